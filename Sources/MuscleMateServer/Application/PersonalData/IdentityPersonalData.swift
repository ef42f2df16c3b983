extension PersonalData {
  static let identities: [Table] = [
    Table(
      "auth.sign_in_providers", .tenant, .kept(.platform, "tenant_id provider updated_at"),
      .kept(.credential, "sealed")),
    Table(
      "auth.identities", .account, .kept(.identifier, "tenant_id account_id id"),
      .exported(.profile, "provider subject email linked_at last_used_at")),
    Table(
      "auth.sign_in_flows", .expiry, .kept(.identifier, "tenant_id id account_id subject"),
      .kept(
        .credential, "state_hash secret_hash code_hash nonce verifier provider callback redirect_uri"),
      .kept(.profile, "email is_verified is_authority name"),
      .kept(.usage, "address created_at expires_at returned_at")),
    Table(
      "auth.api_keys", .account, .kept(.identifier, "tenant_id account_id id"),
      .kept(.credential, "token_hash"),
      .exported(.usage, "name role scopes created_at last_used_at expires_at")),
    // The fifty latest of an account.
    Table(
      "auth.known_devices", .account, .kept(.identifier, "tenant_id account_id"),
      .kept(.usage, "digest first_seen_at last_seen_at")),
  ]
}
