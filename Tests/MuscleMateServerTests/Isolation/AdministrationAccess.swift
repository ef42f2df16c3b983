/// All of it is read and written by functions: no request role has a right on these tables but to read one's own duties.
extension AccessMatrix {
  static let administration: [TableAccess] = [
    TableAccess(
      "app.admin_duties", where: "tenant_id = 1 and account_id = '\(ownerID)'",
      seed: """
        insert into app.admin_duties (tenant_id, account_id, duty)
        values (1, '\(ownerID)', 'content')
        """, select: .owner),
    TableAccess(
      "app.account_locks", where: "tenant_id = 1 and account_id = '\(ownerID)'",
      seed: """
        insert into app.account_locks (tenant_id, account_id, reason)
        values (1, '\(ownerID)', 'a test')
        """),
    TableAccess(
      "app.account_changes", where: "tenant_id = 1 and account_id = '\(ownerID)'",
      seed: """
        insert into app.account_changes (tenant_id, account_id, id, kind, old_email, reason, due_at, veto_hash)
        values (1, '\(ownerID)', '\(World.id(942))', 'factors', 'owner@example.com', 'a test',
                now() + interval '3 days', sha256('a veto'))
        """),
    TableAccess(
      "app.feedback", where: "tenant_id = 1 and account_id = '\(ownerID)'",
      seed: """
        insert into app.feedback (tenant_id, id, account_id, kind, text, is_public)
        values (1, '\(World.id(940))', '\(ownerID)', 'idea', 'A dark mode', true)
        """),
    TableAccess(
      "app.feedback_votes", where: "tenant_id = 1 and account_id = '\(ownerID)'",
      seed: """
        insert into app.feedback_votes (tenant_id, feedback_id, account_id)
        values (1, '\(World.id(940))', '\(ownerID)')
        """),
    // Open for every scope, and still the admin reads no table of the owner's training.
    TableAccess(
      "app.break_glass", where: ownerRow,
      seed: """
        insert into app.break_glass (tenant_id, lifter_id, id, admin_id, reason, scopes, minutes, opened_at, ends_at)
        values (1, '\(ownerID)', '\(World.id(941))', '\(World.id(40))', 'The graph of squats is wrong',
                '{history,workout_details,main_lifts,all_lifts,body_metrics,plans}', 60, now(),
                now() + interval '1 day')
        """),
  ]
}
