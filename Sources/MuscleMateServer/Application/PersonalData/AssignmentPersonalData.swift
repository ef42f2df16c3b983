extension PersonalData {
  static let assignments: [Table] = [
    // The coach's. Only app.assigned_plans, which is the clients', says which clients got it.
    Table(
      "app.assignments", .account, .kept(.identifier, "tenant_id coach_id"),
      .exported(
        .coaching,
        """
        id name template_id programme_id source_version content starts_on weekdays dates weeks adaptation \
        message revision created_at changed_at withdrawn_at
        """)),
    // The lifter's, also once the coach's account is erased: then coach_id is empty, and the name stays as who wrote
    // the plan that the lifter trained by.
    Table(
      "app.assigned_plans", .account, .kept(.identifier, "tenant_id lifter_id"),
      .exported(
        .coaching,
        """
        id coach_id coach_name name message adaptation revision programme_id state missed left_out created_at \
        changed_at ended_at
        """),
      .kept(.training, "version")),
  ]
}
