extension AccessMatrix {
  private static let withTrustedCoach = "\(ownerRow) and coach_id = '\(trustedCoachID)'"

  static let coaching: [TableAccess] = [
    TableAccess(
      "app.coachings", where: withTrustedCoach, select: .owner.and(.trustedCoach),
      delete: .owner.and(.trustedCoach)),
    TableAccess(
      "app.grants", where: "\(withTrustedCoach) and scope = 'history'", select: .owner.and(.trustedCoach)),
    TableAccess(
      "app.invites", where: "tenant_id = 1 and coach_id = '\(World.id(33))'",
      seed: """
        insert into app.invites (tenant_id, id, coach_id, recipient, lifter_id, scopes, token_hash)
        values (1, '\(World.id(901))', '\(World.id(33))', 'user1', '\(ownerID)', '{history}', sha256('invite'))
        """,
      select: .owner.and(.formerCoach), hidden: ["token_hash", "sends", "is_silent"]),
    TableAccess(
      "app.access_log", where: "\(ownerRow) and scope = 'photos'",
      seed: """
        insert into app.access_log (tenant_id, lifter_id, id, viewer_id, scope)
        values (1, '\(ownerID)', '\(World.id(902))', '\(trustedCoachID)', 'photos')
        """,
      select: .owner),
  ]
}
