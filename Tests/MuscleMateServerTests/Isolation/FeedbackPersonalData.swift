extension PersonalData {
  static let feedback: [Table] = [
    Table(
      "app.notices", .account, .kept(.identifier, "tenant_id account_id id"),
      .exported(.coaching, "kind arguments created_at read_at"))
  ]
}
