internal import Primitives
internal import Testing

@testable internal import MuscleMateClient

/// A finished workout that two devices change.
struct WorkoutMergeTests {
  private typealias S = Served
  private static let squats = "exercises/\(S.squat)/sets"
  private static let benches = "exercises/\(S.bench)/sets"

  private func isConflict(_ one: Versions) -> Bool {
    one.outcome == .conflict(mine: one.mine ?? .null, theirs: one.theirs)
  }

  @Test func `different sets, exercises and members are merged, and nothing is noted`() {
    let new: JSON = ["id": .string(S.fresh[0]), "kind": "working", "reps": 5, "weight": 105, "unit": "kg"]
    let one = Versions("workout") {
      $0.changing("\(Self.squats)/\(S.squats[0])/reps", to: 6).changing("notes", to: "Tired")
        .changing("exercises/\(S.squat)/notes", to: "Low bar").adding(
          new, to: Self.squats, after: S.squats[2])
    } theirs: {
      $0.changing("\(Self.squats)/\(S.squats[0])/rpe", to: 6).changing("duration_seconds", to: 4_000)
        .changing("\(Self.benches)/\(S.benches[1])", to: nil).changing("version", to: 13)
    }
    #expect(one.result?.at("\(Self.squats)/\(S.squats[0])/reps") == 6)
    #expect(one.result?.at("\(Self.squats)/\(S.squats[0])/rpe") == 6)
    #expect(one.result?.at("notes") == "Tired")
    #expect(one.result?.at("duration_seconds") == 4_000)
    #expect(one.result?.at("exercises/\(S.squat)/notes") == "Low bar")
    #expect(one.result?.ids(Self.squats) == S.squats + [S.fresh[0]])
    #expect(one.result?.ids(Self.benches) == [S.benches[0]])
    #expect(one.result?.at("version") == 13)
    #expect(one.notes == [])
  }

  @Test(arguments: [
    "name", "notes", "duration_seconds", "\(squats)/\(S.squats[1])/reps", "exercises/\(S.squat)/notes",
  ])
  func `the same member on both sides is the user's to decide, with both`(_ path: String) {
    let one = Versions("workout") {
      $0.changing(path, to: 1)
    } theirs: {
      $0.changing(path, to: 2)
    }
    #expect(isConflict(one))
  }

  @Test func `a set that one side deleted and the other changed is the user's to decide`() {
    let path = "\(Self.squats)/\(S.squats[1])"
    let deleted: (JSON) -> JSON? = { $0.changing(path, to: nil) }
    let changed: (JSON) -> JSON? = { $0.changing("\(path)/reps", to: 3) }
    #expect(isConflict(Versions("workout", mine: deleted, theirs: changed)))
    #expect(isConflict(Versions("workout", mine: changed, theirs: deleted)))
  }

  @Test func `a set in an exercise that was deleted there is the user's to decide`() {
    let new: JSON = ["id": .string(S.fresh[0]), "kind": "working", "reps": 5]
    let one = Versions("workout") {
      $0.adding(new, to: Self.benches)
    } theirs: {
      $0.changing("exercises/\(S.bench)", to: nil)
    }
    #expect(isConflict(one))
  }

  @Test func `an exercise of which the two sides together left no set is the user's to decide`() {
    let one = Versions("workout") {
      $0.changing("\(Self.benches)/\(S.benches[0])", to: nil)
    } theirs: {
      $0.changing("\(Self.benches)/\(S.benches[1])", to: nil)
    }
    #expect(isConflict(one))
  }

  @Test func `two orders are the user's to decide, one is taken`() {
    let mine: (JSON) -> JSON? = { $0.ordering(Self.squats, [2, 0, 1].map { S.squats[$0] }) }
    let theirs: (JSON) -> JSON? = { $0.ordering(Self.squats, [1, 0, 2].map { S.squats[$0] }) }
    #expect(isConflict(Versions("workout", mine: mine, theirs: theirs)))
    let one = Versions("workout", mine: mine, theirs: { $0.changing("notes", to: "Tired") })
    #expect(one.result?.ids(Self.squats) == [2, 0, 1].map { S.squats[$0] })
    #expect(one.result?.at("notes") == "Tired")
  }

  @Test func `the day goes with its moment and its zone`() {
    let one = Versions("workout") {
      $0.changing("performed_at", to: "2026-03-02T06:00:00Z").changing("local_date", to: "2026-03-02")
    } theirs: {
      $0.changing("time_zone", to: "Asia/Tokyo").changing("local_date", to: "2026-03-02")
    }
    #expect(isConflict(one))
  }

  @Test func `a moment in another notation, a number with other digits and a null change nothing`() {
    let one = Versions("workout") {
      $0.changing("performed_at", to: "2026-03-01T18:00:00+01:00").changing("activity", to: .null)
        .changing("\(Self.squats)/\(S.squats[0])/weight", to: .number("60.0"))
    } theirs: {
      $0.changing("performed_at", to: "2026-03-01T19:00:00Z")
    }
    #expect(one.outcome == .same)
  }

  @Test func `the same change on both sides is no conflict, whatever the version`() {
    let one = Versions("workout") {
      $0.changing("notes", to: "Tired")
    } theirs: {
      $0.changing("notes", to: "Tired").changing("version", to: 13)
    }
    #expect(one.outcome == .same)
  }

  @Test func `deleted there and changed here is the user's to decide`() {
    let one = Versions("workout", mine: { $0.changing("notes", to: "Tired") }, theirs: { _ in nil })
    #expect(isConflict(one))
  }

  @Test func `deleted here and changed there stays, and the user is told`() {
    let one = Versions("workout", mine: { _ in nil }, theirs: { $0.changing("notes", to: "Tired") })
    #expect(
      one.outcome == .merged(one.theirs ?? .null, [JournalNote(path: "", mine: nil, theirs: one.theirs)]))
  }

  @Test func `a new version alone does not keep what was deleted here`() {
    let one = Versions("workout", mine: { _ in nil }, theirs: { $0.changing("version", to: 13) })
    #expect(one.outcome == .deleted)
  }

  @Test func `what is deleted on both sides is gone, and what is new here stays`() {
    #expect(Versions("workout", mine: { _ in nil }, theirs: { _ in nil }).outcome == .deleted)
    var new = Versions("workout")
    (new.base, new.theirs) = (nil, nil)
    #expect(new.outcome == .merged(S.workout, []))
  }

  @Test func `a kind of a newer server that both changed is the user's to decide`() {
    var one = Versions("workout") {
      $0.changing("notes", to: "a")
    } theirs: {
      $0.changing("notes", to: "b")
    }
    let outcome = Merge.threeWay(
      kind: "meal", base: one.base, mine: one.mine, theirs: one.theirs, device: "iPhone", at: Served.now)
    #expect(outcome == one.outcome)
    one.theirs = nil
    #expect(
      Merge.threeWay(
        kind: "meal", base: one.base, mine: one.mine, theirs: nil, device: "iPhone", at: Served.now)
        == one.outcome)
  }
}
