extension AccessMatrix {
  static let operation: [TableAccess] = [
    // Read by admins of the default tenant through a function alone.
    TableAccess(
      "app.backups", where: "name = 'musclemate-20260105T021500Z-abcdef'",
      seed: """
        insert into app.backups (name, place, made_at, bytes, row_count, sha256)
        values ('musclemate-20260105T021500Z-abcdef', '/backups', '2026-01-05T02:15:00Z', 1, 1, repeat('0', 64))
        """),
    TableAccess(
      "app.maintenance_windows", where: "tenant_id = 1 and id = '\(World.id(2_400))'",
      seed: """
        insert into app.maintenance_windows (tenant_id, id, reach, mode, starts_at, ends_at)
        values (1, '\(World.id(2_400))', 'tenant', 'closed', '2026-01-05T02:00:00Z', '2026-01-05T03:00:00Z')
        """,
      select: [.admin]),
  ]
}
