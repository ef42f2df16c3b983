internal import MuscleMateAPI
internal import Primitives
internal import Testing

@testable internal import MuscleMateClient

/// Many changes become few requests.
struct CoalescingTests {
  let notebook = try? Notebook()

  @Test func `sets of a draft that was never sent become one request`() async throws {
    let store = try await #require(notebook).open()
    try await store.put("draft", 1, value(1, "Live"))
    for set in 1...40 {
      try await store.log(1, set: 100 + set, ["reps": 5], whole: value(1, "Live, \(set) sets"))
    }
    try await store.change(
      [RowEdit(kind: "draft", id: id(1), mine: value(1, "Less"))],
      [.on("draft", 1, .delete, "/exercises/\(id(77))")])
    let queue = try await store.queue()
    #expect(queue.map(\.path) == ["/v1/drafts/\(id(1))"])
    #expect(queue.first?.body == value(1, "Less"))
  }

  @Test func `sets of a draft that was sent stay requests of their own`() async throws {
    let store = try await #require(notebook).open()
    try await store.put("draft", 1, value(1, "Live"))
    let sent = try await store.send()
    try await store.log(1, set: 11, ["reps": 5], whole: value(1, "One"))
    try await store.log(1, set: 12, ["reps": 5], whole: value(1, "Two"))
    let queue = try await store.queue()
    #expect(queue.first == sent)
    #expect(queue.dropFirst().map(\.path) == [11, 12].map { "/v1/drafts/\(id(1))/sets/\(id($0))" })
  }

  @Test func `sets do not join a draft that replaces a version of the server's`() async throws {
    let store = try await #require(notebook).open()
    try await store.pull([item(.draft, 1, version: 5, value(1, "Live"))])
    try await store.put("draft", 1, value(1, "Renamed"), base: 5)
    try await store.log(1, set: 11, ["reps": 5], whole: value(1, "Renamed, one"))
    #expect(try await store.queue().count == 2)
  }

  @Test func `edit after edit of a document is one, on the version of the first`() async throws {
    let store = try await #require(notebook).open()
    try await store.pull([item(.template, 1, version: 5, value(1, "Legs"))])
    for number in 1...9 {
      try await store.put("template", 1, value(1, "Edit \(number)"), base: number == 1 ? 5 : 7)
    }
    let queue = try await store.queue()
    #expect(queue.map(\.body) == [value(1, "Edit 9")])
    #expect(queue.map(\.baseVersion) == [5])
  }

  @Test func `what was sent is not changed by a later edit`() async throws {
    let store = try await #require(notebook).open()
    try await store.put("template", 1, value(1, "First"))
    let sent = try await store.send()
    try await store.put("template", 1, value(1, "Second"))
    try await store.put("template", 1, value(1, "Third"))
    let queue = try await store.queue()
    #expect(queue.first == sent)
    #expect(queue.dropFirst().map(\.body) == [value(1, "Third")])
  }

  @Test func `what is made and deleted before it is sent is none`() async throws {
    let store = try await #require(notebook).open()
    try await store.put("draft", 1, value(1, "Live"))
    try await store.change([], [.on("draft", 1, .post, "/start")])
    try await store.log(1, set: 11, ["reps": 5], whole: value(1, "One"))
    try await store.delete("draft", 1)
    #expect(try await store.queue() == [])
    #expect(try await store.row("draft", id(1)) == nil)
  }

  @Test func `what may be on the server is deleted there`() async throws {
    let store = try await #require(notebook).open()
    try await store.put("template", 1, value(1, "Sent"))
    let sent = try #require(try await store.send())
    try await store.delete("template", 1)
    #expect(try await store.queue().map(\.method) == [.put, .delete])
    try await store.done(sent.n)
    #expect(try await store.shown("template", 1) == nil)

    try await store.pull([item(.template, 2, version: 5, value(2, "Legs"))])
    try await store.put("template", 2, value(2, "Edited"), base: 5)
    try await store.delete("template", 2, base: 5)
    #expect(try await store.queue().map(\.method) == [.delete, .put, .delete])
  }

  @Test func `what another change names is made before it is deleted`() async throws {
    let store = try await #require(notebook).open()
    try await store.put("template", 1, value(1, "Named"))
    try await store.put("planned_workout", 2, value(2, "P", JSON.Member("template_id", .string("\(id(1))"))))
    try await store.delete("template", 1)
    #expect(try await store.queue().map(\.method) == [.put, .put, .delete])
  }

  @Test func `the same set twice is one, also behind other sets`() async throws {
    let store = try await #require(notebook).open()
    try await store.pull([item(.draft, 1, version: 5, value(1, "Live"))])
    try await store.log(1, set: 11, ["reps": 5], whole: value(1, "A"))
    try await store.log(1, set: 12, ["reps": 5], whole: value(1, "B"))
    try await store.log(1, set: 11, ["reps": 6], whole: value(1, "C"))
    let queue = try await store.queue()
    #expect(queue.map(\.body) == [["reps": 6], ["reps": 5]])
  }

