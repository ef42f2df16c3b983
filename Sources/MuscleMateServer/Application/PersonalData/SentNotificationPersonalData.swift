extension PersonalData {
  static let sentNotifications: [Table] = [
    Table(
      "app.notice_preferences", .account, .kept(.identifier, "tenant_id account_id"),
      .exported(.profile, "topic app push mail")),
    Table(
      "app.quiet_hours", .account, .kept(.identifier, "tenant_id account_id"),
      .exported(.profile, "starts_at ends_at time_zone")),
    // Notices of the last weeks, so that nothing is sent twice.
    Table(
      "app.sent_notifications", .days(60), .kept(.identifier, "tenant_id account_id"),
      .kept(.usage, "topic period told_at")),
    Table(
      "app.push_services", .tenant, .kept(.platform, "tenant_id kind public_key updated_at"),
      .kept(.credential, "sealed")),
    // Gone with their session, and when their push service says so.
    Table(
      "app.push_targets", .account, .kept(.identifier, "tenant_id account_id session_id digest"),
      .kept(.credential, "sealed"), .exported(.usage, "id kind device_id created_at failed_at")),
    Table(
      "app.pushes", .days(2), .kept(.identifier, "tenant_id account_id target_id notice_id"),
      .kept(.usage, "created_at attempts next_try_at")),
    // For people without an account: a hash of the address, as long as they are not to be written to.
    Table(
      "app.mail_refusals", .tenant, .kept(.identifier, "tenant_id address_hash"), .kept(.usage, "refused_at")),
    // As long as a year is compared with the one before.
    Table(
      "app.active_days", .days(400), .kept(.identifier, "tenant_id account_id"), .exported(.usage, "day")),
    // Numbers of people, and names of templates that five and more of them use.
    Table(
      "app.usage_days", .tenant, .kept(.platform, "tenant_id day measure subject people events")),
  ]
}
