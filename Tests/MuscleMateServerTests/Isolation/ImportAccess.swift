extension AccessMatrix {
  static let imports: [TableAccess] = [
    TableAccess(
      "app.imports", where: "\(ownerRow) and id = '\(World.id(730))'",
      seed: """
        insert into app.imports (tenant_id, lifter_id, id, source, dialect, time_zone)
        values (1, '\(ownerID)', '\(World.id(730))', 'hevy', 'hevy', 'Europe/Berlin')
        """,
      select: .owner, insert: .owner, update: .owner, delete: .owner),
    TableAccess(
      "app.imported_things", where: "\(ownerRow) and import_id = '\(World.id(730))'",
      seed: """
        insert into app.imported_things (tenant_id, lifter_id, kind, id, import_id, version)
        values (1, '\(ownerID)', 'goal', '\(World.id(731))', '\(World.id(730))', 1)
        """,
      select: .owner, insert: .owner, update: .owner),
    TableAccess(
      "app.imported_workouts", where: "\(ownerRow) and import_id = '\(World.id(730))'",
      seed: """
        insert into app.imported_workouts (tenant_id, lifter_id, workout_id, import_id, version)
        values (1, '\(ownerID)', '\(World.id(700))', '\(World.id(730))', 1)
        """,
      select: .owner, insert: .owner, update: .owner),
    TableAccess(
      "app.imported_names", where: "\(ownerRow) and source = 'hevy'",
      seed: """
        insert into app.imported_names (tenant_id, lifter_id, source, key, exercise_id)
        values (1, '\(ownerID)', 'hevy', 'squat (barbell)', '\(World.id(710))')
        """,
      select: .owner, insert: .owner, update: .owner),
  ]
}
