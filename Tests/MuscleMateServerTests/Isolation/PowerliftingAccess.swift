internal import MuscleMateAPI

extension AccessMatrix {
  static let powerlifting: [TableAccess] = [
    TableAccess(
      "app.powerlifting_profiles", where: ownerRow,
      seed: """
        insert into app.powerlifting_profiles (tenant_id, lifter_id, sex)
        values (1, '\(ownerID)', 'f')
        """,
      select: .opened(by: .bodyMetrics), insert: .owner, update: .owner),
    TableAccess(
      "app.powerlifting_maxes", where: "\(ownerRow) and lift = 'squat'",
      seed: """
        insert into app.powerlifting_maxes (tenant_id, lifter_id, lift, weight, unit, source)
        values (1, '\(ownerID)', 'squat', 140, 'kg', 'entered')
        """,
      select: .opened(by: .mainLifts, .allLifts), insert: .owner, update: .owner, delete: .owner),
  ]
}
