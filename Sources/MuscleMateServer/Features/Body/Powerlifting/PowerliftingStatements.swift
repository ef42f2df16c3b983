internal import Postgres
internal import Primitives

enum PowerliftingStatements {
  static let all: [AnyStatement] = [
    show.erased, upsertProfile.erased, upsertMaxes.erased, takeFromLog.erased,
    keptEntered.erased,
  ]

  /// A line for each of the four lifts; none where either scope is closed. Whether the overhead press has a maximum to
  /// show is row security's to say.
  static let show = Statement<[PowerliftingLine], UUID?>(
    "powerlifting.show", for: .lifterOrCoach,
    """
    select viewer.unit,
           greatest(profile.version, max(known.version) over (), 0) as version,
           profile.sex,
           coalesce(profile.body_weight, weighed.value) as body_weight,
           case when profile.body_weight is null then weighed.unit else profile.body_weight_unit end,
           case when profile.body_weight is null then 'measured' else 'entered' end,
           shown.lift, known.weight, known.unit, known.source, known.set_weight, known.set_unit, known.set_reps,
           known.set_rpe, known.set_on, known.workout_id
      from app.lifters_visible_for('main_lifts') as listable (lifter_id)
     cross join lateral app.authorize_lifter(listable.lifter_id, 'body_metrics') as measured (lifter_id)
     cross join lateral app.authorize_lifter(measured.lifter_id, 'main_lifts') as reached (lifter_id)
      join app.accounts as viewer
        on viewer.tenant_id = (select app.tenant_id())
       and viewer.id = (select app.account_id())
     cross join unnest(array['squat', 'bench_press', 'deadlift', 'overhead_press']) as shown (lift)
      left join app.powerlifting_profiles as profile
        on profile.tenant_id = (select app.tenant_id())
       and profile.lifter_id = reached.lifter_id
      left join app.powerlifting_maxes as known
        on known.tenant_id = (select app.tenant_id())
       and known.lifter_id = reached.lifter_id
       and known.lift = shown.lift
      left join lateral (
        select body.value, body.unit
          from app.measurements as body
         where body.tenant_id = (select app.tenant_id())
           and body.lifter_id = reached.lifter_id
           and body.kind = 'body_weight'
         order by body.local_date desc, body.measured_at desc
         limit 1) as weighed on true
     where listable.lifter_id = coalesce($1, (select app.account_id()))
    """)

  /// Each value with whether to set it. The row is written even where nothing of it changes, for its version.
  static let upsertProfile = Statement<RowCount, Bool, String?, Bool, Decimal?, String?>(
    "powerlifting.upsert_profile", for: .lifterOrCoach,
    """
    insert into app.powerlifting_profiles as earlier (tenant_id, lifter_id, sex, body_weight, body_weight_unit)
    select account.tenant_id, account.id, $2, $4, case when $4 is not null then coalesce($5, account.unit) end
      from app.accounts as account
     where account.tenant_id = (select app.tenant_id())
       and account.id = (select app.account_id())
        on conflict (tenant_id, lifter_id) do update
       set sex = case when $1 then excluded.sex else earlier.sex end,
           body_weight = case when $3 then excluded.body_weight else earlier.body_weight end,
           body_weight_unit = case when $3 then excluded.body_weight_unit else earlier.body_weight_unit end
    """)

  /// Lifts with their new maximum; without one, what is there goes.
  static let upsertMaxes = Statement<RowCount, [String], [Decimal?], [String?]>(
    "powerlifting.upsert_maxes", for: .lifterOrCoach,
    """
    with given as (
      select *
        from unnest($1, $2, $3) as given (lift, weight, unit)
    ),
    gone as (
      delete from app.powerlifting_maxes as known
       using given
       where known.tenant_id = (select app.tenant_id())
         and known.lifter_id = (select app.account_id())
         and known.lift = given.lift
         and given.weight is null
    )
    insert into app.powerlifting_maxes (tenant_id, lifter_id, lift, weight, unit, source)
    select account.tenant_id, account.id, given.lift, given.weight, coalesce(given.unit, account.unit), 'entered'
      from given
      join app.accounts as account
        on account.tenant_id = (select app.tenant_id())
       and account.id = (select app.account_id())
     where given.weight is not null
        on conflict (tenant_id, lifter_id, lift) do update
       set weight = excluded.weight,
           unit = excluded.unit,
           source = excluded.source,
           set_weight = null,
           set_unit = null,
           set_reps = null,
           set_rpe = null,
           set_on = null,
           workout_id = null
    """)

  /// The best estimate of each lift since a day. A maximum that was entered is lowered by none: it was lifted, and an
  /// estimate only says what may be.
  static let takeFromLog = Statement<RowCount, CivilDate?>(
    "powerlifting.take_from_log", for: .lifterOrCoach,
    """
    insert into app.powerlifting_maxes as known (
      tenant_id, lifter_id, lift, weight, unit, source, set_weight, set_unit, set_reps, set_rpe, set_on, workout_id)
    select (select app.tenant_id()), (select app.account_id()), best.lift, best.estimate, best.unit, 'logged',
           best.weight, best.unit, best.reps, best.rpe, best.local_date, best.workout_id
      from app.logged_maxes($1) as best
        on conflict (tenant_id, lifter_id, lift) do update
       set weight = excluded.weight,
           unit = excluded.unit,
           source = excluded.source,
           set_weight = excluded.set_weight,
           set_unit = excluded.set_unit,
           set_reps = excluded.set_reps,
           set_rpe = excluded.set_rpe,
           set_on = excluded.set_on,
           workout_id = excluded.workout_id
     where known.source = 'logged'
        or excluded.weight * case excluded.unit when 'lb' then 453.59237 else 1000 end > known.weight_grams + 5
    """)

  /// The lifts whose entered maximum stayed, with what the log says of them.
  static let keptEntered = Statement<Document, CivilDate?>(
    "powerlifting.kept_entered", for: .lifterOrCoach,
    """
    select coalesce(json_agg(kept order by kept.lift), '[]')
      from (
        select best.lift, 'entered' as reason, trim_scale(best.estimate) as estimate, best.unit
          from app.logged_maxes($1) as best
          join app.powerlifting_maxes as known
            on known.tenant_id = (select app.tenant_id())
           and known.lifter_id = (select app.account_id())
           and known.lift = best.lift
         where known.source = 'entered') as kept
    """)
}
