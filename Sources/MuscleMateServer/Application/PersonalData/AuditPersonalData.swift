extension PersonalData {
  static let audit: [Table] = [
    // Only ids identify people, and after an erasure they lead to nobody. An entry that could be removed without a trace
    // would make the log worthless. So entries are kept as long as the tenant.
    Table(
      "app.audit_entries", .tenant,
      .kept(.identifier, "tenant_id number actor_id subject_id request_id origin"),
      .kept(.usage, "at role action details"), .kept(.platform, "previous_hash hash")),
    // Goes with the account; after that nothing can be found by the digest in the entry.
    Table(
      "app.audit_origins", .account, .kept(.identifier, "tenant_id account_id"),
      .exported(.usage, "address user_agent at"), .kept(.profile, "email"), .kept(.platform, "digest salt")),
    // In the admin's words, about the account; goes with it, as the origins do.
    Table(
      "app.audit_reasons", .account, .kept(.identifier, "tenant_id account_id"), .exported(.usage, "reason"),
      .kept(.platform, "digest salt")),
    Table("app.audit_heads", .tenant, .kept(.platform, "tenant_id number hash")),
    // About machines, not people.
    Table("app.audit_signers", .tenant, .kept(.platform, "id public_key machine first_signed_at")),
    Table(
      "app.alerts", .days(365), .kept(.identifier, "tenant_id id account_id acknowledged_by"),
      .kept(.usage, "kind about details first_at last_at acknowledged_at note")),
    // Empty outside of a transaction.
    Table(
      "app.audit_drafts", .tenant,
      .kept(.identifier, "tenant_id id transaction actor_id subject_id request_id origin"),
      .kept(.usage, "role action details")),
  ]
}
