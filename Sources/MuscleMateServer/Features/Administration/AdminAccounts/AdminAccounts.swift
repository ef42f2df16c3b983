internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives
internal import Secrets
internal import Strength

/// Administration of accounts. The database demands a recent proof for each change, and audits it.
enum AdminAccounts: Feature {
  static let routes: [Route] = [
    Route(
      .get, "/v1/admin/accounts", .admin(.accounts), "List the tenant's accounts, newest first",
      query: AdminAccountQuery.self, reply: .ok(Page<AdminAccountSummary>.self), handle: list),
    Route(
      .post, "/v1/admin/accounts", .admin(.accounts),
      "Create an account; its owner gets an email with a link to choose a password",
      proof: true, body: InvitedAccount.self, reply: .created(AdminAccount.self), idempotent: true,
      refusals: [.rule("a taken address or username, an unknown time zone")], handle: create),
    Route(
      .get, "/v1/admin/accounts/{id}", .admin(.accounts),
      "Get an account; each view is recorded in the audit log",
      reply: .ok(AdminAccount.self), handle: show),
    Route(
      .patch, "/v1/admin/accounts/{id}", .admin(.accounts), "Update an account's details and roles",
      proof: true, body: AdminAccountChanges.self, reply: .ok(AdminAccount.self),
      refusals: [
        .rule("a taken address or username"),
        .conflict("an admin's own address and roles are not theirs, or the address was changed often today"),
      ], handle: change),
    Route(
      .delete, "/v1/admin/accounts/{id}", .admin(.accounts),
      "Schedule an account for deletion; it is erased after the grace period",
      proof: true, reply: .accepted(), refusals: helpRefusals, handle: erase),
    Route(
      .post, "/v1/admin/accounts/{id}/restore", .admin(.accounts),
      "Cancel the scheduled deletion of an account",
      proof: true, reply: .noContent(), refusals: helpRefusals, handle: restore),
    Route(
      .put, "/v1/admin/accounts/{id}/lock", .admin(.accounts),
      "Lock an account: all its sessions end at once, and its owner is told the reason",
      proof: true, body: LockRequest.self, reply: .noContent(), refusals: helpRefusals, handle: lock),
    Route(
      .delete, "/v1/admin/accounts/{id}/lock", .admin(.accounts), "Unlock an account", proof: true,
      reply: .noContent(),
      refusals: helpRefusals, handle: unlock),
    Route(
      .post, "/v1/admin/accounts/{id}/reset-link", .admin(.accounts),
      "Email the owner a password reset link; nobody else sees it", proof: true, reply: .accepted(),
      refusals: helpRefusals + [.conflict("the account is locked, or its address was set aside")],
      handle: sendResetLink),
    Route(
      .delete, "/v1/admin/accounts/{id}/sessions", .admin(.accounts), "Sign an account out everywhere",
      proof: true, reply: .noContent(), refusals: helpRefusals, handle: endSessions),
    Route(
      .post, "/v1/admin/accounts/{id}/factor-removals", .admin(.accounts),
      "Remove the second factors of an account after a waiting period, unless its owner rejects it",
      proof: true, body: FactorRemoval.self, reply: .accepted(),
      refusals: helpRefusals + [.conflict("it was asked for often today")], handle: removeFactors),
    Route(
      .post, "/v1/admin/accounts/{id}/address-removals", .admin(.accounts),
      "Release an unconfirmed email address for its real owner; the account must then use another one",
      proof: true, body: AddressRemoval.self, reply: .noContent(),
      refusals: helpRefusals + [.conflict("the address was confirmed, or is set aside")],
      handle: setAddressAside),
  ]

  static let statements = AdminAccountStatements.all

  private static let helpRefusals: [Refusal] = [.conflict("it is the admin's own account")]

  // MARK: - Handlers

  private static func list(_ call: Call, _ query: AdminAccountQuery, _: Nothing) async throws -> Response {
    let (at, id, limit) = query.newestFirst
    return .ok(
      try await call.run(
        AdminAccountStatements.page(
          at, id, limit, query.q, query.role?.rawValue, query.state?.rawValue,
          query.createdFrom, query.createdBefore, query.mailStopped)))
  }

