internal import MuscleMateAPI
internal import Primitives
internal import Testing

@testable internal import MuscleMateClient

/// The server's news about things that the user changed meanwhile.
struct PageTests {
  let notebook = try? Notebook()

  /// A template of version 5 that the user edited.
  private func edited() async throws -> Database {
    let store = try await #require(notebook).open()
    try await store.pull([item(.template, 1, version: 5, value(1, "Legs"))], cursor: "five")
    try await store.put("template", 1, value(1, "Mine"), base: 5)
    return store
  }

  private let news = item(.template, 1, version: 9, value(1, "Theirs"))

  @Test func `what was not changed here is as the server has it, with the cursor`() async throws {
    let store = try await #require(notebook).open()
    try await store.pull([item(.template, 1, version: 5, value(1, "Legs"))], cursor: "five")
    try await store.pull([item(.template, 1, version: 6, value(1, "Arms"))], cursor: "six")
    #expect(try await store.shown("template", 1) == value(1, "Arms"))
    #expect(try await store.setting("cursor") == "six")
    try await store.pull([item(.template, 1, version: 7, nil)], cursor: "seven")
    #expect(try await store.row("template", id(1)) == nil)
  }

  @Test func `a changed row is merged with its base, and its operation carries the merged one`() async throws
  {
    let store = try await edited()
    try await store.pull([news]) { row, theirs in
      #expect(row.base == value(1, "Legs"))
      #expect(row.mine == value(1, "Mine"))
      #expect(theirs == value(1, "Theirs"))
      return .merged(value(1, "Both"), [JournalNote(path: "/name", mine: "Mine", theirs: "Theirs")])
    }
    let row = try #require(try await store.row("template", id(1)))
    #expect(row.shown == value(1, "Both"))
    #expect(row.base == value(1, "Theirs"))
    #expect(row.theirs == value(1, "Theirs"))
    #expect(row.version == 9)
    let operation = try #require(try await store.nextOperation())
    #expect(operation.body == value(1, "Both"))
    #expect(operation.baseVersion == 9)
    #expect(try await store.journal().map(\.what) == ["replaced"])
    #expect(try await store.journal().map(\.path) == ["/name"])
  }

  @Test func `what was sent stays as it was sent`() async throws {
    let store = try await edited()
    let sent = try await store.send()
    try await store.pull([news], merge: becomes(.merged(value(1, "Both"), [])))
    #expect(try await store.queue() == [sent])
    #expect(try await store.shown("template", 1) == value(1, "Both"))
  }

  @Test(arguments: [MergeOutcome.same, .merged(value(1, "Theirs"), [])])
  func `where the server's copy holds, nothing is left to send but presses`(_ outcome: MergeOutcome)
    async throws
  {
    let store = try await edited()
    try await store.change([], [.on("template", 1, .post, "/log")])
    try await store.pull([news], merge: becomes(outcome))
    #expect(try await store.queue().map(\.method) == [.post])
    #expect(try await store.row("template", id(1))?.isChanged == false)
    #expect(try await store.shown("template", 1) == value(1, "Theirs"))
  }

  @Test func `what is gone there and is to stay so is told`() async throws {
    let store = try await edited()
    try await store.pull([item(.template, 1, version: 9, nil)], merge: becomes(.deleted))
    #expect(try await store.row("template", id(1)) == nil)
    #expect(try await store.queue() == [])
    let entry = try #require(try await store.journal().first)
    #expect(entry.what == "deleted")
    #expect(entry.mine == value(1, "Mine"))
  }

  @Test func `a deletion that stands names the version that it deletes`() async throws {
    let store = try await #require(notebook).open()
    try await store.pull([item(.goal, 1, version: 5, value(1, "Squat"))])
    try await store.delete("goal", 1, base: 5)
    #expect(try await store.shown("goal", 1) == nil)
    try await store.pull([item(.goal, 1, version: 9, value(1, "Theirs"))], merge: becomes(.deleted))
    #expect(try await store.shown("goal", 1) == nil)
    #expect(try await store.nextOperation()?.baseVersion == 9)
  }

