internal import MuscleMateAPI
internal import Postgres
internal import Primitives
internal import Secrets
internal import Strength

/// The content of a file, in the columns that `ImportStatements` take.
struct ImportBatch: Sendable {
  private let dialect: Dialect
  /// The part of the report that is known before anything is written.
  private let found: JSON
  private let skipped: Int32
  private var workouts = Workouts()
  private var entries = Entries()
  private var sets = SetColumns()

  private struct Workouts: Sendable {
    var keys: [UUID] = []
    var names: [String] = []
    var starts: [String] = []
    var contents: [UUID] = []
    var durations: [Int32?] = []
    var exerciseCounts: [Int32] = []
    var setCounts: [Int32] = []
    var notes: [String?] = []
  }

  private struct Entries: Sendable {
    var workoutKeys: [UUID] = []
    var positions: [Int32] = []
    /// The identifier that the exercise gets if its name is new.
    var proposals: [UUID] = []
    var names: [String] = []
    var notes: [String?] = []
    var supersets: [Int32?] = []
  }

  init(_ file: ImportFile, at now: Timestamp) {
    dialect = file.dialect
    found = ImportReport.found(in: file)
    skipped = Int32(file.skippedWorkouts)
    var proposals: [String: UUID] = [:]
    for workout in file.workouts {
      let key = Self.key(of: workout, from: file.dialect.source)
      add(workout, as: key)
      for (position, exercise) in workout.exercises.enumerated() {
        let proposal = proposals[exercise.name] ?? UUID.v7(at: now)
        proposals[exercise.name] = proposal
        add(exercise, of: key, at: Int32(position), proposal: proposal)
      }
    }
  }

  /// The same for the same workout in every export of an app: its local start and its name.
  private static func key(of workout: ImportedWorkout, from source: String) -> UUID {
    digest("\(source)\n\(workout.start)\n\(workout.name)")
  }

  fileprivate static func digest(_ text: String) -> UUID {
    let digest = SHA256.digest(text.utf8)
    func word(_ bytes: ArraySlice<UInt8>) -> UInt64 { bytes.reduce(0) { $0 << 8 | UInt64($1) } }
    return UUID(high: word(digest[0..<8]), low: word(digest[8..<16]))
  }

  private mutating func add(_ workout: ImportedWorkout, as key: UUID) {
    workouts.keys.append(key)
    workouts.names.append(workout.name)
    workouts.starts.append(workout.start.description)
    workouts.contents.append(Self.digest(workout.content))
    workouts.durations.append(workout.durationSeconds.map(Int32.init))
    workouts.exerciseCounts.append(Int32(workout.exercises.count))
    workouts.setCounts.append(Int32(workout.setCount))
    workouts.notes.append(workout.notes)
  }

  private mutating func add(_ exercise: ImportedExercise, of key: UUID, at position: Int32, proposal: UUID) {
    entries.workoutKeys.append(key)
    entries.positions.append(position)
    entries.proposals.append(proposal)
    entries.names.append(exercise.name)
    entries.notes.append(exercise.notes)
    entries.supersets.append(exercise.superset.map(Int32.init))
    for (setPosition, set) in exercise.sets.enumerated() {
      sets.add(set, of: key, at: position, Int32(setPosition))
    }
  }

  // MARK: - Statements

  var count: Int { workouts.keys.count }

  func preview(_ query: ImportQuery) -> BoundStatement<ImportRecord> {
    ImportStatements.preview(
      dialect.source, dialect.rawValue, query.timeZone, workouts.keys, workouts.contents, workouts.setCounts,
      query.restoreDeleted, found, skipped)
  }

  func upsertWorkouts(as id: UUID, _ query: ImportQuery) -> BoundStatement<RowCount> {
    ImportStatements.upsertWorkouts(
      id, dialect.source, dialect.rawValue, query.timeZone, workouts.keys, workouts.names, workouts.starts,
      workouts.durations, workouts.exerciseCounts, workouts.setCounts, workouts.contents,
      query.restoreDeleted,
      found, skipped)
  }

  func upsertNotes(of id: UUID) -> BoundStatement<RowCount> {
    ImportStatements.upsertNotes(id, workouts.keys, workouts.notes)
  }

  func nameExercises(of id: UUID) -> BoundStatement<RowCount> {
    ImportStatements.nameExercises(id, entries.workoutKeys, entries.proposals, entries.names)
  }

  func upsertEntries(of id: UUID) -> BoundStatement<RowCount> {
    ImportStatements.upsertEntries(
      id, entries.workoutKeys, entries.positions, entries.names, entries.notes, entries.supersets)
  }

  func upsertSets(of id: UUID) -> BoundStatement<RowCount> {
    ImportStatements.upsertSets(
      id, sets.workouts, sets.exercisePositions, sets.positions, sets.kinds, sets.reps, sets.weights,
      sets.units,
      sets.rpes, sets.rests, sets.durations, sets.distances, sets.notes)
  }
}

extension SetColumns {
  fileprivate mutating func add(_ set: ImportedSet, of workout: UUID, at exercise: Int32, _ position: Int32) {
    workouts.append(workout)
    exercisePositions.append(exercise)
    positions.append(position)
    kinds.append(set.kind.rawValue)
    reps.append(set.reps.map(Int32.init))
    weights.append(set.weight)
    units.append(set.unit?.rawValue)
    rpes.append(set.rpe)
    rests.append(set.restSeconds.map(Int32.init))
    durations.append(set.durationSeconds.map(Int32.init))
    distances.append(set.distanceMeters)
    notes.append(set.notes)
  }
}

extension ImportedWorkout {
  /// All that a file says of it beside its name and start, so that another content is another text. Marks that no
  /// text of the file has beside it keep the values apart.
  fileprivate var content: String {
    var text = "\(durationSeconds ?? -1)\u{1F}\(notes ?? "")"
    for exercise in exercises {
      text += "\u{1D}\(exercise.name)\u{1F}\(exercise.notes ?? "")\u{1F}\(exercise.superset ?? -1)"
      for set in exercise.sets { text += "\u{1E}\(set.content)" }
    }
    return text
  }
}

extension ImportedSet {
  fileprivate var content: String {
    let values: [String?] = [
      kind.rawValue, reps?.description, weight?.description, unit?.rawValue, rpe?.description,
      restSeconds?.description, durationSeconds?.description, distanceMeters?.description, notes,
    ]
    return values.map { $0 ?? "" }.joined(separator: "\u{1F}")
  }
}
