internal import Localization
internal import Primitives
internal import Strength

/// Puts rows together to workouts, in the order of the file, within the limits of the training log.
struct WorkoutCollector {
  private(set) var workouts: [ImportedWorkout] = []
  private(set) var problems: [ImportProblem] = []
  private var problemCount = 0
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
    let start: LocalTime
    let name: String
  }

  /// Beyond this many, problems are only counted: the answer to a file of rubbish stays small.
  private static let problemLimit = 500
  /// The log begins with 1900 in UTC (app.workouts): the day after is in it in every zone.
  private static let firstDay = CivilDate(unixDay: -25_566)
  private static let longestName = 200
  private static let longestWorkoutNotes = 10_000
  private static let longestSetNotes = 2_000
  private static let mostExercises = 100
  private static let mostSets = 100

  /// No workout may lie after `lastDate`.
  init(lastDate: CivilDate) { self.lastDate = lastDate }

  /// The problems, with a last one that says how many more there were.
  var listedProblems: [ImportProblem] {
    let unlisted = problemCount - problems.count
    guard unlisted > 0, let last = problems.last else { return problems }
    return problems + [ImportProblem(line: last.line, code: .more, found: String(unlisted))]
  }

  mutating func report(
    _ code: ImportProblemCode, _ found: String = "", at line: Int, isRowLost: Bool = false
  ) {
    problemCount += 1
    guard problems.count < Self.problemLimit else { return }
    problems.append(ImportProblem(line: line, code: code, found: found, isRowLost: isRowLost))
  }

  /// Reports what was left out of a row; what all rows of its workout say, once.
  mutating func report(_ row: ImportRow) {
    for fault in row.leftOut { report(fault.code, fault.found, at: row.line) }
    for fault in row.leftOutOfAll where told.insert(Told(workout: current, fault: fault)).inserted {
      report(fault.code, fault.found, at: row.line)
    }
  }

  /// Goes to the workout of this name and time, which distinguish workouts where they have no id.
  mutating func openWorkout(named name: String?, at start: LocalTime, id: UUID? = nil) throws(RowFault) {
    guard start.date >= Self.firstDay else { throw RowFault(.dateTooEarly, start.date.description) }
    guard start.date <= lastDate else { throw RowFault(.dateInTheFuture, start.date.description) }
    let name = name ?? "Workout"
    guard name.unicodeScalars.count <= Self.longestName else { throw RowFault(.nameTooLong, name) }
    let key =
      id.map { Key(id: $0, start: LocalTime(date: Self.firstDay, secondOfDay: 0), name: "") }
      ?? Key(id: nil, start: start, name: name)
    if let index = indices[key] {
      current = index
    } else {
      current = workouts.count
      indices[key] = current
      workouts.append(ImportedWorkout(id: id, start: start, name: name))
    }
  }

  /// The values that each row of a workout repeats; the first row with a value counts.
  mutating func describe(durationSeconds: Int?, notes: String?, line: Int) {
    if workouts[current].durationSeconds == nil { workouts[current].durationSeconds = durationSeconds }
    if workouts[current].notes == nil, let notes {
      workouts[current].notes = cut(notes, to: Self.longestWorkoutNotes, line: line)
    }
  }

  /// How the exercise of a row is found in its workout.
  enum Placing {
    /// The last one, when it has this name and superset; else a new one, and always when `startsAnew`.
    case inOrder(startsAnew: Bool)
    /// The one of this name, wherever it is.
    case byName
  }

  /// The exercise's place in the current workout; it is made where it is not there.
  mutating func exercise(
    named name: String?, superset: Int? = nil, _ placing: Placing
  ) throws(RowFault) -> Int {
    guard let name else { throw RowFault(.exerciseMissing) }
    guard name.unicodeScalars.count <= Self.longestName else { throw RowFault(.nameTooLong, name) }
    let exercises = workouts[current].exercises
    switch placing {
    case .inOrder(let startsAnew):
      if !startsAnew, let last = exercises.last, last.name == name, last.superset == superset {
        return exercises.count - 1
      }
    case .byName:
      if let index = exercises.firstIndex(where: { $0.name == name }) { return index }
    }
    guard exercises.count < Self.mostExercises else { throw RowFault(.tooManyExercises, name) }
    workouts[current].exercises.append(ImportedExercise(name: name, superset: superset))
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

  mutating func rest(_ seconds: Int, on exercise: Int) {
    let last = workouts[current].exercises[exercise].sets.count - 1
    guard last >= 0, (1...86_400).contains(seconds) else { return }
    workouts[current].exercises[exercise].sets[last].restSeconds = seconds
  }

  mutating func add(_ set: ImportedSet, to exercise: Int) throws(RowFault) {
    guard workouts[current].exercises[exercise].sets.count < Self.mostSets else {
      throw RowFault(.tooManySets)
    }
    var set = set
    if let notes = set.notes { set.notes = cut(notes, to: Self.longestSetNotes, line: set.line) }
    workouts[current].exercises[exercise].sets.append(set)
  }

  private mutating func cut(_ notes: String, to limit: Int, line: Int) -> String {
    guard notes.unicodeScalars.count > limit else { return notes }
    report(.notesCut, String(limit), at: line)
    return String(String.UnicodeScalarView(notes.unicodeScalars.prefix(limit)))
  }
}
