internal import Strength

/// The kinds of files that can be read: an app, and where it says the unit. The header decides the kind, never the file's
/// name.
enum Dialect: String, CaseIterable, Sendable {
  /// Our own `workouts.csv`, with the ids of its workouts.
  case musclemate
  /// Those that name the unit in the header.
  case strong
  case strongAndroid = "strong_android"
  case strongIOS = "strong_ios"
  case hevy
  case fitNotesIOS = "fitnotes_ios"
  case fitNotesAndroid = "fitnotes_android"
  case stronglifts
  /// A row for each workout, as until 2018.
  case strongliftsRows = "stronglifts_rows"
  /// A table of no known app.
  case table

  init(_ header: ImportHeader) {
    let namesUnit = header.unit(of: .weight) != nil
    self =
      switch header.form.app {
      case .musclemate: .musclemate
      case .strong: namesUnit ? .strong : header[.weightUnit] == nil ? .strongIOS : .strongAndroid
      case .hevy: .hevy
      case .fitnotes: namesUnit ? .fitNotesIOS : .fitNotesAndroid
      case .stronglifts: header.form.repeatsColumns ? .strongliftsRows : .stronglifts
      case .table: .table
      }
  }

  /// For workouts with a day and no time: the hour that they are given. Noon lies on the same day in every zone that it
  /// could later be looked at from.
  var hourAssumed: Int? {
    switch self {
    case .fitNotesAndroid, .fitNotesIOS, .strongliftsRows, .table: 12
    default: nil
    }
  }

  /// Whether a row may end before its last cells: elsewhere that is a file that was cut.
  var endsRowsEarly: Bool {
    switch self {
    case .stronglifts, .strongliftsRows, .table: true
    default: false
    }
  }
}

extension ImportHeader {
  /// Whether its weights are in a unit that only the lifter knows.
  var lacksUnit: Bool { unit(of: .weight) == nil && self[.weightUnit] == nil && form.app != .stronglifts }
}

/// Reads the rows of one dialect into a collector.
protocol DialectReader {
  mutating func read(_ row: ImportRow, into workouts: inout WorkoutCollector) throws(RowFault)

  /// After the last row.
  func finish(into workouts: inout WorkoutCollector)
}

extension DialectReader {
  func finish(into workouts: inout WorkoutCollector) {}
}

extension Dialect {
  /// `unit` is for the files that do not say it.
  func reader(_ form: TableForm, unit: WeightUnit?) -> any DialectReader {
    switch self {
    case .musclemate: OwnReader(form, unit: unit)
    case .strongIOS, .strongAndroid, .strong: StrongReader(form, unit: unit)
    case .hevy: HevyReader(unit: unit)
    case .fitNotesAndroid, .fitNotesIOS: FitNotesReader(unit: unit)
    case .stronglifts: StrongLiftsReader()
    case .strongliftsRows: StrongLiftsRowReader()
    case .table: TableReader(unit: unit)
    }
  }
}
