internal import APISchema
internal import HTTPServer
internal import Localization
internal import MuscleMateAPI
internal import Postgres
internal import Primitives
internal import Secrets

/// Where whoever is not signed in comes in: signing in, registering, a forgotten password, a link that did
/// not arrive. They work without scripts.
enum PublicPages: Feature {
  static let routes: [Route] = [
    Route(
      .get, "/sign-in", .anyone, "Sign in", inMaintenance: true, query: Destination.self,
      reply: .text("text/html"), handle: showSignIn),
    Route(
      .post, "/sign-in", .anyone, "Sign in", inMaintenance: true, body: SignInFields.self,
      reply: .text("text/html"), content: .form, handle: signIn),
    Route(
      .post, "/sign-in/{provider}/begin", .anyone, "To a provider, to sign in there", inMaintenance: true,
      reply: .text("text/html"), deadline: .seconds(20), content: .ignored, handle: beginAtProvider),
    Route(
      .get, "/register", .anyone, "Register", query: Destination.self, reply: .text("text/html"),
      handle: showRegistration),
    Route(
      .post, "/register", .anyone, "Register", body: RegistrationFields.self, reply: .text("text/html"),
      content: .form, handle: register),
    Route(
      .get, "/forgotten", .anyone, "Ask for a new password", inMaintenance: true, reply: .text("text/html"),
      handle: showForgotten),
    Route(
      .post, "/forgotten", .anyone, "Ask for a new password", body: ForgottenFields.self,
      reply: .text("text/html"), content: .form, handle: forgotten),
    Route(
      .get, "/confirm-again", .anyone, "Ask for the link that confirms an address", inMaintenance: true,
      reply: .text("text/html"), handle: showConfirmAgain),
    Route(
      .post, "/confirm-again", .anyone, "Ask for the link that confirms an address",
      body: ForgottenFields.self, reply: .text("text/html"), content: .form, handle: confirmAgain),
    Route(
      .get, "/new-address", .anyone, "Give an account another address", inMaintenance: true,
      reply: .text("text/html"), handle: showNewAddress),
    Route(
      .post, "/new-address", .anyone, "Give an account another address", body: NewAddressFields.self,
      reply: .text("text/html"), content: .form, handle: giveNewAddress),
  ]

  static let statements: [AnyStatement] = []

  // MARK: - Signing in

  private static func showSignIn(_ call: Call, _ query: Destination, _: Nothing) async throws -> Response {
    var fields = SignInFields()
    fields.to = query.to
    return try await PortalPage(call).signIn(fields, fault: nil, .ok)
  }

  private static func signIn(_ call: Call, _: Nothing, _ fields: SignInFields) async throws -> Response {
    do {
      try demandOwnPage(call)
      guard !fields.login.isEmpty, !fields.password.isEmpty else { throw Problem(.wrongLogin, .wrongLogin) }
      let request = SignInRequest(login: fields.login, password: fields.password)
      return Identities.opened(try await Sessions.open(call, request), call, to: fields.place)
    } catch {
      let problem = try Identities.told(of: error)
      if let response = try await Identities.secondStep(problem, call) { return response }
      if problem.kind == .addressSetAside {
        return try await PortalPage(call).newAddress(NewAddressFields(login: fields.login), problem)
      }
      return try await PortalPage(call).signIn(fields, problem)
    }
  }

  private static func demandOwnPage(_ call: Call) throws(Problem) {
    guard call.request.head.isOfOwnPage else { throw Problem(.crossSite, .crossSite) }
  }

  /// What `POST /v1/sign-ins/{provider}` begins, for a browser without scripts.
  private static func beginAtProvider(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    do {
      try demandOwnPage(call)
      return try await Identities.sendingToProvider(call)
    } catch {
      let problem = try Identities.told(of: error)
      return try await PortalPage(call).signIn(SignInFields(), problem)
    }
  }

  // MARK: - Registering

