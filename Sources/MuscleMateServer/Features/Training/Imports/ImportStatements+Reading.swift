internal import MuscleMateAPI
internal import Postgres
internal import Primitives

extension ImportStatements {
  /// What is known of the tables with this header, from imports of them, and the caller's region.
  static let remembered = Statement<ImportMemory?, UUID>(
    "imports.remembered", for: .lifterOrCoach,
    """
    select (select batch.columns
              from app.imports as batch
             where batch.tenant_id = (select app.tenant_id())
               and batch.lifter_id = (select app.account_id())
               and batch.header = $1
               and batch.columns is not null
             order by batch.created_at desc
             limit 1),
           (select batch.dates
              from app.imports as batch
             where batch.tenant_id = (select app.tenant_id())
               and batch.lifter_id = (select app.account_id())
               and batch.header = $1
               and batch.dates is not null
             order by batch.created_at desc
             limit 1),
           account.locale
      from app.accounts as account
     where account.tenant_id = (select app.tenant_id())
       and account.id = (select app.account_id())
    """)

  /// The report of an import.
  static let one = Statement<ImportRecord?, UUID>(
    "imports.one", for: .lifterOrCoach,
    """
    select batch.id, batch.source, batch.dialect, batch.time_zone, batch.created_at, app.import_report(batch)
      from app.imports as batch
     where batch.tenant_id = (select app.tenant_id())
       and batch.lifter_id = (select app.account_id())
       and batch.id = $1
    """)

  /// Newest first, after a cursor.
  static let page = Statement<Document, Timestamp, UUID, Int32>(
    "imports.page", for: .lifterOrCoach,
    """
    select app.page(
             array_agg(
               json_build_object(
                 'id', listed.id, 'created_at', listed.created_at, 'source', listed.source,
                 'dialect', listed.dialect, 'time_zone', listed.time_zone,
                 'workouts', listed.report -> 'workouts', 'sets', listed.report -> 'sets',
                 'problem_count', app.problem_count(listed.report))),
             array_agg(app.cursor(listed.created_at, listed.id)),
             $3)
      from (
        select batch.id, batch.created_at, batch.source, batch.dialect, batch.time_zone,
               app.import_report(batch) as report
          from app.imports as batch
         where batch.tenant_id = (select app.tenant_id())
           and batch.lifter_id = (select app.account_id())
           and (batch.created_at, batch.id) < ($1, $2)
         order by batch.created_at desc, batch.id desc
         limit $3 + 1) as listed
    """)

  /// Deletes what the import brought and nobody edited since. Refused where there is no such import (MM404).
  static let takeBack = Statement<RowCount, UUID>(
    "imports.take_back", for: .lifterOrCoach,
    """
    select app.demand_met(app.take_import_back($1)::integer)
    """)
}

/// An import, with its report or the report of its dry run.
struct ImportRecord: Row {
  /// Absent where nothing was written.
  let id: UUID?
  let source: String
  let dialect: String
  let timeZone: String
  let createdAt: Timestamp?
  let report: JSON

  static let columns: [PostgresType] = [.uuid, .text, .text, .text, .timestamptz, .jsonb]

  init(_ row: inout RowReader) throws(ColumnFault) {
    id = try row.next()
    source = try row.next()
    dialect = try row.next()
    timeZone = try row.next()
    createdAt = try row.next()
    report = try row.next()
  }
}

/// What earlier imports of tables with a header say, and what the caller's region is used to.
struct ImportMemory: Row {
  /// What the columns mean, as the lifter said it.
  let columns: String?
  /// The order in which their dates were read.
  let dates: DateOrder?
  let region: DateOrder?

  static let columns: [PostgresType] = [.text, .text, .text]

  init(_ row: inout RowReader) throws(ColumnFault) {
    columns = try row.next()
    let dates: String? = try row.next()
    self.dates = dates.flatMap(ImportQuery.Dates.init(rawValue:)).map(DateOrder.init)
    region = DateOrder(locale: try row.next())
  }
}
