internal import Primitives
internal import Testing

@testable internal import MuscleMateClient

/// Kinds whose members are merged one by one: the later arrival counts, and the other value is noted.
struct ByMemberMergeTests {
  /// Two members that stay apart, for each kind: path, value.
  private static let apart: [(kind: String, mine: (String, JSON), theirs: (String, JSON))] = [
    ("account", ("display_name", "Anna B."), ("unit", "lb")),
    ("profile", ("fitness_level", "advanced"), ("height", ["feet": 5, "inches": 8])),
    ("equipment", ("kg", ["bar": 15, "plates": [["weight": 5]]]), ("lb/bar", 35)),
    ("schedule", ("rest_on", "2026-03-03"), ("rest_days", ["sunday"])),
    ("powerlifting_profile", ("sex", "m"), ("body_weight", 71)),
    ("measurement", ("notes", "After breakfast"), ("value", .number("82.6"))),
    ("goal", ("notes", "Nationals"), ("target", 205)),
    ("exercise", ("name", "Low Bar Squat"), ("measure", "reps_only")),
    ("assigned_plan", ("state", "removed"), ("name", "Summer")),
    ("coach", ("display_name", "C."), ("username", "carlo")),
  ]

  @Test(arguments: apart.indices)
  func `different members both stay`(_ index: Int) {
    let (kind, mine, theirs) = Self.apart[index]
    let one = Versions(kind) {
      $0.changing(mine.0, to: mine.1)
    } theirs: {
      $0.changing(theirs.0, to: theirs.1)
    }
    #expect(one.result?.at(mine.0) == mine.1)
    #expect(one.result?.at(theirs.0) == theirs.1)
    #expect(one.notes == [])
  }

  /// A member, with others that go with it, and which of them this device changes.
  private static let together: [(kind: String, mine: (String, JSON?), theirs: (String, JSON?))] = [
    ("account", ("locale", "de"), ("locale", "tr")),
    ("profile", ("height", ["cm": 173]), ("height", ["cm": 172])),
    ("profile", ("goals", ["fitness"]), ("goals", [])),
    ("profile", ("birth_date", nil), ("birth_date", "1990-05-02")),
    ("equipment", ("kg/bar", 15), ("kg/collars", 5)),
    ("equipment", ("lb", nil), ("lb/bar", 35)),
    ("schedule", ("rest_on", nil), ("rest_on", "2026-03-04")),
    ("powerlifting_profile", ("body_weight", 71), ("body_weight_unit", "lb")),
    ("measurement", ("value", 83), ("unit", "lb")),
    ("measurement", ("measured_at", "2026-03-01T07:30:00Z"), ("time_zone", "Asia/Tokyo")),
    ("measurement", ("notes", "a"), ("notes", "b")),
    ("goal", ("target", 210), ("unit", "lb")),
    ("goal", ("due_on", "2026-06-30"), ("started_on", "2026-07-01")),
    ("exercise", ("name", "Back Squat"), ("name", "Low Bar Squat")),
    ("exercise", ("lift", nil), ("lift_source", "lifter")),
    ("exercise", ("primary_muscles", ["glutes"]), ("secondary_muscles", [])),
    ("comment", ("text", "Deeper, please"), ("text", "Deep enough")),
  ]

  @Test(arguments: together.indices)
  func `of what belongs together this device's later change counts, and the other is noted`(_ index: Int) {
    let (kind, mine, theirs) = Self.together[index]
    let one = Versions(kind) {
      $0.changing(mine.0, to: mine.1)
    } theirs: {
      $0.changing(theirs.0, to: theirs.1)
    }
    #expect(one.result == one.mine)
    #expect(!one.notes.isEmpty)
    let noted = one.notes.contains { note in
      note.theirs == one.theirs?.at(String(note.path.dropFirst()))
        && note.mine == one.mine?.at(String(note.path.dropFirst()))
        && "/\(theirs.0)".hasPrefix(note.path)
    }
    #expect(noted)
  }

