extension PersonalData {
  static let progress: [Table] = [
    // Follows from the sets, which are exported.
    Table(
      "app.records", .account, .kept(.identifier, "tenant_id lifter_id exercise_id workout_id id"),
      .kept(.training, "kind at_reps local_date lift value weight unit reps rpe")),
    Table("app.lift_days_due", .account, .kept(.identifier, "tenant_id lifter_id exercise_id")),
    Table(
      "app.graph_reports", .account, .kept(.identifier, "tenant_id lifter_id id"),
      .exported(.usage, "graph measure formula bucket unit first_day last_day message state created_at")),
  ]
}
