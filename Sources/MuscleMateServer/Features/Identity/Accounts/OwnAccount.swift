internal import APISchema
internal import HTTPServer
internal import Localization
internal import MuscleMateAPI
internal import Postgres
internal import Primitives
internal import Secrets
internal import Strength

extension Accounts {
  static func me(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    try .found(await call.run(AccountStatements.me()))
  }

  static func change(_ call: Call, _: Nothing, _ body: AccountChanges) async throws -> Response {
    try .found(
      await call.run(
        AccountStatements.change(
          body.displayName.isChange, body.displayName.value ?? nil, body.locale.value, body.timeZone.value,
          body.unit.value?.rawValue)))
  }

  static func changeUsername(_ call: Call, _: Nothing, _ body: UsernameChange) async throws -> Response {
    .ok(try await call.runAsServerWithContext(AccountStatements.changeUsername(body.username)))
  }

  static func takeRole(_ call: Call, _: Nothing, _ body: RoleRequest) async throws -> Response {
    .ok(try await call.runAsServerWithContext(AccountStatements.takeRole(body.role.rawValue)))
  }

  static func changePassword(_ call: Call, _: Nothing, _ body: PasswordChange) async throws -> Response {
    let credential = try await call.ownCredential()
    var faults = Faults()
    let (attempt, checked) = try await call.check(
      body.current, against: credential, at: "current", &faults)
    for fault in credential.rules.password.policy.faults(of: body.new, names: credential.rules.names) {
      faults.add("new", fault)
    }
    guard faults.isEmpty else { throw Problem.invalid(faults.list) }
    let hash = try await call.services.passwords.hash(body.new)
    _ = try await call.runAsServerWithContext(AccountStatements.changePassword(attempt, checked, hash))
    return .noContent
  }

  static func changeEmail(_ call: Call, _: Nothing, _ body: EmailChange) async throws -> Response {
    let credential = try await call.ownCredential()
    var faults = Faults()
    let (attempt, checked) = try await call.check(
      body.password, against: credential, at: "password", &faults)
    guard faults.isEmpty else { throw Problem.invalid(faults.list) }
    let token = OneTimeToken()
    _ = try await call.runAsServerWithContext(
      AccountStatements.requestEmailChange(
        attempt, checked, body.email, token.digest, try token.sealed(in: call.services.secrets)))
    return .accepted
  }
}

extension Call {
  func ownCredential() async throws -> OwnCredential {
    let credential = try await runAsServerWithContext(AccountStatements.ownCredential(address))
    guard credential.retryAfter == 0 else { throw Problem.tooManyRequests(retryAfter: credential.retryAfter) }
    return credential
  }

  /// A wrong password is a fault of the input and counts as a failed sign-in. Returns the booked attempt, and the hash
  /// that is kept of the password now.
  func check(
    _ password: String, against credential: OwnCredential, at member: String, _ faults: inout Faults
  ) async throws -> (attempt: Int64, hash: String) {
    guard let attempt = credential.attempt else { throw Problem.tooManyRequests(retryAfter: 1) }
    guard let hash = credential.hash else { throw Problem(.conflict, .passwordNotSet) }
    let match = try await services.passwords.match(password, for: hash)
    guard match != .none else {
      try await refusePassword(attempt)
      faults.add(member, .invalid("the current password"))
      return (attempt, hash)
    }
    guard let better = try await services.passwords.renewal(of: hash, after: match, password) else {
      return (attempt, hash)
    }
    _ = try await runAsServerWithContext(AccountStatements.renewHash(hash, better))
    return (attempt, better)
  }

  /// The language that the request prefers, if it names one.
  var preferredLocale: String? {
    request.headers["Accept-Language"].flatMap(Language.init(acceptLanguage:))?.rawValue
  }
}
