internal import Postgres
internal import Primitives

/// The heads of the audit log's chains when a backup was made, signed: a check of the log may trust them.
enum AuditHeads {
  /// All there are, also those that were signed before: a manifest vouches for what is in its backup and nothing else.
  static func signed(
    _ session: borrowing ScriptSession, in folder: String, at time: Timestamp
  ) throws -> [AuditCheckpoint] {
    let key = try AuditKey.load(from: folder)
    let rows = try session.rows(
      """
      select tenant_id, number, encode(hash, 'hex')
        from app.audit_heads
       where number > 0
       order by tenant_id
      """)
    return try rows.compactMap { row in
      guard let tenant = row[0].flatMap({ Int32($0) }), let number = row[1].flatMap({ Int64($0) }),
        let hash = row[2]
      else { return nil }
      return try AuditCheckpoint(tenant: tenant, number: number, hash: hash, at: time, signedBy: key)
    }
  }
}
