internal import Postgres
internal import Primitives

enum MeasurementStatements {
  static let all: [AnyStatement] = [
    page.erased, latest.erased, one.erased, begin.erased, upsert.erased, delete.erased,
  ]

  /// Newest first, after a cursor, where wanted of one kind and between days.
  static let page = Statement<
    Document?, UUID?, Timestamp, UUID, Int32, String?, CivilDate?, CivilDate?
  >(
    "measurements.page", for: .lifterOrCoach,
    """
    select shown.page
      from app.authorize_lifter($1, 'body_metrics') as reached (lifter_id)
     cross join lateral (
        select app.page(
                 array_agg(row_to_json(listed)),
                 array_agg(app.cursor(listed.measured_at, listed.id)),
                 $4) as page
          from (
            select measured.id, measured.kind, trim_scale(measured.value) as value, measured.unit,
                   measured.measured_at, measured.time_zone, measured.local_date, measured.notes,
                   measured.version
              from app.measurements as measured
             where measured.tenant_id = (select app.tenant_id())
               and measured.lifter_id = reached.lifter_id
               and (measured.measured_at, measured.id) < ($2, $3)
               and ($5 is null or measured.kind = $5)
               and ($6 is null or measured.local_date >= $6)
               and ($7 is null or measured.local_date <= $7)
             order by measured.measured_at desc, measured.id desc
             limit $4 + 1) as listed) as shown
    """)

  /// The last of each kind there is.
  static let latest = Statement<Document?, UUID?>(
    "measurements.latest", for: .lifterOrCoach,
    """
    select json_build_object(
             'items', coalesce(json_agg(last.item order by last.kind) filter (where last.kind is not null), '[]'),
             'next', null)
      from app.authorize_lifter($1, 'body_metrics') as reached (lifter_id)
      left join lateral (
        select listed.kind, row_to_json(listed) as item
          from (
            select distinct on (measured.kind)
                   measured.id, measured.kind, trim_scale(measured.value) as value, measured.unit,
                   measured.measured_at, measured.time_zone, measured.local_date, measured.notes,
                   measured.version
              from app.measurements as measured
             where measured.tenant_id = (select app.tenant_id())
               and measured.lifter_id = reached.lifter_id
             order by measured.kind, measured.measured_at desc, measured.id desc) as listed) as last on true
     group by reached.lifter_id
    """)

  static let one = Statement<VersionedDocument?, UUID?, UUID>(
    "measurements.one", for: .lifterOrCoach,
    """
    select answer.version, row_to_json(answer)
      from app.authorize_lifter($1, 'body_metrics') as reached (lifter_id)
     cross join lateral (
       select measured.id, measured.kind, trim_scale(measured.value) as value, measured.unit,
              measured.measured_at, measured.time_zone, measured.local_date, measured.notes, measured.version
         from app.measurements as measured
        where measured.tenant_id = (select app.tenant_id())
          and measured.lifter_id = reached.lifter_id
          and measured.id = $2) as answer
    """)

  /// After `TrainingWrites.begin`: compares the version that the client saw, and returns whether there is one.
  static let begin = Statement<Bool, UUID, Int64?>(
    "measurements.begin", for: .lifterOrCoach,
    """
    select app.same_version(
             (select measured.version
                from app.measurements as measured
               where measured.tenant_id = (select app.tenant_id())
                 and measured.lifter_id = (select app.account_id())
                 and measured.id = $1),
             $2)
    """)

  /// Inserts or replaces. Without a unit it is the one that is stored of this kind, else the one that goes with the kind and
  /// the profile's unit; without a zone it is the profile's.
  static let upsert = Statement<
    RowCount, UUID, String, Decimal, String?, Timestamp, String?, String?
  >(
    "measurements.upsert", for: .lifterOrCoach,
    """
    insert into app.measurements (tenant_id, lifter_id, id, kind, value, unit, measured_at, time_zone, notes)
    select account.tenant_id, account.id, $1, $2, $3,
           coalesce($4, case when standing.kind = $2 then standing.unit end,
                    case
                      when $2 = 'body_fat' then 'percent'
                      when $2 = 'body_weight' then account.unit
                      when account.unit = 'lb' then 'in'
                      else 'cm'
                    end),
           $5, coalesce($6, account.time_zone), nullif($7, '')
      from app.accounts as account
      left join app.measurements as standing
        on standing.tenant_id = account.tenant_id
       and standing.lifter_id = (select app.account_id())
       and standing.id = $1
     where account.tenant_id = (select app.tenant_id())
       and account.id = (select app.account_id())
        on conflict (tenant_id, lifter_id, id) do update
       set kind = excluded.kind,
           value = excluded.value,
           unit = excluded.unit,
           measured_at = excluded.measured_at,
           time_zone = excluded.time_zone,
           notes = excluded.notes
    """)

  static let delete = Statement<RowCount, UUID>(
    "measurements.delete", for: .lifterOrCoach,
    """
    delete from app.measurements as measured
     where measured.tenant_id = (select app.tenant_id())
       and measured.lifter_id = (select app.account_id())
       and measured.id = $1
    """)
}
