import Localization
import Primitives
import Strength
import TestKit
import Testing

@testable import MuscleMateServer

/// Random logs, written as each app writes them in each of its languages, and read back.
@Suite struct ImportRoundTripTests {
  static let forms = TableForm.apps.filter { $0.app != .stronglifts }.map {
    "\($0.app.rawValue) \($0.language)"
  }

  @Test(arguments: forms, Draws.among(4, oneIn: 4))
  func `what an app writes in a language is read back, set by set`(_ form: String, _ seed: Int) throws {
    let writer = try LogWriter(form, seed: seed)
    let file = try read(writer.text)
    #expect(file.form.app == writer.form.app)
    #expect(file.problems.isEmpty, "\(writer.text.prefix(600))")
    #expect(file.workouts.count == writer.expected.count)
    for (read, written) in zip(file.workouts, writer.expected) { #expect(read.described == written) }
  }

  @Test(arguments: forms, Draws.among(4, oneIn: 4))
  func `a damaged byte inside a cell costs at most that value`(_ form: String, _ seed: Int) throws {
    let writer = try LogWriter(form, seed: seed)
    let whole = Array(writer.text.utf8)
    let good = try read(writer.text).workouts.flatMap(\.sets)
    var random = SeededRandom(seed: 11, stream: seed)
    for place in writer.places(inCells: true, 12, using: &random) {
      var bytes = whole
      bytes[place.index] = 0xFF
      let file = try ImportFile(bytes, unit: .kg, today: LogWriter.today)
      let sets = file.workouts.flatMap(\.sets)
      #expect(!file.problems.isEmpty)
      switch place.column {
      case .date, .workoutID, .setOrder, .setKind, .reps: #expect(sets.count >= good.count - 1, "\(place)")
      case .exercise, .workout: #expect(sets.count == good.count, "\(place)")
      default:
        #expect(sets.count >= good.count - (writer.measuresOneThing(at: place.index) ? 1 : 0), "\(place)")
        #expect(Set(sets).subtracting(good).count <= 1, "\(place)")
      }
    }
  }

  @Test(arguments: forms, Draws.among(4, oneIn: 4))
  func `a damaged quote, separator or line end costs the rows up to the next one`(_ form: String, _ seed: Int)
    throws
  {
    let writer = try LogWriter(form, seed: seed)
    let whole = Array(writer.text.utf8)
    let good = try read(writer.text).workouts.flatMap(\.sets)
    var random = SeededRandom(seed: 12, stream: seed)
    for place in writer.places(inCells: false, 12, using: &random) {
      var bytes = whole
      bytes[place.index] = UInt8(ascii: "x")
      let file = try ImportFile(bytes, unit: .kg, today: LogWriter.today)
      let sets = file.workouts.flatMap(\.sets)
      #expect(sets.count >= good.count - 2, "\(form) \(seed) at \(place.index): \(file.problems)")
      #expect(sets.count == good.count || !file.problems.isEmpty)
    }
  }

  @Test(arguments: Draws.among(6, oneIn: 3))
  func `what StrongLifts writes is read back, set by set`(_ seed: Int) throws {
    var random = SeededRandom(seed: 13, stream: seed)
    let unit = random.isTrue(0.5) ? WeightUnit.kg : .lb
    let sets = (1...5).map { "Set \($0) (Reps),Set \($0) (\(unit.rawValue.uppercased()))" }.joined(
      separator: ",")
    var text = "Date (yyyy/mm/dd),Workout,Workout Name,Body Weight (KG),Exercise,Sets×Reps,Duration (hours),"
    text += "Start Time (h:mm),Notes,\(sets)\n"
    var expected: [[String]] = []
    for day in 0..<8 {
      let date = CivilDate(unixDay: 20_000 + Int64(day))
      var described = ["\(date) Workout A"]
      for exercise in ["Squat", "Bench Press, paused", "Şınav"] {
        let done = (0..<Int.random(in: 1...5, using: &random)).map { _ in
          (Int.random(in: 1...12, using: &random), Int64.random(in: 1...80, using: &random) * 25)
        }
        let cells = done.map { "\($0.0),\(Decimal(coefficient: $0.1, scale: 1)?.description ?? "")" }
        let blank = Array(repeating: ",", count: 5 - done.count)
        text += "\(date.description.replacing("-", with: "/")),\(day),Workout A,80,\"\(exercise)\","
        text +=
          "\(done.map { "\($0.0)" }.joined(separator: "/")),0.75,6:30 PM,,\((cells + blank).joined(separator: ","))\n"
        let sets = done.map { reps, tenths in
          "working \(Decimal(coefficient: tenths, scale: 1)?.rounded(to: 3).description ?? "")\(unit.rawValue) \(reps)"
        }
        described.append("\(exercise): \(sets) \(done.map { _ in "" })")
      }
      expected.append(described)
    }
    let file = try read(text)
    #expect(file.problems.map(\.code) == [.columnsIgnored])
    #expect(file.workouts.map(\.durationSeconds) == Array(repeating: 2_700, count: 8))
    for (read, written) in zip(file.workouts, expected) { #expect(read.described == written) }
  }

  private func read(_ text: String) throws -> ImportFile {
    try ImportFile(Array(text.utf8), unit: .kg, today: LogWriter.today)
  }
}

extension ImportedWorkout {
  fileprivate var described: [String] {
    ["\(start.date) \(name)"]
      + exercises.map { exercise in
        "\(exercise.name): \(exercise.sets.map(\.summary)) \(exercise.sets.map { $0.notes ?? "" })"
      }
  }

  fileprivate var sets: [String] { exercises.flatMap { $0.sets.map { "\($0.summary) \($0.notes ?? "")" } } }
}

/// A random log in the form of an app.
private struct LogWriter {
  static let today = CivilDate("2026-11-21") ?? CivilDate(unixDay: 20_000)

  let form: TableForm
  private(set) var text = ""
  /// A workout's day and name, and its exercises with their sets.
  private(set) var expected: [[String]] = []
  private var columns: [ImportColumn] = []
  private var cells: [(column: ImportColumn, range: Range<Int>)] = []
  private var lonely: [Range<Int>] = []
  private let separator: String
  private let point: String
  private let unit: WeightUnit
  private let namesUnitInHeader: Bool

  init(_ name: String, seed: Int) throws {
    form = try #require(TableForm.apps.first { "\($0.app.rawValue) \($0.language)" == name })
    var random = SeededRandom(seed: 10, stream: seed)
    // FitNotes quotes nothing where it writes points, and Hevy writes commas between its cells.
    separator = form.app == .hevy ? "," : [",", ";", "\t"].randomElement(using: &random) ?? ","
    point = separator == ";" && random.isTrue(0.5) ? "," : "."
    unit = random.isTrue(0.5) ? .kg : .lb
    let namesUnit = form.app == .hevy || form.app != .musclemate && random.isTrue(0.5)
    namesUnitInHeader = namesUnit || form.words[.weightUnit] == nil
    columns = form.words.keys.filter { $0 != .weightUnit || !namesUnitInHeader }.sorted {
      $0.rawValue < $1.rawValue
    }
    columns.shuffle(using: &random)
    writeHeader(&random)
    let days = Array(Set((0..<12).map { _ in Int64.random(in: 18_000...20_000, using: &random) })).sorted()
    for day in days { write(workoutOn: CivilDate(unixDay: day), &random) }
  }

  private mutating func writeHeader(_ random: inout SeededRandom) {
    let names = columns.map { column -> String in
      // The oldest names, which are units, stand for themselves.
      let names = (form.words[column] ?? []).filter {
        !ImportUnit.isUnit($0, of: column) || column == .duration
      }
      let name = names.randomElement(using: &random) ?? ""
      switch column {
      case .weight where namesUnitInHeader:
        return form.app == .hevy ? "\(name)_\(unit.rawValue)" : "\(name) (\(unit.rawValue)s)"
      case .distance where form.app == .hevy: return "\(name)_km"
      default: return name
      }
    }
    text = names.map { quoted($0.withCapital, &random) }.joined(separator: separator) + "\n"
  }

  private mutating func write(workoutOn day: CivilDate, _ random: inout SeededRandom) {
    let hasName = form.words[.workout] != nil
    let name =
      hasName
      ? ["Push, heavy", "Beine & Rücken", "Gün; A", "“Legs”"].randomElement(using: &random) ?? "" : "Workout"
    var described = ["\(day) \(name)"]
    let exercises = [
      "Squat (Barbell)", "Bankdrücken, eng", "Şınav", "Row; one arm", "Plank", "Sırt \"çekiş\"",
    ]
    .shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random))
    for exercise in exercises {
      var sets: [ImportedSet] = []
      for number in 1...Int.random(in: 1...5, using: &random) {
        let set = set(&random)
        sets.append(set)
        write(set, number, exercise, name, day, &random)
        if !form.restTimers.isEmpty, random.isTrue(0.2) { writeRest(exercise, name, day, &random) }
      }
      described.append("\(exercise): \(sets.map(\.summary)) \(sets.map { $0.notes ?? "" })")
    }
    expected.append(described)
  }

