internal import MuscleMateAPI
internal import Primitives

extension Cursor {
  /// The beginning of the first page of a list that goes from the newest to the oldest: `infinity`, and the last of all
  /// identifiers.
  static let beforeAll = Cursor(at: Timestamp(microseconds: .max), id: UUID(high: .max, low: .max))

  /// The beginning of the first page of a list that goes from the earliest to the latest: `-infinity`, and the first of
  /// all identifiers.
  static let afterNone = Cursor(at: Timestamp(microseconds: .min), id: UUID(high: 0, low: 0))
}
