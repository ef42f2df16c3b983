extension AccessMatrix {
  static let audit: [TableAccess] = [
    TableAccess(
      "app.audit_heads", where: "tenant_id = 1",
      seed: "insert into app.audit_heads (tenant_id) values (1) on conflict do nothing"),
    TableAccess(
      "app.audit_signers", where: "machine = 'one'",
      seed: """
        insert into app.audit_signers (public_key, machine, first_signed_at)
        values (sha256('a key'), 'one', now())
        """),
    TableAccess(
      "app.audit_entries", where: "tenant_id = 1",
      seed: "select app.audit_in(1, 'signed_in', '\(ownerID)', '{}')"),
    TableAccess(
      "app.audit_origins", where: "tenant_id = 1",
      seed: """
        insert into app.audit_origins (tenant_id, digest, salt, account_id, address, user_agent, at)
        values (1, sha256('an origin'), '\\x00112233445566778899aabbccddeeff', '\(ownerID)', '192.0.2.1', '', now())
        """),
    TableAccess(
      "app.audit_reasons", where: "tenant_id = 1",
      seed: """
        insert into app.audit_reasons (tenant_id, digest, salt, account_id, reason)
        values (1, repeat('0f', 32), '\\x00112233445566778899aabbccddeeff', '\(ownerID)', 'Chargeback')
        """),
    TableAccess(
      "app.alerts", where: "tenant_id = 1",
      seed: """
        insert into app.alerts (tenant_id, id, kind, about, account_id, details, first_at, last_at)
        values (1, '\(World.id(950))', 'mass_reads', '', '\(ownerID)', '{}', now(), now())
        """,
      select: [.admin]),
    // A draft is chained and gone when its transaction commits; without the trigger that does it, it stays.
    TableAccess(
      "app.audit_drafts", where: "tenant_id = 1",
      seed: """
        set session_replication_role = replica;
        insert into app.audit_drafts (tenant_id, transaction, role, action, details)
        values (1, '3', 'worker', 'signed_in', '{}')
        """),
  ]
}
