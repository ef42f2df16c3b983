extension AccessMatrix {
  private static let assignment = World.id(780)

  static let assignments: [TableAccess] = [
    TableAccess(
      "app.assigned_plans", where: "\(ownerRow) and id = '\(assignment)'",
      seed: """
        insert into app.assigned_plans (tenant_id, lifter_id, id, coach_id, coach_name, name, revision)
        values (1, '\(ownerID)', '\(assignment)', '\(trustedCoachID)', 'user30', 'Block', 1)
        """,
      select: .owner)
  ]

  /// The tables under the coach's own key.
  static let assigning: [TableAccess] = [
    TableAccess(
      "app.assignments", where: "tenant_id = 1 and coach_id = '\(trustedCoachID)' and id = '\(assignment)'",
      seed: """
        insert into app.assignments (tenant_id, coach_id, id, name, template_id, source_version, content)
        values (1, '\(trustedCoachID)', '\(assignment)', 'Block', '\(assignment)', 1, '[]')
        """,
      select: [.trustedCoach])
  ]
}
