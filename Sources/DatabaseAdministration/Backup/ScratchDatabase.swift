internal import Postgres
internal import Primitives

/// An empty database that something is restored into, like any that `initdb` makes here, of a name that no one uses. As
/// long as this is held a session holds a lock of that name, so that the one that a killed restore left behind is known.
final class ScratchDatabase {
  let name: String
  private let keeper: ScriptSession

  init(_ target: RestoreTarget) throws {
    let session = try target.maintenance()
    try Self.dropLeft(target, session)
    var random = SystemRandomNumberGenerator()
    name = "\(Self.prefix)\(Hexadecimal.encode(random.bytes(4)))"
    guard try Self.lock(name, session) else { throw BackupError.inUse(name) }
    try session.run(
      "create database \(name) template template0 encoding 'UTF8' locale '\(ClusterSettings.locale)'")
    keeper = session
  }

  private static let prefix = "musclemate_restore_"

  private static func dropLeft(_ target: RestoreTarget, _ session: borrowing ScriptSession) throws {
    let names = try session.rows(
      "select datname from pg_catalog.pg_database where datname ~ $1", "^\(prefix)[0-9a-f]{8}$")
    for name in names.compactMap({ $0[0] }) where try lock(name, session) {
      try target.drop(name)
      _ = try session.rows("select pg_advisory_unlock(hashtextextended($1, 0))", name)
    }
  }

  private static func lock(_ name: String, _ session: borrowing ScriptSession) throws -> Bool {
    try session.rows("select pg_try_advisory_lock(hashtextextended($1, 0))", name)[0][0] == "t"
  }
}
