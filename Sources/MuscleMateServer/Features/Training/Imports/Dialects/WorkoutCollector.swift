internal import Localization
internal import Primitives
internal import Strength

/// Puts rows together to workouts, in the order of the file, within the limits of the training log.
struct WorkoutCollector {
  private(set) var workouts: [ImportedWorkout] = []
  private var report = ProblemReport()
  private let columnNames: [String]
  private var indices: [Key: Int] = [:]
  private var told: Set<Told> = []
  /// The position of the current row's workout.
  private(set) var current = 0
  private let lastDate: CivilDate

  private struct Told: Hashable {
    let workout: Int
    let fault: RowFault
  }

  private struct Key: Hashable {
    let id: UUID?
    let session: String?
    let start: LocalTime
    let name: String
  }

  /// The log begins with 1900 in UTC (app.workouts): the day after is in it in every zone.
  private static let firstDay = CivilDate(unixDay: -25_566)
  private static let longestName = 200
  private static let longestWorkoutNotes = 10_000
  private static let longestSetNotes = 2_000
  private static let mostExercises = 100
  static let mostSets = 100

  /// No workout may lie after `lastDate`.
  init(_ columnNames: [String], lastDate: CivilDate) {
    (self.columnNames, self.lastDate) = (columnNames, lastDate)
  }

  // MARK: - Problems

  var problems: [ImportProblem] { report.problems }

  mutating func report(_ code: ImportProblemCode, _ found: String = "", at line: Int) {
    report(RowFault(code, found), at: line, isRowLost: false)
  }

  mutating func report(_ fault: RowFault, at line: Int, isRowLost: Bool) {
    report.add(
      ImportProblem(
        line: line, code: fault.code, found: fault.found, isRowLost: isRowLost,
        column: fault.place.flatMap { columnNames.indices.contains($0) ? columnNames[$0] : nil }))
  }

  /// Reports what was left out of a row; what all rows of its workout say, once.
  mutating func report(_ row: ImportRow) {
    for fault in row.leftOut { report(fault, at: row.line, isRowLost: false) }
    for fault in row.leftOutOfAll where told.insert(Told(workout: current, fault: fault)).inserted {
      report(fault, at: row.line, isRowLost: false)
    }
  }

  // MARK: - Workouts

  /// Goes to the workout of this name and time, which distinguish workouts where they have no id.
  mutating func openWorkout(
    named name: String?, at start: LocalTime, id: UUID? = nil, session: String? = nil
  ) throws(RowFault) {
    guard start.date >= Self.firstDay else { throw RowFault(.dateTooEarly, start.date.description) }
    guard start.date <= lastDate else { throw RowFault(.dateInTheFuture, start.date.description) }
    let name = name ?? ImportedWorkout.unnamed
    guard name.unicodeScalars.count <= Self.longestName else { throw RowFault(.nameTooLong, name) }
    let key =
      id.map {
        Key(id: $0, session: nil, start: LocalTime(date: Self.firstDay, secondOfDay: 0), name: "")
      } ?? Key(id: nil, session: session, start: start, name: session == nil ? name : "")
    if let index = indices[key] {
      current = index
    } else {
      current = workouts.count
      indices[key] = current
      workouts.append(ImportedWorkout(id: id, session: session, start: start, name: name))
    }
  }

  /// The values that each row of a workout repeats; the first row with a value counts.
  mutating func describe(durationSeconds: Int?, notes: String?, line: Int) {
    if workouts[current].durationSeconds == nil { workouts[current].durationSeconds = durationSeconds }
    if workouts[current].notes == nil, let notes {
      workouts[current].notes = cut(notes, to: Self.longestWorkoutNotes, line: line)
    }
  }

  /// Of our own table: what the first row says of when and where the workout was.
  mutating func place(at moment: Timestamp?, in zone: String?, _ activity: Compendium.Activity?) {
    workouts[current].moment = workouts[current].moment ?? moment
    workouts[current].timeZone = workouts[current].timeZone ?? zone
    workouts[current].activity = workouts[current].activity ?? activity?.rawValue
  }

