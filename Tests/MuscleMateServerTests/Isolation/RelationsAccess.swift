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
  ]
}
