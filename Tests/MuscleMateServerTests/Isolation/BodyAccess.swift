internal import MuscleMateAPI

extension AccessMatrix {
  private static let measurement = World.id(800)

  static let body: [TableAccess] = [
    TableAccess(
      "app.measurements", where: "\(ownerRow) and id = '\(measurement)'",
      seed: """
        insert into app.measurements (tenant_id, lifter_id, id, kind, value, unit, measured_at, time_zone)
        values (1, '\(ownerID)', '\(measurement)', 'body_weight', 82.5, 'kg', '2026-01-02 06:00:00+00', 'UTC')
        """,
      select: .opened(by: .bodyMetrics), insert: .owner, update: .owner, delete: .owner),
    TableAccess(
      "app.profiles", where: ownerRow,
      seed: """
        insert into app.profiles (tenant_id, lifter_id, birth_date)
        values (1, '\(ownerID)', '1990-05-01')
        """,
      select: .owner, insert: .owner, update: .owner),
    TableAccess(
      "app.portal_preferences", where: "tenant_id = 1 and account_id = '\(ownerID)'",
      seed: """
        insert into app.portal_preferences (tenant_id, account_id, document)
        values (1, '\(ownerID)', '{"rest_seconds": 150}')
        """,
      select: .owner, insert: .owner, update: .owner),
    TableAccess(
      "app.medical_conditions", where: ownerRow,
      seed: """
        insert into app.medical_conditions (tenant_id, lifter_id, sealed)
        values (1, '\(ownerID)', decode('0201020304' || repeat('00', 40), 'hex'))
        """,
      select: .opened(by: .health), insert: .owner, update: .owner, delete: .owner),
    TableAccess(
      "app.goals", where: ownerRow,
      seed: """
        insert into app.goals (tenant_id, lifter_id, id, kind, target, started_on)
        values (1, '\(ownerID)', '\(World.id(801))', 'frequency', 3, '2026-01-02')
        """,
      select: .owner, insert: .owner, update: .owner, delete: .owner),
    TableAccess("auth.sealing_keys", where: "id = '01020304'"),
  ]
}
