/// What a column of a training table says. The raw values are those of the API (`ImportQuery.columns`).
enum ImportColumn: String, CaseIterable, Sendable {
  // Of the workout.
  case workoutID = "workout_id"
  /// Any text that the rows of one workout share.
  case session
  case date
  /// The time of day, where it is not beside the date.
  case time
  case end, workout
  case workoutNotes = "workout_notes"
  case workoutDuration = "workout_duration"
  // Of our own table alone: of the workout, the exercise and the set.
  case startedAt = "started_at"
  case timeZone = "time_zone"
  case activity
  case entryID = "entry_id"
  case setID = "set_id"
  // Of the exercise.
  case exercise, category, superset
  case exerciseNotes = "exercise_notes"
  // Of the set.
  case setOrder = "set_order"
  case setKind = "set_kind"
  /// Yes or no.
  case warmUp = "warm_up"
  /// How many equal sets the row stands for.
  case sets
  case weight
  case weightUnit = "weight_unit"
  case reps, distance
  case distanceUnit = "distance_unit"
  case duration, rpe, notes
  // A row of StrongLifts holds all sets of an exercise, and in its older form all exercises of a workout.
  case setsTimesReps = "sets_times_reps"
  case setsTimesTime = "sets_times_time"
  case firstSetReps = "first_set_reps"
  case firstExercise = "first_exercise"

  /// The columns that distinguish the workouts of a file.
  static let ofWorkout: [ImportColumn] = [.workoutID, .session, .date, .time, .workout]
  /// Those that a person can choose for a column of a table of no known app.
  static let choices = allCases.filter {
    ![
      .workoutID, .startedAt, .timeZone, .activity, .entryID, .setID, .category, .setsTimesReps,
      .setsTimesTime, .firstSetReps, .firstExercise,
    ].contains($0)
  }
  /// Each of them says that a set was done.
  static let measures: [ImportColumn] = [.reps, .weight, .duration, .distance]
  /// Its cells are words, which may hold anything.
  var isWords: Bool {
    [.workout, .workoutNotes, .exercise, .category, .exerciseNotes, .notes].contains(self)
  }
}

/// What a header says of a column: its meaning, and the unit of its values where the header names one.
struct ColumnMeaning: Hashable, Sendable {
  let column: ImportColumn
  var unit: String?
}
