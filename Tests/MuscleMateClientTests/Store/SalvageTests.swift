internal import Foundation
internal import MuscleMateAPI
internal import Primitives
internal import Testing

@testable internal import MuscleMateClient

/// A file that can't be read. What the user did and the server does not have yet is saved, and the app is told.
struct SalvageTests {
  let notebook = try? Notebook()

  /// A store with a sent and 300 queued operations, its last number 7, and 20 rows of the server's.
  private func prepare() async throws -> (Notebook, device: String?, queue: [MuscleMateClient.Operation]) {
    let notebook = try #require(notebook)
    let store = try await notebook.open()
    try await store.pull((500..<520).map { item(.goal, $0, version: 1, value($0, "G")) }, cursor: "far")
    try await store.renumber(from: 7)
    for number in 1...301 {
      let filling = JSON.Member("notes", .string(String(repeating: "n", count: 400)))
      try await store.put("template", number, value(number, "T\(number)", filling))
    }
    _ = try await store.send()
    let (device, queue) = (try await store.setting("device"), try await store.queue())
    await store.close()
    return (notebook, device, queue)
  }

  private func overwrite(_ path: String, _ range: Range<Int>) throws {
    let handle = try FileHandle(forUpdating: URL(filePath: path))
    try handle.seek(toOffset: UInt64(range.lowerBound))
    try handle.write(contentsOf: Data(repeating: 0xA5, count: range.count))
    try handle.close()
  }

  /// Where the leaves are that have this text: 13 is a leaf of a table, 10 of a table without rowids.
  private func leaves(_ notebook: Notebook, of text: String) throws -> [Range<Int>] {
    let content = try Data(contentsOf: URL(filePath: notebook.file))
    let pages = stride(from: 4_096, to: content.count, by: 4_096).map { $0..<$0 + 4_096 }
    return pages.filter { page in
      [13, 10].contains(content[page.lowerBound]) && content[page].firstRange(of: Data(text.utf8)) != nil
    }
  }

  @Test func `a file that is no database is kept aside, and the outbox comes from its copy`() async throws {
    let (notebook, device, queue) = try await prepare()
    try overwrite(notebook.file, 0..<4096)
    let store = try await notebook.open()
    let repair = try #require(await store.repaired)
    #expect(repair.operations == 301)
    #expect(repair.isComplete)
    #expect(repair.keptAs.map { FileManager.default.fileExists(atPath: $0) } == true)

    let saved = try await store.queue()
    #expect(saved.map(\.operation) == queue.map(\.operation))
    #expect(saved.map(\.body) == queue.map(\.body))
    #expect(saved.map(\.state) == queue.map(\.state))
    #expect(saved.first?.sequence == 8)
    #expect(try await store.setting("device") == device)
    #expect(try await store.setting("done") == "7")
    // The rest comes with the next pull.
    #expect(try await store.setting("cursor") == nil)
    #expect(try await store.rows("goal", limit: 9) == [])
    #expect(try await store.shown("template", 7)?["name"]?.text == "T7")
    await store.close()
    let again = try await notebook.open()
    #expect(await again.repaired == nil)
  }

