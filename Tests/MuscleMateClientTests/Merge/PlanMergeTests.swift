internal import Primitives
internal import Testing

@testable internal import MuscleMateClient

/// Templates, programmes and planned workouts that two devices change.
struct PlanMergeTests {
  private typealias S = Served
  private static let ofRow = "exercises/\(S.row)/sets/\(S.benches[1])"
  private static let ofBench = "exercises/\(S.bench)/sets/\(S.benches[0])"

  private func copy(_ one: Versions) -> JSON? { if case .copy(let copy) = one.outcome { copy } else { nil } }

  // MARK: Templates

  @Test func `different exercises and members of a template are merged`() {
    let one = Versions("template") {
      $0.changing("\(Self.ofRow)/reps", to: 12).changing("position", to: 0)
    } theirs: {
      $0.changing("\(Self.ofBench)/weight", to: .number("72.5")).changing("name", to: "Push day")
        .changing("position", to: 5).changing("version", to: 11)
    }
    #expect(one.result?.at("\(Self.ofRow)/reps") == 12)
    #expect(one.result?.at("\(Self.ofBench)/weight") == .number("72.5"))
    #expect(one.result?.at("name") == "Push day")
    #expect(one.result?.at("position") == 0)
    #expect(one.result?.at("version") == 11)
    #expect(one.notes == [])
  }

