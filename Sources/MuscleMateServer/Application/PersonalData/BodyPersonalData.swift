extension PersonalData {
  static let body: [Table] = [
    Table(
      "app.measurements", .account, .kept(.identifier, "tenant_id lifter_id"),
      .exported(.training, "id kind value unit measured_at time_zone local_date notes"),
      .kept(.training, "grams version")),
    Table(
      "app.profiles", .account, .kept(.identifier, "tenant_id lifter_id"),
      .exported(
        .profile,
        """
        birth_date gender height_cm height_feet height_inches fitness_level activity_level goals week_start \
        theme graph_colours graph_scale
        """),
      .kept(.usage, "version")),
    Table(
      "app.portal_preferences", .account, .kept(.identifier, "tenant_id account_id"),
      .exported(.profile, "document updated_at"), .kept(.usage, "version")),
    Table(
      "app.medical_conditions", .account, .kept(.identifier, "tenant_id lifter_id"),
      .exported(.training, "sealed updated_at"), .kept(.usage, "version")),
    Table(
      "app.goals", .account, .kept(.identifier, "tenant_id lifter_id"),
      .exported(.training, "id kind exercise_id lift target unit reps notes started_on due_on"),
      .kept(.training, "target_grams version")),
    Table("auth.sealing_keys", .tenant, .kept(.platform, "id first_used_at retired_at abandoned_at")),
  ]
}