  /// Makes one workout of the parts of a session, whose sets have times of their own.
  mutating func uniteSessions() {
    workouts = ImportSessions.united(workouts)
    for index in workouts.indices { dropSurplus(of: index) }
  }

  private mutating func dropSurplus(of index: Int) {
    for place in workouts[index].exercises.indices {
      for set in workouts[index].exercises[place].sets.dropFirst(Self.mostSets) {
        report(RowFault(.tooManySets), at: set.line, isRowLost: true)
      }
      let sets = workouts[index].exercises[place].sets.prefix(Self.mostSets)
      workouts[index].exercises[place].sets = Array(sets)
    }
    for exercise in workouts[index].exercises.dropFirst(Self.mostExercises) {
      for set in exercise.sets {
        report(RowFault(.tooManyExercises, exercise.name), at: set.line, isRowLost: true)
      }
    }
    workouts[index].exercises = Array(workouts[index].exercises.prefix(Self.mostExercises))
  }

  // MARK: - Exercises and sets

  /// How the exercise of a row is found in its workout.
  enum Placing {
    /// The last one, when it has this name and superset; else a new one, and always when `startsNew`.
    case inOrder(startsNew: Bool)
    /// The one of this name, wherever it is.
    case byName
    /// The one of this id.
    case byID(UUID)
  }

  /// The exercise's place in the current workout; it is made where it is not there.
  mutating func exercise(
    named name: String?, superset: Int? = nil, _ placing: Placing
  ) throws(RowFault) -> Int {
    guard let name else { throw RowFault(.exerciseMissing) }
    guard name.unicodeScalars.count <= Self.longestName else { throw RowFault(.nameTooLong, name) }
    let exercises = workouts[current].exercises
    switch placing {
    case .inOrder(let startsNew):
      if !startsNew, let last = exercises.last, last.name == name, last.superset == superset {
        return exercises.count - 1
      }
    case .byName:
      if let index = exercises.firstIndex(where: { $0.name == name }) { return index }
    case .byID(let id):
      if let index = exercises.firstIndex(where: { $0.id == id }) { return index }
    }
    guard exercises.count < Self.mostExercises else { throw RowFault(.tooManyExercises, name) }
    let id: UUID? = if case .byID(let id) = placing { id } else { nil }
    workouts[current].exercises.append(ImportedExercise(id: id, name: name, superset: superset))
    return exercises.count
  }

  mutating func note(_ notes: String?, on exercise: Int, line: Int) {
    guard let notes, workouts[current].exercises[exercise].notes != notes else { return }
    // Asked of the bytes, whose number is known, so that endless notes cost no time.
    if let there = workouts[current].exercises[exercise].notes, there.utf8.count >= Self.longestWorkoutNotes {
      return report(.notesCut, String(Self.longestWorkoutNotes), at: line)
    }
    let all = [workouts[current].exercises[exercise].notes, notes].compactMap(\.self).joined(separator: "\n")
    workouts[current].exercises[exercise].notes = cut(all, to: Self.longestWorkoutNotes, line: line)
  }

  /// - Parameter least: other apps write 0 where nobody rested.
  mutating func rest(_ seconds: Int, on exercise: Int, least: Int = 1) {
    let last = workouts[current].exercises[exercise].sets.count - 1
    guard last >= 0, (least...86_400).contains(seconds) else { return }
    workouts[current].exercises[exercise].sets[last].restSeconds = seconds
  }

  /// All of them or none.
  mutating func add(_ sets: [ImportedSet], to exercise: Int) throws(RowFault) {
    guard workouts[current].exercises[exercise].sets.count + sets.count <= Self.mostSets else {
      throw RowFault(.tooManySets)
    }
    for var set in sets {
      if let notes = set.notes { set.notes = cut(notes, to: Self.longestSetNotes, line: set.line) }
      workouts[current].exercises[exercise].sets.append(set)
    }
  }

  private mutating func cut(_ notes: String, to limit: Int, line: Int) -> String {
    guard notes.unicodeScalars.count > limit else { return notes }
    report(.notesCut, String(limit), at: line)
    return String(String.UnicodeScalarView(notes.unicodeScalars.prefix(limit)))
  }
}
