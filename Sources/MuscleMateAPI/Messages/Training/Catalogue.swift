/// An exercise that comes with the platform, in the caller's language.
public struct CatalogueExercise: Message {
  /// The name that is the same in every language.
  public var slug = ""
  public var name = ""
  public var instruction = ""
  public var muscleGroups: [MuscleGroup] = []
  public var primaryMuscles: [Muscle] = []
  public var secondaryMuscles: [Muscle] = []
  public var trainingType = TrainingType.strength
  public var measure = Measure.weightReps
  public var equipment = TrainingEquipment.none
  /// Other names by which it is recognised.
  public var aliases: [String] = []
  /// SPDX's name of the licence.
  public var licence = ""
  /// The writer of the entry.
  public var source = ""

  public init() {}

  public static let shape = Shape("CatalogueExercise", CatalogueExercise.init) {
    Field("slug", \.slug)
    Field("name", \.name)
    Field("instruction", \.instruction)
    Field("muscle_groups", \.muscleGroups)
    Field("primary_muscles", \.primaryMuscles)
    Field("secondary_muscles", \.secondaryMuscles)
    Field("training_type", \.trainingType)
    Field("measure", \.measure)
    Field("equipment", \.equipment)
    Field("aliases", \.aliases)
    Field("licence", \.licence)
    Field("source", \.source)
  }
}

/// The equipment of an exercise.
public enum TrainingEquipment: String, WordValue {
  case none, barbell, dumbbell, kettlebell, plate, machine, cable, band, bench, rings, ball, sled, rope, other
  case ezBar = "ez_bar"
  case trapBar = "trap_bar"
  case smithMachine = "smith_machine"
  case pullUpBar = "pull_up_bar"
  case balanceBoard = "balance_board"
  case cardioMachine = "cardio_machine"
}

/// The wanted exercises of the catalogue; by name.
public struct CatalogueQuery: PagedQuery {
  public var limit = PageQuery.usualLimit
  public var after: Cursor?
  public var group: MuscleGroup?
  public var muscle: Muscle?
  public var type: TrainingType?
  public var equipment: TrainingEquipment?
  /// A part of the name, in any language and spelling that the catalogue knows.
  public var q: String?

  public init() {}

  public static let shape = Shape("CatalogueQuery", CatalogueQuery.init) {
    Field("limit", \.limit, .range(PageQuery.limits), .defaulted)
    Field("after", \.after)
    Field("group", \.group, .note("Of the muscles that do the work"))
    Field("muscle", \.muscle, .note("One that does the work"))
    Field("type", \.type)
    Field("equipment", \.equipment)
    Field("q", \.q, .length(0...200))
  }
}
