internal import Primitives
internal import Testing

@testable internal import MuscleMateClient

/// A live workout that a phone and a watch change at once.
struct DraftMergeTests {
  private typealias S = Served
  private static let first = "exercises/\(S.squat)/sets/\(S.squats[0])"
  private static let last = "exercises/\(S.squat)/sets/\(S.squats[2])"
  private static let ofBench = "exercises/\(S.bench)/sets/\(S.benches[0])"

  private func merged(_ mine: (JSON) -> JSON?, _ theirs: (JSON) -> JSON?) -> Versions {
    Versions("draft", mine: mine, theirs: theirs)
  }

  private func set(_ id: String, reps: JSON = 3) -> JSON {
    ["id": .string(id), "done": true, "kind": "working", "reps": reps, "unit": "kg", "weight": 90]
  }

  @Test func `different sets both stay, and nothing is noted`() {
    let one = merged {
      $0.changing("\(Self.last)/done", to: true)
    } _: {
      $0.changing("\(Self.ofBench)/reps", to: 9)
    }
    #expect(one.result?.at("\(Self.last)/done") == true)
    #expect(one.result?.at("\(Self.ofBench)/reps") == 9)
    #expect(one.notes == [])
  }

  @Test func `different members of the same set both stay`() {
    let one = merged {
      $0.changing("\(Self.last)/done", to: true)
    } _: {
      $0.changing("\(Self.last)/rpe", to: 9)
    }
    #expect(one.result?.at("\(Self.last)/done") == true)
    #expect(one.result?.at("\(Self.last)/rpe") == 9)
    #expect(one.notes == [])
  }

  @Test func `of the same member the later arrival counts, and the other value is noted`() {
    let one = merged {
      $0.changing("\(Self.first)/reps", to: 6)
    } _: {
      $0.changing("\(Self.first)/reps", to: 7)
    }
    #expect(one.result?.at("\(Self.first)/reps") == 6)
    #expect(one.notes == [JournalNote(path: "/\(Self.first)/reps", mine: 6, theirs: 7)])
  }

  /// Both logged the first set, at these moments.
  private func logged(_ mine: String?, _ theirs: String?) -> Versions {
    let at = { (draft: JSON, moment: String?) in
      moment.map { draft.setting("set_times", to: [S.squats[0]: .string($0)]) } ?? draft
    }
    return merged {
      at($0.changing("\(Self.first)/reps", to: 6), mine)
    } _: {
      at($0.changing("\(Self.first)/reps", to: 7), theirs)
    }
  }

  @Test func `of the same member what was logged later counts, whichever arrives first`() {
    let (early, late) = ("2026-03-01T17:10:00Z", "2026-03-01T17:20:00+00:00")
    let overtaken = logged(early, late)
    #expect(overtaken.result == overtaken.theirs)
    #expect(overtaken.notes == [JournalNote(path: "/\(Self.first)/reps", mine: 6, theirs: 7)])
    let later = logged(late, early)
    #expect(later.result?.at("\(Self.first)/reps") == 6)
    #expect(later.result?["set_times"] == [S.squats[0]: .string(late)])
  }

  private static let unknown: [(String?, String?)] = [
    (nil, "2026-03-01T17:20:00Z"), ("2026-03-01T17:10:00Z", nil),
    ("2026-02-27T17:10:00Z", "2026-03-01T17:20:00Z"),
  ]

  @Test(arguments: unknown)
  func `without a moment, or with one of more than a day ago, the later arrival counts`(
    _ mine: String?, _ theirs: String?
  ) {
    #expect(logged(mine, theirs).result?.at("\(Self.first)/reps") == 6)
  }

  @Test func `a set that was done counts before one that was changed later and is not done`() {
    let one = merged {
      $0.changing("\(Self.last)/reps", to: 4).changing("\(Self.last)/done", to: true)
        .setting("set_times", to: [S.squats[2]: "2026-03-01T17:10:00Z"])
    } _: {
      $0.changing("\(Self.last)/reps", to: 8).setting("set_times", to: [S.squats[2]: "2026-03-01T17:20:00Z"])
    }
    #expect(one.result?.at("\(Self.last)/reps") == 4)
    #expect(one.result?.at("\(Self.last)/done") == true)
  }

