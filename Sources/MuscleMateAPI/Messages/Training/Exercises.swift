public import APISchema
public import Primitives

/// One of a lifter's exercises.
public struct Exercise: Message {
  public var id = UUID.unset
  public var name = ""
  public var lift: Lift?
  /// Whether the lift was recognised by the name or set by the lifter.
  public var liftSource = TraitSource.recognised
  /// The entry of the catalogue that its name was recognised as.
  public var catalogueSlug: String?
  public var trainingType: TrainingType?
  public var measure: Measure?
  public var primaryMuscles: [Muscle] = []
  public var secondaryMuscles: [Muscle] = []
  /// Whether type, measure and muscles were recognised by the name or set by the lifter.
  public var traitsSource = TraitSource.recognised
  /// Other names by which it is logged: those of exercises that were merged into it.
  public var aliases: [String] = []
  /// How many workouts contain it. For a caller who sees no workouts: on how many days it was done.
  public var workoutCount = 0
  public var version = 0

  public init() {}

  public static let shape: Shape<Self> = Shape("Exercise", Exercise.init) {
    Field("id", \.id)
    Field("name", \.name)
    Field("lift", \.lift)
    Field("lift_source", \.liftSource)
    Field("catalogue_slug", \.catalogueSlug)
    Field("training_type", \.trainingType)
    Field("measure", \.measure)
    Field("primary_muscles", \.primaryMuscles)
    Field("secondary_muscles", \.secondaryMuscles)
    Field("traits_source", \.traitsSource)
    Field("aliases", \.aliases)
    Field("workout_count", \.workoutCount)
    Field("version", \.version)
  }

  /// The source of the lift and of the muscles that the exercise trains.
  public enum TraitSource: String, WordValue {
    /// The server, by the name.
    case recognised
    /// The lifter.
    case corrected
  }
}

/// The wanted exercises; most used first.
public struct ExerciseQuery: PagedQuery {
  public var limit = PageQuery.usualLimit
  public var after: Cursor?
  /// Only exercises with this as a part of the name.
  public var q: String?

  public init() {}

  public static let shape: Shape<Self> = Shape("ExerciseQuery", ExerciseQuery.init) {
    Field("limit", \.limit, .range(PageQuery.limits), .defaulted)
    Field("after", \.after)
    Field("q", \.q, .length(0...200))
  }
}

/// Another name for an exercise, or another lift, type, measure or muscles than were recognised.
public struct ExerciseChange: Message {
  public var name = Change<String>.unchanged
  /// The main lift that it is. Null: none.
  public var lift = Change<Lift?>.unchanged
  public var trainingType = Change<TrainingType?>.unchanged
  public var measure = Change<Measure?>.unchanged
  public var primaryMuscles = Change<[Muscle]>.unchanged
  public var secondaryMuscles = Change<[Muscle]>.unchanged

  public init() {}

  public static let shape: Shape<Self> = Shape("ExerciseChange", ExerciseChange.init) {
    Field("name", \.name, .length(1...200), .format(.name))
    Field("lift", \.lift)
    Field("training_type", \.trainingType)
    Field("measure", \.measure)
    Field("primary_muscles", \.primaryMuscles, .count(0...14), .unique)
    Field("secondary_muscles", \.secondaryMuscles, .count(0...14), .unique)
  }
}

/// An exercise that the lifter prepares: one of the catalogue, one of their own, or both.
public struct NewExercise: Message {
  /// The exercise's name. Absent: the catalogue's.
  public var name: String?
  /// The entry of the catalogue that it is. Absent: the one that the name is known as.
  public var catalogueSlug: String?
  /// The main lift that it is. Absent: what follows from the name and the catalogue.
  public var lift: Lift?
  /// What it trains. Absent: what follows from the name and the catalogue.
  public var trainingType: TrainingType?
  /// What is counted of it. Absent: what follows from the name and the catalogue.
  public var measure: Measure?
  /// The muscles that it trains first. Absent: what follows from the name and the catalogue.
  public var primaryMuscles: [Muscle]?
  /// The muscles that help. Absent: what follows from the name and the catalogue.
  public var secondaryMuscles: [Muscle]?

  public init() {}

  public static let shape: Shape<Self> = Shape("NewExercise", NewExercise.init) {
    Field("name", \.name, .length(1...200), .format(.name))
    Field("catalogue_slug", \.catalogueSlug, .length(1...64))
    Field("lift", \.lift)
    Field("training_type", \.trainingType)
    Field("measure", \.measure)
    Field("primary_muscles", \.primaryMuscles, .count(0...14), .unique)
    Field("secondary_muscles", \.secondaryMuscles, .count(0...14), .unique)
  } check: { exercise, faults in
    if exercise.name == nil, exercise.catalogueSlug == nil { faults.add("name", .missing) }
  }
}

/// The exercise that another is to become one with.
public struct ExerciseMerge: Message {
  /// The id of the exercise that stays.
  public var into = UUID.unset

  public init() {}

  public static let shape: Shape<Self> = Shape("ExerciseMerge", ExerciseMerge.init) {
    Field("into", \.into)
  }
}

/// The sets of one exercise in one workout.
public struct ExerciseSession: Message {
  /// The workout.
  public var workoutID = UUID.unset
  /// The workout's name.
  public var workoutName = ""
  public var performedAt = Timestamp.unset
  public var timeZone = ""
  public var localDate = CivilDate.unset
  public var sets: [LoggedSet] = []

  public init() {}

  public static let shape: Shape<Self> = Shape("ExerciseSession", ExerciseSession.init) {
    Field("workout_id", \.workoutID)
    Field("workout_name", \.workoutName)
    Field("performed_at", \.performedAt)
    Field("time_zone", \.timeZone)
    Field("local_date", \.localDate)
    Field("sets", \.sets)
  }
}

/// The exercises whose last sets are wanted.
public struct PreviousSetsQuery: Message {
  /// The ids of exercises, separated by commas.
  public var exercises: [UUID] = []

  public init() {}

  public static let shape: Shape<Self> = Shape("PreviousSetsQuery", PreviousSetsQuery.init) {
    Field("exercises", \.exercises, .count(1...50), .unique)
  }
}

/// The sets of an exercise in the last workout that has it.
public struct PreviousSets: Message {
  /// The exercise.
  public var exerciseID = UUID.unset
  /// The workout.
  public var workoutID = UUID.unset
  public var performedAt = Timestamp.unset
  public var timeZone = ""
  public var localDate = CivilDate.unset
  public var sets: [LoggedSet] = []

  public init() {}

  public static let shape: Shape<Self> = Shape("PreviousSets", PreviousSets.init) {
    Field("exercise_id", \.exerciseID)
    Field("workout_id", \.workoutID)
    Field("performed_at", \.performedAt)
    Field("time_zone", \.timeZone)
    Field("local_date", \.localDate)
    Field("sets", \.sets)
  }
}