  private static func showRegistration(
    _ call: Call, _ query: Destination, _: Nothing
  ) async throws -> Response {
    var fields = RegistrationFields()
    fields.to = query.to
    return try await PortalPage(call).registration(fields, faults: [], .ok)
  }

  private static func register(_ call: Call, _: Nothing, _ fields: RegistrationFields) async throws
    -> Response
  {
    let page = try await PortalPage(call)
    do {
      try demandOwnPage(call)
      _ = try await Accounts.register(call, Nothing(), try await fields.registration(call))
    } catch {
      let problem = try Identities.told(of: error)
      guard problem.kind == .invalid else { return page.signIn(SignInFields(), problem) }
      return page.registration(fields, faults: problem.faults, 422)
    }
    return page.done(
      .registerTitle, .registerDone, to: fields.place,
      further: [(MailedLink.confirmation.path, .confirmAgain)])
  }

  // MARK: - Links by mail

  private static func showForgotten(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    try await PortalPage(call).ask(.newPassword, "", faults: [], .ok)
  }

  private static func forgotten(_ call: Call, _: Nothing, _ fields: ForgottenFields) async throws -> Response
  {
    try await mail(.newPassword, call, fields)
  }

  private static func showConfirmAgain(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    try await PortalPage(call).ask(.confirmation, "", faults: [], .ok)
  }

  private static func confirmAgain(_ call: Call, _: Nothing, _ fields: ForgottenFields) async throws
    -> Response
  {
    try await mail(.confirmation, call, fields)
  }

  /// Says the same whether or not the address is someone's.
  private static func mail(_ link: MailedLink, _ call: Call, _ fields: ForgottenFields) async throws
    -> Response
  {
    let page = try await PortalPage(call)
    var faults = Faults()
    let body: JSON = ["email": .string(fields.email)]
    guard let request = AddressRequest.decode(body, Rules(), into: &faults) else {
      return page.ask(link, fields.email, faults: faults.list, 422)
    }
    do {
      try demandOwnPage(call)
      switch link {
      case .newPassword: _ = try await Accounts.requestReset(call, Nothing(), request)
      case .confirmation: _ = try await Accounts.resend(call, Nothing(), request)
      }
    } catch {
      return page.signIn(SignInFields(), try Identities.told(of: error))
    }
    return page.done(link.title, link.done)
  }

  // MARK: - Another address

  private static func showNewAddress(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    try await PortalPage(call).newAddress(NewAddressFields(), nil)
  }

  private static func giveNewAddress(_ call: Call, _: Nothing, _ fields: NewAddressFields) async throws
    -> Response
  {
    let page = try await PortalPage(call)
    do {
      try demandOwnPage(call)
      _ = try await AddressReplacements.replace(call, Nothing(), try fields.message())
    } catch {
      return page.newAddress(fields, try Identities.told(of: error))
    }
    return page.done(.newAddressTitle, .newAddressDone)
  }
}

/// A link that whoever is not signed in may ask for by mail.
enum MailedLink {
  case newPassword, confirmation

  var path: String {
    switch self {
    case .newPassword: "/forgotten"
    case .confirmation: "/confirm-again"
    }
  }

  var title: PageText { self == .newPassword ? .forgottenTitle : .confirmAgain }
  var text: PageText { self == .newPassword ? .forgottenText : .confirmAgainText }
  var done: PageText { self == .newPassword ? .forgottenDone : .confirmAgainDone }
}

/// Where the portal goes on after signing in.
struct Destination: Message {
  var to = ""

  init() {}

  init(to: String) {
    self.to = to
  }

  static let shape: Shape<Self> = Shape("Destination", Destination.init) {
    Field("to", \.to, .length(0...500), .defaulted)
  }

