extension PersonalData {
  /// Notes, labels and rules are a coach's own words and settings about their work. They are in the coach's export. They are
  /// deleted with either account, and stay, hidden, if only the coaching ended. Standings and efforts follow from the log.
  static let roster: [Table] = [
    Table(
      "app.client_labels", .account, .kept(.identifier, "tenant_id coach_id"),
      .exported(.coaching, "id name colour")),
    Table(
      "app.labelled_clients", .account, .kept(.identifier, "tenant_id coach_id"),
      .exported(.coaching, "lifter_id label_id")),
    Table(
      "app.client_notes", .account, .kept(.identifier, "tenant_id coach_id"),
      .exported(.coaching, "id lifter_id text created_at updated_at")),
    Table(
      "app.attention_rules", .account, .kept(.identifier, "tenant_id coach_id"),
      .exported(
        .coaching,
        """
        lifter_id muted missed_sessions missed_days fall_percent fall_exposures rpe_excess rpe_sessions \
        silent_days
        """)),
    Table(
      "app.attention_dismissals", .account, .kept(.identifier, "tenant_id coach_id entry_id lifter_id"),
      .kept(.usage, "rule dismissed_at until")),
    Table(
      "app.lifter_stats", .account,
      .kept(.identifier, "tenant_id lifter_id last_workout_id effort_workouts"),
      .kept(
        .training,
        """
        last_performed_at last_local_date squat_days squat_grams squat_reps squat_light bench_press_days \
        bench_press_grams bench_press_reps bench_press_light deadlift_days deadlift_grams deadlift_reps deadlift_light \
        effort_days effort_excess
        """)),
    Table(
      "app.planned_efforts", .account,
      .kept(.identifier, "tenant_id lifter_id planned_workout_id workout_id"),
      .kept(.training, "performed_at local_date set_count rpe_excess")),
  ]
}
