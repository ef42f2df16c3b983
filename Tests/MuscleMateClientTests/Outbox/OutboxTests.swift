internal import MuscleMateAPI
internal import Primitives
internal import Testing

@testable internal import MuscleMateClient

/// From the user's change to the server's answer.
struct OutboxTests {
  let notebook = try? Notebook()

  @Test func `operations go in the order of the changes, each with the next number`() async throws {
    let store = try await #require(notebook).open()
    for number in 1...3 { try await store.put("template", number, value(number, "T")) }
    var sequences: [Int64?] = []
    while let sent = try await store.send() {
      #expect(sent.id == id(sequences.count + 1))
      sequences.append(sent.sequence)
      try await store.done(sent.n, version: 4)
    }
    #expect(sequences == [1, 2, 3])
    #expect(try await store.setting("done") == "3")
  }

  @Test func `a repetition is the same, after the app's end as well`() async throws {
    let notebook = try #require(notebook)
    let store = try await notebook.open()
    try await store.put("template", 1, value(1, "T"))
    let first = try #require(try await store.send())
    await store.close()
    let again = try await notebook.open()
    let second = try #require(try await again.send())
    #expect(second == first)
  }

  @Test func `one that waits holds back the others`() async throws {
    let store = try await #require(notebook).open()
    try await store.put("template", 1, value(1, "T"))
    try await store.put("goal", 2, value(2, "G"))
    let sent = try #require(try await store.send())
    let later = Notebook.moment.advanced(bySeconds: 30)
    try await store.postpone(sent.n, until: later)
    let next = try #require(try await store.nextOperation())
    #expect(next.n == sent.n)
    #expect(next.notBefore == later)
    #expect(next.state == .sent)
  }

  @Test func `an answer makes the change the server's copy`() async throws {
    let store = try await #require(notebook).open()
    try await store.put("template", 1, value(1, "T"))
    let sent = try #require(try await store.send())
    try await store.done(sent.n, version: 4)
    let row = try #require(try await store.row("template", id(1)))
    #expect(row == Row(kind: "template", id: id(1), version: 4, theirs: value(1, "T")))
  }

  @Test func `an answer gives its version to what follows, and the later change stays shown`() async throws {
    let store = try await #require(notebook).open()
    try await store.put("template", 1, value(1, "First"))
    let sent = try #require(try await store.send())
    try await store.put("template", 1, value(1, "Second"))
    try await store.done(sent.n, version: 4)
    let row = try #require(try await store.row("template", id(1)))
    #expect(row.shown == value(1, "Second"))
    #expect(row.base == value(1, "First"))
    #expect(try await store.nextOperation()?.baseVersion == 4)
  }

  @Test func `a part that was answered belongs to the base of later changes`() async throws {
    let store = try await #require(notebook).open()
    try await store.pull([item(.draft, 1, version: 5, value(1, "Live"))])
    try await store.log(1, set: 11, ["reps": 5], whole: value(1, "Five"))
    let sent = try #require(try await store.send())
    try await store.log(1, set: 11, ["reps": 6], whole: value(1, "Six"))
    try await store.done(sent.n, version: 9)
    let row = try #require(try await store.row("draft", id(1)))
    #expect(row.base == value(1, "Five"))
    #expect(row.mine == value(1, "Six"))
    // The answer's version counts sets of others as well, which are not here yet.
    #expect(row.version == 5)
  }

  @Test func `after a repetition the change stays shown until the pull brings it`() async throws {
    let store = try await #require(notebook).open()
    try await store.pull([item(.template, 1, version: 5, value(1, "Legs"))])
    try await store.put("template", 1, value(1, "Mine"), base: 5)
    let sent = try #require(try await store.send())
    try await store.done(sent.n)
    #expect(try await store.shown("template", 1) == value(1, "Mine"))
    try await store.pull([item(.template, 1, version: 9, value(1, "As stored"))])
    #expect(try await store.shown("template", 1) == value(1, "As stored"))
    #expect(try await store.row("template", id(1))?.isChanged == false)
  }

  @Test func `a deletion hides at once, and is gone after the answer`() async throws {
    let store = try await #require(notebook).open()
    try await store.pull([item(.template, 1, version: 5, value(1, "Legs"))])
    try await store.delete("template", 1, base: 5)
    #expect(try await store.shown("template", 1) == nil)
    #expect(try await store.row("template", id(1)) != nil)
    let sent = try #require(try await store.send())
    try await store.done(sent.n)
    #expect(try await store.row("template", id(1)) == nil)
  }

