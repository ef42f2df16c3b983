internal import DatabaseAdministration
internal import Postgres
internal import Primitives
internal import Secrets

/// The operator's commands for the audit log. It is read from the tables themselves: whoever changed those may have changed
/// the functions as well.
extension AdministeredDatabase {
  /// Walks every chain against the signed heads of the files, or of the data folder where none are named. Believed are the
  /// public keys of the files alone, which lie where the database's administrators can't write; where none are named, those
  /// of the data folder and of the servers that the database knows.
  ///
  /// - Returns: what was found, a line each, and whether all is as it was written.
  package func verifyAudit(
    _ configuration: Configuration, checkpoints files: [String], publicKeys: [String]
  ) throws -> (lines: [String], isSound: Bool) {
    let folder = AuditCheckpoints(folder: configuration.dataFolder)
    let checkpoints = files.isEmpty ? try folder.all() : try files.flatMap(AuditCheckpoints.read)
    let session = try loaderSession()
    let signers = try Self.signers(session)
    let keys =
      publicKeys.isEmpty
      ? try folder.publicKeys() + signers.map(\.key) : try publicKeys.map(AuditCheckpoints.publicKey)
    var verification = AuditVerification(checkpoints: checkpoints, keys: keys, signers: signers)
    // One moment for all of it: what is written meanwhile is not seen.
    try session.run("begin isolation level repeatable read read only")
    let heads = try Self.heads(session)
    verification.note(try Self.unprotected(session))
    for tenant in verification.tenants(with: heads) {
      var chain = AuditChain(tenant: tenant, checkpoints: verification.checkpoints)
      try Self.entries(of: tenant, session) { chain.add($0) }
      chain.finish(head: heads.first { $0.tenant == tenant }.map { ($0.number, $0.hash) })
      verification.add(
        chain,
        further: try Self.changedOrigins(of: tenant, session) + Self.changedReasons(of: tenant, session))
    }
    try session.run("rollback")
    return (verification.lines, verification.isSound)
  }

  /// Signs every head as it is now; returns the lines that went to the file.
  package func signAudit(_ configuration: Configuration) throws -> [String] {
    let session = try loaderSession()
    let key = try AuditKey.load(from: configuration.dataFolder).publicKey
    _ = try session.rows(
      "select app.note_audit_signer(decode($1, 'hex'), $2, now())", Hexadecimal.encode(key.bytes),
      AuditSigner.thisMachine)
    let heads = try Self.heads(session)
    let signed = try AuditCheckpoints(folder: configuration.dataFolder).sign(heads, at: .now, all: true)
    return signed.map(\.json.description)
  }

  /// A tenant's latest entries: number, time, actor and role, action, subject, details, origin.
  package func auditEntries(ofTenant tenant: String, atMost limit: Int) throws -> [[String]] {
    let rows = try loaderSession().rows(
      """
      select entry.number, entry.at, coalesce(actor.username, entry.actor_id::text, '-'), entry.role, entry.action,
             coalesce(subject.username, entry.subject_id::text, '-'),
             entry.details - 'reason' || jsonb_strip_nulls(jsonb_build_object('reason', why.reason)),
             coalesce(kept.address, '-')
        from app.tenants as owner
        join app.audit_entries as entry on entry.tenant_id = owner.id
        left join app.audit_origins as kept on kept.tenant_id = entry.tenant_id and kept.digest = entry.origin
        left join app.audit_reasons as why
          on why.tenant_id = entry.tenant_id and why.digest = entry.details ->> 'reason'
        left join app.accounts as actor on actor.tenant_id = entry.tenant_id and actor.id = entry.actor_id
        left join app.accounts as subject on subject.tenant_id = entry.tenant_id and subject.id = entry.subject_id
       where owner.slug = lower($1)
       order by entry.number desc
       limit $2::integer
      """, tenant, "\(limit)")
    return rows.map { row in row.map { $0 ?? "-" } }
  }

  // MARK: - Reading

  private static func signers(_ session: borrowing ScriptSession) throws -> [AuditSigner] {
    let rows = try session.rows(
      """
      select encode(public_key, 'hex'), machine, to_char(first_signed_at, 'YYYY-MM-DD')
        from app.audit_signers
       order by first_signed_at, id
      """)
    return rows.compactMap { AuditSigner($0) }
  }

