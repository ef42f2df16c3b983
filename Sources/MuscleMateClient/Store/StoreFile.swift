internal import Foundation
internal import Primitives

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The names beside a store's file, and the moves between them.
enum StoreFile {
  static func copy(of file: String) -> String { "\(file)-outbox" }
  /// A repaired file before it takes the place of the other.
  static func next(of file: String) -> String { "\(file)-next" }

  static func isThere(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// By which a file is known whatever its name is. Nil: none has this name.
  static func number(of path: String) -> UInt64? {
    var found = stat()
    return stat(path, &found) == 0 ? UInt64(found.st_ino) : nil
  }

  /// Whether all that was written is in the file itself, and nothing of it in the write-ahead log.
  static func isWhole(_ file: String) -> Bool {
    let log = try? FileManager.default.attributesOfItem(atPath: "\(file)-wal")[.size] as? Int
    return isThere(file) && (log ?? 0) == 0
  }

  static func remove(_ path: String) {
    for end in ["", "-wal", "-shm", "-journal"] { try? FileManager.default.removeItem(atPath: path + end) }
  }

  /// The store's file and all that is beside it, also what a repair had put aside.
  static func removeAll(of file: String) {
    let url = URL(filePath: file)
    let folder = url.deletingLastPathComponent().path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where name.hasPrefix(url.lastPathComponent) {
      try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
  }

  /// Others on the device have no business in a folder of a person's training. One that is there keeps its mode.
  static func makeFolder(_ path: String) throws {
    if isThere(path) { return }
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  /// A file that only its owner reads, before SQLite writes the first byte into it. What SQLite puts beside gets the same mode. An
  /// earlier version left it to the umask.
  static func keepPrivate(_ file: String) {
    #if !os(iOS)
      if !isThere(file) {
        let descriptor = open(file, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
        if descriptor >= 0 { close(descriptor) }
      }
      for end in ["", "-wal", "-shm", "-journal"] { chmod(file + end, 0o600) }
    #endif
  }

  /// Returns the name that the old file has now. If the app ends meanwhile, `finishReplacing` does the rest.
  static func replace(_ file: String, at moment: Timestamp) throws(StoreError) -> String? {
    let aside = isThere(file) ? "\(file)-damaged-\(moment.unixMilliseconds)" : nil
    if let aside {
      try move(file, to: aside)
      if isThere("\(file)-wal") { try move("\(file)-wal", to: "\(aside)-wal") }
    }
    try finishReplacing(file)
    return aside
  }

  static func finishReplacing(_ file: String) throws(StoreError) {
    guard !isThere(file), isThere(next(of: file)) else { return }
    // What is left of the old one must not be taken for a part of the new one.
    remove(file)
    try move(next(of: file), to: file)
  }

  private static func move(_ path: String, to other: String) throws(StoreError) {
    do { try FileManager.default.moveItem(atPath: path, toPath: other) } catch {
      throw .other(0, "\(path): \(error.localizedDescription)")
    }
  }

  /// All of it can be pulled again; what can't is in the copy of the outbox.
  static func keepOutOfBackups(_ file: String) {
    #if canImport(Darwin)
      var url = URL(filePath: file)
      var values = URLResourceValues()
      values.isExcludedFromBackup = true
      try? url.setResourceValues(values)
    #endif
  }
}

/// A second file with what is not sent yet, for backups and in case the first one is damaged. Temporary triggers write it in the
/// same transaction. It is not waited for: after a crash of the phone it is made anew from the outbox.
enum OutboxCopy {
  static func attach(to connection: Connection, of file: String) throws(StoreError) {
    StoreFile.keepPrivate(StoreFile.copy(of: file))
    try connection.run("attach ? as copy", StoreFile.copy(of: file))
    try connection.execute("pragma copy.journal_mode = truncate; pragma copy.synchronous = off")
    let kept = "name in ('device', 'done')"
    try connection.transaction { () throws(StoreError) in
      for statement in [
        "drop table if exists copy.outbox_copy", "drop table if exists copy.cursor_copy",
        "create table copy.outbox_copy as select * from main.outbox",
        "create table copy.cursor_copy as select * from main.cursor where \(kept)",
      ] + triggers("outbox", "n", "true")
        + triggers("cursor", "name", kept.replacing("name", with: "new.name"))
      {
        try connection.run(statement)
      }
    }
  }

  private static func triggers(_ table: String, _ key: String, _ condition: String) -> [String] {
    let add = "insert into \(table)_copy select * from \(table) where \(key) = new.\(key) and \(condition);"
    let remove = "delete from \(table)_copy where \(key) = old.\(key);"
    return ["insert": add, "delete": remove, "update": remove + add].map { event, body in
      "create temp trigger \(table)_\(event) after \(event) on main.\(table) begin \(body) end"
    }
  }
}
