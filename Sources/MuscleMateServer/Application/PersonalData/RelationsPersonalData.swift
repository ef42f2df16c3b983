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
    Table(
      "app.invite_codes", .account, .kept(.identifier, "tenant_id"), .kept(.credential, "code_hash"),
      .exported(
        .coaching, "id coach_id team_id hint message scopes uses used created_at expires_at withdrawn_at")),
    Table(
      // They can be opened until their end. Later, an old link can still be recognised as old.
      "app.share_links", .days(30), .kept(.identifier, "tenant_id account_id"),
      .kept(.credential, "token_hash"),
      .exported(
        .training,
        "id kind request name document created_at refreshed_at expires_at withdrawn_at opens")),
    Table(
      "app.scope_requests", .account, .kept(.identifier, "tenant_id"),
      .exported(.coaching, "id coach_id lifter_id team_id scopes message state created_at closed_at")),
    Table(
      "app.team_invites", .account, .kept(.identifier, "tenant_id"),
      .exported(
        .coaching,
        "id team_id invited_by recipient account_id role message state created_at expires_at closed_at"),
      .kept(.usage, "sends")),
    Table(
      "app.team_moves", .account, .kept(.identifier, "tenant_id"),
      .exported(
        .coaching,
        "id team_id proposed_by lifter_id from_coach to_coach message state created_at closed_at")),
  ]
}
