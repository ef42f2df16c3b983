internal import MuscleMateAPI

extension AccessMatrix {
  static let progress: [TableAccess] = [
    // Made by the trigger, from the sets of the training.
    TableAccess(
      "app.records", where: "\(ownerRow) and lift = 'squat' and kind = 'e1rm'",
      select: .opened(by: .mainLifts, .allLifts)),
    // For a job alone.
    TableAccess(
      "app.lift_days_due", where: ownerRow,
      seed: """
        insert into app.lift_days_due (tenant_id, lifter_id, exercise_id)
        select tenant_id, lifter_id, id from app.exercises where \(ownerRow) limit 1
        """),
    TableAccess(
      "app.graph_reports", where: "\(ownerRow) and id = '\(World.id(1_100))'",
      seed: """
        insert into app.graph_reports (tenant_id, lifter_id, id, graph, message)
        values (1, '\(ownerID)', '\(World.id(1_100))', 'squat', 'That was a front squat')
        """,
      select: .owner, insert: .owner),
  ]
}