  private func set(_ random: inout SeededRandom) -> ImportedSet {
    var set = ImportedSet(line: 0)
    let kinds: [ImportedSet.Kind] = [.working, .working, .working, .warmUp, .drop, .failure]
    set.kind = kinds.randomElement(using: &random) ?? .working
    set.reps = Int.random(in: 1...20, using: &random)
    if random.isTrue(0.8) {
      set.weight = Decimal(coefficient: Int64.random(in: 1...800, using: &random) * 25, scale: 2)?.rounded(
        to: 3)
      set.unit = unit
    }
    if random.isTrue(0.2) { set.durationSeconds = Int.random(in: 1...4_000, using: &random) }
    if random.isTrue(0.2) { set.distanceMeters = Decimal(Int64.random(in: 1...20, using: &random) * 500) }
    if form.words[.rpe] != nil, random.isTrue(0.4) {
      set.rpe = Decimal(coefficient: Int64.random(in: 12...20, using: &random) * 5, scale: 1)?.rounded(to: 1)
    }
    if form.words[.notes] != nil, random.isTrue(0.3) {
      set.notes = ["leicht, schnell", "a;b", "said \"go\"", "ağrı yok", "two\nlines", "=1+1"].randomElement(
        using: &random)
    }
    return set
  }

  // MARK: - Rows

