extension AccessMatrix {
  private static let owned = "tenant_id = 1 and account_id = '\(ownerID)'"

  static let sentNotifications: [TableAccess] = [
    TableAccess(
      "app.notice_preferences", where: owned,
      seed: """
        insert into app.notice_preferences (tenant_id, account_id, topic, mail)
        values (1, '\(ownerID)', 'weekly_summary', false)
        """,
      select: .owner, insert: .owner, delete: .owner),
    TableAccess(
      "app.quiet_hours", where: owned,
      seed: """
        insert into app.quiet_hours (tenant_id, account_id, starts_at, ends_at)
        values (1, '\(ownerID)', '22:00', '07:00')
        """,
      select: .owner, insert: .owner, delete: .owner),
    TableAccess(
      "app.sent_notifications", where: owned,
      seed: """
        insert into app.sent_notifications (tenant_id, account_id, topic, period, told_at)
        values (1, '\(ownerID)', 'motivation', '2026-01-01', now())
        """),
    TableAccess(
      "app.mail_refusals", where: "tenant_id = 1",
      seed: """
        insert into app.mail_refusals (tenant_id, address_hash)
        values (1, auth.address_hash(1, 'stranger@example.com'))
        """),
    TableAccess(
      "app.active_days", where: "\(owned) and day = '2026-01-01'",
      seed: "insert into app.active_days (tenant_id, account_id, day) values (1, '\(ownerID)', '2026-01-01')"),
    TableAccess(
      "app.usage_days", where: "tenant_id = 1 and day = '2026-01-01'",
      seed: """
        insert into app.usage_days (tenant_id, day, measure, subject, people, events)
        values (1, '2026-01-01', 'people', 'day', 7, 7)
        """),
  ]
}
