internal import Foundation
internal import Primitives
internal import Synchronization
internal import Testing

@testable internal import MuscleMateClient

/// A disk without room, and who may read the files.
struct FullDiskTests {
  @Test(arguments: [true, false])
  func `with a full disk what is there is still read, and each change fails`(_ hasIndex: Bool) async throws {
    let notebook = try Notebook()
    let first = try await notebook.open()
    try await first.put("goal", 1, value(1, "Squat"))
    await first.close()
    let disk = Disk(hasIndex: hasIndex)
    let full = try await notebook.open { (sql) throws(StoreError) in try disk.take(sql) }
    #expect(try await full.shown("goal", 1) == value(1, "Squat"))
    await #expect(throws: StoreError.full) { try await full.put("goal", 2, value(2, "Bench")) }
    #expect(try await full.shown("goal", 2) == nil)

    disk.hasRoom = true
    try await full.put("goal", 2, value(2, "Bench"))
    await full.close()
    // The copy of the outbox was made once there was room: it has both.
    try FileManager.default.removeItem(atPath: notebook.file)
    let saved = try await notebook.open()
    #expect(await saved.repaired?.operations == 2)
    await saved.close()
  }

  @Test func `only its owner reads the files of a store, also those of an earlier version`() async throws {
    let notebook = try Notebook()
    let store = try await notebook.open()
    try await store.put("goal", 1, value(1, "Squat"))
    #expect(notebook.names.count >= 3)
    for name in notebook.names { #expect(try notebook.mode(of: name) == 0o600, "\(name)") }
    await store.close()
    for name in notebook.names { try notebook.setMode(0o644, of: name) }
    let again = try await notebook.open()
    for name in notebook.names { #expect(try notebook.mode(of: name) == 0o600, "\(name)") }
    await again.close()
  }
}

/// A disk that has no room at first.
private final class Disk: Sendable {
  /// Of the write-ahead log, as a program that was killed leaves it.
  private let hasIndex: Bool
  private let room = Mutex(false)

  init(hasIndex: Bool) { self.hasIndex = hasIndex }

  var hasRoom: Bool {
    get { room.withLock(\.self) }
    set { room.withLock { $0 = newValue } }
  }

  func take(_ sql: String) throws(StoreError) {
    if !hasIndex, !hasRoom, sql.contains("journal_mode = wal") { throw .full }
    let isReading = ["select", "pragma", "begin", "attach", "detach", "rollback"].contains {
      sql.hasPrefix($0)
    }
    if !isReading, !hasRoom { throw .full }
  }
}

extension Notebook {
  fileprivate func mode(of name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: folder.appending(path: name).path)[.posixPermissions]
      as? Int
  }

  fileprivate func setMode(_ mode: Int, of name: String) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: mode], ofItemAtPath: folder.appending(path: name).path)
  }
}