  /// A path of the portal's, so that no link that someone sent leads to another site, or out of these areas, after signing in.
  /// A browser takes `..` and `%2e%2e` for the folder above (URL Standard, section 4.4).
  var place: String {
    let isOurs = ["/train", "/coach", "/admin", "/own"].contains {
      to == $0 || to.hasPrefix("\($0)/") || to.hasPrefix("\($0)?")
    }
    let isPlain = to.utf8.allSatisfy { 0x21...0x7E ~= $0 && $0 != UInt8(ascii: "\\") }
    let path = to.lowercased().prefix { $0 != "?" && $0 != "#" }.replacing("%2e", with: ".")
    let isStraight = path.split(separator: "/").allSatisfy { $0 != "." && $0 != ".." }
    return isOurs && isPlain && isStraight ? to : "/"
  }
}

struct SignInFields: Message {
  var to = ""
  var login = ""
  var password = ""

  static let shape: Shape<Self> = Shape("SignInFields", SignInFields.init) {
    Field("to", \.to, .length(0...500), .defaulted)
    Field("login", \.login, .length(0...254), .trimmed, .defaulted)
    Field("password", \.password, .length(0...512), .defaulted)
  }

  var place: String { Destination(to: to).place }
}

struct RegistrationFields: Message {
  var to = ""
  var role = "lifter"
  var email = ""
  var username = ""
  var password = ""
  var birthDate = ""
  var timeZone = ""
  /// The versions that are agreed to, as ticked boxes send them.
  var terms = ""
  var privacy = ""

  static let shape: Shape<Self> = Shape("RegistrationFields", RegistrationFields.init) {
    Field("to", \.to, .length(0...500), .defaulted)
    Field("role", \.role, .length(0...10), .defaulted)
    Field("email", \.email, .length(0...254), .trimmed, .defaulted)
    Field("username", \.username, .length(0...100), .trimmed, .defaulted)
    Field("password", \.password, .length(0...512), .defaulted)
    Field("birth_date", \.birthDate, .length(0...100), .defaulted)
    Field("time_zone", \.timeZone, .length(0...100), .defaulted)
    Field("terms", \.terms, .length(0...10), .defaulted)
    Field("privacy", \.privacy, .length(0...10), .defaulted)
  }

  var place: String { Destination(to: to).place }

  var shownAgain: SignInAnswers {
    var answers = SignInAnswers()
    answers.email = email
    answers.birthDate = birthDate
    answers.terms = terms
    answers.privacy = privacy
    return answers
  }

  /// As an app sends it, under the same rules. A browser without scripts does not say its time zone: UTC then, until the
  /// person chooses another.
  fileprivate func registration(_ call: Call) async throws -> Registration {
    var members: [JSON.Member] = [
      .init("role", .string(role)), .init("email", .string(email)), .init("username", .string(username)),
      .init("password", .string(password)), .init("locale", .string(call.language.rawValue)),
      .init("consents", shownAgain.consents),
    ]
    if !timeZone.isEmpty { members.append(.init("time_zone", .string(timeZone))) }
    if !birthDate.isEmpty { members.append(.init("birth_date", .string(birthDate))) }
    return try await Accounts.registration(of: members, call)
  }
}

struct NewAddressFields: Message {
  var login = ""
  var password = ""
  var email = ""

  static let shape: Shape<Self> = Shape("NewAddressFields", NewAddressFields.init) {
    Field("login", \.login, .length(0...254), .trimmed, .defaulted)
    Field("password", \.password, .length(0...512), .defaulted)
    Field("email", \.email, .length(0...254), .trimmed, .defaulted)
  }

  init() {}

  init(login: String) {
    self.login = login
  }

  /// As an app sends it, under the same rules.
  func message() throws(Problem) -> AddressReplacement {
    guard !login.isEmpty, !password.isEmpty else { throw Problem(.wrongLogin) }
    var faults = Faults()
    let body: JSON = ["login": .string(login), "password": .string(password), "email": .string(email)]
    guard let message = AddressReplacement.decode(body, Rules(), into: &faults) else {
      throw Problem.invalid(faults.list)
    }
    return message
  }
}

struct ForgottenFields: Message {
  var email = ""

  static let shape: Shape<Self> = Shape("ForgottenFields", ForgottenFields.init) {
    Field("email", \.email, .length(0...254), .trimmed, .defaulted)
  }
}
