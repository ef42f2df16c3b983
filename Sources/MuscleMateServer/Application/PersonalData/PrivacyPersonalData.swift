extension PersonalData {
  static let privacy: [Table] = [
    Table(
      "app.erasures", .account, .kept(.identifier, "tenant_id account_id asked_by"),
      .exported(.usage, "asked_at"), .kept(.usage, "pause_before reminded_at begun_at"))
  ]
}
