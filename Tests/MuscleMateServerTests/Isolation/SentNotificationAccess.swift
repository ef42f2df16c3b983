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
      "app.push_services", where: "tenant_id = 1",
      seed: """
        insert into app.push_services (tenant_id, kind, sealed)
        values (1, 'apns', decode('0201020304' || repeat('00', 40), 'hex'))
        """),
    TableAccess(
      "app.push_targets", where: owned,
      seed: """
        insert into app.push_targets (tenant_id, account_id, id, session_id, kind, digest, sealed)
        select session.tenant_id, session.account_id, '\(World.id(970))', session.id, 'apns', sha256('a token'),
               decode('0201020304' || repeat('00', 40), 'hex')
          from auth.sessions as session
         where session.tenant_id = 1
           and session.account_id = '\(ownerID)'
         limit 1
        """,
      select: .owner, delete: .owner, hidden: ["session_id", "digest", "sealed"]),
    TableAccess(
      "app.pushes", where: owned,
      seed: """
        insert into app.pushes (tenant_id, account_id, target_id, notice_id, next_try_at)
        select target.tenant_id, target.account_id, target.id, '\(World.id(903))', now()
          from app.push_targets as target
         where target.id = '\(World.id(970))'
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
