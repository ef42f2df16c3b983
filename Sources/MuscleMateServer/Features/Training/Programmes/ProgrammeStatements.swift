internal import Postgres
internal import Primitives

/// A change begins with `begin`; what follows in the same exchange may rely on it.
enum ProgrammeStatements {
  static let all: [AnyStatement] = [
    page.erased, one.erased, run.erased, maxes.erased, begin.erased, create.erased, change.erased,
    upsertLifts.erased, beginCycle.erased, closeCycle.erased, withdraw.erased, delete.erased,
  ]

  // MARK: - Reading

  static let page = Statement<Document, Timestamp, UUID, Int32>(
    "programmes.page", for: .lifterOrCoach,
    """
    select app.page(array_agg(row_to_json(listed)), array_agg(app.cursor(listed.created_at, listed.id)), $3)
      from (
        select own.id, own.name, own.number, own.cycle, own.created_at, own.version
          from app.programmes as own
         where own.tenant_id = (select app.tenant_id())
           and own.lifter_id = (select app.account_id())
           and (own.created_at, own.id) < ($1, $2)
         order by own.created_at desc, own.id desc
         limit $3 + 1) as listed
    """)

  static let one = Statement<VersionedDocument?, UUID>(
    "programmes.one", for: .lifterOrCoach,
    """
    select answer.version, row_to_json(answer)
      from (
        select own.id, own.name, own.number, own.cycle, own.created_at, own.version,
               said.plan as five_three_one, said.definition, app.programme_lift_history(own.id) as lifts
          from app.programmes as own
          join app.programme_versions as said
            on said.tenant_id = own.tenant_id
           and said.lifter_id = own.lifter_id
           and said.programme_id = own.id
           and said.number = own.number
         where own.tenant_id = (select app.tenant_id())
           and own.lifter_id = (select app.account_id())
           and own.id = $1) as answer
    """)

  /// All that a cycle's numbers follow from. Null asks for the cycle under way.
  static let run = Statement<JSON?, UUID, Int32?>(
    "programmes.run", for: .lifterOrCoach,
    """
    select found.run
      from app.programme_run($1, $2) as found (run)
     where found.run is not null
    """)

  /// The caller's known one-rep maxima of these exercises, in grams; null if none is known.
  static let maxes = Statement<[Int32?], [String]>(
    "programmes.maxes", for: .lifterOrCoach,
    """
    select app.starting_max(given.name)
      from unnest($1) with ordinality as given (name, row_num)
     order by given.row_num
    """)

  // MARK: - Writing

  static let begin = Statement<RowCount, UUID, Int64?, Int64?>(
    "programmes.begin", for: .lifterOrCoach,
    """
    select app.begin_programme_change($1, $2, $3)
    """)

  /// Refused where the tier has no programmes (MM402); so is the next cycle, save of a coach's.
  static let create = Statement<RowCount, UUID, String, JSON, JSON?>(
    "programmes.create", for: .lifterOrCoach,
    """
    with made as (
      insert into app.programmes (tenant_id, lifter_id, id, name, number)
      select (select app.tenant_id()), (select app.account_id()), $1, $2, 1
       where (select app.demand('programmes'))
      returning tenant_id, lifter_id, id, number
    )
    insert into app.programme_versions (tenant_id, lifter_id, programme_id, number, definition, plan)
    select made.tenant_id, made.lifter_id, made.id, made.number, $3, $4
      from made
    """)

  static let change = Statement<RowCount, UUID, String, Int32, JSON, JSON?>(
    "programmes.change", for: .lifterOrCoach,
    """
    with changed as (
      update app.programmes as own
         set name = $2,
             number = $3
       where own.tenant_id = (select app.tenant_id())
         and own.lifter_id = (select app.account_id())
         and own.id = $1
      returning own.tenant_id, own.lifter_id, own.id
    )
    insert into app.programme_versions (tenant_id, lifter_id, programme_id, number, definition, plan)
    select changed.tenant_id, changed.lifter_id, changed.id, $3, $4, $5
      from changed
    """)

  /// The state of the lifts in a cycle, by the definition with this number.
  static let upsertLifts = Statement<
    RowCount, UUID, Int32, Int32, String, [String], [Decimal], [Int32?], [Int32], [String], [JSON?]
  >(
    "programmes.upsert_lifts", for: .lifterOrCoach,
    """
    insert into app.programme_lifts (
      tenant_id, lifter_id, programme_id, cycle, number, position, exercise, base, unit, reps, misses, reason, why)
    select (select app.tenant_id()), (select app.account_id()), $1, $2, $3, given.row_num - 1, given.exercise,
           given.base, $4, given.reps, given.misses, given.reason, given.why
      from unnest($5, $6, $7, $8, $9, $10)
           with ordinality as given (exercise, base, reps, misses, reason, why, row_num)
    """)

  static let beginCycle = Statement<RowCount, UUID, Int32>(
    "programmes.begin_cycle", for: .lifterOrCoach,
    """
    update app.programmes as own
       set cycle = $2
     where own.tenant_id = (select app.tenant_id())
       and own.lifter_id = (select app.account_id())
       and own.id = $1
       and case when own.assignment_id is null then app.demand('programmes') else true end
    """)

  /// Takes back what is still planned of the programme, where that is allowed (else MM409).
  static let closeCycle = Statement<RowCount, UUID, Bool>(
    "programmes.close_cycle", for: .lifterOrCoach,
    """
    select app.close_cycle($1, $2)
    """)

  /// Takes these back as far as they are still planned.
  static let withdraw = Statement<RowCount, [UUID]>(
    "programmes.withdraw", for: .lifterOrCoach,
    """
    delete from app.planned_workouts as planned
     where planned.tenant_id = (select app.tenant_id())
       and planned.lifter_id = (select app.account_id())
       and planned.id = any ($1)
       and planned.state = 'planned'
    """)

  static let delete = Statement<RowCount, UUID>(
    "programmes.delete", for: .lifterOrCoach,
    """
    delete from app.programmes as own
     where own.tenant_id = (select app.tenant_id())
       and own.lifter_id = (select app.account_id())
       and own.id = $1
    """)
}
