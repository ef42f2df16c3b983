public import APISchema
public import Primitives

/// A file of a lifter's own training. It holds the area that was asked for, or each; `POST /v1/lifters/me/imports` reads it
/// again.
public struct TrainingExport: Message {
  /// `musclemate`, by which the file is known.
  public var format = "musclemate"
  /// The version of this form: 1.
  public var version = 1
  /// The exercises that the file names; of a file of everything, all.
  public var exercises: [ExportedExercise] = []
  /// Oldest first. Absent: the file is of another area.
  public var workouts: [ExportedWorkout]?
  /// In the lifter's order. Absent: the file is of another area.
  public var templates: [ExportedTemplate]?
  /// By their first day. Absent: the file is of another area.
  public var goals: [ExportedGoal]?
  /// Oldest first. Absent: the file is of another area.
  public var measurements: [ExportedMeasurement]?
  /// Oldest first. Absent: the file is of another area.
  public var programmes: [ExportedProgramme]?
  /// Oldest first; an import passes over them, since they follow from the workouts. Absent: the file is of another area.
  public var records: [PersonalRecord]?

  public init() {}

  public static let shape: Shape<Self> = Shape("TrainingExport", TrainingExport.init) {
    Field("format", \.format)
    Field("version", \.version)
    Field("exercises", \.exercises)
    Field("workouts", \.workouts)
    Field("templates", \.templates)
    Field("goals", \.goals)
    Field("measurements", \.measurements)
    Field("programmes", \.programmes)
    Field("records", \.records)
  }
}

/// An exercise of the lifter's own. What was recognised by its name is recognised again where it is imported.
public struct ExportedExercise: Message {
  public var id = UUID.unset
  public var name = ""
  public var lift: Lift?
  /// Whether the lift was recognised by the name or set by the lifter.
  public var liftSource = Exercise.TraitSource.recognised
  /// The entry of the catalogue that it is. Absent: none.
  public var catalogueSlug: String?
  public var trainingType: TrainingType?
  public var measure: Measure?
  public var primaryMuscles: [Muscle] = []
  public var secondaryMuscles: [Muscle] = []
  /// Whether type, measure and muscles were recognised or set by the lifter.
  public var traitsSource = Exercise.TraitSource.recognised
  /// Other names by which it is logged.
  public var aliases: [String] = []

  public init() {}

  public static let shape: Shape<Self> = Shape("ExportedExercise", ExportedExercise.init) {
    Field("id", \.id)
    Field("name", \.name, .length(1...200), .format(.name))
    Field("lift", \.lift)
    Field("lift_source", \.liftSource, .defaulted)
    Field("catalogue_slug", \.catalogueSlug, .length(1...64))
    Field("training_type", \.trainingType)
    Field("measure", \.measure)
    Field("primary_muscles", \.primaryMuscles, .count(0...14), .unique, .defaulted)
    Field("secondary_muscles", \.secondaryMuscles, .count(0...14), .unique, .defaulted)
    Field("traits_source", \.traitsSource, .defaulted)
    Field("aliases", \.aliases, .length(1...200), .format(.name), .count(0...1_000), .defaulted)
  } check: { exercise, faults in
    if exercise.secondaryMuscles.contains(where: exercise.primaryMuscles.contains) {
      faults.add("secondary_muscles", .duplicate)
    }
  }
}

/// A workout as `PUT /v1/lifters/me/workouts/{id}` takes it, with its id.
public struct ExportedWorkout: Message {
  public var id = UUID.unset
  /// What it consists of.
  public var workout = Workout()

  public init() {}

  public static let shape: Shape<Self> = Shape("ExportedWorkout", ExportedWorkout.init) {
    Field("id", \.id)
    Workout.shape.storedFields(within: \.workout)
  }
}

/// A template as `PUT /v1/templates/{id}` takes it, with its id.
public struct ExportedTemplate: Message {
  public var id = UUID.unset
  /// What it consists of.
  public var template = Template()

  public init() {}

  public static let shape: Shape<Self> = Shape("ExportedTemplate", ExportedTemplate.init) {
    Field("id", \.id)
    Template.shape.storedFields(within: \.template)
  }
}

/// A goal as `PUT /v1/goals/{id}` takes it, with its id.
public struct ExportedGoal: Message {
  public var id = UUID.unset
  /// Of a lift: the name of the exercise. Absent: it is a main lift.
  public var name: String?
  /// What it consists of.
  public var goal = Goal()

  public init() {}

  public static let shape: Shape<Self> = Shape("ExportedGoal", ExportedGoal.init) {
    Field("id", \.id)
    Field("name", \.name)
    Goal.shape.storedFields(within: \.goal)
  }
}

/// A measurement as `PUT /v1/lifters/me/measurements/{id}` takes it, with its id.
public struct ExportedMeasurement: Message {
  public var id = UUID.unset
  /// What it consists of.
  public var measurement = Measurement()

  public init() {}

  public static let shape: Shape<Self> = Shape("ExportedMeasurement", ExportedMeasurement.init) {
    Field("id", \.id)
    Measurement.shape.storedFields(within: \.measurement)
  }
}

/// A programme as `POST /v1/programmes` takes it, with its id: its rules as they are now.
public struct ExportedProgramme: Message {
  public var id = UUID.unset
  /// What it consists of.
  public var programme = Programme()

  public init() {}

  public static let shape: Shape<Self> = Shape("ExportedProgramme", ExportedProgramme.init) {
    Field("id", \.id)
    Programme.shape.storedFields(within: \.programme)
  }
}

extension Shape {
  /// The members that a request may have and an answer shows, as members of what contains the value.
  fileprivate func storedFields<Whole>(
    within path: any WritableKeyPath<Whole, Root> & Sendable
  ) -> [Field<Whole>] {
    fields.filter(\.isStored).map { $0.within(path) }
  }
}
