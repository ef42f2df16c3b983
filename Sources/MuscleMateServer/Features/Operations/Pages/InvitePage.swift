internal import APISchema
internal import HTTPServer
internal import Localization
internal import MuscleMateAPI
internal import Postgres
internal import Primitives
internal import Secrets

/// Accepting or declining an invitation in a browser: signs in for this one answer, or registers for it.
extension Pages {
  static func showInvite(_ call: Call, _ query: PageToken, _: Nothing) async throws -> Response {
    guard let token = OneTimeToken(query.token) else { return try await page(call, .inviteTitle, "") { $0 } }
    return try await invitation(call, token) { signInForm(call, token, $0, fault: nil, InviteAnswer()) }
  }

  static func answerInvite(_ call: Call, _: Nothing, _ body: InviteAnswer) async throws -> Response {
    guard let token = OneTimeToken(body.token) else { return try await page(call, .inviteTitle, "") { $0 } }
    do {
      var asked: JSON?
      if !body.asked.isEmpty {
        asked = try await call.run(InviteStatements.ofLink(token.digest, call.language.rawValue))
      }
      let session = try await Sessions.open(call, SignInRequest(login: body.login, password: body.password))
      try await answer(call.signedIn(session.token), token, asked, body)
    } catch {
      let problem = error as? Problem ?? (error as? DatabaseError).flatMap { Problem($0) }
      guard let problem, problem.kind != .gone, problem.kind != .notFound else {
        return try await over(call, token, error)
      }
      return try await invitation(call, token, Status(problem.kind.status)) { invitation in
        signInForm(call, token, invitation, fault: words(problem, invitation, call), body)
      }
    }
    return try await done(call, .inviteTitle, body.answer == .accept ? .inviteAccepted : .inviteDeclined)
  }

  /// The session lasts as long as the answer.
  private static func answer(
    _ call: Call, _ token: OneTimeToken, _ invitation: JSON?, _ body: InviteAnswer
  ) async throws {
    do {
      guard [Role].lifterOrCoach.contains(call.role) else {
        let roles = Access.lifterOrCoach.roleNames.joined(separator: ", ")
        throw Problem(.roleNotAllowed, .roleNotAllowed, ["roles": roles])
      }
      switch body.answer {
      case .accept:
        try await Invites.accept(call, token, shared(invitation, body))
      case .decline: try await Invites.decline(call, token)
      }
    } catch {
      try await Sessions.endCurrent(call)
      throw error
    }
    try await Sessions.endCurrent(call)
  }

  /// A person reads which account is meant, and how to come by it.
  private static func words(_ problem: Problem, _ invitation: JSON, _ call: Call) -> String {
    switch (problem.kind, problem.detail) {
    case (.secondFactorNeeded, _): call.language.text(.page(.inviteSecondFactor))
    case (_, .inviteForAnotherAccount):
      call.language.text(.page(.inviteOtherAccount), ["address": invitation["address"]?.text ?? ""])
    default:
      problem.detail.map { call.language.text(.detail($0), problem.arguments) }
        ?? call.language.text(.problemTitle(problem.kind))
    }
  }

  // MARK: - What is shown

  /// The page of an invitation that can be answered; of any other it says why not, without a form.
  static func invitation(
    _ call: Call, _ token: OneTimeToken, _ status: Status = .ok, form: (JSON) -> String
  ) async throws -> Response {
    let found = try await call.run(InviteStatements.ofLink(token.digest, call.language.rawValue))
    let title = call.language.text(.page(.inviteTitle))
    guard let invitation = found else {
      return try await PortalPage.plain(call, 404, title: title, content: paragraph(call, .unknownLink))
    }
    guard invitation["state"] == "open" else {
      let text: PageText =
        switch invitation["state"]?.text {
        case "accepted": .inviteOverAccepted
        case "declined": .inviteOverDeclined
        case "withdrawn": .inviteOverWithdrawn
        default: .inviteOverExpired
        }
      return try await PortalPage.plain(call, 410, title: title, content: paragraph(call, text))
    }
    return try await PortalPage.plain(
      call, status, title: title, content: head(of: invitation, call) + form(invitation))
  }

  /// After an answer that found the invitation closed, or not there for this account.
  private static func over(_ call: Call, _ token: OneTimeToken, _ error: any Error) async throws -> Response {
    let response = try await invitation(call, token, 404) { _ in paragraph(call, .inviteNotYours) }
    guard [404, 410].contains(response.status.code) else { throw error }
    return response
  }

  /// The coach who invites, their message, and the invited address.
  private static func head(of invitation: JSON, _ call: Call) -> String {
    let language = call.language
    func text(_ key: PageText, _ arguments: [String: String] = [:]) -> String {
      HTML.escaped(language.text(.page(key), arguments))
    }
    let coach = invitation["coach"]?.text ?? ""
    let names = [
      "coach": coach, "team": invitation["team"]?.text ?? "", "brand": invitation["tenant"]?.text ?? "",
    ]
    var html =
      "<p><strong>\(text(invitation["team"]?.text == nil ? .inviteFrom : .inviteFromTeam, names))</strong></p>"
    if let message = invitation["message"]?.text, !message.isEmpty {
      html +=
        "<p>\(text(.mailQuote, ["name": coach]))</p><blockquote>\(HTML.escaped(message))</blockquote>"
    }
    if let address = invitation["address"]?.text {
      html += "<p>\(text(.inviteSentTo, ["address": address]))</p>"
    }
    return html
  }

