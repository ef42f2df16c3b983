extension PersonalData {
  static let templates: [Table] = [
    Table(
      "app.templates", .account, .kept(.identifier, "tenant_id lifter_id"),
      .exported(
        .training,
        "id name notes position weekdays any_day exercise_count set_count created_at updated_at"),
      .kept(.training, "version")),
    Table(
      "app.template_exercises", .account, .kept(.identifier, "tenant_id lifter_id template_id entry"),
      .exported(.training, "id position exercise_id notes superset")),
    Table(
      "app.template_sets", .account, .kept(.identifier, "tenant_id lifter_id template_id entry"),
      .exported(
        .training,
        """
        id position kind reps reps_max weight unit percentage rpe rest_seconds duration_seconds \
        distance_meters notes
        """)),
    Table(
      "app.schedules", .account, .kept(.identifier, "tenant_id lifter_id"),
      .exported(.training, "rest_days rest_on"), .kept(.training, "version")),
    Table(
      "app.planned_workouts", .account, .kept(.identifier, "tenant_id lifter_id"),
      .exported(
        .training,
        """
        id name planned_for starts_at time_zone sequence template_id programme_id programme_version cycle \
        week session is_deload prescription state workout_id remind_minutes assignment_id adapted assigned coach_changes \
        created_at
        """),
      .kept(.training, "version")),
    Table(
      "app.training_breaks", .account, .kept(.identifier, "tenant_id lifter_id"),
      .exported(.training, "id begins_on ends_on created_at")),
    Table(
      "app.reminders", .account, .kept(.identifier, "tenant_id lifter_id planned_workout_id"),
      .kept(.training, "due_at sent_at")),
  ]
}