  @Test func `each day of rest is a change of its own`() {
    let one = Versions("schedule") {
      $0.changing("rest_days", to: ["sunday", "wednesday", "saturday"])
    } theirs: {
      $0.changing("rest_days", to: ["monday", "wednesday"])
    }
    #expect(one.result?.at("rest_days") == ["monday", "wednesday", "saturday"])
    #expect(one.notes == [])
  }

  @Test func `the maximum of each lift is merged by itself`() {
    func max(_ lift: String, _ weight: JSON) -> JSON {
      ["lift": .string(lift), "weight": weight, "unit": "kg", "source": "entered"]
    }
    let logged = Served.powerlifting["maxes"]?.elements?.last ?? .null
    let one = Versions("powerlifting_profile") {
      $0.changing("maxes", to: [max("bench_press", 100), max("deadlift", 185), logged])
    } theirs: {
      $0.changing("maxes", to: [max("deadlift", 190)])
    }
    #expect(one.result?.at("maxes") == [max("bench_press", 100), max("deadlift", 185)])
    #expect(one.notes.map(\.path) == ["/maxes/deadlift"])
    #expect(one.notes.first?.theirs == max("deadlift", 190))
  }

  @Test(arguments: ["measurement", "goal", "exercise", "comment", "assigned_plan", "coach"])
  func `what one side deleted stays deleted`(_ kind: String) {
    let changed: (JSON) -> JSON? = { $0.changing("note", to: "changed") }
    #expect(Versions(kind, mine: changed, theirs: { _ in nil }).outcome == .deleted)
    #expect(Versions(kind, mine: { _ in nil }, theirs: changed).outcome == .deleted)
  }

  @Test(arguments: ["account", "profile", "equipment", "schedule", "powerlifting_profile"])
  func `a row that is always there is not lost though the other side has none`(_ kind: String) {
    let changed: (JSON) -> JSON? = { $0.changing("note", to: "changed") }
    let here = Versions(kind, mine: changed, theirs: { _ in nil })
    #expect(here.result == here.mine)
    let there = Versions(kind, mine: { _ in nil }, theirs: changed)
    #expect(there.result == there.theirs)
  }

  @Test func `a comment that was deleted and has answers stays deleted, and the new words are noted`() {
    let one = Versions("comment") {
      $0.changing("text", to: "Deeper, please")
    } theirs: {
      $0.changing("text", to: nil).changing("deleted_at", to: "2026-03-01T20:00:00+00:00")
    }
    #expect(one.result == one.theirs)
    #expect(one.notes == [JournalNote(path: "/text", mine: "Deeper, please", theirs: nil)])
  }

  @Test(arguments: ["comment", "message", "note"])
  func `what is new here and unknown there stays`(_ kind: String) {
    let outcome = Merge.threeWay(
      kind: kind, base: nil, mine: Served.comment, theirs: nil, device: "iPhone", at: Served.now)
    #expect(outcome == .merged(Served.comment, []))
  }

  @Test(arguments: [(10, 20), (20, 10)])
  func `of two read marks the later moment counts`(_ mine: Int, _ theirs: Int) {
    func mark(_ minute: Int) -> JSON { ["up_to": .string("2026-03-01T17:\(minute):00Z")] }
    let outcome = Merge.threeWay(
      kind: "read_mark", base: ["up_to": "2026-03-01T16:00:00Z"], mine: mark(mine), theirs: mark(theirs),
      device: "iPhone", at: Served.now)
    #expect(outcome == (mine > theirs ? .merged(mark(mine), []) : .same))
  }

  @Test(arguments: Served.all.keys.sorted())
  func `members of a newer server survive in every kind`(_ kind: String) {
    let one = Versions(kind) {
      $0.changing("mood", to: "mine")
    } theirs: {
      $0.changing("weather", to: ["sky": "clear"]).changing("version", to: 99)
    }
    #expect(one.result?["mood"] == "mine")
    #expect(one.result?["weather"] == ["sky": "clear"])
  }
}
