internal import Localization
internal import Primitives
internal import Strength

/// The content of a file of another app.
struct ImportFile: Sendable {
  let dialect: Dialect
  let form: TableForm
  /// What the columns mean, of a table of no known app.
  let choice: TableChoice?
  /// Those with at least one set or note, oldest first.
  let workouts: [ImportedWorkout]
  /// Workouts of which no row could be taken.
  let skippedWorkouts: Int
  let problems: [ImportProblem]

  /// Reads a whole file in time linear in its length. What can't be read is left out and reported; only a file of an unknown
  /// kind, or one that needs a unit and has none, is refused.
  ///
  /// - Parameters:
  ///   - today: no workout may be more than a day later.
  ///   - choice: what the columns mean, of a table of no known app.
  ///   - dates: the order of a date's numbers. Nil: as the file shows it.
  init(
    _ bytes: [UInt8], unit: WeightUnit?, today: CivilDate, choice: TableChoice? = nil,
    dates: DateOrder? = nil
  ) throws(ImportRefusal) {
    let text = TextEncoding(bytes)
    var rows = try TableRows(text.bytes, choice: choice, dates: dates)
    let header = rows.header
    form = header.form
    self.choice = choice
    dialect = Dialect(header)
    var reader = dialect.reader(form, unit: unit)
    var collector = WorkoutCollector(lastDate: CivilDate(unixDay: today.unixDay + 1))
    if !header.ignored.isEmpty {
      collector.report(.columnsIgnored, header.ignored.joined(separator: ", "), at: rows.headerLine)
    }
    if rows.isDateOrderAssumed { collector.report(.dateOrder, at: rows.headerLine) }
    while let next = rows.next() {
      do throws(RowFault) {
        let row = try next.row.get()
        defer { collector.report(row) }
        try reader.read(row, into: &collector)
      } catch {
        collector.report(error.code, error.found, at: next.line, isRowLost: true)
      }
    }
    if let header = rows.repetition.lastHeader {
      collector.report(.repeated, String(rows.repetition.rows), at: header)
    }
    let all = collector.workouts.map(\.withoutEmptyExercises)
    workouts = all.filter { !$0.exercises.isEmpty }.sorted {
      ($0.start, $0.name) < ($1.start, $1.name)
    }
    skippedWorkouts = all.count - workouts.count
    problems = (text.problems + collector.listedProblems).sorted { $0.line < $1.line }
    guard !header.lacksUnit || unit != nil || !needsUnit else { throw .unitNeeded }
  }

  private var needsUnit: Bool {
    workouts.contains { workout in
      workout.exercises.contains { exercise in
        exercise.sets.contains { $0.weight != nil || $0.distanceMeters != nil }
      }
    }
  }
}

extension ImportedWorkout {
  fileprivate var withoutEmptyExercises: ImportedWorkout {
    var workout = self
    workout.exercises.removeAll { $0.sets.isEmpty && $0.notes == nil }
    return workout
  }
}