  @Test func `a set that joins an earlier one leaves the one between them to be sent`() async throws {
    let store = try await #require(notebook).open()
    try await store.pull([item(.draft, 1, version: 5, Self.live([11: 5, 12: 5]))])
    for (set, reps, all) in [(11, 6, [11: 6, 12: 5]), (12, 7, [11: 6, 12: 7]), (11, 8, [11: 8, 12: 7])] {
      let body: JSON = ["exercise": .string("\(id(2))"), "reps": .number("\(reps)")]
      let log = MuscleMateClient.Operation.on("draft", 1, .put, "/sets/\(id(set))", body, base: 5)
      try await store.change([RowEdit(kind: "draft", id: id(1), mine: Self.live(all))], [log])
    }
    #expect(try await store.queue().map(\.after) == [Self.live([11: 8, 12: 5]), Self.live([11: 8, 12: 7])])
    let first = try #require(try await store.send())
    try await store.done(first.n, version: 6)
    let row = try #require(try await store.row("draft", id(1)))
    #expect([row.theirs, row.mine] == [Self.live([11: 8, 12: 5]), Self.live([11: 8, 12: 7])])
    #expect(row.base == row.theirs)
  }

  @Test func `a set that moves to another exercise does so after what wrote it in the one before`()
    async throws
  {
    let store = try await #require(notebook).open()
    try await store.pull([item(.draft, 1, version: 5, Self.live([11: 5]))])
    func write(_ path: String, _ body: JSON, _ reps: Int) async throws {
      let write = MuscleMateClient.Operation.on("draft", 1, .put, path, body, base: 5)
      try await store.change([RowEdit(kind: "draft", id: id(1), mine: Self.live([11: reps]))], [write])
    }
    let sets: JSON = [["id": .string("\(id(11))"), "reps": "6"]]
    try await write("/sets/\(id(11))", ["exercise": .string("\(id(2))"), "reps": "6"], 6)
    try await write("/exercises/\(id(2))", ["name": "Squat", "notes": "Low bar", "sets": sets], 6)
    // Before the second it would move the set, and the second would write it where it was.
    try await write("/sets/\(id(11))", ["exercise": .string("\(id(3))"), "reps": "8"], 8)
    #expect(try await store.queue().map { $0.body?["reps"]?.text } == ["6", nil, "8"])
  }

  /// One exercise with these reps by set.
  private static func live(_ reps: [Int: Int]) -> JSON {
    let sets = reps.sorted { $0.key < $1.key }.map { set, reps -> JSON in
      ["reps": .number("\(reps)"), "id": .string("\(id(set))")]
    }
    return value(
      1, "Live", JSON.Member("exercises", [["id": .string("\(id(2))"), "sets": .array(sets)]]))
  }

  @Test func `a set that is deleted and logged anew keeps all three`() async throws {
    let store = try await #require(notebook).open()
    try await store.pull([item(.draft, 1, version: 5, value(1, "Live"))])
    try await store.log(1, set: 11, ["reps": 5], whole: value(1, "A"))
    try await store.change(
      [RowEdit(kind: "draft", id: id(1), mine: value(1, "B"))], [.on("draft", 1, .delete, "/sets/\(id(11))")])
    try await store.log(1, set: 11, ["reps": 6], whole: value(1, "C"))
    #expect(try await store.queue().map(\.method) == [.put, .delete, .put])
  }

  @Test func `a set behind a set that was made later stays behind it`() async throws {
    let store = try await #require(notebook).open()
    try await store.pull([item(.draft, 1, version: 5, value(1, "Live"))])
    try await store.log(1, set: 11, ["reps": 5], whole: value(1, "A"))
    try await store.log(1, set: 12, ["reps": 5], whole: value(1, "B"))
    try await store.log(1, set: 11, ["after": .string("\(id(12))")], whole: value(1, "C"))
    #expect(try await store.queue().count == 3)
  }

  @Test func `a press between two edits keeps them apart`() async throws {
    let store = try await #require(notebook).open()
    try await store.put("draft", 1, value(1, "Live"))
    try await store.change([], [.on("draft", 1, .post, "/start")])
    try await store.log(1, set: 11, ["reps": 5], whole: value(1, "One"))
    try await store.change([], [.on("draft", 1, .post, "/pause")])
    #expect(try await store.queue().map(\.method) == [.put, .post, .put, .post])
  }

  @Test func `an edit is not sent before what it names is made`() async throws {
    let store = try await #require(notebook).open()
    try await store.put("template", 1, value(1, "Legs"))
    try await store.put("goal", 3, value(3, "Elsewhere"))
    try await store.put("template", 1, value(1, "Still alone"))
    #expect(try await store.queue().count == 2)
    try await store.put("exercise", 2, value(2, "Zercher squat"))
    try await store.put("template", 1, value(1, "Legs", JSON.Member("exercise_id", .string("\(id(2))"))))
    #expect(try await store.queue().map(\.kind) == ["template", "goal", "exercise", "template"])
  }

  @Test func `members of the profile join, the later ones count`() async throws {
    let store = try await #require(notebook).open()
    func patch(_ body: JSON) async throws {
      var operation = MuscleMateClient.Operation.on("profile", 1, .patch, "", body)
      operation.path = "/v1/profile"
      try await store.change([RowEdit(kind: "profile", id: id(1), mine: body)], [operation])
    }
    try await patch(["theme": "dark", "locale": "de"])
    try await patch(["theme": .null, "unit": "kg"])
    #expect(try await store.queue().map(\.body) == [["locale": "de", "theme": .null, "unit": "kg"]])
    try await patch(["height": ["cm": 180]])
    #expect(try await store.queue().count == 1)
    // Whether the server would merge the two heights is not known here.
    try await patch(["height": ["unit": "cm"]])
    #expect(try await store.queue().count == 2)
  }
}