  @Test func `a set that was done there counts before one that was only changed here`() {
    let one = merged {
      $0.changing("\(Self.last)/reps", to: 8)
    } _: {
      $0.changing("\(Self.last)/reps", to: 4).changing("\(Self.last)/done", to: true)
    }
    #expect(one.result?.at("\(Self.last)/reps") == 4)
    #expect(one.result?.at("\(Self.last)/done") == true)
    #expect(one.notes == [JournalNote(path: "/\(Self.last)/reps", mine: 8, theirs: 4)])
    // It is the server's copy to the byte, so that nothing is sent.
    #expect(one.result == one.theirs)
  }

  @Test(arguments: [true, false])
  func `a set that both have new is done if one did it`(_ isDoneHere: Bool) {
    let path = "exercises/\(S.squat)/sets"
    let new = "\(path)/\(S.fresh[0])/done"
    let one = merged {
      $0.adding(set(S.fresh[0]), to: path).changing(new, to: .bool(isDoneHere))
    } _: {
      $0.adding(set(S.fresh[0]), to: path).changing(new, to: .bool(!isDoneHere))
    }
    #expect(one.result?.at(new) == true)
    #expect(one.result?.ids(path).count == 4)
  }

  @Test func `of a set that both have new, members that one side alone gave it stay`() {
    let path = "exercises/\(S.squat)/sets"
    let new = "\(path)/\(S.fresh[0])"
    let one = merged {
      $0.adding(set(S.fresh[0]), to: path).changing("\(new)/rpe", to: 9).changing("\(new)/done", to: nil)
    } _: {
      $0.adding(set(S.fresh[0]), to: path).changing("\(new)/notes", to: "Belt")
    }
    #expect(one.result?.at("\(new)/rpe") == 9)
    #expect(one.result?.at("\(new)/notes") == "Belt")
    #expect(one.result?.at("\(new)/done") == true)
    #expect(one.notes == [])
  }

  @Test func `a weight never gets the other's unit`() {
    let one = merged {
      $0.changing("\(Self.first)/weight", to: 62)
    } _: {
      $0.changing("\(Self.first)/weight", to: 135).changing("\(Self.first)/unit", to: "lb")
    }
    #expect(one.result?.at("\(Self.first)/weight") == 62)
    #expect(one.result?.at("\(Self.first)/unit") == "kg")
    #expect(one.notes.map(\.path) == ["/\(Self.first)/weight", "/\(Self.first)/unit"])
  }

  @Test func `a set that was deleted here and logged there stays`() {
    let one = merged {
      $0.changing(Self.last, to: nil)
    } _: {
      $0.changing("\(Self.last)/done", to: true)
    }
    #expect(one.result?.ids("exercises/\(S.squat)/sets") == S.squats)
    #expect(one.result?.at("\(Self.last)/done") == true)
    #expect(one.notes.map(\.path) == ["/\(Self.last)"])
    #expect(one.notes.first?.mine == nil)
  }

  @Test func `a set that was logged here and deleted there stays`() {
    let one = merged {
      $0.changing("\(Self.last)/done", to: true)
    } _: {
      $0.changing(Self.last, to: nil)
    }
    #expect(one.result?.ids("exercises/\(S.squat)/sets") == S.squats)
    #expect(one.result?.at("\(Self.last)/done") == true)
    #expect(one.notes.map(\.theirs) == [nil])
  }

  @Test func `a set that one side deleted and the other left alone is gone`() {
    let one = merged {
      $0.changing(Self.last, to: nil)
    } _: {
      $0.changing(Self.first, to: nil)
    }
    #expect(one.result?.ids("exercises/\(S.squat)/sets") == [S.squats[1]])
    #expect(one.notes == [])
  }

  @Test func `an exercise that was deleted there comes back with the set that was logged here`() {
    let one = merged {
      $0.changing("\(Self.ofBench)/done", to: true)
    } _: {
      $0.changing("exercises/\(S.bench)", to: nil)
    }
    #expect(one.result?.ids("exercises") == [S.squat, S.bench])
    #expect(one.result?.ids("exercises/\(S.bench)/sets") == [S.benches[0]])
    #expect(one.result?.at("exercises/\(S.bench)/name") == "Bench Press")
    #expect(one.notes.map(\.path) == ["/\(Self.ofBench)", "/exercises/\(S.bench)"])
  }

