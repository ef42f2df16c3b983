extension PersonalData {
  static let privacy: [Table] = [
    Table(
      "app.erasures", .account, .kept(.identifier, "tenant_id account_id asked_by"),
      .exported(.usage, "asked_at"), .kept(.usage, "pause_before reminded_at begun_at mail_id")),
    Table(
      "app.data_exports", .expiry, .kept(.identifier, "tenant_id account_id id"),
      .kept(.usage, "locale state asked_at ready_at expires_at size")),
    // The archive of all that is exported.
    Table(
      "app.data_export_parts", .expiry, .kept(.identifier, "tenant_id account_id export_id number"),
      .kept(.profile, "secret")),
    Table(
      "app.policies", .tenant, .kept(.platform, "tenant_id kind version effective_at agree_by published_at")),
    Table("app.policy_texts", .tenant, .kept(.platform, "tenant_id kind version language url sha256")),
    Table(
      "app.consents", .account, .kept(.identifier, "tenant_id account_id"),
      .exported(.profile, "id kind version is_given how at")),
  ]
}
