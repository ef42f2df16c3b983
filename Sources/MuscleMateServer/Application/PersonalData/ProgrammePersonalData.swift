extension PersonalData {
  static let programmes: [Table] = [
    Table(
      "app.programmes", .account, .kept(.identifier, "tenant_id lifter_id"),
      .exported(.training, "id name number cycle assignment_id created_at"), .kept(.training, "version")),
    Table(
      "app.programme_versions", .account, .kept(.identifier, "tenant_id lifter_id programme_id"),
      .exported(.training, "number definition plan created_at")),
    Table(
      "app.programme_lifts", .account, .kept(.identifier, "tenant_id lifter_id programme_id"),
      .exported(.training, "cycle number position exercise base unit reps misses reason why created_at")),
    Table(
      "app.equipment", .account, .kept(.identifier, "tenant_id lifter_id"),
      .exported(.training, "unit bar collars sides plates updated_at")),
  ]
}
