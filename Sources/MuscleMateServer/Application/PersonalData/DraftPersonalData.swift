extension PersonalData {
  static let drafts: [Table] = [
    Table(
      "app.deleted_workouts", .days(30), .kept(.identifier, "tenant_id lifter_id"),
      .exported(
        .training,
        "id name performed_at time_zone local_date exercise_count set_count document deleted_at")),
    Table(
      "app.deleted_things", .days(30), .kept(.identifier, "tenant_id lifter_id"),
      .exported(.training, "kind id name document deleted_at restored_at")),
    Table(
      "app.drafts", .account, .kept(.identifier, "tenant_id lifter_id"),
      .exported(
        .training,
        """
        id name performed_at time_zone notes duration_seconds activity content set_times template_id planned_workout_id \
        started_at running_since active_milliseconds turned_at created_at updated_at
        """),
      .kept(.training, "version")),
    Table(
      "app.workout_energy", .account, .kept(.identifier, "tenant_id lifter_id workout_id"),
      .exported(
        .training,
        """
        kilocalories met activity activity_source compendium_edition compendium_code body_weight_grams \
        active_seconds parts
        """)),
  ]
}