  @Test func `an edit of what was deleted there makes it again, knowingly`() async throws {
    let store = try await edited()
    try await store.pull([item(.template, 1, version: 9, nil)], merge: becomes(.merged(value(1, "Mine"), [])))
    let operation = try #require(try await store.nextOperation())
    #expect(operation.baseVersion == nil)
    #expect(operation.fields == ["If-None-Match": "*"])
    #expect(try await store.shown("template", 1) == value(1, "Mine"))
  }

  @Test func `what became of a draft that is gone there, the end of the walk tells`() async throws {
    let store = try await #require(notebook).open()
    try await store.pull([item(.draft, 1, version: 5, value(1, "Live"))])
    let whole = value(1, "Live with two sets")
    try await store.log(1, set: 11, ["reps": 5], whole: value(1, "Live with a set"))
    try await store.log(1, set: 12, ["reps": 5], whole: whole)
    #expect(try await store.queue().count == 2)
    try await store.pull([item(.draft, 1, version: 9, nil)])
    #expect(try await store.shown("draft", 1) == whole)
    #expect(try await store.queue().map(\.state) == [.queued, .queued])
    try await store.settleGoneDrafts(merge: becomes(.conflict(mine: whole, theirs: nil)))
    #expect(try await store.shown("draft", 1) == nil)
    #expect(try await store.queue().map(\.state) == [.conflict, .conflict])
    #expect(try await store.queue().last?.after == whole)
  }

  @Test func `a conflict shows the server's copy and keeps the user's`() async throws {
    let store = try await edited()
    let outcome = MergeOutcome.conflict(mine: value(1, "Mine"), theirs: value(1, "Theirs"))
    try await store.put("goal", 2, value(2, "Squat"))
    try await store.pull([news], merge: becomes(outcome))
    #expect(try await store.shown("template", 1) == value(1, "Theirs"))
    let kept = try #require(try await store.operations([.conflict]).first)
    #expect(kept.after == value(1, "Mine"))
    #expect(try await store.nextOperation()?.kind == "goal")
    #expect(try await store.journal().map(\.what) == ["conflict"])

    // The user keeps the own one.
    try await store.put("template", 1, value(1, "Mine"), base: 9)
    #expect(try await store.queue().map(\.state) == [.queued, .queued])
    #expect(try await store.shown("template", 1) == value(1, "Mine"))
  }

  @Test func `what was deleted there in a conflict and comes back is shown`() async throws {
    let store = try await edited()
    let gone = item(.template, 1, version: 9, nil)
    try await store.pull([gone], merge: becomes(.conflict(mine: value(1, "Mine"), theirs: nil)))
    #expect(try await store.shown("template", 1) == nil)
    #expect(try await store.operations([.conflict]).map(\.body) == [value(1, "Mine")])
    try await store.pull([item(.template, 1, version: 10, value(1, "Restored"))], merge: becomes(.deleted))
    #expect(try await store.shown("template", 1) == value(1, "Restored"))
  }

  @Test func `what the user deletes while its making is under way stays hidden`() async throws {
    let store = try await #require(notebook).open()
    try await store.put("template", 1, value(1, "Made"))
    _ = try await store.send()
    try await store.delete("template", 1)
    // The answer was lost.
    try await store.pull([item(.template, 1, version: 3, value(1, "Made"))], merge: becomes(.deleted))
    #expect(try await store.shown("template", 1) == nil)
    #expect(try await store.operations([.queued]).map(\.baseVersion) == [3])
  }

  @Test func `a conflict waits for the answer to what is under way`() async throws {
    let store = try await edited()
    let sent = try #require(try await store.send())
    let outcome = becomes(.conflict(mine: value(1, "Mine"), theirs: value(1, "Theirs")))
    try await store.pull([news], merge: outcome)
    let row = try #require(try await store.row("template", id(1)))
    #expect(row.shown == value(1, "Mine"))
    #expect(row.base == value(1, "Legs"))
    #expect(try await store.queue() == [sent])

    // 412: it was not carried out.
    try await store.takeBack(sent.n, merge: outcome)
    #expect(try await store.shown("template", 1) == value(1, "Theirs"))
    #expect(try await store.queue().map(\.state) == [.conflict])
  }

