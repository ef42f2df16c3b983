package import Postgres

/// The database's record of the keys: by their identifiers, never the keys themselves.
package enum SealingKeyRecord {
  /// So many values of a kind under a key.
  package struct Values: Sendable {
    /// Empty for the format that named none.
    package let key: String
    package let kind: String
    package let count: String

    /// Mails and archives are worth nothing after some days.
    package var isKept: Bool { !["mail", "data_exports"].contains(kind) }
  }

  /// A lock until the session ends: only one process at a time can change which keys are in use.
  package static func holdAlone(_ session: borrowing ScriptSession) throws {
    guard try session.rows("select pg_try_advisory_lock(hashtext('musclemate key rotation'))")[0][0] == "t"
    else { throw AdministrationError.refused("another rotation is running") }
  }

  /// Those that every server has to have.
  package static func inUse(_ session: borrowing ScriptSession) throws -> [String] {
    try session.rows("select id from auth.sealing_keys where retired_at is null").compactMap { $0[0] }
  }

  /// Those that were given up as lost. The rows are read as JSON, since a backup of an earlier release has no such column.
  package static func abandoned(_ session: borrowing ScriptSession) throws -> Set<String> {
    let rows = try session.rows(
      "select id from auth.sealing_keys as key where to_jsonb(key) ->> 'abandoned_at' is not null")
    return Set(rows.compactMap { $0[0] })
  }

  package static func values(_ session: borrowing ScriptSession) throws -> [Values] {
    try session.rows("select key, kind, count from app.sealed_values() order by kind, key").map { row in
      Values(key: row[0] ?? "", kind: row[1] ?? "", count: row[2] ?? "")
    }
  }
}