  private static func heads(_ session: borrowing ScriptSession) throws -> [AuditHead] {
    let rows = try session.rows(
      """
      select tenant_id, sum(number)::bigint, max(hash)
        from (select head.tenant_id, head.number, encode(head.hash, 'hex') as hash
                from app.audit_heads as head
               union all
              select distinct entry.tenant_id, 0, ''
                from app.audit_entries as entry) as known
       group by tenant_id
       order by tenant_id
      """)
    return rows.compactMap { row in
      guard let tenant = row[0].flatMap({ Int32($0) }), let number = row[1].flatMap({ Int64($0) }) else {
        return nil
      }
      return AuditHead(tenant: tenant, number: number, hash: row[2] ?? "")
    }
  }

  private static func entries(
    of tenant: Int32, _ session: borrowing ScriptSession, _ body: (AuditEntry) -> Void
  ) throws {
    try session.run(
      "declare chain no scroll cursor for \(chainQuery) where entry.tenant_id = \(tenant) \(order)")
    while true {
      let rows = try session.rows("fetch 1000 from chain")
      for entry in rows.compactMap(AuditEntry.init) { body(entry) }
      if rows.isEmpty { break }
    }
    try session.run("close chain")
  }

  private static let order = "order by entry.number, entry.hash"

  private static let chainQuery = """
    select entry.number, entry.tenant_id, entry.number, ((extract(epoch from entry.at) * 1000000)::bigint),
           entry.actor_id, entry.role, entry.action, entry.subject_id, entry.details, entry.request_id,
           encode(entry.origin, 'hex'), encode(entry.previous_hash, 'hex'), encode(entry.hash, 'hex')
      from app.audit_entries as entry
    """

  /// The origins that are still there and whose digest is another one's.
  private static func changedOrigins(
    of tenant: Int32, _ session: borrowing ScriptSession
  ) throws -> [AuditFinding] {
    try changed(
      """
      select entry.number, encode(kept.salt, 'hex'), encode(kept.digest, 'hex'), kept.account_id, kept.email,
             kept.address, kept.user_agent
        from app.audit_entries as entry
        join app.audit_origins as kept on kept.tenant_id = entry.tenant_id and kept.digest = entry.origin
       where entry.tenant_id = \(tenant)
       order by entry.number
      """, "musclemate origin 1", session
    ).map { .origin($0) }
  }

  /// The same of reasons.
  private static func changedReasons(
    of tenant: Int32, _ session: borrowing ScriptSession
  ) throws -> [AuditFinding] {
    try changed(
      """
      select entry.number, encode(kept.salt, 'hex'), kept.digest, kept.account_id, kept.reason
        from app.audit_entries as entry
        join app.audit_reasons as kept on kept.tenant_id = entry.tenant_id and kept.digest = entry.details ->> 'reason'
       where entry.tenant_id = \(tenant)
       order by entry.number
      """, "musclemate reason 1", session
    ).map { .reason($0) }
  }

  /// Numbers of entries, of rows of number, salt, digest and the fields that the digest is of.
  private static func changed(
    _ rows: String, _ kind: String, _ session: borrowing ScriptSession
  ) throws -> [Int64] {
    try session.run("declare kept no scroll cursor for \(rows)")
    var numbers: [Int64] = []
    while true {
      let rows = try session.rows("fetch 1000 from kept")
      if rows.isEmpty { break }
      for row in rows {
        guard let number = row[0].flatMap({ Int64($0) }),
          let salt = row[1].flatMap({ Hexadecimal.decode($0) })
        else { continue }
        let text = AuditEntry.text(of: [kind] + row.dropFirst(3))
        if Hexadecimal.encode(SHA256.digest(salt + Array(text.utf8))) != row[2] { numbers.append(number) }
      }
    }
    try session.run("close kept")
    return numbers
  }

  private static func unprotected(_ session: borrowing ScriptSession) throws -> [AuditFinding] {
    let guards = try session.rows(
      """
      select
        from pg_catalog.pg_trigger
       where tgrelid = 'app.audit_entries'::regclass
         and tgname = 'refuse_change'
         and tgenabled = 'A'
      """)
    return guards.isEmpty ? [.unprotected("the trigger refuse_change is gone or switched off")] : []
  }
}
