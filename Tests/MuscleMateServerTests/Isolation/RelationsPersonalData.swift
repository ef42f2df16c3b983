extension PersonalData {
  static let relations: [Table] = [
    Table(
      "app.sharing_pauses", .account, .kept(.identifier, "tenant_id lifter_id"),
      .exported(.coaching, "since until")),
    Table(
      "app.blocked_coaches", .account, .kept(.identifier, "tenant_id lifter_id"),
      .exported(.coaching, "coach_id since")),
    Table("app.teams", .tenant, .kept(.identifier, "tenant_id"), .exported(.coaching, "id name created_at")),
    Table(
      "app.team_members", .account, .kept(.identifier, "tenant_id"),
      .exported(.coaching, "team_id account_id role since")),
    Table(
      "app.team_clients", .account, .kept(.identifier, "tenant_id"),
      .exported(.coaching, "team_id lifter_id since")),
    Table(
      "app.team_grants", .account, .kept(.identifier, "tenant_id"),
      .exported(.coaching, "team_id lifter_id scope since starts_at expires_at"),
      .kept(.coaching, "paused_until opens_at")),
  ]
}
