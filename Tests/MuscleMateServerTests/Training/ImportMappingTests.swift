import Localization
import Primitives
import Strength
import TestKit
import Testing

@testable import MuscleMateServer

/// Random logs as tables of no known app: with every form of time, of warm-ups and of rows.
@Suite struct ImportMappingTests {
  @Test(arguments: TimeForm.all.map(\.name))
  func `a random log is read back by a mapping, set by set`(_ name: String) throws {
    let form = try #require(TimeForm.all.first { $0.name == name })
    for seed in Draws.among(4, oneIn: 2) {
      let log = TableLog(form, seed: seed)
      let file = try ImportSamples.read(log.text, as: log.columns)
      #expect(
        file.problems.filter { $0.code != .dateNumbers && $0.code != .dateOrder }.isEmpty, "\(log.text)")
      #expect(file.workouts.map(\.described) == log.expected, "\(log.columns)\n\(log.text)")
    }
  }
}

extension ImportedWorkout {
  fileprivate var described: [String] {
    ["\(start)"] + exercises.map { "\($0.name): \($0.sets.map { "\($0.summary) \($0.notes ?? "")" })" }
  }
}

/// How a program writes six in the evening of a day, by UTC where it says a zone.
private struct TimeForm: Sendable {
  let name: String
  var hasClock = true
  var isInstant = false
  let write: @Sendable (CivilDate) -> String

  /// As the import reads it.
  func start(on day: CivilDate) -> String {
    "\(day) \(hasClock ? "18" : "12"):00:00\(isInstant ? "+00:00" : "")"
  }

  static let all: [TimeForm] = [
    TimeForm(name: "day", hasClock: false) { "\($0)" },
    TimeForm(name: "day without marks", hasClock: false) { digits($0) },
    TimeForm(name: "day of a spreadsheet", hasClock: false) { "\($0.unixDay + 25_569)" },
    TimeForm(name: "moment of a spreadsheet") { "\($0.unixDay + 25_569).75" },
    TimeForm(name: "day with the month's name", hasClock: false) {
      "\($0.day)-\(month($0))-\(two($0.year % 100))"
    },
    TimeForm(name: "day with the weekday", hasClock: false) {
      "\(weekday($0)), \($0.day) \(month($0)) \($0.year)"
    },
    TimeForm(name: "day with dots", hasClock: false) { "\(two($0.day)).\(two($0.month)).\($0.year)" },
    TimeForm(name: "American words") { "\(month($0)) \($0.day)th, \($0.year) 6:00 PM" },
    TimeForm(name: "clock") { "\($0) 18:00:00" }, TimeForm(name: "clock with T") { "\($0)T18:00" },
    TimeForm(name: "clock with a fraction") { "\($0) 18:00:00.123456" },
    TimeForm(name: "clock with slashes") { "\($0)".replacing("-", with: "/") + " 18:00" },
    TimeForm(name: "Z", isInstant: true) { "\($0)T18:00:00.712Z" },
    TimeForm(name: "UTC", isInstant: true) { "\($0) 18:00:00 UTC" },
    TimeForm(name: "+0000", isInstant: true) { "\($0) 18:00:00 +0000" },
    TimeForm(name: "+01:00", isInstant: true) { "\($0)T19:00:00.000+01:00" },
    TimeForm(name: "-05", isInstant: true) { "\($0) 13:00:00-05" },
    TimeForm(name: "+0530", isInstant: true) { "\($0) 23:30:00+0530" },
    TimeForm(name: "basic", isInstant: true) { "\(digits($0))T180000Z" },
    TimeForm(name: "JavaScript", isInstant: true) {
      "\(weekday($0)) \(month($0)) \(two($0.day)) \($0.year) 19:00:00 GMT+0100 (Central European Standard Time)"
    },
    TimeForm(name: "Go", isInstant: true) { "\($0) 19:00:00.5 +0100 CET" },
    TimeForm(name: "Java", isInstant: true) { "\($0)T19:00+01:00[Europe/Berlin]" },
    TimeForm(name: "seconds", isInstant: true) { "\($0.unixDay * 86_400 + 64_800)" },
    TimeForm(name: "milliseconds", isInstant: true) { "\($0.unixDay * 86_400 + 64_800)712" },
  ]

  private static func two(_ number: some BinaryInteger) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private static func digits(_ day: CivilDate) -> String { day.description.replacing("-", with: "") }

  private static func month(_ day: CivilDate) -> String {
    ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"][Int(day.month) - 1]
  }

  /// The first of January 1970 was a Thursday.
  private static func weekday(_ day: CivilDate) -> String {
    ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"][Int(day.unixDay % 7)]
  }
}

/// A random log, and what is to be read of it.
private struct TableLog {
  private(set) var text = ""
  /// Of each workout its start, and its exercises with their sets.
  private(set) var expected: [[String]] = []
  let columns: String
  private let places: [ImportColumn]
  private let separator: String
  private let warmUps: WarmUps

