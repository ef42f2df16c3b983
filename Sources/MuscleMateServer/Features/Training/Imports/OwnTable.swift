internal import Localization
internal import Primitives

/// A table of ours of what is no workout (`templates.csv`, `goals.csv`, `measurements.csv`), as the file of JSON that says the
/// same. A row without an id, which somebody added, has one that follows from what it says: so it comes in once.
struct OwnTable: Sendable {
  let document: JSON
  /// Of each item its line.
  private(set) var lines: [Int] = []
  private(set) var problems: [ImportProblem]

  /// Nil for a table that is no such.
  init?(_ bytes: [UInt8]) {
    let text = TextEncoding(bytes)
    for separator in CSVReader.separators(of: text.bytes) {
      var reader = CSVReader(text.bytes, separator: separator)
      guard let header = reader.headerRecord() else { continue }
      let names = (0..<header.count).map { header.text($0).lowercased() }
      guard Set(names).count == names.count,
        let area = Area.allCases.first(where: { $0.needed.isSubset(of: names) })
      else { continue }
      problems = text.problems
      let rows = Self.rows(&reader, names, separator != UInt8(ascii: ","), &problems)
      let items = area.items(rows)
      lines = items.map(\.line)
      document = [
        "format": "musclemate", "version": 1, "exercises": .array(OwnRow.exercises(of: rows)),
        area.rawValue: .array(items.map(\.item)),
      ]
      return
    }
    return nil
  }

  private static func rows(
    _ reader: inout CSVReader, _ names: [String], _ hasDecimalCommas: Bool, _ problems: inout [ImportProblem]
  ) -> [OwnRow] {
    var rows: [OwnRow] = []
    while let record = reader.next() {
      if record.isEmpty { continue }
      guard record.count == names.count else {
        problems.append(
          ImportProblem(line: record.line, code: .columns, found: "\(record.count)", isRowLost: true))
        continue
      }
      let cells = zip(names, (0..<record.count).map { record.text($0) }).filter { !$0.1.isEmpty }
      rows.append(
        OwnRow(
          line: record.line, hasDecimalCommas: hasDecimalCommas,
          cells: Dictionary(cells) { first, _ in first }))
    }
    let days = days(of: rows)
    for index in rows.indices { rows[index].days = days }
    return rows
  }

  /// A spreadsheet saves days as its region writes them.
  private static func days(of rows: [OwnRow]) -> DateStyle? {
    let column = DateColumn(rows.flatMap { row in ["started_on", "due_on"].compactMap { row.cells[$0] } })
    guard let order = column.shown ?? (column.isDotted ? .dayFirst : nil) else { return nil }
    return DateStyle(order: order, numbers: column.numbersAlone)
  }

  enum Area: String, CaseIterable {
    case templates, goals, measurements

    /// The columns by which such a table is known.
    var needed: Set<String> {
      switch self {
      case .templates: ["template_id", "template", "exercise", "kind", "reps_max"]
      case .goals: ["id", "kind", "target", "started_on", "due_on"]
      case .measurements: ["id", "kind", "value", "unit", "measured_at"]
      }
    }

    func items(_ rows: [OwnRow]) -> [(line: Int, item: JSON)] {
      switch self {
      case .templates: TemplateRows.items(rows)
      case .goals: rows.map { ($0.line, $0.goal) }
      case .measurements: rows.map { ($0.line, $0.measurement) }
      }
    }
  }
}

/// A row by the names of its columns; empty cells are not there.
struct OwnRow: Sendable {
  let line: Int
  let hasDecimalCommas: Bool
  let cells: [String: String]
  /// How the table writes days. Nil where a day could be a month: then only days as we write them are read.
  var days: DateStyle?

  func text(_ column: String) -> JSON? { cells[column].map { .string(SpreadsheetCell.read($0)) } }

  /// What is no number stays a text, so that it is told as a fault of its member.
  func number(_ column: String) -> JSON? {
    cells[column].map { text in
      NumberReading.decimal(text, hasDecimalCommas: hasDecimalCommas).map { .number("\($0)") }
        ?? .string(text)
    }
  }

  /// A day, also as a spreadsheet writes it. What is no day stays a text.
  func day(_ column: String) -> JSON? {
    cells[column].map { text in
      .string(days.flatMap { DateReading(text, $0) }.map { "\($0.date)" } ?? text)
    }
  }

