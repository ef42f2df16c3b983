internal import APISchema
internal import HTTPServer
internal import Localization
internal import MuscleMateAPI
internal import Postgres
internal import Primitives
internal import Secrets

/// The form of an invitation for a person without an account. The link confirms the address, and the first action of the
/// new account is to accept.
struct InviteRegistration: Message {
  var token = ""
  var email = ""
  var username = ""
  var password = ""
  var birthDate = ""
  /// The versions that are agreed to, as ticked boxes send them.
  var terms = ""
  var privacy = ""
  /// Ticked for all that is asked for, but for what is ticked singly.
  var asked = ""
  var shared: [Scope: String] = [:]

  static let shape: Shape<Self> = Shape("InviteRegistration", InviteRegistration.init) {
    Field("token", \.token, .length(0...100), .defaulted)
    Field("email", \.email, .length(0...254), .trimmed, .defaulted)
    Field("username", \.username, .length(0...100), .trimmed, .defaulted)
    Field("password", \.password, .length(0...512), .defaulted)
    Field("birth_date", \.birthDate, .length(0...100), .defaulted)
    Field("terms", \.terms, .length(0...10), .defaulted)
    Field("privacy", \.privacy, .length(0...10), .defaulted)
    Field("asked", \.asked, .length(0...10), .defaulted)
    Scope.allCases.map { Field($0.rawValue, \.shared[$0], .length(0...10)) }
  }

  /// The fields that this form shares with the form of a sign-in through a provider.
  var shownAgain: SignInAnswers {
    var answers = SignInAnswers()
    answers.email = email
    answers.birthDate = birthDate
    answers.terms = terms
    answers.privacy = privacy
    return answers
  }

  /// As an app sends it, under the same rules; the coach's time zone until they choose another.
  fileprivate func registration(in timeZone: String, _ call: Call) async throws -> Registration {
    var members: [JSON.Member] = [
      .init("role", "lifter"), .init("email", .string(email)), .init("username", .string(username)),
      .init("password", .string(password)), .init("time_zone", .string(timeZone)),
      .init("invite", .string(token)), .init("consents", shownAgain.consents),
    ]
    if !birthDate.isEmpty { members.append(.init("birth_date", .string(birthDate))) }
    return try await Accounts.registration(of: members, call)
  }
}

extension Pages {
  static func registerInvited(_ call: Call, _: Nothing, _ body: InviteRegistration) async throws -> Response {
    guard let token = OneTimeToken(body.token) else { return try await page(call, .inviteTitle, "") { $0 } }
    let invitation = try await call.run(InviteStatements.ofLink(token.digest, call.language.rawValue))
    guard let invitation, invitation["state"] == "open" else {
      return try await self.invitation(call, token) { _ in "" }
    }
    do {
      let registration = try await body.registration(
        in: invitation["time_zone"]?.text ?? "UTC", call)
      _ = try await Accounts.register(call, Nothing(), registration)
    } catch let problem as Problem where problem.kind == .invalid {
      return try await self.invitation(call, token, 422) {
        registrationForm(call, body, $0, faults: problem.faults)
      }
    }
    // As the new account. A coach without a place for one more client refuses: the account is there all the same.
    let answer = InviteAnswer(
      token: body.token, login: body.username, password: body.password, answer: .accept, asked: body.asked,
      shared: body.shared)
    let response = try await answerInvite(call, Nothing(), answer)
    switch response.status.code {
    case 200: return try await done(call, .inviteTitle, .inviteRegistered)
    case 409:
      let coach = invitation["coach"]?.text ?? ""
      return try await done(call, .inviteTitle, .inviteRegisteredNoPlace, ["coach": coach])
    default: return response
    }
  }

  static func registrationForm(
    _ call: Call, _ given: InviteRegistration, _ invitation: JSON, faults: [Fault]
  ) -> String {
    let language = call.language
    guard case .object(let members) = invitation else { return "" }
    let asked = SignInForm(
      answers: given.shownAgain, asked: .object(members + [.init("email", true)]), faults: faults)
    let isOld = faults.contains { $0.pointer == "/invite" && $0.code == .invalid }
    let note =
      isOld
      ? "<p role=\"alert\">"
        + HTML.escaped(
          language.text(.page(.inviteOtherAddress), ["address": invitation["address"]?.text ?? ""])) + "</p>"
      : ""
    return paragraph(call, .inviteRegister) + note
      + form(
        "/invite/account", given.token,
        boxes(call, invitation, ticked: Set(given.shared.keys), all: !given.asked.isEmpty)
          + asked.fields(in: language)
          + asked.field(
            "username", "text", "autocomplete=\"username\" maxlength=\"32\"", given.username, .inviteUsername,
            language)
          + asked.field(
            "password", "password", "autocomplete=\"new-password\" maxlength=\"512\"", "", .invitePassword,
            language)
          + "<button class=\"btn main\">\(language.escaped(.inviteRegisterButton))</button>")
  }
}
