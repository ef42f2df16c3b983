extension PersonalData {
  /// Arguments hold ids alone. What a job leaves behind is forgotten by `forget_job_runs`; one that waits runs, or ends
  /// among those given up, long before.
  static let queue: [Table] = [
    Table(
      "app.jobs", .days(90), .kept(.identifier, "arguments asked_by"),
      .kept(
        .platform,
        """
        id name of_tenant lane key priority origin is_dry_run takes_turns due_at run_at attempts lease lease_ends_at \
        worker started_at done total place error
        """)),
    Table(
      "app.job_schedules", .tenant,
      .kept(
        .platform,
        """
        name summary reach cron time_zone missed catch_up_at_most is_paused is_changed is_alone settled_up_to \
        next_due_at revision
        """)),
    Table(
      "app.job_runs", .days(90), .kept(.identifier, "asked_by sample"),
      .kept(
        .platform,
        """
        id name of_tenant origin is_dry_run due_at started_at ended_at outcome attempts changed error worker
        """)),
    Table(
      "app.dead_jobs", .days(90), .kept(.identifier, "arguments asked_by"),
      .kept(
        .platform,
        "id name of_tenant key priority origin is_dry_run due_at attempts place error died_at")),
  ]
}