  @Test func `without the copy a damaged page costs what was on it alone`() async throws {
    let (notebook, _, queue) = try await prepare()
    let pages = try leaves(notebook, of: "/v1/templates/")
    #expect(pages.count > 10)
    for page in [pages[3], pages[pages.count / 2]] { try overwrite(notebook.file, page) }
    try FileManager.default.removeItem(atPath: StoreFile.copy(of: notebook.file))
    let salvage = Salvage(of: notebook.file)
    #expect(!salvage.isComplete)
    #expect(salvage.operations.count > 270)
    #expect(salvage.operations.count < 301)
    for operation in salvage.operations { #expect(queue.contains(operation)) }
  }

  @Test func `a damaged page of the outbox costs nothing where the copy is there`() async throws {
    let (notebook, device, queue) = try await prepare()
    let pages = try leaves(notebook, of: "/v1/templates/")
    try overwrite(notebook.file, pages[pages.count / 2])
    let store = try await notebook.open()
    let repair = try #require(await store.repaired)
    #expect(repair.isComplete)
    #expect(try await store.queue().map(\.operation) == queue.map(\.operation))
    #expect(try await store.setting("device") == device)
  }

  @Test func `damage that shows later is mended on demand, and told`() async throws {
    let (notebook, _, queue) = try await prepare()
    for page in try leaves(notebook, of: #""name":"G""#) { try overwrite(notebook.file, page) }
    let store = try await notebook.open()
    #expect(await store.repaired == nil)
    var changes = store.changes.makeAsyncIterator()
    await #expect(throws: StoreError.damaged) { try await store.rows("goal", limit: 99) }
    let repair = try #require(try await store.repair())
    #expect(repair.operations == 301)
    #expect(repair.isComplete)
    #expect(await changes.next() == ChangeSet(isEverything: true))
    #expect(try await store.queue().map(\.operation) == queue.map(\.operation))
    #expect(try await store.rows("goal", limit: 99) == [])
    try await store.put("template", 999, value(999, "Goes on"))
    #expect(try await store.shown("template", 999) == value(999, "Goes on"))
  }

  @Test func `the copy has what the outbox has, after each kind of change`() async throws {
    let notebook = try #require(notebook)
    let store = try await notebook.open()
    for number in 1...3 { try await store.put("template", number, value(number, "T")) }
    try await store.put("template", 2, value(2, "Edited"))
    let sent = try #require(try await store.send())
    try await store.done(sent.n, version: 3)
    _ = try await store.send()
    let copy = try Connection(StoreFile.copy(of: notebook.file), isReading: true)
    let copied = try copy.query(
      "select \(MuscleMateClient.Operation.columns) from outbox_copy order by n",
      read: MuscleMateClient.Operation.init)
    #expect(copied == (try await store.queue()))
    #expect(copied.count == 2)
    #expect(try copy.query("select value from cursor_copy where name = 'done'") { $0.text(0) } == ["1"])
  }

  @Test func `a phone that was restored from its own backup sends what waited, as another device`()
    async throws
  {
    let (notebook, device, queue) = try await prepare()
    for name in notebook.names where !name.hasSuffix("-outbox") {
      try FileManager.default.removeItem(at: notebook.folder.appending(path: name))
    }
    let store = try await notebook.open()
    let repair = try #require(await store.repaired)
    #expect(repair.keptAs == nil)
    #expect(repair.isComplete)
    #expect(try await store.queue().map(\.operation) == queue.map(\.operation))
    #expect(try await store.setting("device") != device)
    #expect(try await store.send()?.sequence == 1)
  }

  @Test func `a bad copy is made anew from the outbox`() async throws {
    let (notebook, _, queue) = try await prepare()
    try overwrite(StoreFile.copy(of: notebook.file), 0..<4096)
    let store = try await notebook.open()
    #expect(await store.repaired == nil)
    #expect(try await store.queue() == queue)
    let copy = try Connection(StoreFile.copy(of: notebook.file), isReading: true)
    #expect(try copy.query("select count(*) from outbox_copy") { $0.integer(0) } == [301])
  }

  @Test func `an app that ends between the old file and the mended one finds the mended one`() async throws {
    let (notebook, device, queue) = try await prepare()
    let next = StoreFile.next(of: notebook.file)
    try Salvage(of: notebook.file).write(to: next, .current)
    try FileManager.default.moveItem(atPath: notebook.file, toPath: notebook.file + "-damaged-1")
    try Data("left of the old one".utf8).write(to: URL(filePath: notebook.file + "-wal"))
    let store = try await notebook.open()
    #expect(try await store.queue().map(\.operation) == queue.map(\.operation))
    #expect(try await store.setting("device") == device)
    #expect(!FileManager.default.fileExists(atPath: next))
  }
}
