extension PersonalData {
  static let drafts: [Table] = [
    Table(
      "app.drafts", .account, .kept(.identifier, "tenant_id lifter_id"),
      .exported(
        .training,
        """
        id name performed_at time_zone notes duration_seconds activity content template_id planned_workout_id \
        started_at running_since active_milliseconds created_at updated_at
        """),
      .kept(.training, "version"))
  ]
}