  @Test func `the same exercise on both sides makes a copy of this device's template`() {
    let one = Versions("template") {
      $0.changing("\(Self.ofRow)/reps", to: 12).changing("notes", to: "Mine")
    } theirs: {
      $0.changing("\(Self.ofRow)/rest_seconds", to: 60)
    }
    #expect(copy(one)?.at("name") == "Push (iPhone)")
    #expect(copy(one)?.at("notes") == "Mine")
    let rows = copy(one)?.at("exercises")?.elements?.last
    #expect(rows?.at("sets")?.elements?.first?["reps"] == 12)
    // The server gives ids to what has none; an id is there once.
    for id in [S.row, S.benches[1], one.base?.at("id")?.text ?? ""] {
      #expect(copy(one)?.description.contains(id) == false)
    }
    for name in ["version", "updated_at", "position"] { #expect(copy(one)?[name] == nil) }
  }

  @Test func `a copy's name is one that the server takes`() {
    let name = String(repeating: "é", count: 200)
    let one = Versions("template") {
      $0.changing("\(Self.ofRow)/reps", to: 12).changing("name", to: .string(name))
    } theirs: {
      $0.changing("\(Self.ofRow)/reps", to: 14)
    }
    let text = copy(one)?.at("name")?.text ?? ""
    #expect(text.unicodeScalars.count == 200)
    #expect(text.hasSuffix("é (iPhone)"))
  }

  @Test func `an exercise that one side took away and the other changed makes a copy`() {
    let gone: (JSON) -> JSON? = { $0.changing("exercises/\(S.row)", to: nil) }
    let changed: (JSON) -> JSON? = { $0.changing("\(Self.ofRow)/reps", to: 12) }
    #expect(copy(Versions("template", mine: gone, theirs: changed))?.at("exercises")?.elements?.count == 2)
    #expect(copy(Versions("template", mine: changed, theirs: gone))?.at("exercises")?.elements?.count == 3)
  }

  @Test func `a superset of which one exercise would be left makes a copy`() {
    let one = Versions("template") {
      $0.changing("exercises/\(S.squat)", to: nil).changing("exercises/\(S.bench)", to: nil)
        .changing("exercises/\(S.row)/superset", to: nil)
    } theirs: {
      $0.adding(
        [
          "id": .string(S.fresh[0]), "exercise_id": "01a1fd18-80dc-73bd-9948-0000000000a4", "superset": 1,
          "sets": [["id": .string(S.fresh[1]), "reps": 5]],
        ],
        to: "exercises", after: S.bench)
    }
    #expect(copy(one) != nil)
  }

  @Test func `a set that both moved to different exercises makes a copy: no set is in two`() {
    let set = S.template.at(Self.ofRow) ?? .null
    let one = Versions("template") {
      $0.changing(Self.ofRow, to: nil).adding(set, to: "exercises/\(S.squat)/sets")
    } theirs: {
      $0.changing(Self.ofRow, to: nil).adding(set, to: "exercises/\(S.bench)/sets")
    }
    #expect(copy(one) != nil)
  }

  @Test func `two names are the user's to decide, two days of a routine are not`() {
    let named = Versions("template") {
      $0.changing("name", to: "A")
    } theirs: {
      $0.changing("name", to: "B")
    }
    #expect(named.outcome == .conflict(mine: named.mine ?? .null, theirs: named.theirs))
    let days = Versions("template") {
      $0.changing("weekdays", to: ["friday"])
    } theirs: {
      $0.changing("weekdays", to: ["monday", "wednesday", "friday"])
    }
    #expect(days.result?.at("weekdays") == ["wednesday", "friday"])
  }

  @Test(arguments: ["template", "programme"])
  func `an edit counts before a deletion, and the deletion is noted`(_ kind: String) {
    let changed: (JSON) -> JSON? = { $0.changing("name", to: "Still there") }
    let anew = Versions(kind, mine: changed, theirs: { _ in nil })
    #expect(
      anew.outcome == .merged(anew.mine ?? .null, [JournalNote(path: "", mine: anew.mine, theirs: nil)]))
    let kept = Versions(kind, mine: { _ in nil }, theirs: changed)
    #expect(
      kept.outcome == .merged(kept.theirs ?? .null, [JournalNote(path: "", mine: nil, theirs: kept.theirs)]))
  }

  // MARK: Programmes

  @Test func `a programme's name here and its plan there are merged`() {
    let one = Versions("programme") {
      $0.changing("name", to: "Strength")
    } theirs: {
      $0.changing("five_three_one/deload", to: false).changing("number", to: 2).changing("cycle", to: 2)
    }
    #expect(one.result?.at("name") == "Strength")
    #expect(one.result?.at("five_three_one/deload") == false)
    #expect(one.result?.at("number") == 2)
    #expect(one.notes == [])
  }

  @Test func `two plans make a copy, and a definition stays with its options`() {
    let one = Versions("programme") {
      $0.changing("five_three_one/deload", to: false)
    } theirs: {
      $0.changing("definition/unit", to: "lb").changing("five_three_one", to: nil)
    }
    #expect(copy(one)?.at("name") == "5/3/1 (iPhone)")
    #expect(copy(one)?.at("five_three_one/deload") == false)
    for name in ["id", "version", "number", "cycle", "lifts"] { #expect(copy(one)?[name] == nil) }
  }

  // MARK: Planned workouts

  @Test(arguments: [("done", "skipped"), ("done", "planned"), ("skipped", "planned")])
  func `done counts before skipped, and skipped before planned`(_ more: String, _ less: String) {
    func state(_ text: String) -> (JSON) -> JSON? {
      { plan in
        plan.changing("state", to: .string(text))
          .changing("workout_id", to: text == "done" ? .string(S.fresh[0]) : nil)
      }
    }
    for (mine, theirs) in [(more, less), (less, more)] {
      var one = Versions("planned_workout", mine: state(mine), theirs: state(theirs))
      one.base = one.base?.changing("state", to: "other")
      #expect(one.result?.at("state") == .string(more))
      #expect(one.result?.at("workout_id") == (more == "done" ? .string(S.fresh[0]) : nil))
      #expect(one.notes == [JournalNote(path: "/state", mine: .string(mine), theirs: .string(theirs))])
    }
  }

  @Test func `a plan done on both sides is done by the workout that arrived first`() {
    let one = Versions("planned_workout") {
      $0.changing("state", to: "done").changing("workout_id", to: .string(S.fresh[0]))
    } theirs: {
      $0.changing("state", to: "done").changing("workout_id", to: .string(S.fresh[1]))
    }
    #expect(one.result?.at("workout_id") == .string(S.fresh[1]))
  }

  @Test func `a plan's day is taken whole from the later arrival, other members by themselves`() {
    let one = Versions("planned_workout") {
      $0.changing("starts_at", to: nil).changing("remind_minutes", to: nil).changing(
        "planned_for", to: "2026-03-05")
    } theirs: {
      $0.changing("remind_minutes", to: 60).changing("name", to: "Push A")
        .changing("\(Self.ofBench)/reps", to: 6)
    }
    #expect(one.result?.at("planned_for") == "2026-03-05")
    #expect(one.result?.at("remind_minutes") == nil)
    #expect(one.result?.at("name") == "Push A")
    #expect(one.result?.at("\(Self.ofBench)/reps") == 6)
    #expect(one.notes.contains(JournalNote(path: "/remind_minutes", mine: nil, theirs: 60)))
  }

  @Test func `of the same exercise of a plan the later arrival counts, and the other is noted`() {
    let one = Versions("planned_workout") {
      $0.changing("\(Self.ofRow)/reps", to: 12)
    } theirs: {
      $0.changing("\(Self.ofRow)/rest_seconds", to: 60).changing("\(Self.ofBench)/reps", to: 6)
    }
    #expect(one.result?.at("\(Self.ofRow)/reps") == 12)
    #expect(one.result?.at("\(Self.ofRow)/rest_seconds") == 90)
    #expect(one.result?.at("\(Self.ofBench)/reps") == 6)
    #expect(one.notes.map(\.path) == ["/exercises/\(S.row)"])
  }

  @Test func `a deleted plan stays deleted, and the journal can tell what was in it`() {
    let changed: (JSON) -> JSON? = { $0.changing("name", to: "Push A") }
    for one in [
      Versions("planned_workout", mine: changed, theirs: { _ in nil }),
      Versions("planned_workout", mine: { _ in nil }, theirs: changed),
    ] {
      #expect(one.outcome == .deleted)
      let lost = Merge.lost(base: one.base, mine: one.mine, theirs: one.theirs)
      #expect(lost == JournalNote(path: "", mine: one.mine, theirs: one.theirs))
    }
    let untouched = Versions("planned_workout", mine: { _ in nil }, theirs: { $0 })
    #expect(Merge.lost(base: untouched.base, mine: nil, theirs: untouched.theirs) == nil)
  }
}
