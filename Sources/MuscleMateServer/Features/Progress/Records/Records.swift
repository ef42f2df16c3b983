internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives
internal import Strength

/// Personal records, as the log proves them.
enum Records: Feature {
  static let routes: [Route] = [
    Route(
      .get, "/v1/lifters/{lifter}/records", .lifterOrCoach, "List a lifter's personal records, newest first",
      keys: .training, opens: .any(.mainLifts, .allLifts), entitlement: .allGraphs, .clientLifts,
      query: RecordQuery.self,
      reply: .ok(Page<PersonalRecord>.self),
      refusals: [
        .range,
        .paymentRequired(
          "the tier has no graphs of the exercise asked for; without `exercise` its records are left out"),
      ], handle: list)
  ]

  static let statements: [AnyStatement] = [page.erased]

  static let jobs: [Job] = [
    Job(
      "remake_lift_days",
      "Recomputes days and records that older rules had made, a few exercises at a time",
      schedule: JobSchedule("*/10 * * * *"), requiresExclusiveLease: true
    ) { try await $0.maintenanceBatches("remake_lift_days", batch: 5) }
  ]

  private static func list(_ call: Call, _ query: RecordQuery, _: Nothing) async throws -> Response {
    let (at, id, limit) = query.newestFirst
    return try .found(
      await call.run(
        page(
          try call.lifter, at, id, limit, query.exercise, query.lift?.rawValue,
          query.kind?.rawValue, query.from, query.to, query.unit?.rawValue, query.current)))
  }

  /// A caller who may see only the main lifts gets only their records: row security omits the rest. A caller who may see every
  /// lift sees all, so the log records a look at all lifts. Records of other lifts than the three belong to the same tier as
  /// their graphs. The records of a workout are part of the workout, in every tier. The cursor's time is the day.
  private static let page = Statement<
    Document?, UUID?, Timestamp, UUID, Int32, UUID?, String?, String?, CivilDate?, CivilDate?, String?, Bool
  >(
    "records.page", for: .lifterOrCoach,
    """
    select shown.page
      from (
        select every.lifter_id
          from app.authorize_lifter($1, 'all_lifts') as every (lifter_id)
        union all
        select main.lifter_id
          from app.authorize_lifter($1, 'main_lifts') as main (lifter_id)
         limit 1) as reached
     cross join lateral (
       select case
                when reached.lifter_id = (select app.account_id()) then 'all_graphs'
                else 'client_lifts'
              end as feature) as gate
     cross join lateral (
       select case
                when app.entitled(gate.feature) then true
                when exists (
                       select
                         from app.exercises as asked
                        where asked.tenant_id = (select app.tenant_id())
                          and asked.lifter_id = reached.lifter_id
                          and asked.id = $5
                          and asked.lift is null)
                  then app.demand(gate.feature)
                else false
              end as has_others) as tier
     cross join lateral (
        select app.page(
                 array_agg(app.record_shown(listed.record, coalesce($10, (select app.own_unit())))),
                 array_agg(app.cursor(listed.local_date::timestamp at time zone 'UTC', listed.id)),
                 $4) as page
          from (
            select record, record.local_date, record.id
              from app.records as record
             where record.tenant_id = (select app.tenant_id())
               and record.lifter_id = reached.lifter_id
               and (record.local_date, record.id) < (($2 at time zone 'UTC')::date, $3)
               and (record.lift is not null or tier.has_others)
               and ($5 is null or record.exercise_id = $5)
               and ($6 is null or record.lift = $6)
               and ($7 is null or record.kind = $7)
               and ($8 is null or record.local_date >= $8)
               and ($9 is null or record.local_date <= $9)
               and (not $11
                    or not exists (
                      select
                        from app.records as later
                       where later.tenant_id = (select app.tenant_id())
                         and later.lifter_id = reached.lifter_id
                         and later.exercise_id = record.exercise_id
                         and later.kind = record.kind
                         and later.at_reps >= record.at_reps
                         and later.local_date > record.local_date
                         and later.value >= record.value))
             order by record.local_date desc, record.id desc
             limit $4 + 1) as listed) as shown
    """)
}
