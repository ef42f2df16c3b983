internal import APISchema
internal import Foundation
internal import MuscleMateAPI
internal import Primitives
internal import Synchronization

@testable internal import MuscleMateClient

/// A folder with the file of a store, and things to write in it. The clock stands still.
final class Notebook: Sendable {
  let folder: URL
  var file: String { folder.appending(path: "store.sqlite").path }
  static let moment = Timestamp(unixSeconds: 1_770_000_000)

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: Foundation.UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func open(
    migration: Migration = .current, watch: Connection.Watch? = nil
  ) async throws(StoreError) -> Database {
    try await Database.open(file, now: { Self.moment }, migration: migration, watch: watch)
  }

  /// The files as they are on the disk now, in another folder: what a process that is killed now leaves.
  func snapshot() throws -> Notebook {
    let other = try Notebook()
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where !name.hasSuffix("-shm")
    {
      try FileManager.default.copyItem(
        at: folder.appending(path: name), to: other.folder.appending(path: name))
    }
    return other
  }

  var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) ?? [] }
}

/// Ids that are the same in each run, of version 7, each a second after the one before.
func id(_ number: Int) -> Primitives.UUID {
  Primitives.UUID(
    high: UInt64(1_760_000_000_000 + number * 1_000) << 16 | 0x7000, low: 1 << 63 | UInt64(number))
}

func value(_ number: Int, _ name: String, _ more: JSON.Member...) -> JSON {
  .object([JSON.Member("id", .string("\(id(number))")), JSON.Member("name", .string(name))] + more)
}

func item(_ kind: SyncKind, _ number: Int, version: Int, _ value: JSON?) -> SyncItem {
  var item = SyncItem()
  (item.kind, item.id, item.version) = (.known(kind), id(number), version)
  item.value = value.map { SyncValue($0) }
  item.deleted = value == nil ? true : nil
  return item
}

/// For where `id` is a member.
private func named(_ number: Int) -> Primitives.UUID { id(number) }

private let operationNumber = Mutex(1_000_000)

extension MuscleMateClient.Operation {
  /// `path` begins behind the thing's own: `/sets/…`.
  static func on(
    _ kind: String, _ number: Int, _ method: HTTPMethod, _ path: String = "", _ body: JSON? = nil,
    base: Int64? = nil
  ) -> MuscleMateClient.Operation {
    let next = operationNumber.withLock { number in
      number += 1
      return number
    }
    let thing = named(number)
    return MuscleMateClient.Operation(
      operation: named(next), kind: kind, id: thing, method: method, path: "/v1/\(kind)s/\(thing)\(path)",
      body: body, baseVersion: base)
  }
}

extension Database {
  /// The user writes the whole of a thing.
  func put(_ kind: String, _ number: Int, _ value: JSON, base: Int64? = nil) throws(StoreError) {
    try change(
      [RowEdit(kind: kind, id: id(number), mine: value)], [.on(kind, number, .put, "", value, base: base)])
  }

  func delete(_ kind: String, _ number: Int, base: Int64? = nil) throws(StoreError) {
    try change([RowEdit(kind: kind, id: id(number))], [.on(kind, number, .delete, base: base)])
  }

  /// The user logs a set of a draft; `whole` is the draft with it.
  func log(_ draft: Int, set: Int, _ body: JSON, whole: JSON) throws(StoreError) {
    try change(
      [RowEdit(kind: "draft", id: id(draft), mine: whole)],
      [.on("draft", draft, .put, "/sets/\(id(set))", body)])
  }

  func pull(_ items: [SyncItem], cursor: String = "c", merge: RowMerge = theirs) throws(StoreError) {
    try apply(items, cursor: cursor, merge: merge)
  }

  nonisolated func queue() async throws(StoreError) -> [MuscleMateClient.Operation] {
    try await operations([.queued, .sent, .refused, .conflict])
  }

  func send() async throws(StoreError) -> MuscleMateClient.Operation? {
    guard let next = try await nextOperation() else { return nil }
    return try markSent(next.n)
  }

  nonisolated func shown(_ kind: String, _ number: Int) async throws(StoreError) -> JSON? {
    try await row(kind, id(number))?.shown
  }

  /// All that is in the store, as text.
  nonisolated func contents() async throws(StoreError) -> String {
    let rows = try await readers.read { (connection) throws(StoreError) in
      try connection.query("select \(Row.columns) from row order by kind, id", read: Row.init)
    }
    var lines = rows.map { "\($0)" }
    // Ids of operations that the store itself makes differ from run to run.
    lines += try await queue().map {
      "\($0.n) \($0.kind) \($0.id) \($0.state) \($0.sequence ?? 0) \($0.body ?? .null)"
    }
    lines += try await journal().map { "\($0)" }
    for name in ["cursor", "done", "walking"] { lines.append("\(name) \(try await setting(name) ?? "none")") }
    return lines.joined(separator: "\n")
  }
}

/// Rules of a merge, each alone.
let theirs: RowMerge = { _, _ in .same }
func becomes(_ outcome: MergeOutcome) -> RowMerge { { _, _ in outcome } }
