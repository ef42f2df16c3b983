internal import Foundation
internal import MuscleMateAPI
internal import Primitives
internal import Synchronization
internal import Testing

@testable internal import MuscleMateClient

/// The app may end at any moment. Whatever was under way is there as a whole then, or not at all.
struct CrashTests {
  struct Deed: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let run: @Sendable (Database) async throws -> Void
  }

  /// On a store with a template of the server's (1), an edited one (2), one under way (3) and two of the queue.
  private static let deeds = [
    Deed(testDescription: "a change with journal") {
      let edits = [RowEdit(kind: "goal", id: id(9), mine: value(9, "Squat"))]
      let entry = JournalEntry(at: Notebook.moment, kind: "goal", id: id(9), what: "told")
      try await $0.change(edits, [.on("goal", 9, .put, "", value(9, "Squat"))], journal: [entry])
    },
    Deed(testDescription: "an edit that joins another") {
      try await $0.put("template", 2, value(2, "Legs, again"), base: 5)
    },
    Deed(testDescription: "a deletion of what was never sent") { try await $0.delete("template", 4) },
    Deed(testDescription: "a page with a merge") {
      let items = [item(.template, 1, version: 8, nil), item(.template, 2, version: 9, value(2, "Theirs"))]
      try await $0.pull(items, cursor: "later", merge: becomes(.merged(value(2, "Both"), [])))
    },
    Deed(testDescription: "a page with a conflict") {
      let outcome = MergeOutcome.conflict(mine: value(2, "Mine"), theirs: value(2, "Theirs"))
      try await $0.pull(
        [item(.template, 2, version: 9, value(2, "Theirs"))], cursor: "later", merge: becomes(outcome))
    },
    Deed(testDescription: "an answer") { store in
      let sent = try #require(try await store.operations([.sent]).first)
      try await store.done(sent.n, version: 12)
    },
    Deed(testDescription: "a refusal") { store in
      let sent = try #require(try await store.operations([.sent]).first)
      try await store.refuse(sent.n, fault: "no")
    },
    Deed(testDescription: "the end of a walk") { store in
      _ = try await store.beginFullWalk()
      try await store.endFullWalk(merge: theirs)
    },
  ]

  private func prepare() async throws -> Notebook {
    let notebook = try Notebook()
    let store = try await notebook.open()
    try await store.put("template", 3, value(3, "Core"))
    _ = try await store.send()
    try await store.pull([
      item(.template, 1, version: 4, value(1, "Arms")), item(.template, 2, version: 5, value(2, "Legs")),
    ])
    try await store.put("template", 2, value(2, "Legs, mine"), base: 5)
    try await store.put("template", 4, value(4, "Never sent"))
    await store.close()
    return notebook
  }

  private func contents(_ notebook: Notebook) async throws -> String {
    let store = try await notebook.open()
    let contents = try await store.contents()
    await store.close()
    #expect(try Connection(notebook.file).query("pragma integrity_check") { $0.text(0) } == ["ok"])
    return contents
  }

  @Test(arguments: deeds) func `a statement that fails leaves nothing of its transaction`(_ deed: Deed)
    async throws
  {
    let original = try await prepare()
    let before = try await contents(original)
    var failures = 0
    for place in 0... {
      let notebook = try original.snapshot()
      let countdown = Mutex<Int?>(nil)
      let store = try await notebook.open(watch: { _ throws(StoreError) in
        let isDue = countdown.withLock { left in
          defer { left = left.map { $0 - 1 } }
          return left == 0
        }
        if isDue { throw .full }
      })
      countdown.withLock { $0 = place }
      do { try await deed.run(store) } catch {
        #expect(error as? StoreError == .full)
        // A deed of several transactions keeps the earlier ones.
        if deed.testDescription != "the end of a walk" { #expect(try await store.contents() == before) }
        failures += 1
        continue
      }
      #expect(try await store.contents() != before)
      break
    }
    #expect(failures >= 5)
  }

  @Test(arguments: deeds) func `who is killed at a statement finds all of it or nothing`(_ deed: Deed)
    async throws
  {
    let notebook = try await prepare()
    let before = try await contents(notebook)
    let snapshots = Mutex<[Notebook]>([])
    let isOn = Atomic(false)
    let store = try await notebook.open(watch: { _ in
      guard isOn.load(ordering: .relaxed), let snapshot = try? notebook.snapshot() else { return }
      snapshots.withLock { $0.append(snapshot) }
    })
    isOn.store(true, ordering: .relaxed)
    try await deed.run(store)
    isOn.store(false, ordering: .relaxed)
    let after = try await store.contents()
    #expect(after != before)
    #expect(try await contents(notebook.snapshot()) == after)
    let found = snapshots.withLock { $0 }
    #expect(found.count >= 5)
    if deed.testDescription == "the end of a walk" { return }
    for snapshot in found { #expect(try await contents(snapshot) == before) }
  }

  @Test(arguments: deeds) func `a write-ahead log that was cut off has all of it or nothing`(_ deed: Deed)
    async throws
  {
    let notebook = try await prepare()
    let before = try await contents(notebook)
    let store = try await notebook.open()
    try await deed.run(store)
    let after = try await store.contents()
    let log = try Data(contentsOf: URL(filePath: notebook.file + "-wal"))
    var found: Set<String> = []
    // A page has 4,120 bytes here, behind a header of 32: cut in the middle of each, and behind it.
    for length in stride(from: 32, through: log.count, by: 2_060) {
      let cut = try notebook.snapshot()
      try log.prefix(length).write(to: URL(filePath: cut.file + "-wal"))
      found.insert(try await contents(cut))
    }
    #expect(found.isSuperset(of: [before, after]))
    if deed.testDescription != "the end of a walk" { #expect(found == [before, after]) }
  }
}