  private static func scopes(of invitation: JSON) -> [Scope] {
    scopes(invitation["scopes"])
  }

  private static func scopes(_ list: JSON?) -> [Scope] {
    (list?.elements ?? []).compactMap { $0.text.flatMap(Scope.init(rawValue:)) }
  }

  /// What the coach asks for, as one box, and each scope with what it opens, the requested ones first. Nothing is ticked
  /// except by the person. Scopes of data that the tenant does not have are left out.
  static func boxes(_ call: Call, _ invitation: JSON, ticked: Set<Scope>, all: Bool) -> String {
    let language = call.language
    let asked = scopes(of: invitation)
    let together = asked.filter { !$0.isTickedSingly }
    let left = scopes(invitation["not_offered"]) + asked
    func box(_ name: String, _ isTicked: Bool, _ text: String, _ detail: String) -> String {
      "<label><input type=\"checkbox\" name=\"\(name)\"\(isTicked ? " checked" : "")>"
        + "<span><b>\(HTML.escaped(text))</b><br>\(HTML.escaped(detail))</span></label>"
    }
    let coach = ["coach": invitation["coach"]?.text ?? ""]
    let singly = (asked + Scope.allCases.filter { !left.contains($0) }).map { scope in
      box(
        scope.rawValue, ticked.contains(scope), language.capitalized(language.text(.scope(scope))),
        language.text(.scopeOpens(scope))
          + (asked.contains(scope) && scope.isTickedSingly
            ? " " + language.text(.page(.inviteAsksToo), coach) : ""))
    }
    let allAtOnce =
      together.isEmpty
      ? ""
      : box(
        "asked", all,
        language.text(.page(.inviteShareAsked), coach),
        together.map { language.capitalized(language.text(.scope($0))) }.joined(separator: "; "))
    return "<fieldset class=\"choices\"><legend>\(language.escaped(.inviteScopes))</legend>\(allAtOnce)"
      + "\(singly.joined())</fieldset>"
  }

  /// What is shared with an answer: what is ticked, and what stands behind the box for all that is asked for.
  static func shared(_ invitation: JSON?, _ answer: InviteAnswer) -> [Scope] {
    let together = answer.asked.isEmpty ? [] : scopes(invitation?["scopes"]).filter { !$0.isTickedSingly }
    return Scope.allCases.filter { answer.shared[$0] != nil || together.contains($0) }
  }

  private static func signInForm(
    _ call: Call, _ token: OneTimeToken, _ invitation: JSON, fault: String?, _ given: InviteAnswer
  ) -> String {
    guard invitation["has_account"] == true else {
      var answers = InviteRegistration()
      answers.token = token.text
      return registrationForm(call, answers, invitation, faults: [])
    }
    let note = fault.map { "<p role=\"alert\">\(HTML.escaped($0))</p>" } ?? ""
    return paragraph(call, .inviteText) + note
      + form(
        "/invite", token.text,
        boxes(call, invitation, ticked: Set(given.shared.keys), all: !given.asked.isEmpty)
          + "<label for=\"login\">\(call.language.escaped(.inviteLogin))</label>"
          + "<input id=\"login\" name=\"login\" autocomplete=\"username\" maxlength=\"254\""
          + " value=\"\(HTML.escaped(given.login))\" required>"
          + "<label for=\"password\">\(call.language.escaped(.invitePassword))</label>"
          + "<input id=\"password\" name=\"password\" type=\"password\" autocomplete=\"current-password\""
          + " maxlength=\"512\" required>"
          + "<button class=\"btn main\" name=\"answer\" value=\"accept\">\(call.language.escaped(.inviteAccept))</button> "
          + "<button class=\"btn\" name=\"answer\" value=\"decline\">\(call.language.escaped(.inviteDecline))</button>"
      )
  }
}

/// The form of an invitation; a scope that is ticked is there.
struct InviteAnswer: Message {
  var token = ""
  var login = ""
  var password = ""
  var answer = Answer.decline
  /// Ticked for all that is asked for, but for what is ticked singly.
  var asked = ""
  var shared: [Scope: String] = [:]

  enum Answer: String, WordValue { case accept, decline }

  static let shape: Shape<Self> = Shape("InviteAnswer", InviteAnswer.init) {
    Field("token", \.token, .length(0...100), .defaulted)
    Field("login", \.login, .length(0...254), .trimmed, .defaulted)
    Field("password", \.password, .length(0...512), .defaulted)
    Field("answer", \.answer)
    Field("asked", \.asked, .length(0...10), .defaulted)
    Scope.allCases.map { Field($0.rawValue, \.shared[$0], .length(0...10)) }
  }
}

extension Call {
  /// The same request as one of this session.
  func signedIn(_ token: SessionToken) -> Call {
    Call(
      services: services, pool: pool, route: route, request: request, parameters: parameters,
      caller: .session(token), heard: heard)
  }
}
