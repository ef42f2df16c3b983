internal import Strength

/// The kinds of files that can be read, told apart by their header and never by their name.
enum Dialect: String, CaseIterable, Sendable {
  case strongIOS = "strong_ios"
  case strongAndroid = "strong_android"
  /// The newer one, which names its unit in the header.
  case strong
  case hevy
  case fitNotesAndroid = "fitnotes_android"
  case fitNotesIOS = "fitnotes_ios"

  init?(_ header: ImportHeader) {
    if header.has(.exerciseName, .setOrder, .date, .workoutName, .reps) {
      if header.has(.weightInKilograms) || header.has(.weightInPounds) {
        self = .strong
      } else if header.has(.weight, .weightUnit) {
        self = .strongAndroid
      } else if header.has(.weight) {
        self = .strongIOS
      } else {
        return nil
      }
    } else if header.has(.title, .startTime, .exerciseTitle, .setIndex, .setType, .reps),
      header.has(.weightKg) || header.has(.weightLbs)
    {
      self = .hevy
    } else if header.has(.date, .exercise, .category, .reps, .weightInKilograms, .weightInPoundsOfFitNotes) {
      self = .fitNotesIOS
    } else if header.has(.date, .exercise, .category, .reps, .weight, .weightUnit) {
      self = .fitNotesAndroid
    } else {
      return nil
    }
  }

  /// The app that wrote it. Workouts are known again by it, so that an app's dialects count as one.
  var source: String {
    switch self {
    case .strongIOS, .strongAndroid, .strong: "strong"
    case .hevy: "hevy"
    case .fitNotesAndroid, .fitNotesIOS: "fitnotes"
    }
  }

  /// Whether its weights are in a unit that only the lifter knows.
  var lacksUnit: Bool { self == .strongIOS }
}

/// Reads the rows of one dialect into a collector.
protocol DialectReader {
  mutating func read(_ row: ImportRow, into workouts: inout WorkoutCollector) throws(RowFault)
}

extension Dialect {
  /// `unit` is for the files that do not say it.
  func reader(unit: WeightUnit?) -> any DialectReader {
    switch self {
    case .strongIOS, .strongAndroid, .strong: StrongReader(assumedUnit: unit)
    case .hevy: HevyReader()
    case .fitNotesAndroid, .fitNotesIOS: FitNotesReader()
    }
  }
}
