internal import APISchema
internal import HTTPServer
internal import Localization
internal import MuscleMateAPI
internal import Postgres
internal import Primitives
internal import Secrets

/// The small pages behind mailed links. A GET shows a form and never spends the token (mail scanners follow
/// links); sending the form does.
enum Pages: Feature {
  static let routes: [Route] = [
    Route(
      .get, "/verify", .anyone, "Confirm an address", query: PageToken.self, reply: .text("text/html"),
      handle: showVerify),
    Route(
      .post, "/verify", .anyone, "Confirm an address", body: PageToken.self, reply: .text("text/html"),
      content: .form, handle: verify),
    Route(
      .get, "/reset", .anyone, "Choose a new password", query: PageToken.self, reply: .text("text/html"),
      handle: showReset),
    Route(
      .post, "/reset", .anyone, "Choose a new password", body: PagePassword.self, reply: .text("text/html"),
      content: .form, handle: reset),
    Route(
      .get, "/unlock", .anyone, "Unlock a password", query: PageToken.self, reply: .text("text/html"),
      handle: showUnlock),
    Route(
      .post, "/unlock", .anyone, "Unlock a password", body: PageToken.self, reply: .text("text/html"),
      content: .form, handle: unlock),
    Route(
      .get, "/veto", .anyone, "Refuse a change of my account", query: PageToken.self,
      reply: .text("text/html"),
      handle: showVeto),
    Route(
      .post, "/veto", .anyone, "Refuse a change of my account", body: PageToken.self,
      reply: .text("text/html"),
      content: .form, handle: veto),
    Route(
      .get, "/invite", .anyone, "Answer an invitation", module: .coaching, query: PageToken.self,
      reply: .text("text/html"),
      handle: showInvite),
    Route(
      .post, "/invite", .anyone, "Answer an invitation", module: .coaching, body: InviteAnswer.self,
      reply: .text("text/html"),
      content: .form, handle: answerInvite),
    Route(
      .post, "/invite/account", .anyone, "Register, and accept an invitation", module: .coaching,
      body: InviteRegistration.self,
      reply: .text("text/html"), content: .form, handle: registerInvited),
  ]

  static let statements: [AnyStatement] = []

  // MARK: - Handlers

  private static func showVerify(_ call: Call, _ query: PageToken, _: Nothing) async throws -> Response {
    try await page(call, .verifyTitle, query.token) { token in
      paragraph(call, .verifyText)
        + form(
          "/verify", token, "<button class=\"btn main\">\(call.language.text(.page(.verifyButton)))</button>")
    }
  }

  private static func verify(_ call: Call, _: Nothing, _ body: PageToken) async throws -> Response {
    try await outcome(call, .verifyTitle, .verified) {
      _ = try await Accounts.verify(call, Nothing(), TokenRequest(body.token))
    }
  }

  private static func showUnlock(_ call: Call, _ query: PageToken, _: Nothing) async throws -> Response {
    try await page(call, .unlockTitle, query.token) { token in
      paragraph(call, .unlockText)
        + form(
          "/unlock", token, "<button class=\"btn main\">\(call.language.text(.page(.unlockButton)))</button>")
    }
  }

  private static func unlock(_ call: Call, _: Nothing, _ body: PageToken) async throws -> Response {
    try await outcome(call, .unlockTitle, .unlocked) {
      _ = try await SecondFactors.unlock(call, Nothing(), TokenRequest(body.token))
    }
  }

  private static func showVeto(_ call: Call, _ query: PageToken, _: Nothing) async throws -> Response {
    try await page(call, .vetoTitle, query.token) { token in
      paragraph(call, .vetoText)
        + form(
          "/veto", token, "<button class=\"btn main\">\(call.language.text(.page(.vetoButton)))</button>")
    }
  }

  private static func veto(_ call: Call, _: Nothing, _ body: PageToken) async throws -> Response {
    try await outcome(call, .vetoTitle, .vetoed) {
      _ = try await PendingAccountChanges.vetoByMail(call, Nothing(), TokenRequest(body.token))
    }
  }

  private static func showReset(_ call: Call, _ query: PageToken, _: Nothing) async throws -> Response {
    try await page(call, .resetTitle, query.token) { resetForm(call, $0, fault: nil) }
  }

