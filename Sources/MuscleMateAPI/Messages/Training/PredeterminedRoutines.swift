public import APISchema

/// A routine that comes with the platform: names, sets, reps and supersets are set.
public struct PredeterminedRoutine: Message {
  public var slug = ""
  /// The name in the caller's language.
  public var name = ""
  /// What it is for, in the caller's language.
  public var description = ""
  /// The group of muscles that it trains. Absent: the whole body.
  public var muscleGroup: MuscleGroup?
  public var trainingType = TrainingType.strength
  public var exercises: [PredeterminedExercise] = []
  /// The licence, by its name in SPDX.
  public var licence = ""
  /// Who wrote it.
  public var source = ""

  public init() {}

  public static let shape: Shape<Self> = Shape("PredeterminedRoutine", PredeterminedRoutine.init) {
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
  /// The exercise's entry in the catalogue.
  public var catalogueSlug = ""
  /// The exercise's name in the caller's language.
  public var name = ""
  /// Exercises that share a number are done in turns. Absent: by itself.
  public var superset: Int?
  public var sets: [PrescribedSet] = []

  public init() {}

  public static let shape: Shape<Self> = Shape("PredeterminedExercise", PredeterminedExercise.init) {
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
  /// Only routines for this group of muscles.
  public var group: MuscleGroup?
  /// Only routines with an exercise in which this muscle does the work.
  public var muscle: Muscle?
  /// Only routines that train this.
  public var type: TrainingType?

  public init() {}

  public static let shape: Shape<Self> = Shape("PredeterminedQuery", PredeterminedQuery.init) {
    Field("limit", \.limit, .range(PageQuery.limits), .defaulted)
    Field("after", \.after)
    Field("group", \.group)
    Field("muscle", \.muscle)
    Field("type", \.type)
  }
}

/// The days that a routine is put on: all that is chosen of a predetermined one.
public struct PredeterminedDays: Message {
  /// The weekdays on which it is a routine. Absent: none.
  public var weekdays: [Weekday] = []
  /// Whether it is a routine for every day. Absent: false.
  public var anyDay = false

  public init() {}

  public static let shape: Shape<Self> = Shape("PredeterminedDays", PredeterminedDays.init) {
    Field("weekdays", \.weekdays, .count(0...7), .unique, .defaulted)
    Field("any_day", \.anyDay, .defaulted)
  } check: { days, faults in
    if days.weekdays.isEmpty, !days.anyDay { faults.add("weekdays", .needed) }
  }
}
