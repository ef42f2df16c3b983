internal import APISchema
internal import HTTPServer
internal import Localization
internal import MuscleMateAPI
internal import Postgres
internal import Primitives
internal import Secrets

/// The end of a sign-in that a page of this host began: its cookie has the secret, the address the code. What a new
/// account or a second factor still needs is asked for here; there is no session before all of it is given.
///
/// The sign-in itself is the ticket: where something is missing nothing of it is kept, so that state, code and secret
/// work on for as long as a sign-in may take, and with the account they are spent. A second step's ticket is its
/// challenge. Secret and challenge are cookies that no script reads: another browser, or a page of another site, has
/// half of a ticket at most.
extension Identities {
  static func signedIn(_ call: Call, _ answer: ProviderAnswer, _: Nothing) async throws -> Response {
    guard answer.error.isEmpty else { return try await page(call, 400, .signInRefused) }
    var answers = SignInAnswers()
    answers.state = answer.state
    answers.code = answer.code
    return try await goOn(call, answers, isFirst: true)
  }

  static func answerSignIn(_ call: Call, _: Nothing, _ answers: SignInAnswers) async throws -> Response {
    guard call.request.head.isOfOwnPage else { return try await told(Problem(.crossSite, .crossSite), call) }
    return try await goOn(call, answers, isFirst: false)
  }

  /// `isFirst`: nothing was asked yet, so that nothing that is missing is a fault.
  private static func goOn(_ call: Call, _ answers: SignInAnswers, isFirst: Bool) async throws -> Response {
    let secret = SessionCookie.value(of: .secret, in: call).flatMap { OneTimeToken($0) }
    guard let secret, let state = OneTimeToken(answers.state), let code = OneTimeToken(answers.code) else {
      return try await page(call, 404, .signInRefused)
    }
    do {
      return opened(try await open(call, try answers.message(secret: secret)), call)
    } catch {
      let problem = try told(of: error)
      if let response = try await secondStep(problem, call) { return response }
      if [.notFound, .gone].contains(problem.kind) {
        return try await page(call, Status(problem.kind.status), .signInRefused)
      }
      guard let faults = answers.faults(in: problem) else { return try await told(problem, call) }
      // The database checks the address before birth date and consents. The answer names their faults together with its own.
      let (asked, further) = try await call.runAsServerWithContext(
        IdentityStatements.asked(state.digest, secret.digest, code.digest, call.language.rawValue),
        ConsentStatements.faults(answers.consents, CivilDate(answers.birthDate), nil))
      let form = SignInForm(
        answers: answers, asked: asked, faults: isFirst ? [] : faults + Problem.faults(in: further))
      return try await page(call, isFirst ? 200 : 422, form.html(in: call.language))
    }
  }

  // MARK: - The second step

  /// Asks for the second factor; nil where none is the problem.
  static func secondStep(_ problem: Problem, _ call: Call) async throws -> Response? {
    guard let challenge = problem.challenge else { return nil }
    var response = try await codePage(call, fault: nil)
    response.headers.add("Set-Cookie", SessionCookie.field(.challenge, challenge, call))
    return response
  }

  static func answerSecondStep(_ call: Call, _: Nothing, _ answer: SecondStepAnswer) async throws -> Response
  {
    guard call.request.head.isOfOwnPage else { return try await told(Problem(.crossSite, .crossSite), call) }
    guard let challenge = SessionCookie.value(of: .challenge, in: call) else {
      return try await page(call, 404, .signInRefused)
    }
    do {
      return opened(try await SecondFactors.open(call, answer.step(challenge)), call)
    } catch {
      let problem = try told(of: error)
      switch problem.kind {
      case .wrongLogin where problem.detail == .wrongCode:
        return try await codePage(call, fault: call.language.text(.detail(.wrongCode)))
      case .gone: return try await page(call, 410, .signInRefused)
      default: return try await told(problem, call)
      }
    }
  }

  private static func codePage(_ call: Call, fault: String?) async throws -> Response {
    try await page(call, fault == nil ? 200 : 422, SignInForm.code(in: call.language, fault: fault))
  }

  // MARK: - Answers

  static func opened(_ opened: Sessions.Opened, _ call: Call, to place: String = "/") -> Response {
    let (head, configuration) = (call.request.head, call.services.configuration)
    var response = Response(303, headers: ["Location": place])
    for cookie in SignInCookie.allCases {
      response.headers.add(
        "Set-Cookie", SessionCookie.field(cookie.rawValue, "", seconds: 0, head, configuration))
    }
    response.headers.add("Set-Cookie", SessionCookie.field(opened.token, head, configuration))
    return response
  }

  /// A page of ours that holds a form: the form's request shows where it comes from.
  private static func page(_ call: Call, _ status: Status, _ content: String) async throws -> Response {
    try await PortalPage.plain(
      call, status, title: call.language.text(.page(.signInTitle)), content: content, tellsOrigin: true)
  }

  static func told(of error: any Error) throws -> Problem {
    let problem = error as? Problem ?? (error as? DatabaseError).flatMap { Problem($0) }
    guard let problem, problem.kind.status < 500 else { throw error }
    return problem
  }

  /// A person reads it, so that it is said on a page.
  private static func told(_ problem: Problem, _ call: Call) async throws -> Response {
    let title = call.language.text(.problemTitle(problem.kind))
    let detail = problem.detail.map { call.language.text(.detail($0), problem.arguments) } ?? ""
    var response = try await PortalPage.plain(
      call, Status(problem.kind.status), title: call.language.text(.page(.signInTitle)),
      content: "<p role=\"alert\">\(HTML.escaped(title)). \(HTML.escaped(detail))</p>")
    if let seconds = problem.retryAfter { response.headers["Retry-After"] = "\(seconds)" }
    return response
  }
}

/// The cookies of the browser between the steps of a sign-in.
private enum SignInCookie: String, CaseIterable {
  case secret = "sign-in"
  case challenge = "second-step"
}

extension SessionCookie {
  fileprivate static func value(of cookie: SignInCookie, in call: Call) -> String? {
    value(of: cookie.rawValue, in: call.request.head, call.services.configuration)
  }

  /// No longer than `challenge_life` in `auth.limits` is at first.
  fileprivate static func field(_ cookie: SignInCookie, _ value: String, _ call: Call) -> String {
    field(cookie.rawValue, value, seconds: 300, call.request.head, call.services.configuration)
  }
}

extension Problem {
  /// The challenge of a sign-in that needs a second step.
  fileprivate var challenge: String? {
    guard kind == .secondFactorNeeded else { return nil }
    return members.first { $0.name == "challenge" }?.value.text
  }
}
