internal import APISchema
internal import HTTPServer
internal import Localization
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// Times announced ahead in which writing, or everything, is closed.
enum MaintenanceWindows: Feature {
  static let routes: [Route] = [
    Route(
      .get, "/v1/maintenance", .anyone,
      "List planned and current maintenance, most important first",
      inMaintenance: true, reply: .ok(Page<MaintenanceNotice>.self), handle: notices),
    Route(
      .get, "/v1/admin/maintenance-windows", .admin(.operations),
      "List the tenant's maintenance windows, latest first",
      query: PageQuery.self, reply: .ok(Page<MaintenanceWindow>.self),
      handle: Route.pages(of: MaintenanceStatements.page)),
    Route(
      .post, "/v1/admin/maintenance-windows", .admin(.operations), "Schedule a maintenance window",
      proof: true, body: MaintenanceWindow.self, reply: .created(MaintenanceWindow.self), idempotent: true,
      refusals: [
        .conflict("20 windows are planned"),
        .rule("it ends after it starts, in the future, and within seven days of its start"),
      ],
      handle: announce),
    Route(
      .get, "/v1/admin/maintenance-windows/{id}", .admin(.operations),
      "Get a maintenance window",
      reply: .ok(MaintenanceWindow.self), handle: show),
    Route(
      .patch, "/v1/admin/maintenance-windows/{id}", .admin(.operations),
      "Edit a maintenance window",
      proof: true, body: MaintenanceChange.self, reply: .ok(MaintenanceWindow.self),
      refusals: [
        .gone("it is over"),
        .rule("its start moves only before it has begun; it ends after that, within seven days"),
      ],
      handle: change),
    Route(
      .delete, "/v1/admin/maintenance-windows/{id}", .admin(.operations),
      "End or cancel a maintenance window",
      proof: true, reply: .noContent(), handle: end),
  ]

  static let statements = MaintenanceStatements.all

  /// From memory: it must be readable without the database too.
  private static func notices(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    let tenant = NamedTenant.named(slug: call.tenantHeader, host: call.request.host)
    let windows = call.services.maintenance.windows(for: tenant, at: call.services.clock())
    if !windows.isEmpty { await call.learnLanguage() }
    return .json(.ok, ["items": .array(windows.map { $0.notice(in: call.language) })])
  }

  private static func announce(_ call: Call, _: Nothing, _ window: MaintenanceWindow) async throws -> Response
  {
    try check(window, at: call.services.clock())
    let id = UUID.v7(at: call.services.clock())
    return try await call.idempotently(id) { call in
      let made = try await call.run(
        MaintenanceStatements.announce(
          id, window.reach.rawValue, window.mode.rawValue, window.startsAt, window.endsAt,
          window.messages.encoded()),
        returning: MaintenanceStatements.one(id))
      try await call.services.maintenance.refresh(call.pool)
      return try .created(at: location(id), made)
    } repeated: { call, earlier in
      try .created(at: location(earlier), await call.run(MaintenanceStatements.one(earlier)))
    }
  }

  private static func show(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    try .found(await call.run(MaintenanceStatements.one(try call.id("id"))))
  }

  private static func change(_ call: Call, _: Nothing, _ change: MaintenanceChange) async throws -> Response {
    let id = try call.id("id")
    let changed = try await call.run(
      MaintenanceStatements.change(
        id, change.mode?.rawValue, change.startsAt, change.endsAt, change.messages?.encoded()),
      returning: MaintenanceStatements.one(id))
    try await call.services.maintenance.refresh(call.pool)
    return try .found(changed)
  }

  private static func end(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    _ = try await call.run(MaintenanceStatements.end(try call.id("id")))
    try await call.services.maintenance.refresh(call.pool)
    return .noContent
  }

  private static func check(_ window: MaintenanceWindow, at now: Timestamp) throws {
    let week: Int64 = 7 * 86_400
    guard window.endsAt > window.startsAt, window.endsAt > now,
      window.endsAt <= window.startsAt.advanced(bySeconds: week)
    else {
      throw Problem.invalid("/ends_at", .invalid("a time in the future, up to seven days after the start"))
    }
  }

  private static func location(_ id: UUID) -> String { "/v1/admin/maintenance-windows/\(id)" }
}

enum MaintenanceStatements {
  static let all: [AnyStatement] = [announce.erased, change.erased, end.erased, one.erased, page.erased]

  static let announce = Statement<RowCount, UUID, String, String, Timestamp, Timestamp, JSON>(
    "maintenance.announce", for: [.admin],
    """
    select app.announce_maintenance($1, $2, $3, $4, $5, $6)
    """)

  static let change = Statement<RowCount, UUID, String?, Timestamp?, Timestamp?, JSON?>(
    "maintenance.change", for: [.admin],
    """
    select app.change_maintenance($1, $2, $3, $4, $5)
    """)

  static let end = Statement<RowCount, UUID>(
    "maintenance.end", for: [.admin],
    """
    select app.end_maintenance($1)
    """)

  static let one = Statement<Document?, UUID>(
    "maintenance.one", for: [.admin],
    """
    select row_to_json(shown)
      from (
        select w.id, w.reach, w.mode, w.starts_at, w.ends_at, w.messages, w.created_at, w.ended_at
          from app.maintenance_windows as w
         where w.tenant_id = (select app.tenant_id())
           and w.id = $1) as shown
    """)

  static let page = Statement<Document, Timestamp, UUID, Int32>(
    "maintenance.page", for: [.admin],
    """
    select app.page(array_agg(row_to_json(listed)), array_agg(app.cursor(listed.starts_at, listed.id)), $3)
      from (
        select w.id, w.reach, w.mode, w.starts_at, w.ends_at, w.messages, w.created_at, w.ended_at
          from app.maintenance_windows as w
         where w.tenant_id = (select app.tenant_id())
           and (w.starts_at, w.id) < ($1, $2)
         order by w.starts_at desc, w.id desc
         limit $3 + 1) as listed
    """)
}
