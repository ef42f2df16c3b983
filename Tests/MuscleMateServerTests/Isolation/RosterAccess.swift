extension AccessMatrix {
  private static let label = World.id(910)

  /// The tables about clients are the coaches' alone; those about training for them are reached by definer functions
  /// only.
  static let roster: [TableAccess] = [
    TableAccess(
      "app.client_labels", where: "tenant_id = 1 and coach_id = '\(trustedCoachID)'",
      seed: """
        insert into app.client_labels (tenant_id, coach_id, id, name)
        values (1, '\(trustedCoachID)', '\(label)', 'Remote')
        """,
      select: [.trustedCoach], insert: [.trustedCoach], update: [.trustedCoach], delete: [.trustedCoach]),
    TableAccess(
      "app.labelled_clients", where: "\(ownerRow) and coach_id = '\(trustedCoachID)'",
      seed: """
        insert into app.labelled_clients (tenant_id, coach_id, lifter_id, label_id)
        values (1, '\(trustedCoachID)', '\(ownerID)', '\(label)')
        """,
      select: [.trustedCoach], insert: [.trustedCoach], delete: [.trustedCoach]),
    TableAccess(
      "app.client_notes", where: "\(ownerRow) and coach_id = '\(trustedCoachID)'",
      seed: """
        insert into app.client_notes (tenant_id, coach_id, id, lifter_id, text)
        values (1, '\(trustedCoachID)', '\(World.id(911))', '\(ownerID)', 'Left knee')
        """,
      select: [.trustedCoach], insert: [.trustedCoach], update: [.trustedCoach], delete: [.trustedCoach]),
    TableAccess(
      "app.attention_rules", where: "\(ownerRow) and coach_id = '\(trustedCoachID)'",
      seed: """
        insert into app.attention_rules (tenant_id, coach_id, lifter_id, silent_days)
        values (1, '\(trustedCoachID)', '\(ownerID)', 30)
        """,
      select: [.trustedCoach], insert: [.trustedCoach], update: [.trustedCoach], delete: [.trustedCoach]),
    TableAccess(
      "app.attention_dismissals", where: "\(ownerRow) and coach_id = '\(trustedCoachID)'",
      seed: """
        insert into app.attention_dismissals (tenant_id, coach_id, entry_id, lifter_id, rule)
        values (1, '\(trustedCoachID)', '\(World.id(912))', '\(ownerID)', 'silence')
        """,
      select: [.trustedCoach], insert: [.trustedCoach], update: [.trustedCoach], delete: [.trustedCoach]),
    TableAccess("app.lifter_stats", where: ownerRow),
    TableAccess(
      "app.planned_efforts", where: ownerRow,
      seed: """
        insert into app.planned_workouts (tenant_id, lifter_id, id, name, time_zone, prescription)
        values (1, '\(ownerID)', '\(World.id(913))', 'Hard', 'UTC',
          '[{"name": "Squat", "sets": [{"kind": "working", "reps": 5}]}]');
        insert into app.planned_efforts (
          tenant_id, lifter_id, planned_workout_id, workout_id, performed_at, local_date, set_count, rpe_excess)
        values (1, '\(ownerID)', '\(World.id(913))', '\(World.id(914))', now(), current_date, 3, 1.5)
        """),
  ]
}
