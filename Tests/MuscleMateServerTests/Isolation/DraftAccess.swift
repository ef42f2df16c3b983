extension AccessMatrix {
  static let drafts: [TableAccess] = [
    TableAccess(
      "app.drafts", where: "\(ownerRow) and id = '\(World.id(790))'",
      seed: """
        insert into app.drafts (tenant_id, lifter_id, id, time_zone, content)
        values (1, '\(ownerID)', '\(World.id(790))', 'UTC', '[]')
        """,
      select: .owner, insert: .owner, update: .owner, delete: .owner),
    TableAccess(
      "app.workout_energy", where: "\(ownerRow) and workout_id = '\(World.id(700))'",
      // Without a duration a body weight that comes later would take the estimate away.
      seed: """
        update app.workouts
           set duration_seconds = 3600
         where tenant_id = 1
           and lifter_id = '\(ownerID)'
           and id = '\(World.id(700))';
        insert into app.workout_energy (
          tenant_id, lifter_id, workout_id, kilocalories, met, activity, activity_source, compendium_edition,
          compendium_code, body_weight_grams, active_seconds)
        values (1, '\(ownerID)', '\(World.id(700))', 504, 6, 'vigorous_weight_lifting', 'given', '2024', '02050',
                80000, 3600)
            on conflict do nothing
        """,
      // A coach needs two scopes: the body's and the workouts'.
      select: .owner.and(.trustedCoach)),
    TableAccess(
      "app.deleted_things", where: "\(ownerRow) and id = '\(World.id(792))'",
      seed: """
        insert into app.deleted_things (tenant_id, lifter_id, kind, id, name, document)
        values (1, '\(ownerID)', 'template', '\(World.id(792))', 'Legs', '{}')
        """,
      select: .owner, insert: .owner, update: .owner, delete: .owner),
    TableAccess(
      "app.deleted_workouts", where: "\(ownerRow) and id = '\(World.id(791))'",
      seed: """
        insert into app.deleted_workouts (
          tenant_id, lifter_id, id, name, performed_at, time_zone, local_date, exercise_count, set_count, document)
        values (1, '\(ownerID)', '\(World.id(791))', 'Legs', '2026-01-02 18:00:00+00', 'Europe/Berlin',
                '2026-01-02', 1, 1, '{}')
        """,
      select: .owner, insert: .owner, delete: .owner),
  ]
}
