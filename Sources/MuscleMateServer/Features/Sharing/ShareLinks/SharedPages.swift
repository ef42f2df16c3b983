internal import APISchema
internal import Drawing
internal import HTTPServer
internal import Localization
internal import MuscleMateAPI
internal import Postgres
internal import Primitives
internal import Secrets

/// The page behind a share link, for everyone who has it, and the picture that other programs preview it with. Neither runs a
/// script, and search engines are asked to leave both out.
enum SharedPages: Feature {
  static let routes: [Route] = [
    Route(
      .get, "/s/{token}", .anyone, "The page of a share link", reply: .text("text/html"), handle: show),
    Route(
      .get, "/s/{token}/preview.png", .anyone, "The preview picture of a share link",
      reply: .portal("image/png"),
      heavy: true, handle: draw),
  ]

  static let statements: [AnyStatement] = []

  private static func show(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    try countVisit(call)
    guard let token = OneTimeToken(call.parameters["token"] ?? "") else { return try await unknown(call) }
    let (found, tenant, address) = try await call.run(
      ShareLinkStatements.open(token.digest, call.request.isVisit),
      PortalPage.statement(call.language.rawValue), TenantAddress.statement())
    guard let found else { return try await unknown(call) }
    guard let snapshot = try Snapshot(opened: found) else {
      return try await PortalPage.plain(
        call, 410, title: call.language.text(.page(.sharedTitle)),
        content: "<p>\(call.language.escaped(.sharedOver))</p>"
      ).unlisted
    }
    let page = try PortalPage(call, tenant: tenant, in: snapshot.shownLanguage)
    let path = "/s/\(token.text)"
    let content = SharedPage(snapshot, path: path, end: found["expires_at"]?.text, brand: page.name)
    return page.plain(
      .ok, title: snapshot.title, content: content.html, meta: content.meta(address.text(call))
    ).unlisted
  }

  private static func unknown(_ call: Call) async throws -> Response {
    try await PortalPage.plain(
      call, 404, title: call.language.text(.page(.sharedTitle)),
      content: "<p>\(call.language.escaped(.sharedUnknown))</p>"
    ).unlisted
  }

  private static func countVisit(_ call: Call) throws {
    try call.services.limits.countVisit(from: call.request.remoteAddress, at: call.services.clock())
  }

  private static func draw(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    try countVisit(call)
    guard let token = OneTimeToken(call.parameters["token"] ?? "") else { throw Problem.notFound }
    let (found, brand) = try await call.run(
      ShareLinkStatements.open(token.digest, false), PictureStatements.brand())
    guard let found else { throw Problem.notFound }
    guard let snapshot = try Snapshot(opened: found) else { throw Problem(.gone, .shareLinkOver) }
    let tag = brand.tag(of: found["document"] ?? .null, call)
    guard !call.request.head.knows(tag) else {
      return Response(.notModified, headers: ["ETag": tag, "Cache-Control": "private, no-cache"]).unlisted
    }
    var response = try await snapshot.style(brand).answer(
      snapshot.card(brand.card(call)), .png, .link, in: snapshot.shownLanguage, call
    ).unlisted
    response.headers["ETag"] = tag
    return response
  }
}

extension Response {
  /// For search engines: not to be listed.
  fileprivate var unlisted: Response {
    var response = self
    response.headers["X-Robots-Tag"] = "noindex, nofollow"
    response.headers["Referrer-Policy"] = "no-referrer"
    return response
  }
}

extension Request {
  /// Whether a person opens the page, as far as a request says: programs that make previews have such names, and a browser says
  /// when it only looks ahead (Fetch, `Sec-Purpose`).
  fileprivate var isVisit: Bool {
    guard head.method == .get, head.headers["Sec-Purpose"] == nil,
      let agent = head.headers["User-Agent"]?.lowercased()
    else { return false }
    return !["bot", "crawl", "spider", "preview", "facebookexternalhit", "whatsapp", "embed", "fetch"]
      .contains { agent.contains($0) }
  }
}
