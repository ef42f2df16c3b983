/// No request role sees any of it: the auth functions do what is to be done.
extension AccessMatrix {
  private static let account = "tenant_id = 1 and account_id = '\(ownerID)'"

  static let factors: [TableAccess] = [
    TableAccess(
      "auth.totp_factors", where: account,
      seed: """
        insert into auth.totp_factors (tenant_id, account_id, id, name, sealed)
        values (1, '\(ownerID)', '\(World.id(920))', 'Phone', decode('0201020304' || repeat('00', 48), 'hex'))
        """),
    TableAccess(
      "auth.recovery_codes", where: account,
      seed: """
        insert into auth.recovery_codes (tenant_id, account_id, code_hash)
        values (1, '\(ownerID)', sha256('a code'))
        """),
    TableAccess(
      "auth.passkey_users", where: account,
      seed: """
        insert into auth.passkey_users (tenant_id, account_id, handle)
        values (1, '\(ownerID)', sha256('a handle'))
        """),
    TableAccess(
      "auth.passkeys", where: account,
      seed: """
        insert into auth.passkeys (tenant_id, account_id, id, name, credential_id, public_key, sign_count,
                                   is_backup_eligible, is_backed_up)
        values (1, '\(ownerID)', '\(World.id(921))', 'Key', sha256('a credential'), sha256('a key'), 0, false, false)
        """),
    TableAccess(
      "auth.challenges", where: account,
      seed: """
        insert into auth.challenges (tenant_id, token_hash, purpose, account_id, role, method, expires_at)
        values (1, sha256('a challenge'), 'second_factor', '\(ownerID)', 'lifter', 'password',
                now() + interval '5 minutes')
        """),
    TableAccess(
      "auth.password_locks", where: account,
      seed: """
        insert into auth.password_locks (tenant_id, account_id, until)
        values (1, '\(ownerID)', now() + interval '1 hour')
        """),
  ]
}
