internal import APISchema
internal import HTTPServer
internal import Localization
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// The topics that a user is notified of, by which channel, and the quiet hours.
enum NoticePreferences: Feature {
  static let routes: [Route] = [
    Route(
      .get, "/v1/notice-preferences", .signedIn, "Get my notification preferences",
      reply: .ok(MuscleMateAPI.NoticePreferences.self), handle: show),
    Route(
      .put, "/v1/notice-preferences", .signedIn,
      "Replace my notification preferences and quiet hours; omitted fields use the defaults",
      withoutConsent: true, body: MuscleMateAPI.NoticePreferences.self,
      reply: .ok(MuscleMateAPI.NoticePreferences.self),
      refusals: [.rule("a topic named twice, quiet hours that end as they begin, an unknown time zone")],
      handle: replace),
    Route(
      .get, "/unsubscribe", .anyone, "Unsubscribe from one kind of email", query: UnsubscribeQuery.self,
      reply: .text("text/html"), handle: showUnsubscribing),
    // As RFC 8058, section 3.2, has a mail program send it: form data of either kind, which says nothing more.
    Route(
      .post, "/unsubscribe", .anyone, "Unsubscribe from one kind of email", query: UnsubscribeQuery.self,
      reply: .text("text/html"), content: .ignored, handle: unsubscribe),
  ]

  static let statements = NoticePreferenceStatements.all

  private static func show(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    .ok(try await call.run(NoticePreferenceStatements.show()))
  }

  private static func replace(
    _ call: Call, _: Nothing, _ wanted: MuscleMateAPI.NoticePreferences
  ) async throws -> Response {
    let hours = wanted.quietHours
    let shown = try await call.run(
      NoticePreferenceStatements.deleteAll(),
      NoticePreferenceStatements.upsert(wanted.topics.encoded()),
      NoticePreferenceStatements.upsertQuietHours(hours?.from, hours?.to, hours?.timeZone),
      returning: NoticePreferenceStatements.show())
    return .ok(shown)
  }

  // MARK: - Out of a mail

  /// A GET changes nothing: programs that look after links follow them.
  private static func showUnsubscribing(
    _ call: Call, _ query: UnsubscribeQuery, _: Nothing
  ) async throws -> Response {
    guard try await opens(query.key, acting: false, call) else { return try await unknownLink(call) }
    let button = HTML.escaped(call.language.text(.page(.unsubscribeButton)))
    return try await page(
      call, .ok, .unsubscribeText,
      "<form method=\"post\" action=\"/unsubscribe?key=\(HTML.escaped(query.key))\">"
        + "<input type=\"hidden\" name=\"List-Unsubscribe\" value=\"One-Click\">"
        + "<button class=\"btn main\">\(button)</button></form>")
  }

  /// However often; also where the account is gone meanwhile.
  private static func unsubscribe(_ call: Call, _ query: UnsubscribeQuery, _: Nothing) async throws
    -> Response
  {
    guard try await opens(query.key, acting: true, call) else { return try await unknownLink(call) }
    return try await page(call, .ok, .unsubscribed, "")
  }

  /// Whether it is the key of a link that we mailed; then what it is for is done.
  private static func opens(_ key: String, acting: Bool, _ call: Call) async throws -> Bool {
    if key.hasPrefix("1.") {
      return try await call.asServer(NoticePreferenceStatements.unsubscribeBy(key, acting))
    }
    // As servers of the release before make them; they open until the keys that sealed them are gone.
    guard let key = try await UnsubscribeKey.opened(key, call.services) else { return false }
    if acting {
      _ = try await call.asServer(NoticePreferenceStatements.unsubscribe(key.tenant, key.account, key.topic))
    }
    return true
  }

  private static func unknownLink(_ call: Call) async throws -> Response {
    try await page(call, 404, .unknownLink, "")
  }

  private static func page(_ call: Call, _ status: Status, _ text: PageText, _ content: String) async throws
    -> Response
  {
    try await PortalPage.plain(
      call, status, title: call.language.text(.page(.unsubscribeTitle)),
      content: Pages.paragraph(call, text) + content)
  }
}

/// The query of a mail's unsubscribe link.
struct UnsubscribeQuery: Message {
  var key = ""

  static let shape: Shape<Self> = Shape("UnsubscribeQuery", UnsubscribeQuery.init) {
    Field("key", \.key, .length(0...1_000), .defaulted)
  }
}
