extension PersonalData {
  static let administration: [Table] = [
    Table(
      "app.admin_duties", .account, .kept(.identifier, "tenant_id account_id"),
      .exported(.usage, "duty given_at")),
    Table(
      "app.account_locks", .account, .kept(.identifier, "tenant_id account_id locked_by"),
      .exported(.usage, "reason locked_at")),
    // Counted from when it was closed; an open one stays.
    Table(
      "app.account_changes", .days(30), .kept(.identifier, "tenant_id account_id asked_by mail_id"),
      .exported(.profile, "new_email old_email"),
      .exported(.usage, "id kind reason state asked_at due_at confirmed_at closed_at"),
      .kept(.credential, "veto_hash confirm_hash")),
    // The admins' notes beside it are the platform's.
    Table(
      "app.feedback", .account, .kept(.identifier, "tenant_id account_id assignee answered_by"),
      .exported(
        .usage,
        """
        id kind text app_version screen graph state is_public answer answered_at duplicate_of votes created_at
        """),
      .kept(.platform, "labels priority notes updated_at")),
    Table(
      "app.feedback_votes", .account, .kept(.identifier, "tenant_id account_id"),
      .exported(.usage, "feedback_id created_at")),
    // The admins' ids outlive their accounts: the record is the lifter's.
    Table(
      "app.break_glass", .account, .kept(.identifier, "tenant_id lifter_id admin_id approved_by ended_by"),
      .exported(.usage, "id reason scopes minutes requested_at opened_at ends_at")),
  ]
}