  @Test func `a set that was moved here and changed there is there once, in its new place`() {
    let moved = S.draft.at(Self.last) ?? .null
    let one = merged {
      $0.changing(Self.last, to: nil).adding(moved, to: "exercises/\(S.bench)/sets", after: S.benches[0])
    } _: {
      $0.changing("\(Self.last)/reps", to: 4)
    }
    #expect(one.result?.ids("exercises/\(S.squat)/sets") == Array(S.squats.prefix(2)))
    #expect(one.result?.ids("exercises/\(S.bench)/sets") == [S.benches[0], S.squats[2], S.benches[1]])
    #expect(one.result?.at("exercises/\(S.bench)/sets/\(S.squats[2])/reps") == 4)
    #expect(one.notes == [])
  }

  @Test func `a set that was moved here keeps its new place though the exercises were moved there`() {
    let moved = S.draft.at(Self.last) ?? .null
    let one = merged {
      $0.changing(Self.last, to: nil).adding(moved, to: "exercises/\(S.bench)/sets")
    } _: {
      $0.ordering("exercises", [S.bench, S.squat])
    }
    #expect(one.result?.ids("exercises") == [S.bench, S.squat])
    #expect(one.result?.ids("exercises/\(S.bench)/sets") == [S.squats[2]] + S.benches)
  }

  @Test func `new sets of both stay behind the sets that they followed`() {
    let path = "exercises/\(S.squat)/sets"
    let one = merged {
      $0.adding(set(S.fresh[0]), to: path, after: S.squats[2])
        .adding(set(S.fresh[1]), to: path, after: S.squats[0])
    } _: {
      $0.adding(set(S.fresh[2]), to: path, after: S.squats[2])
        .adding(set(S.fresh[3]), to: path, after: S.squats[1])
    }
    #expect(
      one.result?.ids(path) == [
        S.squats[0], S.fresh[1], S.squats[1], S.fresh[3], S.squats[2], S.fresh[2], S.fresh[0],
      ])
  }

  @Test func `a new exercise there keeps its place though the others were moved here`() {
    let new: JSON = ["id": .string(S.row), "name": "Row", "sets": []]
    let one = merged {
      $0.ordering("exercises", [S.bench, S.squat])
    } _: {
      $0.adding(new, to: "exercises", after: S.squat)
    }
    #expect(one.result?.ids("exercises") == [S.bench, S.squat, S.row])
    #expect(one.notes == [])
  }

  @Test func `of two orders the later arrival counts, and the other is noted`() {
    let path = "exercises/\(S.squat)/sets"
    let (mine, theirs) = ([2, 0, 1].map { S.squats[$0] }, [1, 0, 2].map { S.squats[$0] })
    let one = merged {
      $0.ordering(path, mine)
    } _: {
      $0.ordering(path, theirs)
    }
    #expect(one.result?.ids(path) == mine)
    #expect(one.notes.map(\.path) == ["/\(path)"])
    #expect(one.notes.first?.theirs == .array(theirs.map(JSON.string)))
  }

  @Test func `parts without ids can't be told apart, so the later list counts whole`() {
    let one = merged {
      $0.changing("\(Self.first)/id", to: nil)
    } _: {
      $0.changing("\(Self.first)/reps", to: 9)
    }
    #expect(one.result?.at("exercises") == one.mine?.at("exercises"))
    #expect(one.notes.map(\.path) == ["/exercises"])
  }

  @Test func `members of a newer server survive in the row, the exercise and the set`() {
    let paths = ["tempo", "exercises/\(S.squat)/tempo", "\(Self.first)/tempo"]
    var one = merged {
      $0.changing("\(Self.first)/reps", to: 6).changing("name", to: "Heavy legs")
    } _: {
      paths.reduce($0) { $0.changing($1, to: ["eccentric": 3]) }.changing("\(Self.first)/rpe", to: 7)
    }
    for path in paths { #expect(one.result?.at(path) == ["eccentric": 3]) }
    // So they do if they were there before.
    one.base = paths.reduce(one.base) { $0?.changing($1, to: ["eccentric": 2]) }
    one.mine = paths.reduce(one.mine) { $0?.changing($1, to: ["eccentric": 2]) }
    for path in paths { #expect(one.result?.at(path) == ["eccentric": 3]) }
    #expect(one.result?.at("\(Self.first)/reps") == 6)
    #expect(one.notes == [])
  }
}
