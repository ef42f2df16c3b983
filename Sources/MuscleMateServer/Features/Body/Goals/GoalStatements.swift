internal import Postgres
internal import Primitives

enum GoalStatements {
  static let all: [AnyStatement] = [list.erased, one.erased, begin.erased, upsert.erased, delete.erased]

  /// Those with the nearest day first, those without one last.
  static let list = Statement<Document>(
    "goals.list", for: .lifterOrCoach,
    """
    select json_build_object(
             'items', coalesce(json_agg(
               app.goal_json(goal, (select app.today()))
               order by goal.due_on nulls last, goal.id), '[]'),
             'next', null)
      from app.goals as goal
     where goal.tenant_id = (select app.tenant_id())
       and goal.lifter_id = (select app.account_id())
    """)

  static let one = Statement<VersionedDocument?, UUID>(
    "goals.one", for: .lifterOrCoach,
    """
    select goal.version, app.goal_json(goal, app.today())
      from app.goals as goal
     where goal.tenant_id = (select app.tenant_id())
       and goal.lifter_id = (select app.account_id())
       and goal.id = $1
    """)

  /// After `TrainingWrites.begin`: compares the version that the client saw, and returns whether there is one.
  static let begin = Statement<Bool, UUID, Int64?>(
    "goals.begin", for: .lifterOrCoach,
    """
    select app.same_version(
             (select goal.version
                from app.goals as goal
               where goal.tenant_id = (select app.tenant_id())
                 and goal.lifter_id = (select app.account_id())
                 and goal.id = $1),
             $2)
    """)

  /// Inserts or replaces. Without a unit it is the one that is stored of this kind, else the one that goes with it; without a
  /// first day it is the one that
  /// stored, or today in the profile's zone. Looked up before, since PostgreSQL checks what it would insert even where it
  /// then updates: a goal whose last day is over could not be replaced.
  static let upsert = Statement<
    RowCount, UUID, String, UUID?, String?, Decimal, String?, Int32?, String?, CivilDate?, CivilDate?
  >(
    "goals.upsert", for: .lifterOrCoach,
    """
    insert into app.goals (
      tenant_id, lifter_id, id, kind, exercise_id, lift, target, unit, reps, notes, started_on, due_on)
    select account.tenant_id, account.id, $1, $2, $3, $4, $5,
           coalesce(
             $6, case when standing.kind = $2 then standing.unit end,
             case $2 when 'frequency' then null when 'body_fat' then 'percent' else account.unit end),
           $7, nullif($8, ''),
           coalesce($9, standing.started_on, (now() at time zone account.time_zone)::date), $10
      from app.accounts as account
      left join app.goals as standing
        on standing.tenant_id = account.tenant_id
       and standing.lifter_id = account.id
       and standing.id = $1
     where account.tenant_id = (select app.tenant_id())
       and account.id = (select app.account_id())
        on conflict (tenant_id, lifter_id, id) do update
       set kind = excluded.kind,
           exercise_id = excluded.exercise_id,
           lift = excluded.lift,
           target = excluded.target,
           unit = excluded.unit,
           reps = excluded.reps,
           notes = excluded.notes,
           started_on = excluded.started_on,
           due_on = excluded.due_on
    """)

  static let delete = Statement<RowCount, UUID>(
    "goals.delete", for: .lifterOrCoach,
    """
    delete from app.goals as goal
     where goal.tenant_id = (select app.tenant_id())
       and goal.lifter_id = (select app.account_id())
       and goal.id = $1
    """)
}
