/// A routine that comes with the platform: names, sets, reps and supersets are set.
public struct PredeterminedRoutine: Message {
  public var slug = ""
  public var name = ""
  public var description = ""
  /// Absent: for the whole body.
  public var muscleGroup: MuscleGroup?
  public var trainingType = TrainingType.strength
  public var exercises: [PredeterminedExercise] = []
  /// SPDX's name of the licence.
  public var licence = ""
  public var source = ""

  public init() {}

  public static let shape = Shape("PredeterminedRoutine", PredeterminedRoutine.init) {
    Field("slug", \.slug)
    Field("name", \.name)
    Field("description", \.description)
    Field("muscle_group", \.muscleGroup)
    Field("training_type", \.trainingType)
    Field("exercises", \.exercises)
    Field("licence", \.licence)
    Field("source", \.source)
  }
}

/// An exercise of the catalogue as a routine sets it.
public struct PredeterminedExercise: Message {
  public var catalogueSlug = ""
  public var name = ""
  /// Exercises that share a number are done in turns.
  public var superset: Int?
  public var sets: [PrescribedSet] = []

  public init() {}

  public static let shape = Shape("PredeterminedExercise", PredeterminedExercise.init) {
    Field("catalogue_slug", \.catalogueSlug)
    Field("name", \.name)
    Field("superset", \.superset)
    Field("sets", \.sets)
  }
}

/// The wanted routines.
public struct PredeterminedQuery: PagedQuery {
  public var limit = PageQuery.usualLimit
  public var after: Cursor?
  public var group: MuscleGroup?
  public var muscle: Muscle?
  public var type: TrainingType?

  public init() {}

  public static let shape = Shape("PredeterminedQuery", PredeterminedQuery.init) {
    Field("limit", \.limit, .range(PageQuery.limits), .defaulted)
    Field("after", \.after)
    Field("group", \.group)
    Field("muscle", \.muscle, .note("One that does the work in an exercise of it"))
    Field("type", \.type)
  }
}

/// The days that a routine is put on: all that is chosen of a predetermined one.
public struct PredeterminedDays: Message {
  public var weekdays: [Weekday] = []
  public var anyDay = false

  public init() {}

  public static let shape = Shape("PredeterminedDays", PredeterminedDays.init) {
    Field("weekdays", \.weekdays, .count(0...7), .unique, .defaulted)
    Field("any_day", \.anyDay, .defaulted)
  } check: { days, faults in
    if days.weekdays.isEmpty, !days.anyDay { faults.add("weekdays", .needed) }
  }
}
