extension PersonalData {
  static let powerlifting: [Table] = [
    Table(
      "app.powerlifting_profiles", .account, .kept(.identifier, "tenant_id lifter_id"),
      .exported(.training, "sex body_weight body_weight_unit"), .kept(.training, "version")),
    Table(
      "app.powerlifting_maxes", .account, .kept(.identifier, "tenant_id lifter_id"),
      .exported(
        .training, "lift weight unit source set_weight set_unit set_reps set_rpe set_on workout_id"),
      .kept(.training, "weight_grams version")),
  ]
}
