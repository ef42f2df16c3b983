internal import Foundation
internal import MuscleMateAPI
internal import Primitives
internal import Synchronization

/// The copy of one account's data on this device, and the outbox: one SQLite file for each server, tenant and account. All
/// writes go through this actor's own thread, one after the other; reads go beside them.
actor Database {
  let file: String
  let now: @Sendable () -> Timestamp
  private let migration: Migration
  private let watch: Connection.Watch?
  /// How long a write waits for another process that writes.
  private let patience: Duration
  private let thread = StoreThread("MuscleMate store")
  nonisolated let readers: Readers
  /// Which file it is that is open. Zero: not known.
  nonisolated private let opened = Atomic<UInt64>(0)
  nonisolated private let feed = Feed<ChangeSet>()
  private var connection: Connection?
  /// Whether each change goes into the copy of the outbox, too.
  private var hasCopy = false
  /// What was saved of a file that could not be read or was not there, for the app to tell. Nil: nothing happened.
  private(set) var repaired: Repair?

  nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

  private init(
    _ file: String, _ now: @escaping @Sendable () -> Timestamp, _ migration: Migration,
    _ watch: Connection.Watch?, _ patience: Duration
  ) {
    (self.file, self.now, self.migration, self.watch, self.patience) = (file, now, migration, watch, patience)
    readers = Readers(file)
  }

  deinit {
    feed.end()
    thread.end()
  }

  /// The name of the file in the store's folder. Nothing of two accounts is ever in one file.
  static func fileName(server: String, tenant: String?, account: Primitives.UUID) -> String {
    let parts = [server.lowercased(), tenant ?? "", "\(account)"]
    return parts.map(PercentEncoding.encode).joined(separator: ",") + ".sqlite"
  }

  /// Opens the file, or makes it. One that can't be read is replaced: `repaired` says what was saved of it.
  static func open(
    _ file: String, now: @escaping @Sendable () -> Timestamp = { .now }, migration: Migration = .current,
    watch: Connection.Watch? = nil, patience: Duration = .seconds(5)
  ) async throws(StoreError) -> Database {
    let database = Database(file, now, migration, watch, patience)
    try await database.begin()
    return database
  }

  private func begin() throws(StoreError) {
    try StoreFile.finishReplacing(file)
    do {
      if StoreFile.isThere(file) || !StoreFile.isThere(StoreFile.copy(of: file)) { return try connect() }
    } catch {
      // Even to read, SQLite wants room for an index of the log, unless nobody writes.
      if error == .full, StoreFile.isWhole(file) { return readers.isFixed.store(true, ordering: .releasing) }
      guard error == .damaged else { throw error }
    }
    try rebuild()
  }

  private func connect() throws(StoreError) {
    let connection = try Connection(file, watch: watch, patience: patience)
    try connection.execute("pragma journal_mode = wal; pragma foreign_keys = on; pragma fullfsync = on")
    try migration.run(on: connection)
    if try connection.setting("device") == nil {
      try connection.set("device", "\(Primitives.UUID.v7(at: now()))")
    }
    StoreFile.keepOutOfBackups(file)
    // A damaged outbox must show before the copy is made anew from it.
    _ = try connection.query("select \(Operation.columns) from outbox", read: Operation.init)
    do { try attachCopy(to: connection) } catch {
      // What is there can be read on a full disk, too. The first change tries again.
      guard error == .full else { throw error }
    }
    self.connection = connection
    opened.store(StoreFile.number(of: file) ?? 0, ordering: .releasing)
  }

  /// Whether the file that is open is the one of its name. Another program of the device may have removed it.
  nonisolated var isThere: Bool {
    let number = opened.load(ordering: .acquiring)
    return number == 0 || number == StoreFile.number(of: file)
  }

  private func attachCopy(to connection: Connection) throws(StoreError) {
    hasCopy = false
    do { try OutboxCopy.attach(to: connection, of: file) } catch {
      try? connection.run("detach copy")
      guard error == .damaged else { throw error }
      StoreFile.remove(StoreFile.copy(of: file))
      try OutboxCopy.attach(to: connection, of: file)
    }
    hasCopy = true
  }

  /// After `StoreError.damaged`: puts a new file in the place of the old one, which is kept under another name. What was not sent
  /// yet is saved; the rest comes again with the next pull.
  func repair() async throws(StoreError) -> Repair? {
    connection = nil
    await readers.close()
    try rebuild()
    feed.send(ChangeSet(isEverything: true))
    return repaired
  }

  private func rebuild() throws(StoreError) {
    let salvage = Salvage(of: file)
    try salvage.write(to: StoreFile.next(of: file), migration)
    let aside = try StoreFile.replace(file, at: now())
    try connect()
    repaired = Repair(keptAs: aside, operations: salvage.operations.count, isComplete: salvage.isComplete)
  }

  /// After this every change and every read fails, and who listens to changes hears that there are no more.
  func close() async {
    // The last connection that writes folds the log into the file.
    await readers.end()
    readers.isFixed.store(false, ordering: .releasing)
    connection = nil
    feed.end()
  }

  /// What each commit changed, from now on.
  nonisolated var changes: AsyncStream<ChangeSet> { feed.stream() }

  /// One transaction. A durable one is on the disk when this returns, also if the battery ends then; another may be lost with
  /// all after it, but never in part.
  @discardableResult
  func write<Value>(
    durable: Bool, _ body: (inout Writing) throws(StoreError) -> Value
  ) throws(StoreError) -> Value {
    if readers.isFixed.load(ordering: .acquiring) {
      try connect()
      readers.isFixed.store(false, ordering: .releasing)
    }
    guard let connection else { throw .closed }
    // What is written into a file without a name is lost with the program.
    guard isThere else {
      self.connection = nil
      feed.end()
      throw .closed
    }
    if !hasCopy { try attachCopy(to: connection) }
    try connection.execute("pragma main.synchronous = \(durable ? "full" : "normal")")
    var writing = Writing(connection: connection, now: now())
    let value = try connection.transaction { () throws(StoreError) in try body(&writing) }
    if writing.changes != ChangeSet() { feed.send(writing.changes) }
    return value
  }
}

extension Database {
  nonisolated func row(_ kind: String, _ id: Primitives.UUID) async throws(StoreError) -> Row? {
    try await readers.read { (connection) throws(StoreError) in try connection.row(kind, id) }
  }

  /// The things that are shown, newest first. The next ones come with the last of these as `after`.
  nonisolated func rows(_ kind: String, limit: Int, after last: Row? = nil) async throws(StoreError) -> [Row]
  {
    try await readers.read { (connection) throws(StoreError) in
      try connection.rows(kind, limit: limit, after: last)
    }
  }

  nonisolated func journal(
    limit: Int = .max, before number: Int64 = .max
  ) async throws(StoreError) -> [JournalEntry] {
    try await readers.read { (connection) throws(StoreError) in
      try connection.journal(limit: limit, before: number)
    }
  }

  /// `cursor`, `device`, `done` (the last number that was carried out), `walking`, or a name of the engine's own.
  nonisolated func setting(_ name: String) async throws(StoreError) -> String? {
    try await readers.read { (connection) throws(StoreError) in try connection.setting(name) }
  }

  func set(_ name: String, _ value: String?) throws(StoreError) {
    try write(durable: false) { (writing) throws(StoreError) in try writing.connection.set(name, value) }
  }
}
