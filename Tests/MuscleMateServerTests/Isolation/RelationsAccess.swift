extension AccessMatrix {
  private static let teamID = World.id(910)
  private static let ofTeam = "tenant_id = 1 and team_id = '\(teamID)'"

  /// The team of the trusted coach, which the owner let in; what a team's grant opens is shown over HTTP.
  static let relations: [TableAccess] = [
    TableAccess(
      "app.sharing_pauses", where: ownerRow,
      seed: """
        insert into app.sharing_pauses (tenant_id, lifter_id, until)
        values (1, '\(ownerID)', now() - interval '1 day')
        """,
      select: .owner),
    TableAccess(
      "app.blocked_coaches", where: ownerRow,
      seed: """
        insert into app.blocked_coaches (tenant_id, lifter_id, coach_id)
        values (1, '\(ownerID)', '\(World.id(34))')
        """,
      select: .owner, delete: .owner),
    TableAccess(
      "app.teams", where: "tenant_id = 1 and id = '\(teamID)'",
      seed: "insert into app.teams (tenant_id, id, name) values (1, '\(teamID)', 'Iron')",
      select: .owner.and(.trustedCoach)),
    TableAccess(
      "app.team_members", where: ofTeam,
      seed: """
        insert into app.team_members (tenant_id, team_id, account_id, role)
        values (1, '\(teamID)', '\(trustedCoachID)', 'owner')
        """,
      select: .owner.and(.trustedCoach)),
    TableAccess(
      "app.team_clients", where: ofTeam,
      seed: """
        insert into app.team_clients (tenant_id, team_id, lifter_id) values (1, '\(teamID)', '\(ownerID)')
        """,
      select: .owner.and(.trustedCoach)),
    TableAccess(
      "app.team_grants", where: ofTeam,
      seed: """
        insert into app.team_grants (tenant_id, team_id, lifter_id, scope)
        values (1, '\(teamID)', '\(ownerID)', 'history')
        """,
      select: .owner.and(.trustedCoach)),
    TableAccess(
      "app.invite_codes", where: "tenant_id = 1 and coach_id = '\(trustedCoachID)'",
      seed: """
        insert into app.invite_codes (tenant_id, id, coach_id, code_hash, hint, scopes, uses, expires_at)
        values (1, '\(World.id(911))', '\(trustedCoachID)', sha256('code'), 'CODE', '{history}', 1, now() + interval '30 days')
        """,
      select: [.trustedCoach], hidden: ["code_hash"]),
    TableAccess(
      "app.share_links", where: "tenant_id = 1 and account_id = '\(ownerID)'",
      seed: """
        insert into app.share_links (tenant_id, account_id, id, token_hash, kind, request, name, document, expires_at)
        values (1, '\(ownerID)', '\(World.id(915))', sha256('share'), 'workout', '{}', 'Legs', '{}',
                now() + interval '30 days')
        """,
      select: .owner, hidden: ["token_hash"]),
    TableAccess(
      "app.scope_requests", where: "\(ownerRow) and coach_id = '\(trustedCoachID)'",
      seed: """
        insert into app.scope_requests (tenant_id, id, coach_id, lifter_id, scopes)
        values (1, '\(World.id(912))', '\(trustedCoachID)', '\(ownerID)', '{photos}')
        """,
      select: .owner.and(.trustedCoach)),
    TableAccess(
      "app.team_invites", where: ofTeam,
      seed: """
        insert into app.team_invites (tenant_id, id, team_id, invited_by, recipient, account_id, role)
        values (1, '\(World.id(913))', '\(teamID)', '\(trustedCoachID)', 'user31', '\(World.id(31))', 'coach')
        """),
    TableAccess(
      "app.team_moves", where: ofTeam,
      seed: """
        insert into app.team_moves (tenant_id, id, team_id, proposed_by, lifter_id, to_coach)
        values (1, '\(World.id(914))', '\(teamID)', '\(trustedCoachID)', '\(ownerID)', '\(trustedCoachID)')
        """),
  ]
}
