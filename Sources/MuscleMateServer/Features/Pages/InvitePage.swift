internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// Accepting or declining an invitation in a browser: signs in for this one answer.
extension Pages {
  static func showInvite(_ call: Call, _ query: PageToken, _: Nothing) async throws -> Response {
    page(call, .inviteTitle, query.token) { inviteForm(call, $0, fault: nil) }
  }

  static func answerInvite(_ call: Call, _: Nothing, _ body: InviteAnswer) async throws -> Response {
    guard let token = OneTimeToken(body.token) else { return page(call, .inviteTitle, "") { $0 } }
    do {
      let session = try await Sessions.open(call, SignInRequest(login: body.login, password: body.password))
      let signedIn = call.signedIn(session.token)
      do {
        try await answer(signedIn, token, body)
      } catch {
        try await Sessions.endCurrent(signedIn)
        throw error
      }
      try await Sessions.endCurrent(signedIn)
    } catch let problem as Problem where problem.kind != .gone && problem.kind != .notFound {
      let title = call.language.text(.problemTitle(problem.kind))
      let detail =
        problem.kind == .secondFactorNeeded
        ? call.language.text(.page(.inviteSecondFactor))
        : problem.detail.map { call.language.text(.detail($0), problem.arguments) }
      return HTMLPage.response(
        Status(problem.kind.status), call.language, title: call.language.text(.page(.inviteTitle)),
        content: inviteForm(call, token.text, fault: detail ?? title))
    } catch {
      return try failure(error, call, .inviteTitle)
    }
    return done(call, .inviteTitle, body.answer == .accept ? .inviteAccepted : .inviteDeclined)
  }

  private static func answer(_ call: Call, _ token: OneTimeToken, _ body: InviteAnswer) async throws {
    guard [Role].trains.contains(call.role) else {
      let roles = Access.trains.roleNames.joined(separator: ", ")
      throw Problem(.roleNotAllowed, .roleNotAllowed, ["roles": roles])
    }
    switch body.answer {
    case .accept:
      try await Invites.accept(call, token, Scope.allCases.filter { body.shared[$0] != nil })
    case .decline: try await Invites.decline(call, token)
    }
  }

  private static func inviteForm(_ call: Call, _ token: String, fault: String?) -> String {
    func text(_ key: PageText) -> String { HTMLPage.escaped(call.language.text(.page(key))) }
    let boxes = Scope.allCases.map { scope in
      "<label><input type=\"checkbox\" name=\"\(scope.rawValue)\">"
        + " \(HTMLPage.escaped(call.language.text(.scope(scope))))</label>"
    }
    let note = fault.map { "<p role=\"alert\">\(HTMLPage.escaped($0))</p>" } ?? ""
    return paragraph(call, .inviteText) + note
      + form(
        "/invite", token,
        "<fieldset><legend>\(text(.inviteScopes))</legend>\(boxes.joined())</fieldset>"
          + "<label for=\"login\">\(text(.inviteLogin))</label>"
          + "<input id=\"login\" name=\"login\" autocomplete=\"username\" maxlength=\"254\" required>"
          + "<label for=\"password\">\(text(.invitePassword))</label>"
          + "<input id=\"password\" name=\"password\" type=\"password\" autocomplete=\"current-password\""
          + " maxlength=\"128\" required>"
          + "<button name=\"answer\" value=\"accept\">\(text(.inviteAccept))</button> "
          + "<button name=\"answer\" value=\"decline\">\(text(.inviteDecline))</button>")
  }
}

/// The form of an invitation; a scope that is ticked is there.
struct InviteAnswer: Message {
  var token = ""
  var login = ""
  var password = ""
  var answer = Answer.decline
  var shared: [Scope: String] = [:]

  enum Answer: String, WordValue { case accept, decline }

  static let shape = Shape("InviteAnswer", InviteAnswer.init) {
    Field("token", \.token, .length(0...100), .defaulted)
    Field("login", \.login, .length(0...254), .defaulted)
    Field("password", \.password, .length(0...128), .defaulted)
    Field("answer", \.answer)
    Scope.allCases.map { Field($0.rawValue, \.shared[$0], .length(0...10)) }
  }
}

extension Call {
  /// The same request as one of this session.
  fileprivate func signedIn(_ token: SessionToken) -> Call {
    Call(
      services: services, pool: pool, route: route, request: request, parameters: parameters,
      caller: .session(token), language: language)
  }
}
