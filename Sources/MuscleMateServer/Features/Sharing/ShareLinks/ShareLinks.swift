internal import APISchema
internal import HTTPServer
internal import Localization
internal import MuscleMateAPI
internal import Postgres
internal import Primitives
internal import Secrets

/// Links that show a snapshot of one's training to everyone who has them (`SharedPages`).
enum ShareLinks: Feature {
  static let routes: [Route] = [
    Route(
      .post, "/v1/share-links", .lifterOrCoach,
      "Create a link that shows my training; its address is shown once",
      entitlement: .mainGraphs, .allGraphs, .clientLifts, body: SharedLink.self,
      reply: .created(SharedLink.self),
      holdsSecret: true, onlyOnline: true,
      refusals: [
        .rule("something that I don't have, or an end that is past or more than 365 days away"),
        ProgressGraphs.otherLifts, .conflict("there are 200 that can be opened"),
      ], handle: make),
    Route(
      .get, "/v1/share-links", .lifterOrCoach, "List my share links, newest first", query: PageQuery.self,
      reply: .ok(Page<SharedLink>.self), handle: Route.pages(of: ShareLinkStatements.page)),
    Route(
      .put, "/v1/share-links/{id}/document", .lifterOrCoach,
      "Refresh what a share link shows; its address and its end stay",
      entitlement: .mainGraphs, .allGraphs, .clientLifts, reply: .ok(SharedLink.self), onlyOnline: true,
      refusals: [.gone("withdrawn or expired"), ProgressGraphs.otherLifts], handle: refresh),
    Route(
      .delete, "/v1/share-links/{id}", .lifterOrCoach,
      "Withdraw a share link; nobody can open it any more", reply: .noContent(), handle: withdraw),
    Route(
      .post, "/v1/templates/from-share-link/{token}", .lifterOrCoach,
      "Create a template from a share link of one",
      keys: .training, entitlement: .templates, reply: .created(Template.self), idempotent: true,
      refusals: [.gone("withdrawn or expired"), Templates.full], handle: copy),
  ]

  static let statements = ShareLinkStatements.all + [TenantAddress.statement.erased]

  private static let usualLife: Int64 = 30 * 86_400
  /// And an hour, for a device whose clock is ahead.
  private static let longestLife: Int64 = 365 * 86_400 + 3_600

  private static func make(_ call: Call, _: Nothing, _ link: SharedLink) async throws -> Response {
    let now = call.services.clock()
    let end = link.expiresAt ?? now.advanced(bySeconds: usualLife)
    guard end > now, end <= now.advanced(bySeconds: longestLife) else {
      throw Problem.invalid("/expires_at", .invalid("a time to come, at most a year away"))
    }
    let snapshot = try await firstSnapshot(of: link, call)
    let (id, token) = (UUID.v7(at: now), OneTimeToken())
    let (made, address) = try await call.run(
      ShareLinkStatements.make(
        id, token.digest, link.kind.rawValue, link.encoded(), snapshot.title, snapshot.encoded(), end),
      TenantAddress.statement())
    guard case .object(let members) = made else { throw Problem(.internalError) }
    let link = JSON.Member("link", .string("\(address.text(call))/s/\(token.text)"))
    var response = Response.json(.created, .object(members + [link]))
    response.headers["Location"] = "/v1/share-links/\(id)"
    return response
  }

  private static func refresh(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    let id = try call.id("id")
    let found: Document? = try await call.run(ShareLinkStatements.one(id))
    guard let found else { throw Problem(.notFound, .noSuchShareLink) }
    let link: SharedLink = try found.message()
    guard link.state == .open else { throw Problem(.gone, .shareLinkOver) }
    let snapshot = try await laterSnapshot(of: link, call)
    return .ok(try await call.run(ShareLinkStatements.refresh(id, snapshot.title, snapshot.encoded())))
  }

  private static func withdraw(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    _ = try await call.run(ShareLinkStatements.withdraw(call.id("id")))
    return .noContent
  }

  private static func copy(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    guard let token = OneTimeToken(call.parameters["token"] ?? ""),
      case let found:JSON? = try await call.looking.run(ShareLinkStatements.open(token.digest, false)),
      let found
    else { throw Problem(.notFound, .noSharedTemplate) }
    guard let opened = try Snapshot(opened: found) else { throw Problem(.gone, .shareLinkOver) }
    guard let template = opened.template else { throw Problem(.notFound, .noSharedTemplate) }
    return try await Templates.create(call, Nothing(), template)
  }

  /// Where the tenant has no goals there is none to show (404).
  private static func goal(_ id: UUID, _ call: Call, _ query: PictureQuery) async throws -> PictureContent {
    _ = try await call.run(RouteModule.demand(TenantModule.goals.rawValue))
    return try await PictureContents.goal(id, call, query)
  }

  private static func firstSnapshot(of link: SharedLink, _ call: Call) async throws -> Snapshot {
    do {
      return try await snapshot(of: link, call)
    } catch let problem as Problem where problem.kind == .notFound {
      throw Problem.invalid(link.kind == .graph ? "/graph/of" : "/subject_id", .unknown)
    }
  }

  private static func laterSnapshot(of link: SharedLink, _ call: Call) async throws -> Snapshot {
    do {
      return try await snapshot(of: link, call)
    } catch let problem as Problem where problem.kind == .notFound {
      throw Problem(.notFound, .sharedThingGone)
    }
  }

  private static func snapshot(of link: SharedLink, _ call: Call) async throws -> Snapshot {
    var query = PictureQuery()
    (query.hide, query.show, query.theme) = (link.hide, link.show, link.theme)
    // On the page the points of a graph are a table, as on paper.
    query.format = .pdf
    return Snapshot(try await content(of: link, call, query), query, call.language)
  }

  private static func content(
    of link: SharedLink, _ call: Call, _ query: PictureQuery
  ) async throws -> PictureContent {
    if let graph = link.graph {
      guard let kind = graph.body else { return try await PictureContents.lift(graph, call, query) }
      return try await PictureContents.body(kind, graph, call, query)
    }
    guard let id = link.subjectID else { throw Problem.notFound }
    return switch link.kind {
    case .workout: try await PictureContents.workout(id, call, query)
    case .template: try await PictureContents.template(id, call, query)
    case .record: try await PictureContents.record(id, call, query)
    case .goal: try await goal(id, call, query)
    case .graph: throw Problem.notFound
    }
  }
}