  /// How the table says which sets are warm-ups.
  private struct WarmUps {
    let column: ImportColumn
    let yes: String
    let no: String

    static let all = [
      WarmUps(column: .setKind, yes: "Warm-up", no: "Working"),
      WarmUps(column: .setKind, yes: "Aufwärmsatz", no: ""),
      WarmUps(column: .warmUp, yes: "true", no: "false"), WarmUps(column: .warmUp, yes: "Yes", no: "No"),
      WarmUps(column: .warmUp, yes: "1", no: "0"), WarmUps(column: .warmUp, yes: "x", no: ""),
      WarmUps(column: .warmUp, yes: "evet", no: "hayır"),
    ]
  }

  init(_ form: TimeForm, seed: Int) {
    var random = SeededRandom(seed: 21, stream: seed)
    separator = [",", ";", "\t"].randomElement(using: &random) ?? ","
    warmUps = WarmUps.all.randomElement(using: &random) ?? WarmUps.all[0]
    places = [.date, .exercise, .reps, .sets, .weight, .notes, .rpe, warmUps.column].shuffled(using: &random)
    columns = places.map { $0 == .weight ? "weight:kg" : $0.rawValue }.joined(separator: ",")
    text = places.map(\.rawValue).joined(separator: separator) + "\n"
    for day in Set((0..<6).map { _ in Int64.random(in: 18_000...20_000, using: &random) }).sorted() {
      write(workoutOn: CivilDate(unixDay: day), form, &random)
    }
  }

  private mutating func write(workoutOn day: CivilDate, _ form: TimeForm, _ random: inout SeededRandom) {
    var described = [form.start(on: day)]
    let names = ["Squat", "Bankdrücken, eng", "Row; one arm", "Şınav", "Sırt \"çekiş\""].shuffled(
      using: &random)
    for name in names.prefix(Int.random(in: 1...3, using: &random)) {
      var sets: [String] = []
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        sets += write(groupOf: name, form.write(day), &random)
      }
      described.append("\(name): \(sets)")
    }
    expected.append(described)
  }

  /// Sets of one weight: a row each, or one row for all. Answers them as they are to be read.
  private mutating func write(
    groupOf exercise: String, _ date: String, _ random: inout SeededRandom
  ) -> [String] {
    var set = ImportedSet(line: 0)
    set.kind = random.isTrue(0.3) ? .warmUp : .working
    if random.isTrue(0.8) {
      set.weight = Decimal(coefficient: Int64.random(in: 1...400, using: &random) * 5, scale: 1)?.rounded(
        to: 1)
      set.unit = .kg
    }
    set.rpe = random.isTrue(0.3) ? 8 : nil
    set.notes =
      random.isTrue(0.3)
      ? ["light, fast", "a;b", "said \"go\"", "two\nlines"].randomElement(using: &random) : nil
    let reps = (0..<Int.random(in: 1...4, using: &random)).map { _ in Int.random(in: 1...20, using: &random) }
    let (rows, done) = Self.rows(reps, &random)
    for row in rows {
      write(
        [
          .date: date, .exercise: exercise, .reps: row.reps, .sets: row.sets,
          .weight: set.weight.map { $0.description.replacing(".", with: separator == ";" ? "," : ".") } ?? "",
          .rpe: set.rpe?.description ?? "", .notes: set.notes ?? "",
          warmUps.column: set.kind == .warmUp ? warmUps.yes : warmUps.no,
        ], &random)
    }
    return done.map { reps in
      set.reps = reps
      return "\(set.summary) \(set.notes ?? "")"
    }
  }

  /// The cells for the numbers of sets and of reps, and the reps that they stand for.
  private static func rows(
    _ reps: [Int], _ random: inout SeededRandom
  ) -> ([(sets: String, reps: String)], [Int]) {
    let equal = Array(repeating: reps[0], count: reps.count)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return ([("\(reps.count)", "\(reps[0])")], equal)
    case 1: return ([("", "\(reps.count)x\(reps[0])")], equal)
    case 2:
      return (
        [(random.isTrue(0.5) ? "\(reps.count)" : "", reps.map { "\($0)" }.joined(separator: "/"))], reps
      )
    default: return (reps.map { (random.isTrue(0.5) ? "1" : "", "\($0)") }, reps)
    }
  }

  /// Some rows end behind their last value, as programs write them that leave out what is empty.
  private mutating func write(_ values: [ImportColumn: String], _ random: inout SeededRandom) {
    var cells = places.map { quoted(values[$0] ?? "") }
    if random.isTrue(0.5) { while cells.last == "" { cells.removeLast() } }
    text += cells.joined(separator: separator) + "\n"
  }

  private func quoted(_ value: String) -> String {
    let isNeeded = value.contains { "\"\n,;".contains($0) }
    return isNeeded ? "\"\(value.replacing("\"", with: "\"\""))\"" : value
  }
}