  private static func reset(_ call: Call, _: Nothing, _ body: PagePassword) async throws -> Response {
    do {
      _ = try await Accounts.reset(
        call, token: body.token, password: body.password, endsEverything: !body.everything.isEmpty)
    } catch let problem as Problem where problem.kind == .invalid {
      let fault = problem.faults.first.map { call.language.text(.fault($0.code), $0.arguments) }
      return try await PortalPage.plain(
        call, 422, title: call.language.text(.page(.resetTitle)),
        content: resetForm(call, body.token, fault: fault))
    } catch {
      return try await failure(error, call, .resetTitle)
    }
    return try await done(call, .resetTitle, .resetDone)
  }

  // MARK: - Parts

  private static func resetForm(_ call: Call, _ token: String, fault: String?) -> String {
    let label = call.language.text(.page(.resetPassword))
    let note = fault.map { "<p id=\"fault\" role=\"alert\">\(label): \(HTML.escaped($0))</p>" } ?? ""
    let described = fault == nil ? "" : " aria-invalid=\"true\" aria-describedby=\"fault\""
    return form(
      "/reset", token,
      note + "<label for=\"password\">\(label)</label>"
        + "<input id=\"password\" name=\"password\" type=\"password\" autocomplete=\"new-password\""
        + " maxlength=\"512\" required\(described)>"
        + "<label><input name=\"everything\" type=\"checkbox\">"
        + "\(HTML.escaped(call.language.text(.page(.resetEverything))))</label>"
        + "<button class=\"btn main\">\(call.language.text(.page(.resetButton)))</button>")
  }

  static func form(_ path: String, _ token: String, _ fields: String) -> String {
    "<form method=\"post\" action=\"\(path)\"><input type=\"hidden\" name=\"token\" value=\"\(token)\">"
      + fields + "</form>"
  }

  static func paragraph(_ call: Call, _ text: PageText) -> String {
    "<p>\(HTML.escaped(call.language.text(.page(text))))</p>"
  }

  /// Only a text with the form of a token gets into a page.
  static func page(
    _ call: Call, _ title: PageText, _ token: String, content: (String) -> String
  ) async throws -> Response {
    let title = call.language.text(.page(title))
    guard let token = OneTimeToken(token) else {
      return try await PortalPage.plain(call, 404, title: title, content: paragraph(call, .unknownLink))
    }
    return try await PortalPage.plain(call, 200, title: title, content: content(token.text))
  }

  static func done(
    _ call: Call, _ title: PageText, _ text: PageText, _ arguments: [String: String] = [:]
  ) async throws -> Response {
    let onward = HTML.escaped(call.language.text(.page(.signInInstead)))
    let said = HTML.escaped(call.language.text(.page(text), arguments))
    return try await PortalPage.plain(
      call, 200, title: call.language.text(.page(title)),
      content: "<p>\(said)</p><p><a href=\"/\">\(onward)</a></p>")
  }

  private static func outcome(
    _ call: Call, _ title: PageText, _ text: PageText, _ work: () async throws -> Void
  ) async throws -> Response {
    do { try await work() } catch { return try await failure(error, call, title) }
    return try await done(call, title, text)
  }

  /// The page shows a person that a link was used or is unknown. All other failures take the usual way.
  static func failure(
    _ error: any Error, _ call: Call, _ title: PageText, unknown: PageText = .unknownLink
  ) async throws -> Response {
    let problem = error as? Problem ?? (error as? DatabaseError).flatMap { Problem($0) }
    let text: PageText
    switch problem?.kind {
    case .conflict where problem?.detail == .addressUsed: text = .addressUsed
    case .gone, .conflict: text = .usedLink
    case .notFound: text = unknown
    default: throw error
    }
    return try await PortalPage.plain(
      call, Status(problem?.kind.status ?? 404), title: call.language.text(.page(title)),
      content: paragraph(call, text))
  }
}

/// The content of a link or a form.
struct PageToken: Message {
  var token = ""

  static let shape: Shape<Self> = Shape("PageToken", PageToken.init) {
    Field("token", \.token, .length(0...100), .defaulted)
  }
}

struct PagePassword: Message {
  var token = ""
  var password = ""
  /// The value that a ticked box sends: `on`.
  var everything = ""

  static let shape: Shape<Self> = Shape("PagePassword", PagePassword.init) {
    Field("token", \.token, .length(0...100), .defaulted)
    Field("password", \.password, .length(0...512), .defaulted)
    Field("everything", \.everything, .length(0...10), .defaulted)
  }
}
