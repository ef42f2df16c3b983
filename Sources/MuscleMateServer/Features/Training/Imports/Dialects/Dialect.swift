internal import Strength

/// The kinds of files that can be read. The header decides the kind, never the file's name.
enum Dialect: String, CaseIterable, Sendable {
  /// The newer one, which names its unit in the header.
  case strong
  case strongAndroid = "strong_android"
  case strongIOS = "strong_ios"
  case hevy
  case fitNotesIOS = "fitnotes_ios"
  case fitNotesAndroid = "fitnotes_android"
  case stronglifts

  /// The first that finds all its columns: those that need more come before those that need fewer of the same.
  init?(_ header: ImportHeader) {
    guard let dialect = Self.allCases.first(where: { $0.columnsMissing(in: header).isEmpty }) else {
      return nil
    }
    self = dialect
  }

  /// The columns that the header lacks of the dialect that it comes nearest to; none where it is like no dialect.
  static func columnsMissing(in header: ImportHeader) -> [String] {
    let nearest = allCases.map { (missing: $0.columnsMissing(in: header), needed: $0.columns.count) }
      .min { $0.missing.count < $1.missing.count }
    guard let nearest, nearest.missing.count * 2 <= nearest.needed else { return [] }
    return nearest.missing
  }

  private func columnsMissing(in header: ImportHeader) -> [String] {
    columns.filter { names in names.allSatisfy { header[$0] == nil } }.map { $0[0].rawValue }
  }

  /// The required columns; where a column has several names, one of them.
  private var columns: [[ImportColumn]] {
    let ofStrong: [[ImportColumn]] = [[.exerciseName], [.setOrder], [.date], [.workoutName], [.reps]]
    let ofFitNotes: [[ImportColumn]] = [[.date], [.exercise], [.category], [.reps]]
    return switch self {
    case .strong: ofStrong + [[.weightInKilograms, .weightInPounds]]
    case .strongAndroid: ofStrong + [[.weight], [.weightUnit]]
    case .strongIOS: ofStrong + [[.weight]]
    case .hevy:
      [[.title], [.startTime], [.exerciseTitle], [.setIndex], [.setType], [.reps], [.weightKg, .weightLbs]]
    case .fitNotesIOS: ofFitNotes + [[.weightInKilograms], [.weightInPoundsOfFitNotes]]
    case .fitNotesAndroid: ofFitNotes + [[.weight], [.weightUnit]]
    case .stronglifts:
      [[.dateOfStrongLifts], [.startTimeOfStrongLifts], [.workoutName], [.exercise], [.firstSetReps]]
    }
  }

  /// The app that wrote it. Workouts are known again by it, so that an app's dialects count as one.
  var source: String {
    switch self {
    case .strongIOS, .strongAndroid, .strong: "strong"
    case .hevy: "hevy"
    case .fitNotesAndroid, .fitNotesIOS: "fitnotes"
    case .stronglifts: "stronglifts"
    }
  }

  /// Whether its weights are in a unit that only the lifter knows.
  var lacksUnit: Bool { self == .strongIOS }

  /// For workouts with a day and no time: the hour that they are given.
  var hourAssumed: Int? {
    switch self {
    case .fitNotesAndroid, .fitNotesIOS: FitNotesReader.hour
    default: nil
    }
  }
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
    case .stronglifts: StrongLiftsReader()
    }
  }
}