  @Test func `a finished draft is gone after the answer, and its workout there`() async throws {
    let store = try await #require(notebook).open()
    try await store.pull([item(.draft, 1, version: 5, value(1, "Live"))])
    let edits = [
      RowEdit(kind: "draft", id: id(1)), RowEdit(kind: "workout", id: id(1), mine: value(1, "Done")),
    ]
    try await store.change(edits, [.on("draft", 1, .post, "/finish")])
    let sent = try #require(try await store.send())
    try await store.done(sent.n)
    #expect(try await store.row("draft", id(1)) == nil)
    #expect(try await store.shown("workout", 1) == value(1, "Done"))
    // The server has it, so that a deletion must be sent.
    try await store.put("workout", 1, value(1, "Edited"))
    try await store.delete("workout", 1)
    #expect(try await store.queue().map(\.method) == [.put, .delete])
  }

  @Test func `numbers follow the server's count`() async throws {
    let store = try await #require(notebook).open()
    try await store.put("template", 1, value(1, "T"))
    let sent = try #require(try await store.send())
    #expect(sent.sequence == 1)
    try await store.renumber(from: 41)
    let again = try #require(try await store.send())
    #expect(again.sequence == 42)
    #expect(again.operation == sent.operation)
    try await store.done(again.n)
    #expect(try await store.setting("done") == "42")
  }

  @Test func `a refusal sets aside what follows on the same thing, and the queue goes on`() async throws {
    let store = try await #require(notebook).open()
    try await store.pull([item(.draft, 1, version: 5, value(1, "Live"))])
    try await store.log(1, set: 11, ["reps": -1], whole: value(1, "One set"))
    try await store.log(1, set: 12, ["reps": 5], whole: value(1, "Two sets"))
    try await store.change([], [.on("workout", 1, .put, "", value(1, "Once finished"))])
    try await store.put("goal", 2, value(2, "Squat"))
    let sent = try #require(try await store.send())
    try await store.refuse(sent.n, fault: ["detail": "reps"])

    let aside = try await store.operations([.refused])
    #expect(aside.map(\.kind) == ["draft", "draft", "workout"])
    #expect(aside.map(\.fault) == [["detail": "reps"], nil, nil])
    let next = try #require(try await store.send())
    #expect(next.kind == "goal")
    #expect(next.sequence == 1)
    #expect(try await store.shown("draft", 1) == value(1, "Two sets"))

    try await store.log(1, set: 13, ["reps": 5], whole: value(1, "Three sets"))
    #expect(try await store.operations([.refused]).count == 4)
  }

  @Test func `the whole thing anew takes the place of what was refused`() async throws {
    let store = try await #require(notebook).open()
    try await store.put("template", 1, value(1, ""))
    let sent = try #require(try await store.send())
    try await store.refuse(sent.n, fault: "no name")
    try await store.put("template", 1, value(1, "Named"))
    #expect(try await store.queue().map(\.body) == [value(1, "Named")])
    #expect(try await store.queue().map(\.state) == [.queued])
  }

  @Test func `what was refused and never made is deleted here alone`() async throws {
    let store = try await #require(notebook).open()
    try await store.put("template", 1, value(1, ""))
    let sent = try #require(try await store.send())
    try await store.refuse(sent.n, fault: "no name")
    try await store.delete("template", 1)
    #expect(try await store.queue() == [])
    #expect(try await store.row("template", id(1)) == nil)
  }

  @Test func `what stands aside is sent again, or dropped and told`() async throws {
    let store = try await #require(notebook).open()
    try await store.pull([item(.template, 1, version: 5, value(1, "Legs"))])
    try await store.put("template", 1, value(1, "Mine"), base: 5)
    let sent = try #require(try await store.send())
    try await store.refuse(sent.n, fault: "over the quota")
    #expect(try await store.nextOperation() == nil)
    try await store.retry("template", id(1))
    #expect(try await store.nextOperation()?.fault == nil)
    #expect(try await store.nextOperation()?.n == sent.n)

    try await store.refuse(sent.n, fault: "over the quota")
    try await store.drop("template", id(1))
    #expect(try await store.queue() == [])
    #expect(try await store.shown("template", 1) == value(1, "Legs"))
    #expect(try await store.journal().map(\.mine) == [value(1, "Mine")])
  }
}
