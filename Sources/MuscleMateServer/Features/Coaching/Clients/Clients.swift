internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// The coach's roster: the home screen of their working day.
enum Clients: Feature {
  static let routes: [Route] = [
    Route(
      .get, "/v1/clients", .coach, "List my clients with what they share and the state of their training",
      keys: .coaching, query: RosterQuery.self, reply: .ok(Roster.self), handle: roster),
    Route(
      .get, "/v1/clients/feed", .coach,
      "List my clients' activity, newest first: workouts where the history is shared, comments where the details are",
      query: PageQuery.self, reply: .ok(Page<ClientFeedEntry>.self), handle: Route.pages(of: feed)),
    Route(
      .get, "/v1/clients/namesakes", .coach, "List my clients who share a name with another client",
      keys: .coaching, reply: .ok(Page<Person>.self), handle: namesakes),
    Route(
      .get, "/v1/clients/{lifter}", .coach, "Get one of my clients, as in the list", keys: .coaching,
      reply: .ok(RosterEntry.self),
      handle: show),
    Route(
      .delete, "/v1/clients/{lifter}", .coach, "Stop coaching a client; I no longer see their data",
      reply: .noContent(), handle: remove),
  ]

  static let statements: [AnyStatement] = [
    page.erased, feed.erased, sameNames.erased, one.erased, letGo.erased, RequiredClient.statement.erased,
  ]

  /// `app.roster_rows` decides what each scope opens of a row, and also logs the look, once a day for each client.
  private static let page = Statement<
    Document, Int32, String?, UUID?, String, Bool, String?, String?, String?, String?, CivilDate?
  >(
    "clients.roster", for: [.coach],
    """
    select app.roster($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
    """)

  private static let feed = Statement<Document, Timestamp, UUID, Int32>(
    "clients.feed", for: [.coach],
    """
    select app.client_feed($1, $2, $3)
    """)

  private static let sameNames = Statement<Document>(
    "clients.namesakes", for: [.coach],
    """
    select json_build_object(
             'items', coalesce(json_agg(row_to_json(named) order by named.display_name, named.username), '[]'))
      from (
        select person.id, person.username, person.display_name
          from (
            select known.*, count(*) over (
                     partition by lower(normalize(btrim(coalesce(known.display_name, known.username)), nfkc))) as holders
              from app.people(array(select client.lifter_id from app.clients() as client)) as known) as person
         where person.holders > 1) as named
    """)

  static let one = Statement<Document?, UUID>(
    "clients.one", for: [.coach],
    """
    select shown.item
      from app.roster_row($1) as shown (item)
     where shown.item is not null
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

  private static func roster(_ call: Call, _ query: RosterQuery, _: Nothing) async throws -> Response {
    let descends = query.direction.map { $0 == .descending } ?? query.sort.isUsuallyDescending
    return .ok(
      try await call.run(
        page(
          Int32(query.limit), query.after?.key, query.after?.id, query.sort.rawValue, descends, query.label,
          query.wantedFlag, query.q, query.scope?.rawValue, query.activeSince))
    ).taggedByBytes
  }

  private static func namesakes(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    .ok(try await call.run(sameNames()))
  }

  private static func show(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    try .found(await call.run(one(try call.id("lifter"))))
  }

  private static func remove(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    let ended = try await call.run(letGo(try call.id("lifter")))
    guard ended.count > 0 else { throw Problem.notFound }
    return .noContent
  }
}

extension RosterQuery {
  /// As `app.roster` takes it.
  fileprivate var wantedFlag: String? { flag?.rawValue ?? flagged.map { $0 ? "any" : "none" } }
}