  private mutating func write(
    _ set: ImportedSet, _ number: Int, _ exercise: String, _ workout: String, _ day: CivilDate,
    _ random: inout SeededRandom
  ) {
    var values = common(exercise, workout, day, &random)
    values[.setOrder] = form.app == .hevy ? "\(number - 1)" : Self.order(set.kind, number)
    values[.setKind] =
      form.app == .hevy ? Self.hevyKind(set.kind) : set.kind == .warmUp ? "Warm-up" : set.kind.rawValue
    values[.weight] = set.weight.map(written) ?? (random.isTrue(0.5) ? "0" : "")
    values[.weightUnit] = "\(unit.rawValue)\(random.isTrue(0.5) ? "s" : "")"
    values[.reps] = set.reps.map { "\($0)" }
    values[.duration] = set.durationSeconds.map { "\($0)" }
    if let meters = set.distanceMeters {
      let kilometers = Decimal(coefficient: meters.coefficient, scale: meters.scale + 3).map(written)
      values[.distance] = kilometers
      values[.distanceUnit] = ["km", "km."].randomElement(using: &random)
    }
    values[.rpe] = set.rpe.map(written)
    values[.notes] = set.notes.map(SpreadsheetText.escaped)
    let start = cells.count
    write(values, &random)
    if set.weight == nil, set.durationSeconds == nil, set.distanceMeters == nil {
      lonely.append(contentsOf: cells[start...].map(\.range))
    }
  }

