public import APISchema

/// An exercise that comes with the platform, in the caller's language.
public struct CatalogueExercise: Message {
  /// The name that is the same in every language.
  public var slug = ""
  /// The name in the caller's language.
  public var name = ""
  /// How it is done, in the caller's language.
  public var instruction = ""
  /// The groups of the muscles that do the work.
  public var muscleGroups: [MuscleGroup] = []
  public var primaryMuscles: [Muscle] = []
  public var secondaryMuscles: [Muscle] = []
  public var trainingType = TrainingType.strength
  public var measure = Measure.weightReps
  public var equipment = TrainingEquipment.none
  /// Other names by which it is recognised.
  public var aliases: [String] = []
  /// The licence, by its name in SPDX.
  public var licence = ""
  /// Who wrote the entry.
  public var source = ""

  public init() {}

  public static let shape: Shape<Self> = Shape("CatalogueExercise", CatalogueExercise.init) {
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
  /// Only exercises whose working muscles are in this group.
  public var group: MuscleGroup?
  /// Only exercises in which this muscle does the work.
  public var muscle: Muscle?
  /// Only exercises that train this.
  public var type: TrainingType?
  /// Only exercises with this equipment.
  public var equipment: TrainingEquipment?
  /// Only exercises with this as a part of the name, in any language and spelling that the catalogue knows.
  public var q: String?

  public init() {}

  public static let shape: Shape<Self> = Shape("CatalogueQuery", CatalogueQuery.init) {
    Field("limit", \.limit, .range(PageQuery.limits), .defaulted)
    Field("after", \.after)
    Field("group", \.group)
    Field("muscle", \.muscle)
    Field("type", \.type)
    Field("equipment", \.equipment)
    Field("q", \.q, .length(0...200))
  }
}
