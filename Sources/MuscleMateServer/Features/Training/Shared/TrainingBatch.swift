internal import APISchema
internal import MuscleMateAPI
internal import Primitives
internal import Strength

/// Workouts taken apart into the columns that the statements of `TrainingWrites` take: one workout or thousands.
struct TrainingBatch: Sendable {
  private(set) var workouts = WorkoutColumns()
  private(set) var entries = EntryColumns()
  private(set) var sets = SetColumns()

  init() {}

  /// One workout, written now.
  init(_ workout: Workout, as id: UUID, at now: Timestamp) {
    var workout = workout
    workout.exercises = workout.exercises.identified(in: id, at: now)
    add(workout, as: id) { UUID.v7(at: now) }
  }

  /// - Parameter identifiers: gives the identifiers that new exercises would take.
  private mutating func add(_ workout: Workout, as id: UUID, identifiers: () -> UUID) {
    workouts.ids.append(id)
    workouts.names.append(workout.name)
    workouts.performedAt.append(workout.performedAt.timestamp)
    workouts.timeZones.append(workout.timeZone)
    workouts.durations.append(workout.durationSeconds.map(Int32.init))
    workouts.exerciseCounts.append(Int32(workout.exercises.count))
    let done = workout.exercises.flatMap(\.sets)
    workouts.setCounts.append(Int32(done.count))
    workouts.warmUpCounts.append(Int32(done.count { $0.kind == .known(.warmUp) }))
    workouts.notes.append(workout.notes)
    workouts.activities.append(workout.activity?.rawValue)
    for (position, exercise) in workout.exercises.enumerated() {
      entries.add(exercise, of: id, at: Int32(position), proposal: identifiers())
      for (setPosition, set) in exercise.sets.enumerated() {
        sets.add(set, of: id, at: Int32(position), Int32(setPosition))
      }
    }
  }
}

struct WorkoutColumns: Sendable {
  var ids: [UUID] = []
  var names: [String] = []
  var performedAt: [Timestamp] = []
  var timeZones: [String?] = []
  var durations: [Int32?] = []
  var exerciseCounts: [Int32] = []
  var setCounts: [Int32] = []
  var warmUpCounts: [Int32] = []
  var notes: [String?] = []
  var activities: [String?] = []
}

/// The exercises of workouts.
struct EntryColumns: Sendable {
  var workouts: [UUID] = []
  var positions: [Int32] = []
  /// Of the entries themselves.
  var ids: [UUID?] = []
  /// The identifier that the exercise gets if its name is new.
  var proposals: [UUID] = []
  var names: [String?] = []
  var exercises: [UUID?] = []
  var notes: [String?] = []
  var supersets: [Int32?] = []

  init() {}

  /// The exercises of one plan, to be named.
  init(_ exercises: [PrescribedExercise], of plan: UUID = UUID(high: 0, low: 0), identifiers: () -> UUID) {
    for (position, exercise) in exercises.enumerated() {
      add(exercise, of: plan, at: Int32(position), proposal: identifiers())
    }
  }

  mutating func add(_ exercise: WorkoutExercise, of workout: UUID, at position: Int32, proposal: UUID) {
    add(
      exercise.id, exercise.name, exercise.exerciseID, exercise.notes, exercise.superset, of: workout,
      at: position, proposal)
  }

  mutating func add(_ exercise: PrescribedExercise, of plan: UUID, at position: Int32, proposal: UUID) {
    add(
      exercise.id, exercise.name, exercise.exerciseID, exercise.notes, exercise.superset, of: plan,
      at: position, proposal)
  }

  private mutating func add(
    _ id: UUID?, _ name: String?, _ exercise: UUID?, _ note: String?, _ superset: Int?, of workout: UUID,
    at position: Int32, _ proposal: UUID
  ) {
    workouts.append(workout)
    positions.append(position)
    ids.append(id)
    proposals.append(proposal)
    names.append(name)
    exercises.append(exercise)
    notes.append(note)
    supersets.append(superset.map(Int32.init))
  }
}

struct SetColumns: Sendable {
  var workouts: [UUID] = []
  var exercisePositions: [Int32] = []
  var positions: [Int32] = []
  /// None of an import's: those have the derived ones.
  var ids: [UUID?] = []
  var kinds: [String] = []
  var reps: [Int32?] = []
  var weights: [Decimal?] = []
  var units: [String?] = []
  var rpes: [Decimal?] = []
  var rests: [Int32?] = []
  var durations: [Int32?] = []
  var distances: [Decimal?] = []
  var notes: [String?] = []

  mutating func add(_ set: LoggedSet, of workout: UUID, at exercise: Int32, _ position: Int32) {
    workouts.append(workout)
    exercisePositions.append(exercise)
    positions.append(position)
    ids.append(set.id)
    kinds.append(set.kind.text)
    reps.append(set.reps.map(Int32.init))
    weights.append(set.weight)
    units.append(set.unit?.rawValue)
    rpes.append(set.rpe?.value)
    rests.append(set.restSeconds.map(Int32.init))
    durations.append(set.durationSeconds.map(Int32.init))
    distances.append(set.distanceMeters)
    notes.append(set.notes)
  }
}
