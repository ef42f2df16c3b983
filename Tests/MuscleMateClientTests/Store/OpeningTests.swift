internal import Foundation
internal import MuscleMateAPI
internal import Primitives
internal import Synchronization
internal import Testing

@testable internal import MuscleMateClient

struct OpeningTests {
  let notebook = try? Notebook()

  @Test func `a store keeps its device's id and its contents`() async throws {
    let notebook = try #require(notebook)
    let first = try await notebook.open()
    let device = try await first.setting("device")
    try await first.put("template", 1, value(1, "Legs"))
    await first.close()

    let second = try await notebook.open()
    #expect(try await second.setting("device") == device)
    #expect(device.flatMap { Primitives.UUID($0) } != nil)
    #expect(try await second.shown("template", 1) == value(1, "Legs"))
    #expect(await second.repaired == nil)
  }

  @Test func `a closed store says so`() async throws {
    let store = try await #require(notebook).open()
    await store.close()
    await #expect(throws: StoreError.closed) { try await store.set("cursor", "a") }
  }

  @Test func `each server, tenant and account has a file of its own`() {
    let names: Set = [
      Database.fileName(server: "https://a.example", tenant: nil, account: id(1)),
      Database.fileName(server: "https://a.example", tenant: nil, account: id(2)),
      Database.fileName(server: "https://a.example", tenant: "x", account: id(1)),
      Database.fileName(server: "https://a.example,x", tenant: "", account: id(1)),
      Database.fileName(server: "https://b.example", tenant: "x", account: id(1)),
    ]
    #expect(names.count == 5)
    #expect(names.allSatisfy { !$0.contains("/") })
    #expect(names.contains(Database.fileName(server: "HTTPS://A.example", tenant: "x", account: id(1))))
  }

  @Test func `the file of a newer app is refused, and stays as it is`() async throws {
    let notebook = try #require(notebook)
    let newer = Migration(steps: Migration.current.steps + [["create table later (x)"]])
    let store = try await notebook.open(migration: newer)
    try await store.put("template", 1, value(1, "Legs"))
    await store.close()
    let number = newer.steps.count
    await #expect(throws: StoreError.ofNewerApp(number)) { try await notebook.open() }

    let again = try await notebook.open(migration: newer)
    #expect(try await again.shown("template", 1) == value(1, "Legs"))
  }

  @Test func `the steps of a newer app reach an older file, and its contents stay`() async throws {
    let notebook = try #require(notebook)
    let old = try await notebook.open()
    try await old.put("template", 1, value(1, "Legs"))
    await old.close()
    let steps = [["create table later (x)"], ["insert into later values (7)"]]
    let new = try await notebook.open(migration: Migration(steps: Migration.current.steps + steps))
    #expect(try await new.shown("template", 1) == value(1, "Legs"))
    let connection = try Connection(notebook.file)
    #expect(try connection.query("select x from later") { $0.integer(0) } == [7])
  }

  @Test func `a migration that fails leaves the file as it was`() async throws {
    let notebook = try #require(notebook)
    try await notebook.open().close()
    let broken = Migration(steps: Migration.current.steps + [["create table later (x)"], ["no statement"]])
    await #expect(throws: StoreError.self) { try await notebook.open(migration: broken) }
    let connection = try Connection(notebook.file)
    #expect(try connection.query("select 1 from sqlite_master where name = 'later'") { _ in 1 } == [])
    _ = try await notebook.open()
  }

  @Test func `a user's change is on the disk when it returns, and a page may follow`() async throws {
    let statements = Mutex<[String]>([])
    let store = try await #require(notebook).open(watch: { sql in statements.withLock { $0.append(sql) } })
    func levels() -> [String] {
      statements.withLock { all in
        defer { all = [] }
        return all.filter { $0.hasPrefix("pragma main.sync") || $0 == "begin immediate" }
      }
    }
    _ = levels()
    try await store.put("template", 1, value(1, "Legs"))
    #expect(levels() == ["pragma main.synchronous = full", "begin immediate"])
    try await store.pull([item(.template, 2, version: 1, value(2, "Arms"))])
    #expect(levels() == ["pragma main.synchronous = normal", "begin immediate"])
    _ = try await store.send()
    #expect(levels() == ["pragma main.synchronous = full", "begin immediate"])
  }

  @Test func `the level of a transaction is the one that was asked for, each time`() async throws {
    let notebook = try #require(notebook)
    _ = try await notebook.open()
    let connection = try Connection(notebook.file)
    for (word, number) in [("full", 2), ("normal", 1), ("full", 2), ("normal", 1)] {
      try connection.execute("pragma main.synchronous = \(word)")
      #expect(try connection.query("pragma main.synchronous") { $0.integer(0) } == [Int64(number)])
    }
  }
}
