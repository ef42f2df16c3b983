internal import Primitives
internal import Testing

@testable internal import MuscleMateClient

struct JournalTests {
  @Test func `the newest come first, page by page, and the last thousand are kept`() async throws {
    let notebook = try Notebook()
    let store = try await notebook.open()
    for part in 0..<13 {
      let entries = (1...100).map { number in
        JournalEntry(
          at: Notebook.moment, kind: "goal", id: id(part * 100 + number), what: "replaced", mine: "mine")
      }
      try await store.change([], [], journal: entries)
    }
    var told: [JournalEntry] = []
    while true {
      let page = try await store.journal(limit: 300, before: told.last?.number ?? .max)
      if page.isEmpty { break }
      told += page
    }
    #expect(told.map(\.id) == (301...1_300).reversed().map(id))
    await store.close()
  }
}
