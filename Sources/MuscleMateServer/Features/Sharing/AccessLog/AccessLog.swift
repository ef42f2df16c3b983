internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// The log in which a lifter reads who looked at their data. The database writes it, in `app.authorize_lifter`.
enum AccessLog: Feature {
  static let routes: [Route] = [
    Route(
      .get, "/v1/me/access-log", .lifterOrCoach, "List who viewed my data, newest first",
      query: PageQuery.self,
      reply: .ok(Page<Look>.self), handle: list)
  ]

  static let statements: [AnyStatement] = [page.erased]

  private static let page = Statement<Document, UUID, Int32>(
    "access_log.page", for: .lifterOrCoach,
    """
    with entry as materialized (
      select entry.id, entry.viewer_id, entry.scope, entry.object_id, entry.at, entry.break_glass_id
        from app.access_log as entry
       where entry.tenant_id = (select app.tenant_id())
         and entry.lifter_id = (select app.account_id())
         and entry.id < $1
       order by entry.id desc
       limit $2 + 1
    )
    select app.page(array_agg(row_to_json(look)), array_agg(app.cursor(listed.at, listed.id)), $2)
      from (
        select entry.*, person.username, person.display_name
          from entry
          left join app.people(array(select distinct viewer_id from entry)) as person
            on person.id = entry.viewer_id
           and entry.break_glass_id is null
         order by entry.id desc) as listed
     cross join lateral (
        select (select row_to_json(viewer)
                  from (select listed.viewer_id as id, listed.username, listed.display_name) as viewer) as viewer,
               listed.scope, listed.object_id as object, listed.at, listed.break_glass_id as break_glass) as look
    """)

  private static func list(_ call: Call, _ query: PageQuery, _: Nothing) async throws -> Response {
    let (_, id, limit) = query.newestFirst
    return .ok(try await call.run(page(id, limit)))
  }
}
