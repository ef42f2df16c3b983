internal import MuscleMateAPI

extension AccessMatrix {
  private static let template = World.id(760)
  private static let planned = World.id(761)

  static let templates: [TableAccess] = [
    TableAccess(
      "app.templates", where: "\(ownerRow) and id = '\(template)'",
      seed: """
        insert into app.templates (tenant_id, lifter_id, id, name, weekdays, exercise_count, set_count)
        values (1, '\(ownerID)', '\(template)', 'Push', '{tuesday}', 1, 1)
        """,
      select: .owner, insert: .owner, update: .owner, delete: .owner),
    TableAccess(
      "app.template_exercises", where: "\(ownerRow) and template_id = '\(template)'",
      seed: """
        insert into app.template_exercises (tenant_id, lifter_id, template_id, entry, position, exercise_id)
        values (1, '\(ownerID)', '\(template)', 0, 0, '\(World.id(710))')
        """,
      select: .owner, insert: .owner, update: .owner, delete: .owner),
    TableAccess(
      "app.template_sets", where: "\(ownerRow) and template_id = '\(template)'",
      seed: """
        insert into app.template_sets (
          tenant_id, lifter_id, template_id, entry, position, kind, reps, weight, unit)
        values (1, '\(ownerID)', '\(template)', 0, 0, 'working', 5, 140, 'kg')
        """,
      select: .owner, insert: .owner, delete: .owner),
    TableAccess(
      "app.schedules", where: ownerRow,
      seed: """
        insert into app.schedules (tenant_id, lifter_id, rest_days) values (1, '\(ownerID)', '{sunday}')
        """,
      select: .owner, insert: .owner, update: .owner),
    TableAccess(
      "app.planned_workouts", where: "\(ownerRow) and id = '\(planned)'",
      seed: """
        insert into app.planned_workouts (
          tenant_id, lifter_id, id, name, starts_at, time_zone, prescription, remind_minutes)
        values (1, '\(ownerID)', '\(planned)', 'Push', now() + interval '1 day', 'UTC',
          '[{"name": "Squat", "sets": [{"kind": "working", "reps": 5}]}]', 30)
        """,
      select: .opened(by: .plans), insert: .owner, update: .owner, delete: .owner),
    TableAccess(
      "app.training_breaks", where: ownerRow,
      seed: """
        insert into app.training_breaks (tenant_id, lifter_id, id, begins_on, ends_on)
        values (1, '\(ownerID)', '\(World.id(812))', '2026-03-01', '2026-03-14')
        """,
      select: .opened(by: .plans), insert: .owner, update: .owner, delete: .owner),
    TableAccess("app.reminders", where: "\(ownerRow) and planned_workout_id = '\(planned)'", select: .owner),
  ]
}
