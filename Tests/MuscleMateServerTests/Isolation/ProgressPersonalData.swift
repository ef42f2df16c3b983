extension PersonalData {
  static let progress: [Table] = [
    // Follows from the sets, which are exported.
    Table(
      "app.records", .account, .kept(.identifier, "tenant_id lifter_id exercise_id workout_id id"),
      .kept(.training, "kind at_reps local_date lift value weight unit reps rpe"))
  ]
}
