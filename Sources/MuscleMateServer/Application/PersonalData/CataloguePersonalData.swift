extension PersonalData {
  static let catalogue: [Table] = [
    Table(
      "app.catalogue_exercises", .tenant,
      .kept(
        .platform, "slug primary_muscles secondary_muscles training_type measure equipment licence source")),
    Table("app.catalogue_texts", .tenant, .kept(.platform, "slug language name instruction")),
    Table("app.catalogue_aliases", .tenant, .kept(.platform, "words name slug key plain")),
    Table(
      "app.predetermined_routines", .tenant,
      .kept(.platform, "slug position muscle_group training_type licence source")),
    Table("app.predetermined_texts", .tenant, .kept(.platform, "slug language name description")),
    Table(
      "app.predetermined_exercises", .tenant,
      .kept(.platform, "routine position exercise superset sets reps reps_max duration_seconds rest_seconds")),
    Table(
      "app.exercise_aliases", .account, .kept(.identifier, "tenant_id lifter_id"),
      .exported(.training, "name exercise_id"), .kept(.training, "key")),
  ]
}