  /// What stands in a column of ids, else what follows from these cells.
  func id(_ column: String, or columns: [String]? = nil) -> JSON {
    if let id = cells[column] { return .string(id) }
    let said = (columns ?? cells.keys.sorted()).map { "\($0)=\(cells[$0] ?? "")" }.joined(separator: "\n")
    return .string("\(ImportBatch.digest("musclemate\n\(said)"))")
  }

  /// The id by which the document names the exercise of this row.
  var exerciseID: JSON? { text("exercise")?.text.map { .string("\(Self.exerciseID($0))") } }

  static func exercises(of rows: [OwnRow]) -> [JSON] {
    Set(rows.compactMap { $0.text("exercise")?.text }).sorted().map { name in
      ["id": .string("\(exerciseID(name))"), "name": .string(name)]
    }
  }

  private static func exerciseID(_ name: String) -> UUID {
    ImportBatch.digest("musclemate exercise\n\(name.lowercased())")
  }

  var goal: JSON {
    .object(
      of: [
        ("id", id("id")), ("kind", text("kind")), ("exercise_id", exerciseID), ("name", text("exercise")),
        ("lift", text("lift")), ("target", number("target")), ("unit", text("unit")),
        ("reps", number("reps")),
        ("started_on", day("started_on")), ("due_on", day("due_on")), ("notes", text("notes")),
      ])
  }

  var measurement: JSON {
    .object(
      of: [
        ("id", id("id")), ("kind", text("kind")), ("value", number("value")), ("unit", text("unit")),
        ("measured_at", text("measured_at")), ("time_zone", text("time_zone")), ("notes", text("notes")),
      ])
  }

  var templateSet: JSON {
    .object(
      of: [
        ("id", text("set_id")), ("kind", text("kind")), ("reps", number("reps")),
        ("reps_max", number("reps_max")), ("weight", number("weight")), ("unit", text("weight_unit")),
        ("percentage", number("percentage")), ("rpe", number("rpe")),
        ("rest_seconds", number("rest_seconds")),
        ("duration_seconds", number("duration_seconds")), ("distance_meters", number("distance_meters")),
        ("notes", text("notes")),
      ])
  }

  /// Whether the row is an exercise without a set.
  var hasSet: Bool {
    ["set_id", "kind", "reps", "duration_seconds", "distance_meters", "weight"].contains { cells[$0] != nil }
  }
}

/// Rows of `templates.csv` put together to templates.
enum TemplateRows {
  static func items(_ rows: [OwnRow]) -> [(line: Int, item: JSON)] {
    runs(of: rows) { $0.id("template_id", or: ["template"]) }.map { rows in
      let exercises = runs(of: rows) { $0.text("entry_id") ?? $0.text("exercise") ?? .null }.map(exercise)
      let first = rows[0]
      return (
        first.line,
        .object(
          of: [
            ("id", first.id("template_id", or: ["template"])), ("name", first.text("template")),
            ("notes", first.text("template_notes")), ("weekdays", weekdays(first)),
            ("any_day", anyDay(first)),
            ("exercises", .array(exercises)),
          ])
      )
    }
  }

  private static func exercise(_ rows: [OwnRow]) -> JSON {
    let first = rows[0]
    return .object(
      of: [
        ("id", first.text("entry_id")), ("name", first.text("exercise")), ("exercise_id", first.exerciseID),
        ("superset", first.number("superset")), ("notes", first.text("exercise_notes")),
        ("sets", .array(rows.filter(\.hasSet).map(\.templateSet))),
      ])
  }

  private static func weekdays(_ row: OwnRow) -> JSON {
    .array((row.text("weekdays")?.text ?? "").split(separator: " ").map { .string(String($0)) })
  }

  /// A spreadsheet writes it in its own language.
  private static func anyDay(_ row: OwnRow) -> JSON? {
    row.cells["any_day"].map { YesOrNo.read($0).map(JSON.bool) ?? .string($0) }
  }

  /// Rows of one key, in the order in which the keys are met.
  private static func runs(of rows: [OwnRow], by key: (OwnRow) -> JSON) -> [[OwnRow]] {
    var places: [String: Int] = [:]
    var runs: [[OwnRow]] = []
    for row in rows {
      let name = "\(key(row))"
      if let place = places[name] {
        runs[place].append(row)
      } else {
        places[name] = runs.count
        runs.append([row])
      }
    }
    return runs
  }
}

extension JSON {
  /// An object of those members that have a value.
  fileprivate static func object(of members: [(String, JSON?)]) -> JSON {
    .object(members.compactMap { name, value in value.map { Member(name, $0) } })
  }
}
