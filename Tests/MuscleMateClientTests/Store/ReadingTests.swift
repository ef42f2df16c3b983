internal import APISchema
internal import Foundation
internal import MuscleMateAPI
internal import Primitives
internal import Synchronization
internal import Testing

@testable internal import MuscleMateClient

struct ReadingTests {
  let notebook = try? Notebook()

  @Test func `things come newest first, page by page, without those that were deleted`() async throws {
    let store = try await #require(notebook).open()
    let days = ["2026-03-01", "2026-03-05", "2026-03-03", "2026-03-04", "2026-03-02"]
    let items = days.enumerated().map { index, day in
      item(
        .workout, index, version: 1,
        value(index, day, JSON.Member("performed_at", .string("\(day)T10:00:00Z"))))
    }
    try await store.pull(items)
    try await store.delete("workout", 3, base: 1)
    var names: [[String]] = []
    var last: Row?
    repeat {
      let page = try await store.rows("workout", limit: 2, after: last)
      names.append(page.compactMap { $0.shown?["name"]?.text })
      last = page.last
    } while last != nil
    #expect(names == [["2026-03-05", "2026-03-03"], ["2026-03-02", "2026-03-01"], []])
  }

  @Test func `a thing that the user moves to another day moves in the list`() async throws {
    let store = try await #require(notebook).open()
    func planned(_ number: Int, _ day: String) -> JSON {
      value(number, day, JSON.Member("date", .string(day)))
    }
    try await store.pull([
      item(.plannedWorkout, 1, version: 1, planned(1, "2026-03-01")),
      item(.plannedWorkout, 2, version: 1, planned(2, "2026-03-02")),
    ])
    try await store.put("planned_workout", 1, planned(1, "2026-03-09"), base: 1)
    #expect(try await store.rows("planned_workout", limit: 9).map(\.id) == [id(1), id(2)])
  }

  @Test func `members and digits of a newer server stay as they came`() async throws {
    let store = try await #require(notebook).open()
    let text = #"{"id":"x","weight":"102.50","load":1.10,"tempo":{"new":[null,true,1e2]}}"#
    let json = try JSON.parse(Array(text.utf8))
    try await store.pull([item(.template, 1, version: 1, json)])
    #expect(try await store.shown("template", 1)?.description == text)
  }

  @Test func `kinds of a newer server are kept`() async throws {
    let store = try await #require(notebook).open()
    var unknown = item(.template, 1, version: 1, value(1, "New"))
    unknown.kind = .other("mood")
    try await store.pull([unknown])
    #expect(try await store.shown("mood", 1) == value(1, "New"))
  }

  @Test(.timeLimit(.minutes(10))) func `a read does not wait for a change that is under way`() async throws {
    let (seen, isSeen) = AsyncStream.makeStream(of: Void.self)
    let hold = DispatchSemaphore(value: 0)
    let isOn = Atomic(false)
    let store = try await #require(notebook).open(watch: { sql in
      guard sql == "commit", isOn.load(ordering: .relaxed) else { return }
      isSeen.yield()
      hold.wait()
    })
    isOn.store(true, ordering: .relaxed)
    async let change: Void = store.put("template", 1, value(1, "Legs"))
    for await _ in seen { break }
    // Four reads for three readers.
    for _ in 0..<4 { #expect(try await store.shown("template", 1) == nil) }
    hold.signal()
    try await change
    #expect(try await store.shown("template", 1) == value(1, "Legs"))
  }

  @Test func `changes from everywhere at once are all there`() async throws {
    let store = try await #require(notebook).open()
    try await withThrowingTaskGroup { group in
      for number in 1...60 {
        group.addTask {
          try await store.put("template", number, value(number, "T"))
          #expect(try await store.shown("template", number) == value(number, "T"))
        }
      }
      try await group.waitForAll()
    }
    #expect(try await store.queue().count == 60)
  }

  @Test func `a listener hears of each commit, and of no failure`() async throws {
    let isFull = Atomic(false)
    let store = try await #require(notebook).open(watch: { sql throws(StoreError) in
      if sql == "commit", isFull.load(ordering: .relaxed) { throw .full }
    })
    var changes = store.changes.makeAsyncIterator()
    isFull.store(true, ordering: .relaxed)
    await #expect(throws: StoreError.full) { try await store.put("template", 8, value(8, "Lost")) }
    isFull.store(false, ordering: .relaxed)
    try await store.put("template", 1, value(1, "Legs"))
    try await store.set("cursor", "without a listener's interest")
    try await store.pull([item(.goal, 2, version: 1, value(2, "Squat"))])
    let first = RowName(kind: "template", id: id(1))
    #expect(await changes.next() == ChangeSet(rows: [first], hasOutbox: true))
    #expect(await changes.next() == ChangeSet(rows: [RowName(kind: "goal", id: id(2))]))
  }
}
