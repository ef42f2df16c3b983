extension PersonalData {
  static let factors: [Table] = [
    Table(
      "auth.totp_factors", .account, .kept(.identifier, "tenant_id account_id id"),
      .exported(.usage, "name created_at confirmed_at last_used_at"),
      .kept(.credential, "sealed last_step")),
    Table(
      "auth.recovery_codes", .account, .kept(.identifier, "tenant_id account_id"),
      .kept(.credential, "code_hash created_at used_at")),
    Table("auth.passkey_users", .account, .kept(.identifier, "tenant_id account_id handle")),
    Table(
      "auth.passkeys", .account, .kept(.identifier, "tenant_id account_id id"),
      .exported(
        .usage, "name is_backup_eligible is_backed_up created_at last_used_at suspended_at"),
      .kept(.credential, "credential_id public_key sign_count transports")),
    Table(
      "auth.challenges", .expiry, .kept(.identifier, "tenant_id account_id session_id"),
      .kept(.credential, "token_hash purpose tries"),
      .kept(.usage, "role device method address created_at expires_at used_at")),
    Table(
      "auth.password_locks", .expiry, .kept(.identifier, "tenant_id account_id"),
      .kept(.usage, "locked_at until")),
  ]
}
