internal import Localization
internal import Primitives
internal import Strength

/// The content of a file of another app.
struct ImportFile: Sendable {
  let table: ImportTable
  let dialect: Dialect
  let form: TableForm
  /// What the columns mean, of a table of no known app.
  let choice: TableChoice?
  /// What such a table lacks before its sets can be read. Then there are no workouts.
  let missing: [ImportColumn]
  /// The order of day and month in its dates, where they are numbers, and whether neither file nor request says it.
  let dates: (order: DateOrder, isAssumed: Bool)?
  /// Those with at least one set or note, oldest first.
  private(set) var workouts: [ImportedWorkout]
  /// Workouts of which no row could be taken.
  let skippedWorkouts: Int
  private(set) var problems: [ImportProblem]

  /// Reads a whole file in time linear in its length. What can't be read is left out and reported; only a file that needs a unit
  /// or its columns and has none is refused.
  ///
  /// - Parameters:
  ///   - choice: what the columns mean. Nil: as the header of an app says it.
  ///   - today: no workout may be more than a day later.
  init(
    _ table: ImportTable, _ choice: TableChoice? = nil, unit: WeightUnit?, today: CivilDate,
    dates hints: DateHints = DateHints()
  ) throws(ImportRefusal) {
    let header = try Self.header(of: table, choice)
    let columns = DateColumns(table, header)
    (self.table, form, self.choice, missing) = (table, header.form, choice, [])
    dialect = Dialect(header)
    dates = columns.date.isAsked ? (columns.order(hints), hints.isAssumed(columns.date)) : nil
    var collector = WorkoutCollector(header.names, lastDate: CivilDate(unixDay: today.unixDay + 1))
    var rows = TableRows(table, header, columns.style(hints), endsRowsEarly: dialect.endsRowsEarly)
    columns.report(hints, in: &collector, at: table.headerLine)
    collector.read(&rows, by: dialect.reader(form, unit: unit))
    if !rows.ignored.isEmpty {
      let names = rows.ignored.map { header.names[$0].isEmpty ? "\($0 + 1)" : header.names[$0] }
      collector.report(.columnsIgnored, names.joined(separator: ", "), at: table.headerLine)
    }
    if let again = rows.repetition.lastHeader {
      collector.report(.repeated, String(rows.repetition.rows), at: again)
    }
    let all = collector.workouts.map(\.withoutEmptyExercises)
    workouts = all.filter { !$0.exercises.isEmpty }.sorted { ($0.start, $0.name) < ($1.start, $1.name) }
    skippedWorkouts = all.count - workouts.count
    problems = (table.text.problems + collector.problems).sorted { $0.line ?? 0 < $1.line ?? 0 }
    guard !header.lacksUnit || unit != nil || !needsUnit else { throw .unitNeeded }
  }

  /// A table of which nothing is read, since it lacks something or can't be read at all.
  init(unread table: ImportTable, _ choice: TableChoice, missing: [ImportColumn]) {
    (self.table, dialect, form, self.choice, self.missing) = (table, .table, .unknown, choice, missing)
    (dates, workouts, skippedWorkouts, problems) = (nil, [], 0, table.text.problems)
  }

  /// The names of zones in the workouts: only our own table has such.
  var timeZones: [String] { Set(workouts.compactMap(\.timeZone)).sorted() }

  /// Those that are known, by the names that the file has for them.
  ///
  /// - Parameter kept: what `ImportStatements.timeZones` says of each.
  static func zones(_ names: [String], _ kept: [String?]) -> [String: String] {
    var zones: [String: String] = [:]
    for (name, zone) in zip(names, kept) { zones[name] = zone }
    return zones
  }

  /// A zone that is not known is left out.
  ///
  /// - Parameter known: zones by a name that the file has for them.
  mutating func place(in known: [String: String]) {
    for index in workouts.indices {
      guard let name = workouts[index].timeZone else { continue }
      workouts[index].timeZone = known[name]
      if known[name] == nil {
        problems.append(
          ImportProblem(
            line: workouts[index].exercises.first?.sets.first?.line, code: .timeZone,
            found: String(name.prefix(80)),
            column: "Time Zone"))
      }
    }
  }

  private static func header(
    of table: ImportTable, _ choice: TableChoice?
  ) throws(ImportRefusal) -> ImportHeader {
    switch (table.kind, choice) {
    case (.unusable(let obstacle), _): throw .unusable(obstacle)
    case (_, let choice?):
      guard choice.missing.isEmpty, let header = ImportHeader(table, choice) else {
        throw .columnsNeeded(nil, missing: [])
      }
      return header
    case (.ofApp(let header), nil): return header
    case (.near(let form, let missing), nil): throw .columnsNeeded(form.app, missing: missing)
    case (.unknown, nil): throw .columnsNeeded(nil, missing: [])
    }
  }

  private var needsUnit: Bool {
    workouts.contains { workout in
      workout.exercises.contains { exercise in
        exercise.sets.contains { $0.weight != nil || $0.distanceMeters != nil }
      }
    }
  }
}

extension WorkoutCollector {
  fileprivate mutating func read(_ rows: inout TableRows, by reader: any DialectReader) {
    var reader = reader
    while let next = rows.next() {
      do throws(RowFault) {
        let row = try next.row.get()
        defer { report(row) }
        try reader.read(row, into: &self)
      } catch {
        report(error, at: next.line, isRowLost: true)
      }
    }
    reader.finish(into: &self)
  }
}

/// The columns of a file that hold dates, with what they show of how they are written.
private struct DateColumns {
  let date: DateColumn
  private let end: DateColumn
  private let isCommaSeparated: Bool

  init(_ table: ImportTable, _ header: ImportHeader) {
    func column(_ place: Int?) -> DateColumn {
      guard let place else { return DateColumn([]) }
      return DateColumn(sequence(state: table.reader) { reader in reader.next()?.text(place) })
    }
    date = column(header[.date])
    end = column(header[.end])
    isCommaSeparated = table.separator == UInt8(ascii: ",")
  }

  func order(_ hints: DateHints) -> DateOrder {
    hints.order(of: date, usual: isCommaSeparated ? .monthFirst : .dayFirst)
  }

  func style(_ hints: DateHints) -> FileStyle {
    let order = order(hints)
    return FileStyle(
      hasDecimalCommas: !isCommaSeparated, dates: DateStyle(order: order, numbers: date.numbersAlone),
      ends: DateStyle(order: order, numbers: end.numbersAlone))
  }

  /// What was taken for granted, by an example.
  func report(_ hints: DateHints, in collector: inout WorkoutCollector, at line: Int) {
    let order = order(hints)
    if let numbers = date.numbersAlone, let example = date.first, let read = numbers.read(example) {
      collector.report(.dateNumbers, "\(example) → \(read.date)", at: line)
    }
    guard date.isAsked, let example = date.example, let read = DateReading(example, order) else { return }
    if hints.isAssumed(date) { collector.report(.dateOrder, "\(example) → \(read.date)", at: line) }
    if let before = hints.remembered, before != order {
      collector.report(.dateOrderChanged, "\(example) → \(read.date)", at: line)
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