  private mutating func writeRest(
    _ exercise: String, _ workout: String, _ day: CivilDate, _ random: inout SeededRandom
  ) {
    var values = common(exercise, workout, day, &random)
    values[.setOrder] = form.restTimers.randomElement(using: &random)?.withCapital
    values[.duration] = "90"
    write(values, &random)
  }

  private func common(
    _ exercise: String, _ workout: String, _ day: CivilDate, _ random: inout SeededRandom
  ) -> [ImportColumn: String] {
    var values: [ImportColumn: String] = [.exercise: exercise, .workout: workout, .category: "Legs"]
    values[.date] = form.app == .fitnotes ? "\(day)" : "\(day) 18:05:09"
    values[.end] = "\(day) 19:05:09"
    values[.workoutDuration] = "1h 5min"
    values[.workoutID] = "01a1fd18-80dc-73bd-9948-\(String(day.unixDay + 100_000_000_000))"
    values[.superset] = ""
    return values
  }

  private mutating func write(_ values: [ImportColumn: String], _ random: inout SeededRandom) {
    for (index, column) in columns.enumerated() {
      if index > 0 { text += separator }
      let cell = quoted(values[column] ?? "", &random)
      let start = text.utf8.count + (cell.hasPrefix("\"") ? 1 : 0)
      text += cell
      let end = text.utf8.count - (cell.hasSuffix("\"") ? 1 : 0)
      if start < end { cells.append((column, start..<end)) }
    }
    text += "\n"
  }

  private func quoted(_ value: String, _ random: inout SeededRandom) -> String {
    let isNeeded = value.contains { $0 == "\"" || $0 == "\n" || String($0) == separator || $0 == "," }
    guard isNeeded || random.isTrue(0.3) else { return value }
    return "\"\(value.replacing("\"", with: "\"\""))\""
  }

  private func written(_ value: Decimal) -> String { value.description.replacing(".", with: point) }

  private static func order(_ kind: ImportedSet.Kind, _ number: Int) -> String {
    switch kind {
    case .warmUp: "W"
    case .drop: "D"
    case .failure: "F"
    default: "\(number)"
    }
  }

  private static func hevyKind(_ kind: ImportedSet.Kind) -> String {
    switch kind {
    case .warmUp: "warmup"
    case .drop: "dropset"
    case .failure: "failure"
    default: "normal"
    }
  }

  // MARK: - Damage

  /// Whether the set in this row has repetitions alone, so that nothing is left of it without them.
  func measuresOneThing(at index: Int) -> Bool { lonely.contains { $0.contains(index) } }

  /// Places behind the header: within cells, or the marks around them.
  func places(
    inCells: Bool, _ count: Int, using random: inout SeededRandom
  ) -> [(index: Int, column: ImportColumn?)] {
    let bytes = Array(text.utf8)
    let header = (bytes.firstIndex(of: UInt8(ascii: "\n")) ?? 0) + 1
    let marks = Set([UInt8(ascii: "\""), UInt8(ascii: "\n"), separator.utf8.first ?? 0])
    return (0..<count).compactMap { _ in
      if inCells {
        guard let cell = cells.randomElement(using: &random) else { return nil }
        let index = Int.random(in: cell.range, using: &random)
        return marks.contains(bytes[index]) ? nil : (index, cell.column)
      }
      let index = Int.random(in: header..<bytes.count - 1, using: &random)
      return marks.contains(bytes[index]) ? (index, nil) : nil
    }
  }
}

/// A spreadsheet takes what begins with a sign for a formula, so exports put an apostrophe before it.
private enum SpreadsheetText {
  static func escaped(_ text: String) -> String { text.hasPrefix("=") ? "'\(text)" : text }
}

extension String {
  fileprivate var withCapital: String { prefix(1).uppercased() + dropFirst() }
}
