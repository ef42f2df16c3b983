internal import APISchema
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

enum TemplateStatements {
  static let all: [AnyStatement] = [
    page.erased, begin.erased, beginExisting.erased, upsert.erased, delete.erased, stand.erased, order.erased,
    duplicate.erased, fromWorkout.erased, log.erased, arrangement.erased, arrange.erased,
  ]

  /// In the list's order. The cursor's time counts backwards with the position, so that lists have one form of
  /// cursor.
  static let page = Statement<Document, Timestamp, UUID, Int32>(
    "templates.page", for: .lifterOrCoach,
    """
    select app.page(array_agg(to_jsonb(listed) - 'at'), array_agg(app.cursor(listed.at, listed.id)), $3)
      from (
        select template.id, template.name, template.weekdays, template.any_day, template.exercise_count,
               template.set_count, template.updated_at, template.version, key.at
          from app.templates as template
         cross join lateral (
           select '2000-01-01 00:00:00+00'::timestamptz - template.position * interval '1 microsecond'
         ) as key (at)
         where template.tenant_id = (select app.tenant_id())
           and template.lifter_id = (select app.account_id())
           and (key.at, template.id) < ($1, $2)
         order by template.position, template.id desc
         limit $3 + 1) as listed
    """)

  /// Behind `TrainingWrites.begin`: compares the version that the client saw, and returns whether there is the
  /// template.
  static let begin = Statement<Bool, UUID, Int64?>(
    "templates.begin", for: .lifterOrCoach,
    """
    select app.same_version(
             (select template.version
                from app.templates as template
               where template.tenant_id = (select app.tenant_id())
                 and template.lifter_id = (select app.account_id())
                 and template.id = $1),
             $2)
    """)

  /// The same where the template must be there (MM404).
  static let beginExisting = Statement<RowCount, UUID, Int64?>(
    "templates.begin_existing", for: .lifterOrCoach,
    """
    select app.same_version_of_existing(
             (select template.version
                from app.templates as template
               where template.tenant_id = (select app.tenant_id())
                 and template.lifter_id = (select app.account_id())
                 and template.id = $1),
             $2)
    """)

  static func upsert(_ template: Template, as id: UUID, at now: Timestamp) -> BoundStatement<RowCount> {
    upsert(
      id, template.name, template.notes, template.weekdays?.inOrder, template.anyDay,
      template.exercises.identified(in: id, at: now).encoded())
  }

  private static let upsert = Statement<RowCount, UUID, String, String?, [String]?, Bool?, JSON>(
    "templates.upsert", for: .lifterOrCoach,
    """
    select app.upsert_template($1, $2, $3, $4, $5, $6)
    """)

  /// Dependent rows are deleted with it.
  static let delete = Statement<RowCount, UUID>(
    "templates.delete", for: .lifterOrCoach,
    """
    delete from app.templates as template
     where template.tenant_id = (select app.tenant_id())
       and template.lifter_id = (select app.account_id())
       and template.id = $1
    """)

  /// The days that it is on.
  static let stand = Statement<RowCount, UUID, [String], Bool>(
    "templates.stand", for: .lifterOrCoach,
    """
    update app.templates as template
       set weekdays = $2,
           any_day = $3
     where template.tenant_id = (select app.tenant_id())
       and template.lifter_id = (select app.account_id())
       and template.id = $1
    """)

  static let order = Statement<RowCount, [UUID]>(
    "templates.order", for: .lifterOrCoach,
    """
    select app.order_templates($1)
    """)

  // MARK: - From and to other things

  static let duplicate = Statement<RowCount, UUID, UUID, String?>(
    "templates.duplicate", for: .lifterOrCoach,
    """
    select app.duplicate_template($1, $2, $3)
    """)

  static let fromWorkout = Statement<RowCount, UUID, UUID, String?>(
    "templates.from_workout", for: .lifterOrCoach,
    """
    select app.template_from_workout($1, $2, $3)
    """)

  static let log = Statement<RowCount, UUID, UUID, Timestamp, String?>(
    "templates.log", for: .lifterOrCoach,
    """
    select app.log_template($1, $2, $3, $4)
    """)

  // MARK: - The order of exercises

  /// Version, and the exercises in order: which each is, and its superset. No row where there is no such template.
  static let arrangement = Statement<StoredArrangement?, UUID>(
    "templates.arrangement", for: .lifterOrCoach,
    """
    select template.version,
           array_agg(exercise.entry order by exercise.position),
           array_agg(exercise.superset order by exercise.position)
      from app.templates as template
      join app.template_exercises as exercise
        on exercise.tenant_id = template.tenant_id
       and exercise.lifter_id = template.lifter_id
       and exercise.template_id = template.id
     where template.tenant_id = (select app.tenant_id())
       and template.lifter_id = (select app.account_id())
       and template.id = $1
     group by template.version
    """)

  static func arrange(_ template: UUID, _ arrangement: Arrangement) -> BoundStatement<RowCount> {
    arrange(template, arrangement.items.map(\.entry), arrangement.items.map(\.superset))
  }

  private static let arrange = Statement<RowCount, UUID, [Int32], [Int32?]>(
    "templates.arrange", for: .lifterOrCoach,
    """
    with moved as (
      update app.template_exercises as exercise
         set position = given.row_num - 1,
             superset = given.superset
        from unnest($2, $3) with ordinality as given (entry, superset, row_num)
       where exercise.tenant_id = (select app.tenant_id())
         and exercise.lifter_id = (select app.account_id())
         and exercise.template_id = $1
         and exercise.entry = given.entry
    )
    update app.templates as template
       set updated_at = now()
     where template.tenant_id = (select app.tenant_id())
       and template.lifter_id = (select app.account_id())
       and template.id = $1
    """)
}

/// The order of a template's exercises, with the version in which they have it.
struct StoredArrangement: Row {
  let version: Int64
  let arrangement: Arrangement

  static var columns: [PostgresType] { Int64.columns + [[Int32].postgresType, [Int32?].postgresType] }

  init(_ row: inout RowReader) throws(ColumnFault) {
    version = try row.next()
    let entries: [Int32] = try row.next()
    let supersets: [Int32?] = try row.next()
    guard entries.count == supersets.count else { throw .malformed }
    arrangement = Arrangement(zip(entries, supersets).map { Arrangement.Item(entry: $0, superset: $1) })
  }
}
