internal import MuscleMateAPI
internal import Postgres
internal import Primitives
internal import Secrets
internal import Strength

/// The content of a file, in the columns that `ImportStatements` take.
struct ImportBatch: Sendable {
  private let dialect: String
  private let source: String
  /// The part of the report that is known before anything is written.
  private let found: JSON
  private let skipped: Int32
  private let header: UUID
  private let columns: String?
  private let dates: String?
  private var workouts = Workouts()
  private var entries = Entries()
  private var sets = SetColumns()
  /// Of each set its workout's place, counted from 1.
  private var workoutsOfSets: [Int32] = []
  private var assists: [Bool] = []
  /// What is no workout, for app.import_things.
  private var things: JSON = [:]

  private struct Workouts: Sendable {
    var keys: [UUID] = []
    var ownIDs: [UUID?] = []
    var names: [String] = []
    var starts: [String] = []
    /// When the last of its parts began, of a workout whose sets have times of their own.
    var lasts: [String?] = []
    var shapes: [UUID] = []
    var contents: [UUID] = []
    var durations: [Int32?] = []
    var exerciseCounts: [Int32] = []
    var setCounts: [Int32] = []
    var warmUpCounts: [Int32] = []
    var notes: [String?] = []
    var moments: [Timestamp?] = []
    var timeZones: [String?] = []
    var activities: [String?] = []
  }

  private struct Entries: Sendable {
    /// The workout's place, counted from 1.
    var workouts: [Int32] = []
    var positions: [Int32] = []
    var ids: [UUID?] = []
    /// The places of their exercises in `names`, counted from 1.
    var nameNumbers: [Int32] = []
    var notes: [String?] = []
    var supersets: [Int32?] = []
    /// The different exercises by name and id, each with the identifier that it gets if it is new.
    var names: [String] = []
    var exerciseIDs: [UUID?] = []
    var proposals: [UUID] = []
  }

  private struct NamedExercise: Hashable {
    let name: String
    let id: UUID?
  }

  init(_ file: ImportFile, at now: Timestamp) {
    dialect = file.dialect.rawValue
    source = file.form.app.rawValue
    header = file.table.fingerprint
    columns = file.choice?.text
    dates = file.dates.flatMap { ImportQuery.Dates($0.order)?.rawValue }
    found = ImportReport.found(in: file)
    skipped = Int32(file.skippedWorkouts)
    add(file.workouts, at: now)
  }

  init(_ file: TrainingFile, at now: Timestamp) {
    (dialect, source) = (file.dialect, TableForm.App.musclemate.rawValue)
    header = Self.digest(file.dialect)
    (columns, dates) = (nil, nil)
    found = ImportReport.found(in: file)
    skipped = Int32(file.skippedWorkouts)
    things = file.things
    add(file.workouts, at: now)
  }

  private mutating func add(_ all: [ImportedWorkout], at now: Timestamp) {
    var numbers: [NamedExercise: Int32] = [:]
    for workout in all.withIDsOnce {
      let key = Self.key(of: workout, from: source)
      add(workout, as: key)
      for (position, exercise) in workout.exercises.enumerated() {
        let named = NamedExercise(name: exercise.name, id: exercise.exerciseID)
        let number = numbers[named] ?? Int32(numbers.count + 1)
        if numbers.updateValue(number, forKey: named) == nil {
          entries.names.append(exercise.name)
          entries.exerciseIDs.append(exercise.exerciseID)
          entries.proposals.append(UUID.v7(at: now))
        }
        add(exercise, at: Int32(position), name: number)
      }
    }
  }

  /// The same for the same workout in every export of an app: what the file says to distinguish it, else its start and its
  /// name. `app.import_key` says it of a start.
  private static func key(of workout: ImportedWorkout, from source: String) -> UUID {
    if let id = workout.id { return digest("\(source)\n\(id)") }
    if let session = workout.session { return digest("\(source)\nsession\n\(session)") }
    return digest("\(source)\n\(workout.start)\n\(workout.name)")
  }

  static func digest(_ text: String) -> UUID {
    let digest = SHA256.digest(text.utf8)
    func word(_ bytes: ArraySlice<UInt8>) -> UInt64 { bytes.reduce(0) { $0 << 8 | UInt64($1) } }
    return UUID(high: word(digest[0..<8]), low: word(digest[8..<16]))
  }

  private mutating func add(_ workout: ImportedWorkout, as key: UUID) {
    workouts.keys.append(key)
    workouts.ownIDs.append(workout.id)
    workouts.names.append(workout.name)
    workouts.starts.append(workout.start.description)
    workouts.lasts.append(workout.last?.description)
    workouts.shapes.append(workout.shape)
    workouts.contents.append(Self.digest(workout.content))
    workouts.durations.append(workout.durationSeconds.map(Int32.init))
    workouts.exerciseCounts.append(Int32(workout.exercises.count))
    workouts.setCounts.append(Int32(workout.setCount))
    workouts.warmUpCounts.append(Int32(workout.exercises.flatMap(\.sets).count { $0.kind == .warmUp }))
    workouts.notes.append(workout.notes)
    workouts.moments.append(workout.moment)
    workouts.timeZones.append(workout.timeZone)
    workouts.activities.append(workout.activity)
  }

