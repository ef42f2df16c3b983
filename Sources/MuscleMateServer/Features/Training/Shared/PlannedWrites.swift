internal import Postgres
internal import Primitives

/// How workouts to come are written, by every feature that plans: behind `TrainingWrites.begin`, their exercises are
/// named (`TrainingWrites.name`), then they are kept.
///
///     var batch = PlannedBatch()
///     for session in sessions { batch.add(session) { UUID.v7(at: now) } }
///     try await call.run(
///       TrainingWrites.begin(nil, nil, nil), …, TrainingWrites.name(batch.entries),
///       PlannedWrites.keep(batch.columns))
enum PlannedWrites {
  static let statements: [AnyStatement] = [upsertPlanned.erased, withdraw.erased]

  static func upsert(_ planned: PlannedColumns) -> BoundStatement<RowCount> {
    upsertPlanned(
      planned.ids, planned.names, planned.days, planned.starts, planned.timeZones, planned.sequences,
      planned.templates, planned.programmes, planned.programmeVersions, planned.cycles, planned.weeks,
      planned.sessions, planned.prescriptions, planned.reminders)
  }

  /// Inserts, or replaces what is still only planned: what was done or skipped stays as it was.
  private static let upsertPlanned = Statement<
    RowCount, [UUID], [String], [CivilDate?], [Timestamp?], [String?], [Int32], [UUID?], [UUID?], [Int32?],
    [Int32?], [Int32?], [Int32?], [JSON], [Int32?]
  >(
    "training.upsert_planned", for: .lifterOrCoach,
    """
    insert into app.planned_workouts as planned (
      tenant_id, lifter_id, id, name, planned_for, starts_at, time_zone, sequence, template_id, programme_id,
      programme_version, cycle, week, session, prescription, remind_minutes)
    select account.tenant_id, account.id, given.id, given.name, given.planned_for, given.starts_at,
           coalesce(given.time_zone, account.time_zone), given.sequence, given.template_id, given.programme_id,
           given.programme_version, given.cycle, given.week, given.session,
           app.kept_prescription(given.prescription), given.remind_minutes
      from unnest($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) as given (
             id, name, planned_for, starts_at, time_zone, sequence, template_id, programme_id,
             programme_version, cycle, week, session, prescription, remind_minutes)
      join app.accounts as account
        on account.tenant_id = (select app.tenant_id())
       and account.id = (select app.account_id())
        on conflict (tenant_id, lifter_id, id) do update
       set name = excluded.name,
           planned_for = excluded.planned_for,
           starts_at = excluded.starts_at,
           time_zone = excluded.time_zone,
           sequence = excluded.sequence,
           template_id = excluded.template_id,
           programme_id = excluded.programme_id,
           programme_version = excluded.programme_version,
           cycle = excluded.cycle,
           week = excluded.week,
           session = excluded.session,
           prescription = excluded.prescription,
           remind_minutes = excluded.remind_minutes
     where planned.state = 'planned'
    """)

  /// Takes back what is still only planned of a programme.
  static let withdraw = Statement<RowCount, UUID>(
    "training.withdraw_planned", for: .lifterOrCoach,
    """
    delete from app.planned_workouts as planned
     where planned.tenant_id = (select app.tenant_id())
       and planned.lifter_id = (select app.account_id())
       and planned.programme_id = $1
       and planned.state = 'planned'
    """)
}
