internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// The coach's roster.
enum Clients: Feature {
  static let routes: [Route] = [
    Route(
      .get, "/v1/clients", .coach, "My clients, newest first, and what each shares with me",
      query: PageQuery.self, reply: .ok(Page<RosterEntry>.self), handle: roster),
    Route(
      .delete, "/v1/clients/{lifter}", .coach, "Let a client go, whose data I no longer see",
      reply: .noContent(), handle: remove),
  ]

  static let statements: [AnyStatement] = [rosterPage.erased, letGo.erased]

  /// The last workout belongs to the scope `history`, and `app.workouts` may be open for another one: hence the
  /// condition. The roster is no look at anyone's data, so that it leaves no entry in the access log.
  private static let rosterPage = Statement<Document, Timestamp, UUID, Int32>(
    "clients.roster", for: [.coach],
    """
    with page as materialized (
      select coaching.lifter_id, coaching.since,
             row_number() over (order by coaching.since desc, coaching.lifter_id desc) as position
        from app.coachings as coaching
       where coaching.tenant_id = (select app.tenant_id())
         and coaching.coach_id = (select app.account_id())
         and (coaching.since, coaching.lifter_id) < ($1, $2)
       order by coaching.since desc, coaching.lifter_id desc
       limit $3 + 1
    )
    select json_build_object(
      'items', coalesce(
        (select json_agg(client)
           from (select person.id, person.username, person.display_name, page.since, shared.scopes,
                        shared.expires_at, latest.performed_at as last_workout_at
                   from page
                   join app.people(array(select lifter_id from page)) as person
                     on person.id = page.lifter_id
                  cross join lateral (
                    select coalesce(array_agg(granted.scope order by granted.scope), '{}') as scopes,
                           nullif(min(granted.expires_at), 'infinity') as expires_at
                      from app.grants as granted
                     where granted.tenant_id = (select app.tenant_id())
                       and granted.coach_id = (select app.account_id())
                       and granted.lifter_id = page.lifter_id
                       and granted.opens_at <= now()
                       and granted.expires_at > now()
                  ) as shared
                   left join lateral (
                    select workout.performed_at
                      from app.workouts as workout
                     where workout.tenant_id = (select app.tenant_id())
                       and workout.lifter_id = page.lifter_id
                       and 'history' = any (shared.scopes)
                     order by workout.performed_at desc, workout.id desc
                     limit 1
                  ) as latest
                     on true
                  where page.position <= $3
                  order by page.position) as client),
        '[]'),
      'next',
        (select app.cursor(final.since, final.lifter_id)
           from page as final
          where final.position = $3
            and exists (select from page as further where further.position > $3)))
    """)

  private static let letGo = Statement<RowCount, UUID>(
    "clients.let_go", for: [.coach],
    """
    delete
      from app.coachings as coaching
     where coaching.tenant_id = (select app.tenant_id())
       and coaching.coach_id = (select app.account_id())
       and coaching.lifter_id = $1
    """)

  private static func roster(_ call: Call, _ query: PageQuery, _: Nothing) async throws -> Response {
    let after = query.after ?? .beforeAll
    return .ok(try await call.run(rosterPage(after.at, after.id, Int32(query.limit))))
  }

  private static func remove(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    let ended = try await call.run(letGo(try call.id("lifter")))
    guard ended.count > 0 else { throw Problem.notFound }
    return .noContent
  }
}