  /// Of the workout that was added last.
  private mutating func add(_ exercise: ImportedExercise, at position: Int32, name: Int32) {
    entries.workouts.append(Int32(count))
    entries.positions.append(position)
    entries.ids.append(exercise.id)
    entries.nameNumbers.append(name)
    entries.notes.append(exercise.notes)
    entries.supersets.append(exercise.superset.map(Int32.init))
    for (setPosition, set) in exercise.sets.enumerated() {
      workoutsOfSets.append(Int32(count))
      sets.add(set, at: position, Int32(setPosition))
      assists.append(set.assists)
    }
  }

  // MARK: - Statements

  var count: Int { workouts.keys.count }

  var isEmpty: Bool { count == 0 && things == [:] }

  func previewStatement(_ query: ImportQuery) -> BoundStatement<ImportRecord> {
    ImportStatements.preview(
      source, dialect, query.timeZone, workouts.keys, workouts.contents, workouts.ownIDs,
      workouts.names, workouts.starts, workouts.lasts, workouts.shapes, workouts.setCounts,
      query.restoreDeleted, query.twins, found, skipped, things)
  }

  func upsertWorkouts(as id: UUID, _ query: ImportQuery) -> BoundStatement<RowCount> {
    ImportStatements.upsertWorkouts(
      id, source, dialect, query.timeZone, workouts.keys, workouts.contents, workouts.ownIDs,
      workouts.names, workouts.starts, workouts.lasts, workouts.shapes, workouts.setCounts,
      query.restoreDeleted, query.twins, found, skipped, workouts.durations, workouts.exerciseCounts,
      header, columns, dates, workouts.warmUpCounts, workouts.moments, workouts.timeZones, workouts.activities
    )
  }

  func writeThings(of id: UUID, _ query: ImportQuery) -> BoundStatement<RowCount> {
    ImportStatements.writeThings(id, things, query.restoreDeleted)
  }

  func upsertNotes(of id: UUID) -> BoundStatement<RowCount> {
    ImportStatements.upsertNotes(id, workouts.keys, workouts.notes)
  }

  func nameExercises(of id: UUID) -> BoundStatement<RowCount> {
    ImportStatements.nameExercises(
      id, workouts.keys, entries.names, entries.proposals, entries.workouts, entries.nameNumbers, source,
      entries.exerciseIDs)
  }

  func upsertEntries(of id: UUID) -> BoundStatement<RowCount> {
    ImportStatements.upsertEntries(
      id, workouts.keys, entries.workouts, entries.positions, entries.names, entries.nameNumbers,
      entries.notes, entries.supersets, source, entries.ids, entries.exerciseIDs)
  }

  func rememberNames() -> BoundStatement<RowCount> {
    ImportStatements.rememberNames(source, entries.names, entries.exerciseIDs)
  }

  func upsertSets(of id: UUID) -> BoundStatement<RowCount> {
    ImportStatements.upsertSets(
      id, workouts.keys, workoutsOfSets, sets.exercisePositions, sets.positions, sets.kinds, sets.reps,
      sets.weights, sets.units, sets.rpes, sets.rests, sets.durations, sets.distances, sets.notes, assists,
      sets.ids)
  }

  /// The names of the exercises, in the file's order.
  var exerciseNames: [String] { entries.names }
}

extension SetColumns {
  fileprivate mutating func add(_ set: ImportedSet, at exercise: Int32, _ position: Int32) {
    exercisePositions.append(exercise)
    positions.append(position)
    ids.append(set.id)
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
    // As before for files of other apps, which name neither.
    if let timeZone { text += "\u{1F}\(timeZone)\u{1F}\(activity ?? "")" }
    for exercise in exercises {
      text += "\u{1D}\(exercise.name)\u{1F}\(exercise.notes ?? "")\u{1F}\(exercise.superset ?? -1)"
      for set in exercise.sets { text += "\u{1E}\(set.content)" }
    }
    return text
  }

  /// As `app.workout_shapes` reckons it of a workout in the log.
  fileprivate var shape: UUID {
    let sets = exercises.flatMap(\.sets).map(\.shape).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return ImportBatch.digest(sets.joined(separator: ","))
  }
}

extension ImportedSet {
  fileprivate var content: String {
    let values: [String?] = [
      kind.rawValue, reps?.description, weight?.description, unit?.rawValue, rpe?.description,
      restSeconds?.description, durationSeconds?.description, distanceMeters?.description, notes,
    ]
    // As before for what is no assistance, so that a file that was imported before says the same.
    return values.map { $0 ?? "" }.joined(separator: "\u{1F}") + (assists ? "\u{1F}assists" : "")
  }

  /// As `app.set_shape` does it.
  fileprivate var shape: String {
    let grams = weight.flatMap { Weight($0, unit ?? .kg) }?.grams ?? 0
    let meters = distanceMeters?.rounded(to: 0).integer ?? 0
    return "\(reps ?? -1):\((grams + 50) / 100):\(durationSeconds ?? 0):\(meters)"
  }
}

extension [ImportedWorkout] {
  /// An id that an exercise or a set has stands once within a log: of a row that somebody copied, the first keeps it.
  fileprivate var withIDsOnce: [ImportedWorkout] {
    var (entries, sets): (Set<UUID>, Set<UUID>) = ([], [])
    var workouts = self
    for workout in workouts.indices {
      for entry in workouts[workout].exercises.indices {
        if let id = workouts[workout].exercises[entry].id, !entries.insert(id).inserted {
          workouts[workout].exercises[entry].id = nil
        }
        for set in workouts[workout].exercises[entry].sets.indices {
          if let id = workouts[workout].exercises[entry].sets[set].id, !sets.insert(id).inserted {
            workouts[workout].exercises[entry].sets[set].id = nil
          }
        }
      }
    }
    return workouts
  }
}
