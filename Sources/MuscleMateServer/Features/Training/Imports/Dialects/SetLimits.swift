internal import Primitives

/// The limits of what a row may say about a set, for every writer. Nothing on earth was lifted beyond them; what
/// lies there is a shifted column or a wrong unit.
enum SetLimits {
  static let reps = 1_000
  static let pounds: Int64 = 3_000
  static let durationSeconds = 604_800
  static let meters: Decimal = 1_000_000
  /// More are read as something else.
  static let setsInCell = 1_000
}
