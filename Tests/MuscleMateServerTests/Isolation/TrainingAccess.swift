internal import MuscleMateAPI

extension AccessMatrix {
  private static let workout = World.id(700)
  private static let exercise = World.id(710)

  static let training: [TableAccess] = [
    TableAccess("app.lift_spellings", where: "words = 'squat'"),
    TableAccess(
      "app.exercises", where: "\(ownerRow) and id = '\(exercise)'",
      seed: """
        insert into app.exercises (tenant_id, lifter_id, id, name)
        values (1, '\(ownerID)', '\(exercise)', 'Squat')
        """,
      select: .opened(by: .workoutDetails, .allLifts), insert: .owner, update: .owner),
    TableAccess(
      "app.workouts", where: "\(ownerRow) and id = '\(workout)'",
      seed: """
        insert into app.workouts (
          tenant_id, lifter_id, id, name, performed_at, time_zone, exercise_count, set_count)
        values (1, '\(ownerID)', '\(workout)', 'Legs', '2026-01-02 18:00:00+00', 'Europe/Berlin', 1, 1)
        """,
      select: .opened(by: .history, .workoutDetails), insert: .owner, update: .owner, delete: .owner),
    TableAccess(
      "app.workout_notes", where: "\(ownerRow) and workout_id = '\(workout)'",
      seed: """
        insert into app.workout_notes (tenant_id, lifter_id, workout_id, notes)
        values (1, '\(ownerID)', '\(workout)', 'felt heavy')
        """,
      select: .opened(by: .workoutDetails), insert: .owner, delete: .owner),
    TableAccess(
      "app.workout_exercises", where: "\(ownerRow) and workout_id = '\(workout)'",
      seed: """
        insert into app.workout_exercises (tenant_id, lifter_id, workout_id, position, exercise_id)
        values (1, '\(ownerID)', '\(workout)', 0, '\(exercise)')
        """,
      select: .opened(by: .workoutDetails), insert: .owner, delete: .owner),
    TableAccess(
      "app.sets", where: "\(ownerRow) and workout_id = '\(workout)'",
      seed: """
        insert into app.sets (
          tenant_id, lifter_id, workout_id, exercise_position, position, kind, reps, weight, unit)
        values (1, '\(ownerID)', '\(workout)', 0, 0, 'working', 5, 140, 'kg')
        """,
      select: .opened(by: .workoutDetails), insert: .owner, delete: .owner),
    TableAccess(
      "app.lift_days", where: "\(ownerRow) and lift = 'squat'", select: .opened(by: .mainLifts, .allLifts)),
    TableAccess("app.lifter_versions", where: ownerRow, select: .owner),
    TableAccess(
      "app.deletions", where: ownerRow,
      seed: """
        insert into app.deletions (tenant_id, lifter_id, kind, id, version)
        values (1, '\(ownerID)', 'workout', '\(World.id(720))', 1)
        """,
      select: .owner),
  ]
}
