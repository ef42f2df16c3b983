internal import Postgres
internal import Primitives

enum ProfileStatements {
  static let all: [AnyStatement] = [
    show.erased, changeAccount.erased, change.erased, weigh.erased, knowsTimeZone.erased, weightUnit.erased,
  ]

  static let show = Statement<Document>(
    "profiles.show", for: .lifterOrCoach,
    """
    select row_to_json(shown)
      from (
        select account.username, account.display_name, profile.birth_date,
               extract(year from age((now() at time zone account.time_zone)::date, profile.birth_date))::integer
                 as age,
               profile.gender,
               case
                 when profile.height_cm is not null
                 then json_build_object('cm', trim_scale(profile.height_cm))
                 when profile.height_feet is not null
                 then json_build_object('feet', profile.height_feet, 'inches', trim_scale(profile.height_inches))
               end as height,
               (select row_to_json(weighed)
                  from (
                    select trim_scale(measured.value) as weight, measured.unit, measured.measured_at
                      from app.measurements as measured
                     where measured.tenant_id = (select app.tenant_id())
                       and measured.lifter_id = (select app.account_id())
                       and measured.kind = 'body_weight'
                     order by measured.measured_at desc, measured.id desc
                     limit 1) as weighed) as body_weight,
               coalesce(profile.goals, '{}') as goals, profile.fitness_level, profile.activity_level,
               account.unit, account.locale, account.time_zone, app.week_start() as week_start,
               coalesce(profile.theme, 'system') as theme,
               coalesce(profile.graph_colours, '{}') as graph_colours,
               coalesce(profile.graph_scale, 'fitted') as graph_scale,
               coalesce(profile.version, 0) as version
          from app.accounts as account
          left join app.profiles as profile
            on profile.tenant_id = account.tenant_id
           and profile.lifter_id = account.id
         where account.tenant_id = (select app.tenant_id())
           and account.id = (select app.account_id())) as shown
    """)

  /// Null is none that is not known; one that is refused by now stays until it is changed.
  static let knowsTimeZone = Statement<Bool, String?>(
    "profiles.knows_time_zone", for: .lifterOrCoach,
    """
    select $1 is null
        or app.is_time_zone($1)
        or exists (
             select
               from app.accounts as account
              where account.tenant_id = (select app.tenant_id())
                and account.id = (select app.account_id())
                and account.time_zone = $1)
    """)

  /// The unit that a weight without one is in: what is asked for, else the caller's.
  static let weightUnit = Statement<String, String?>(
    "profiles.weight_unit", for: .lifterOrCoach,
    """
    select coalesce($1, app.own_unit())
    """)

  /// A name and whether to set it, then what stays as it is where it is null.
  static let changeAccount = Statement<RowCount, Bool, String?, String?, String?, String?>(
    "profiles.change_account", for: .lifterOrCoach,
    """
    update app.accounts as account
       set display_name = case when $1 then $2 else account.display_name end,
           locale = coalesce($3, account.locale),
           time_zone = coalesce($4, account.time_zone),
           unit = coalesce($5, account.unit),
           updated_at = now()
     where account.tenant_id = (select app.tenant_id())
       and account.id = (select app.account_id())
       and ($1 or num_nonnulls($3, $4, $5) > 0)
    """)

  /// Columns by name with their new values; those that are not named stay as they are, or as they begin.
  static let change = Statement<RowCount, JSON>(
    "profiles.change", for: .lifterOrCoach,
    """
    insert into app.profiles (
      tenant_id, lifter_id, birth_date, gender, height_cm, height_feet, height_inches, fitness_level,
      activity_level, goals, week_start, theme, graph_colours, graph_scale)
    select account.tenant_id, account.id, changed.birth_date, changed.gender, changed.height_cm,
           changed.height_feet, changed.height_inches, changed.fitness_level, changed.activity_level,
           coalesce(changed.goals, '{}'), coalesce(changed.week_start, 'sunday'),
           coalesce(changed.theme, 'system'), coalesce(changed.graph_colours, '{}'),
           coalesce(changed.graph_scale, 'fitted')
      from app.accounts as account
      left join app.profiles as profile
        on profile.tenant_id = account.tenant_id
       and profile.lifter_id = account.id
     cross join lateral jsonb_populate_record(profile, $1) as changed
     where account.tenant_id = (select app.tenant_id())
       and account.id = (select app.account_id())
       and $1 <> '{}'
        on conflict (tenant_id, lifter_id) do update
       set birth_date = excluded.birth_date,
           gender = excluded.gender,
           height_cm = excluded.height_cm,
           height_feet = excluded.height_feet,
           height_inches = excluded.height_inches,
           fitness_level = excluded.fitness_level,
           activity_level = excluded.activity_level,
           goals = excluded.goals,
           week_start = excluded.week_start,
           theme = excluded.theme,
           graph_colours = excluded.graph_colours,
           graph_scale = excluded.graph_scale
    """)

  /// Notes a body weight of now; a null weighs nothing, and what was measured at the last moment was noted then.
  static let weigh = Statement<RowCount, UUID, Decimal?, String?, Timestamp, Timestamp?>(
    "profiles.weigh", for: .lifterOrCoach,
    """
    insert into app.measurements (tenant_id, lifter_id, id, kind, value, unit, measured_at, time_zone)
    select account.tenant_id, account.id, $1, 'body_weight', $2, coalesce($3, account.unit), $4,
           account.time_zone
      from app.accounts as account
     where account.tenant_id = (select app.tenant_id())
       and account.id = (select app.account_id())
       and $2 is not null
       and not exists (
         select from app.measurements as noted
          where noted.tenant_id = (select app.tenant_id())
            and noted.lifter_id = (select app.account_id())
            and noted.kind = 'body_weight'
            and noted.measured_at = $5
            and noted.value = $2
            and noted.unit = coalesce($3, account.unit))
    """)
}