  private static func show(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    try .found(await call.run(AdminAccountStatements.one(try call.id("id"))))
  }

  private static func create(_ call: Call, _: Nothing, _ body: InvitedAccount) async throws -> Response {
    let id = UUID.v7(at: call.services.clock())
    let token = OneTimeToken()
    let secret = try token.sealed(in: call.services.secrets)
    return try await call.idempotently(id) { call in
      let made = try await call.run(
        AdminAccountStatements.create(
          id, body.roles.map(\.rawValue), body.email, body.username, body.displayName, body.locale,
          body.timeZone, body.unit?.rawValue, token.digest, secret))
      return .created(at: "/v1/admin/accounts/\(id)", made)
    } repeated: { call, earlier in
      try .created(
        at: "/v1/admin/accounts/\(earlier)", await call.run(AdminAccountStatements.one(earlier)))
    }
  }

  private static func change(_ call: Call, _: Nothing, _: AdminAccountChanges) async throws -> Response {
    let (token, veto) = (OneTimeToken(), OneTimeToken())
    let secrets = call.services.secrets
    let changed = try await call.run(
      AdminAccountStatements.change(
        try call.id("id"), try call.bodyText(of: AdminAccountChanges.self), token.digest,
        try token.sealed(in: secrets), veto.digest,
        try veto.sealed(in: secrets)))
    return .ok(changed)
  }

  private static func lock(_ call: Call, _: Nothing, _ body: LockRequest) async throws -> Response {
    try await help(call) { AdminAccountStatements.lock($0, body.reason) }
  }

  private static func unlock(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    try await help(call) { AdminAccountStatements.unlock($0) }
  }

  private static func endSessions(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    try await help(call) { AdminAccountStatements.endSessions($0) }
  }

  private static func removeFactors(_ call: Call, _: Nothing, _ body: FactorRemoval) async throws -> Response
  {
    let veto = OneTimeToken()
    let secret = try veto.sealed(in: call.services.secrets)
    _ = try await help(call) {
      AdminAccountStatements.removeFactors($0, body.reason, veto.digest, secret)
    }
    return .accepted
  }

  private static func setAddressAside(_ call: Call, _: Nothing, _ body: AddressRemoval) async throws
    -> Response
  {
    try await help(call) { AdminAccountStatements.setAddressAside($0, body.reason) }
  }

  private static func restore(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    try await help(call) { AdminAccountStatements.restore($0) }
  }

  private static func erase(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    _ = try await help(call) { AdminAccountStatements.erase($0) }
    return .accepted
  }

  private static func sendResetLink(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    let token = OneTimeToken()
    let secret = try token.sealed(in: call.services.secrets)
    _ = try await help(call) { AdminAccountStatements.sendResetLink($0, token.digest, secret) }
    return .accepted
  }

  /// Does one thing to the account of the path; its owner is mailed, if its address is.
  private static func help(
    _ call: Call, _ statement: (UUID) -> BoundStatement<RowCount>
  ) async throws -> Response {
    _ = try await call.run(statement(try call.id("id")))
    return .noContent
  }
}

extension Call {
  /// The body as it came, whose members were checked, without those that are only passed over: what a change does not
  /// name stays as it is, which only the JSON itself distinguishes from what it sets to null.
  func bodyText<Body: Message>(of _: Body.Type) throws -> String {
    Body.shape.read(of: try JSON.parse(request.body)).withPlainIntegers.description
  }
}

extension JSON {
  /// JSON Schema counts 5.0 and 1e2 among the integers; PostgreSQL's casts want 5 and 100.
  fileprivate var withPlainIntegers: JSON {
    switch self {
    case .number(let digits): Double(digits).flatMap(Int.init(exactly:)).map { JSON.number("\($0)") } ?? self
    case .array(let elements): .array(elements.map(\.withPlainIntegers))
    case .object(let members): .object(members.map { Member($0.name, $0.value.withPlainIntegers) })
    case .null, .bool, .string: self
    }
  }
}
