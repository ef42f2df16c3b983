extension AccessMatrix {
  private static let account = "tenant_id = 1 and account_id = '\(ownerID)'"

  static let accounts: [TableAccess] = [
    TableAccess("app.tenants", where: "id = 1", select: .ofTenant, hidden: hiddenOfTenants),
    TableAccess(
      "app.tenant_hosts", where: "tenant_id = 1",
      seed: "insert into app.tenant_hosts (tenant_id, host) values (1, 'musclemate.example')"),
    TableAccess(
      "app.tenant_pictures", where: "tenant_id = 1",
      seed: """
        insert into app.tenant_pictures (tenant_id, kind, media_type, sha256, bytes, width, height)
        values (1, 'icon', 'image/png', sha256('a picture'), 'a picture', 192, 192)
        """),
    TableAccess(
      "app.accounts", where: "tenant_id = 1 and id = '\(ownerID)'", select: .owner.and(.admin),
      update: .owner),
    TableAccess(
      "app.outbox_mail", where: "tenant_id = 1",
      seed: """
        insert into app.outbox_mail (tenant_id, id, kind, recipient, locale)
        values (1, '\(World.id(900))', 'invite', 'owner@example.com', 'en')
        """),
    TableAccess(
      "auth.credentials", where: account,
      seed: """
        insert into auth.credentials (tenant_id, account_id, password_hash)
        values (1, '\(ownerID)', '$argon2id$none')
        """),
    TableAccess("auth.sessions", where: account),
    TableAccess(
      "auth.one_time_tokens", where: account,
      seed: """
        insert into auth.one_time_tokens (tenant_id, account_id, token_hash, purpose, expires_at)
        values (1, '\(ownerID)', sha256('a token'), 'verify_email', now() + interval '1 day')
        """),
    TableAccess(
      "auth.sign_in_attempts", where: "tenant_id = 1",
      seed: """
        insert into auth.sign_in_attempts (tenant_id, subject, address)
        values (1, uuid_send('\(ownerID)'), '192.0.2.1')
        """),
    TableAccess(
      "auth.given_up_usernames", where: account,
      seed: """
        insert into auth.given_up_usernames (tenant_id, username, account_id)
        values (1, 'former_owner', '\(ownerID)')
        """),
    TableAccess(
      "auth.registrations", where: "tenant_id = 1",
      seed: "insert into auth.registrations (tenant_id, address) values (1, '192.0.2.1')"),
    TableAccess(
      "auth.address_requests", where: "tenant_id = 1",
      seed: """
        insert into auth.address_requests (tenant_id, kind, email)
        values (1, 'username_reminder', 'owner@example.com')
        """),
    TableAccess("auth.limits", where: "true"),
    TableAccess(
      "app.idempotency_keys", where: account,
      seed: """
        insert into app.idempotency_keys (tenant_id, account_id, key, request_digest, resource_id)
        values (1, '\(ownerID)', 'a key', sha256('a request'), '\(World.id(903))')
        """),
  ]

  private static let hiddenOfTenants: Set<String> = [
    "is_default", "mail_sender", "password_minimum_length", "password_requires", "password_blocks_common",
    "grace_days", "read_only_days", "lockout_failures", "lockout_minutes", "session_days",
    "erasure_grace_days",
    "break_glass_needs_approval", "break_glass_approval_until", "created_at", "passkey_domain",
    "sender_hosts",
    "passkey_origins", "cors_origins",
  ]
}
