internal import Primitives
internal import TestKit
internal import Testing

@testable internal import MuscleMateClient

/// What holds of every merge, by triples of versions: 10,000 of live workouts for what is kept, and 2,000 of each other kind with
/// exercises, of which `make test` plays one in ten.
struct MergePropertyTests {

  @Test(arguments: Served.all.keys.sorted())
  func `one side's change alone is taken as it is, and the same change on both sides is one`(_ kind: String) {
    for seed in Draws.among(500) {
      var edits = MergeEdits(seed: UInt64(seed))
      var one = Versions(kind)
      let changed = edits.scrambled(edits.edited(one.base ?? .null))
      for changed in [changed, nil] {
        (one.mine, one.theirs) = (changed, one.base)
        #expect(one.result == changed, "m of \(seed)")
        (one.mine, one.theirs) = (one.base, changed)
        #expect(one.result == changed, "t of \(seed)")
        (one.mine, one.theirs) = (changed, changed)
        #expect(one.result == changed, "x of \(seed)")
      }
    }
  }

  /// Runs through triples of rows with exercises and sets; ends with the first that fails.
  private func each(
    _ kind: String, of triples: Int = 2_000, _ adjust: (inout MergeEdits) -> Void = { _ in },
    check: (Versions) -> [String]
  ) {
    for seed in Draws.among(triples) {
      var edits = MergeEdits(seed: UInt64(seed))
      edits.leavesEmpty = kind == "draft"
      adjust(&edits)
      var one = Versions(kind)
      let base = (one.base ?? .null).changing("exercises", to: edits.exercises())
      (one.base, one.mine, one.theirs) = (base, edits.edited(base), edits.edited(base))
      let faults = check(one.merged())
      #expect(faults == [], "seed \(seed): \(one)")
      guard faults.isEmpty else { return }
    }
  }

  /// Of the usual number of triples some come out one way, and some the other.
  private func expectBoth(_ count: Int) {
    let triples = Draws.among(2_000).count
    #expect(triples == 1 || (triples / 10...triples * 9 / 10).contains(count))
  }

  @Test func `a live workout keeps every set once, and whatever was written is in it or in the journal`() {
    each("draft", of: 10_000) { one in
      let (base, mine, theirs) = (sets(one.base), sets(one.mine), sets(one.theirs))
      let result = one.result?.placedSets ?? []
      var faults = result.count == Set(result.map(\.id)).count ? [] : ["doubled"]
      for id in Set(base.keys).union(mine.keys).union(theirs.keys) {
        let isGone =
          mine[id] == nil && (theirs[id] == nil || theirs[id] == base[id])
          || theirs[id] == nil && mine[id] == base[id]
        if result.contains(where: { $0.id == id }) == isGone {
          faults.append("\(id) \(isGone ? "rose" : "is lost")")
        }
      }
      return faults + lostMarks(one)
    }
  }

  @Test func `whatever was written to a plan is in it or in the journal`() {
    each("planned_workout", check: lostMarks)
  }

  @Test func `a workout is merged without a loss, or both versions are shown`() {
    var conflicts = 0
    each("workout") { one in
      switch one.outcome {
      case .conflict(let mine, let theirs):
        conflicts += 1
        return mine == one.mine && theirs == one.theirs ? [] : ["a version is missing"]
      case .merged(let row, let notes):
        let empty = (row["exercises"]?.elements ?? []).filter { $0["sets"] == [] }
        return lostMarks(one) + notes.map(\.path) + empty.map { "empty: \($0)" }
      case .same: return lostMarks(one)
      case .deleted, .copy: return ["another outcome"]
      }
    }
    expectBoth(conflicts)
  }

  @Test func `a template is merged without a loss, or what this device wrote is in the copy`() {
    var copies = 0
    each("template") { one in
      if case .copy(let copy) = one.outcome {
        copies += 1
        return (one.mine?["exercises"]?.marks ?? []).subtracting(copy.marks).sorted()
      }
      if case .conflict = one.outcome { return [] }
      return lostMarks(one) + one.notes.map(\.path)
    }
    expectBoth(copies)
  }

  @Test func `what nobody moved stays in the order of either side`() {
    each("draft") {
      $0.moves = false
    } check: { one in
      guard let result = one.result else { return ["gone"] }
      var faults: [String] = []
      for side in [one.mine, one.theirs] {
        let exercises = side?.ids("exercises") ?? []
        if result.ids("exercises").filter(exercises.contains)
          != exercises.filter(result.ids("exercises").contains)
        {
          faults.append("exercises")
        }
        for exercise in exercises {
          let (here, merged) = (
            side?.ids("exercises/\(exercise)/sets") ?? [], result.ids("exercises/\(exercise)/sets")
          )
          if merged.filter(here.contains) != here.filter(merged.contains) { faults.append(exercise) }
        }
      }
      return faults
    }
  }

  @Test func `a new set stays behind the set that it followed, with nothing but new ones between`() {
    each("draft") {
      ($0.moves, $0.removes) = (false, false)
    } check: { one in
      var faults: [String] = []
      let (old, mine) = (sets(one.base), sets(one.mine))
      for (id, exercise, _) in one.result?.placedSets ?? [] where old[id] == nil {
        let path = "exercises/\(exercise)/sets"
        let before = { (row: JSON?) in row?.ids(path).prefix { $0 != id }.last { old[$0] != nil } }
        if before(one.result) != before(mine[id] == nil ? one.theirs : one.mine) { faults.append(id) }
      }
      return faults
    }
  }

  /// The places don't matter here: a set is its members and its exercise.
  private func sets(_ row: JSON?) -> [String: JSON] {
    Dictionary(
      (row?.placedSets ?? []).map { ($0.id, $0.value.changing("in", to: .string($0.exercise))) },
      uniquingKeysWith: { first, _ in first })
  }

  private func lostMarks(_ one: Versions) -> [String] {
    let old = one.base?.marks ?? []
    let written = (one.mine?.marks ?? []).union(one.theirs?.marks ?? []).subtracting(old)
    let noted = one.notes.flatMap { [$0.mine, $0.theirs] }.compactMap { $0?.marks }
    return written.subtracting(one.result?.marks ?? []).subtracting(noted.joined()).sorted()
  }
}