  @Test func `what was not carried out is merged with what was pulled, and waits again`() async throws {
    let store = try await edited()
    let sent = try #require(try await store.send())
    try await store.pull([news], merge: becomes(.merged(value(1, "Both"), [])))
    try await store.takeBack(sent.n) { row, theirs in
      #expect(row.base == theirs)
      return .merged(row.mine ?? .null, [])
    }
    let next = try #require(try await store.nextOperation())
    #expect(next.state == .queued)
    #expect(next.sequence == nil)
    #expect(next.operation == sent.operation)
    #expect(next.body == value(1, "Both"))
    #expect(next.baseVersion == 9)
  }

  @Test func `a copy is a thing of its own, to be made`() async throws {
    let store = try await edited()
    try await store.pull([news], merge: becomes(.copy(value(1, "Mine (watch)", JSON.Member("tempo", 3)))))
    #expect(try await store.shown("template", 1) == value(1, "Theirs"))
    let made = try #require(try await store.nextOperation())
    #expect(made.id != id(1))
    #expect(made.path == "/v1/templates/\(made.id)")
    #expect(made.baseVersion == nil)
    #expect(made.body?["id"]?.text == "\(made.id)")
    #expect(made.body?["tempo"] == 3)
    #expect(try await store.row("template", made.id)?.shown == made.body)
    #expect(try await store.queue().count == 1)
  }

  @Test func `a page that was asked for before the own answer takes nothing back`() async throws {
    let store = try await edited()
    let sent = try #require(try await store.send())
    try await store.done(sent.n, version: 9)
    try await store.pull([item(.template, 1, version: 7, value(1, "Older"))], cursor: "seven")
    #expect(try await store.shown("template", 1) == value(1, "Mine"))
    #expect(try await store.row("template", id(1))?.version == 9)
  }

  @Test func `a walk from the beginning drops what did not come, and nothing of the outbox`() async throws {
    let store = try await #require(notebook).open()
    try await store.pull((1...4).map { item(.template, $0, version: 5, value($0, "T\($0)")) })
    try await store.put("template", 3, value(3, "Mine"), base: 5)
    try await store.put("template", 9, value(9, "Made here"))
    let pass = try await store.beginFullWalk()
    #expect(try await store.setting("cursor") == nil)
    #expect(try await store.setting("walking") == "\(pass)")
    // A restored server has lower versions.
    try await store.apply(
      [item(.template, 1, version: 2, value(1, "Back"))], cursor: "w", pass: pass, merge: theirs)
    try await store.endFullWalk(merge: { row, theirs in
      #expect(row.id == id(3))
      #expect(theirs == nil)
      return .merged(value(3, "Mine"), [])
    })
    var shown: [String] = []
    for row in try await store.rows("template", limit: 9) { shown.append(row.shown?["name"]?.text ?? "") }
    #expect(shown == ["Made here", "Mine", "Back"])
    #expect(try await store.queue().map(\.fields) == [["If-None-Match": "*"], [:]])
    #expect(try await store.setting("walking") == nil)
  }

  @Test func `a walk over some kinds leaves the others`() async throws {
    let store = try await #require(notebook).open()
    try await store.pull([
      item(.template, 1, version: 5, value(1, "T")), item(.goal, 2, version: 5, value(2, "G")),
    ])
    _ = try await store.beginFullWalk()
    try await store.endFullWalk(of: ["goal"], merge: theirs)
    #expect(try await store.shown("goal", 2) == nil)
    #expect(try await store.shown("template", 1) == value(1, "T"))
  }

  @Test func `what is confirmed during a walk is not dropped at its end`() async throws {
    let store = try await #require(notebook).open()
    try await store.put("template", 1, value(1, "Made here"))
    let sent = try #require(try await store.send())
    _ = try await store.beginFullWalk()
    try await store.done(sent.n, version: 3)
    try await store.endFullWalk(merge: theirs)
    #expect(try await store.shown("template", 1) == value(1, "Made here"))
  }

  @Test func `a walk leaves the workout whose draft is not finished on the server yet`() async throws {
    let store = try await #require(notebook).open()
    try await store.pull([item(.draft, 1, version: 5, value(1, "Live"))])
    let edits = [
      RowEdit(kind: "draft", id: id(1)), RowEdit(kind: "workout", id: id(1), mine: value(1, "Done")),
    ]
    try await store.change(edits, [.on("draft", 1, .post, "/finish")])
    _ = try await store.beginFullWalk()
    try await store.endFullWalk(merge: { _, _ in .deleted })
    #expect(try await store.shown("workout", 1) == value(1, "Done"))
  }
}
