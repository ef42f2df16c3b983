extension PersonalData {
  /// A text that was written to a lifter belongs to the lifter. It stays when its author's account is erased; only the author's
  /// id is left. It is deleted with the lifter's account. Both export it.
  static let feedback: [Table] = [
    Table(
      "app.notices", .days(180), .kept(.identifier, "tenant_id account_id id"),
      .exported(.coaching, "kind arguments occurrences created_at read_at")),
    Table(
      "app.comments", .account, .kept(.identifier, "tenant_id lifter_id"),
      .exported(
        .coaching,
        """
        id workout_id author_id entry_id set_id exercise_position set_position about reply_to text created_at \
        edited_at deleted_at
        """), .kept(.coaching, "version")),
    Table(
      "app.comment_marks", .account, .kept(.identifier, "tenant_id lifter_id workout_id reader_id"),
      .kept(.usage, "read_up_to unread mailed_at")),
    Table(
      "app.conversations", .account, .kept(.identifier, "tenant_id"),
      .exported(.coaching, "lifter_id coach_id latest_at"),
      .kept(
        .usage,
        """
        lifter_read_up_to coach_read_up_to lifter_unread coach_unread lifter_mailed_at coach_mailed_at
        """)),
    Table(
      "app.messages", .account, .kept(.identifier, "tenant_id lifter_id coach_id"),
      .exported(.coaching, "id is_from_coach text created_at edited_at deleted_at")),
  ]
}
