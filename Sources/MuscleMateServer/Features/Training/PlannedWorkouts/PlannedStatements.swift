internal import APISchema
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

enum PlannedStatements {
  static let all: [AnyStatement] = [
    page.erased, one.erased, begin.erased, plan.erased, skip.erased, delete.erased,
  ]

  /// Earliest first, those without a day at the end. The cursor's time is the day's midnight in UTC and, as
  /// microseconds, the place in its sequence.
  static let page = Statement<Document?, Timestamp, UUID, Int32, CivilDate?, CivilDate?, String?>(
    "planned.page", for: .lifterOrCoach,
    """
    select app.page(
             array_agg(app.planned_summary(listed.planned)),
             array_agg(app.cursor(listed.at, (listed.planned).id)),
             $3)
      from (
        select key.at, planned
          from app.planned_workouts as planned
         cross join lateral (
           select coalesce(planned.planned_for, date '9999-01-01')::timestamp at time zone 'UTC'
                  + planned.sequence * interval '1 microsecond') as key (at)
         where planned.tenant_id = (select app.tenant_id())
           and planned.lifter_id = (select app.account_id())
           and ($4 is null or planned.planned_for >= $4)
           and ($5 is null or planned.planned_for <= $5)
           and ($6 is null or planned.state = $6)
           and (key.at, planned.id) > ($1, $2)
         order by key.at, planned.id
         limit $3 + 1) as listed
    """)

  static let one = Statement<VersionedDocument?, UUID>(
    "planned.one", for: .lifterOrCoach,
    """
    select answer.version, row_to_json(answer)
      from (
        select planned.id, planned.name, planned.planned_for, planned.starts_at, planned.time_zone,
               planned.sequence, planned.template_id, planned.programme_id, planned.programme_version,
               planned.cycle, planned.week, planned.session, planned.state, planned.workout_id,
               planned.remind_minutes, planned.assignment_id, planned.adapted, planned.coach_changes,
               planned.version,
               app.identified(app.shown_prescription(planned.prescription), planned.id) as exercises
          from app.planned_workouts as planned
         where planned.tenant_id = (select app.tenant_id())
           and planned.lifter_id = (select app.account_id())
           and planned.id = $1) as answer
    """)

  /// Behind `TrainingWrites.begin`: compares the version that the client saw, and returns whether there is the plan.
  static let begin = Statement<Bool, UUID, Int64?>(
    "planned.begin", for: .lifterOrCoach,
    """
    select app.same_version(
             (select planned.version
                from app.planned_workouts as planned
               where planned.tenant_id = (select app.tenant_id())
                 and planned.lifter_id = (select app.account_id())
                 and planned.id = $1),
             $2)
    """)

  static func plan(_ planned: PlannedWorkout, as id: UUID, at now: Timestamp) -> BoundStatement<RowCount> {
    plan(
      id, planned.name, planned.plannedFor, planned.startsAt, planned.timeZone,
      planned.sequence.map(Int32.init), planned.templateID, planned.remindMinutes.map(Int32.init),
      planned.exercises?.identified(in: id, at: now).encoded())
  }

  private static let plan = Statement<
    RowCount, UUID, String, CivilDate?, Timestamp?, String?, Int32?, UUID?, Int32?, JSON?
  >(
    "planned.plan", for: .lifterOrCoach,
    """
    select app.plan_workout($1, $2, $3, $4, $5, $6, $7, $8, $9)
    """)

  static let skip = Statement<RowCount, UUID>(
    "planned.skip", for: .lifterOrCoach,
    """
    select app.skip_planned($1)
    """)

  static let delete = Statement<RowCount, UUID>(
    "planned.delete", for: .lifterOrCoach,
    """
    with gone as (
      delete from app.planned_workouts as planned
       where planned.tenant_id = (select app.tenant_id())
         and planned.lifter_id = (select app.account_id())
         and planned.id = $1
      returning planned.id
    )
    select app.demand_met(count(*))
      from gone
    """)
}
