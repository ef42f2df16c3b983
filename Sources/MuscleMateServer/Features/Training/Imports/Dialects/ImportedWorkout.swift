internal import Localization
internal import Primitives
internal import Strength

/// One workout in a file. Its time has no zone, and only seldom an offset: no other app's file names a zone.
struct ImportedWorkout: Sendable, Equatable {
  /// Of our own files, here and below: the workout's id.
  var id: UUID?
  /// When it began, to the microsecond. The zone is of the place where it was.
  var moment: Timestamp?
  var timeZone: String?
  var activity: String?
  /// What the file says to distinguish it from others, where it says it.
  var session: String?
  var start: LocalTime
  /// When the last of its parts began, of a workout whose sets have times of their own.
  var last: LocalTime?
  var name: String
  var durationSeconds: Int?
  var notes: String?
  var exercises: [ImportedExercise] = []

  /// What a workout without a name is called.
  static let unnamed = "Workout"

  var setCount: Int { exercises.reduce(0) { $0 + $1.sets.count } }
}

struct ImportedExercise: Sendable, Equatable {
  /// Of our own files: the id that it has within its workout.
  var id: UUID?
  /// Of our own files in JSON: what was done, by its id in the account that was exported.
  var exerciseID: UUID?
  var name: String
  var notes: String?
  var superset: Int?
  var sets: [ImportedSet] = []
}

struct ImportedSet: Sendable, Equatable {
  /// The values are those of `app.sets.kind`.
  enum Kind: String, Sendable {
    case working, drop, failure, amrap
    case warmUp = "warm_up"
  }

  /// Of our own files.
  var id: UUID?
  var kind = Kind.working
  var reps: Int?
  var weight: Decimal?
  /// There where `weight` is.
  var unit: WeightUnit?
  /// The weight takes weight off the lifter, if the exercise is an assisted one; else it is no weight.
  var assists = false
  var distanceMeters: Decimal?
  var durationSeconds: Int?
  var restSeconds: Int?
  var rpe: Decimal?
  var notes: String?
  /// The line of the file, counted from 1, on which its row starts.
  var line: Int
}

extension ImportedSet {
  /// Nothing is kept where nothing was measured: apps write 0 for a weight or a time that a set does not have. A set of 0
  /// reps is a failed try and stays. A weight alone, as of a sled, was moved once.
  init(
    _ row: ImportRow, kind: Kind = .working, reps: Int?, load: ImportedLoad?, seconds: Int? = nil,
    meters: Decimal? = nil, rpe: Decimal? = nil, notes: String? = nil
  ) throws(RowFault) {
    line = row.line
    self.kind = kind
    self.notes = notes
    self.rpe = rpe
    durationSeconds = seconds == 0 ? nil : seconds
    distanceMeters = meters
    (weight, unit, assists) = (load?.weight, load?.unit, load?.assists ?? false)
    let isMeasuredOtherwise = durationSeconds != nil || distanceMeters != nil
    self.reps = reps == 0 && isMeasuredOtherwise ? nil : reps
    guard self.reps == nil, !isMeasuredOtherwise else { return }
    guard let weight else { throw RowFault(.emptySet) }
    row.leaveOut(.weightAlone, weight.description, of: .weight)
    self.reps = 1
  }
}
