internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// The log in which a lifter reads who looked at their data. The database writes it, in `app.authorize_lifter`.
enum AccessLog: Feature {
  static let routes: [Route] = [
    Route(
      .get, "/v1/me/access-log", .lifterOrCoach, "Who looked at my data, newest first", query: PageQuery.self,
      reply: .ok(Page<Look>.self), handle: list)
  ]

  static let statements: [AnyStatement] = [page.erased]

  private static let page = Statement<Document, UUID, Int32>(
    "access_log.page", for: .lifterOrCoach,
    """
    with page as materialized (
      select entry.id, entry.viewer_id, entry.scope, entry.object_id, entry.at, entry.break_glass_id,
             row_number() over (order by entry.id desc) as position
        from app.access_log as entry
       where entry.tenant_id = (select app.tenant_id())
         and entry.lifter_id = (select app.account_id())
         and entry.id < $1
       order by entry.id desc
       limit $2 + 1
    )
    select json_build_object(
      'items', coalesce(
        (select json_agg(look)
           from (select (select row_to_json(viewer)
                           from (select entry.viewer_id as id, person.username, person.display_name) as viewer)
                          as viewer,
                        entry.scope, entry.object_id as object, entry.at,
                        entry.break_glass_id as break_glass
                   from page as entry
                   left join app.people(array(select distinct viewer_id from page)) as person
                     on person.id = entry.viewer_id
                    and entry.break_glass_id is null
                  where entry.position <= $2
                  order by entry.position) as look),
        '[]'),
      'next',
        (select app.cursor(final.at, final.id)
           from page as final
          where final.position = $2
            and exists (select from page as further where further.position > $2)))
    """)

  private static func list(_ call: Call, _ query: PageQuery, _: Nothing) async throws -> Response {
    let after = query.after ?? .beforeAll
    return .ok(try await call.run(page(after.id, Int32(query.limit))))
  }
}
