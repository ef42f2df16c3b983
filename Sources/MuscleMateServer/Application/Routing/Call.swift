internal import EventLoop
internal import HTTPServer
internal import Localization
internal import MuscleMateAPI
internal import Postgres
internal import Primitives
internal import Secrets

/// One request on its way: who calls, with what, and the way to the database. Handlers get it.
struct Call: Sendable {
  let services: Services
  let pool: Pool
  let route: Route
  let request: Request
  let parameters: PathParameters
  let caller: Caller
  let heard: HeardLanguages
  /// The thing that this request makes, where an `Idempotency-Key` came with it.
  private(set) var claim: Claim?
  /// The operation of a device that came with the request.
  private(set) var operation: SyncOperation?
  private var isLooking = false
  /// Whether the thing is made only if there is none (`If-None-Match: *`), also under the id of one that was deleted.
  private var wantsNew = false
  /// The areas that a key must have besides the areas of the route.
  private var furtherKeyAreas: [KeyArea] = []

  enum Caller: Sendable {
    /// Any visitor: known by the tenant that the request names.
    case visitor
    case session(SessionToken)
    /// A script of the account's, which the route has to be open to.
    case key(APIKeyToken)
  }

  /// The claim of an `Idempotency-Key`.
  struct Claim: Sendable {
    let key: String
    let requestDigest: [UInt8]
    let resource: UUID
  }

  init(
    services: Services, pool: Pool, route: Route, request: Request, parameters: PathParameters,
    caller: Caller, heard: HeardLanguages = HeardLanguages()
  ) {
    self.services = services
    self.pool = pool
    self.route = route
    self.request = request
    self.parameters = parameters
    self.caller = caller
    self.heard = heard
  }

  /// The account's language, else the one that the request asks for, else the tenant's, else English. The first and
  /// the third are known once the caller was signed in.
  var language: Language { heard.account ?? statedLanguage ?? heard.tenant ?? .english }

  /// The language that the request itself asks for, where it is one of ours.
  var statedLanguage: Language? { request.headers["Accept-Language"].flatMap(Language.init(acceptLanguage:)) }

  // MARK: - The path

  /// The value of a path parameter that is an identifier; any other text can't be there: 404.
  func id(_ name: String) throws -> UUID {
    guard let id = parameters[name].flatMap(UUID.init) else { throw Problem.notFound }
    return id
  }

  /// `{lifter}`: nil for `me`, and where the path is the caller's own.
  var lifter: UUID? {
    get throws { (parameters["lifter"] ?? "me") == "me" ? nil : try id("lifter") }
  }

  // MARK: - The database

  /// Signs in and runs the statements as the caller's role: one round trip, one transaction, and the results
  /// are there only once it has committed.
  func run<each Output: StatementOutput>(
    _ statements: repeat BoundStatement<each Output>
  ) async throws -> (repeat each Output) {
    let results = try await pool.exchange(asCaller, repeat each statements)
    if !isLooking { operation?.noteClaimed() }
    return results
  }

  /// The same, of which only the last statement's result is wanted.
  func run<each Write: StatementOutput, Last: StatementOutput>(
    _ writes: repeat BoundStatement<each Write>, returning last: BoundStatement<Last>
  ) async throws -> Last {
    let result = try await pool.exchange(asCaller, repeat each writes, returning: last)
    if !isLooking { operation?.noteClaimed() }
    return result
  }

  /// The same, where one answer counts also if a statement behind it refuses (`Pool.exchange`).
  func run<each Output: StatementOutput, Overheard: StatementOutput, each Rest: StatementOutput>(
    _ statements: repeat BoundStatement<each Output>, overhearing overheard: BoundStatement<Overheard>,
    by hear: @escaping @Sendable (Overheard) -> Void, rest: repeat BoundStatement<each Rest>
  ) async throws -> (outputs: (repeat each Output), rest: (repeat each Rest)) {
    let results = try await pool.exchange(
      asCaller, repeat each statements, overhearing: overheard, by: hear, rest: repeat each rest)
    if !isLooking { operation?.noteClaimed() }
    return results
  }

  private var asCaller: ExchangeSettings {
    ExchangeSettings(
      as: role, for: party, deadline: route.deadline, isRepeatable: onlyReads, isHeavy: isHeavy,
      first: requestMetadata, preamble: signIn, demand: demand, heard: hear)
  }

  /// What writes a long body, such as a workout of 4,000 sets, takes about as long as a heavy route.
  private var isHeavy: Bool { route.isHeavy || request.body.count > Route.usualBodyLimit }

  /// The module that the route belongs to is asked for in the same round trip.
  private var demand: BoundStatement<String>? {
    module.map { RouteModule.demand($0.rawValue) }
  }

  /// A coach's look at someone else's data belongs to coaching.
  private var module: TenantModule? {
    let looks = role == .coach && parameters["lifter"].map { $0 != "me" } == true
    return route.module ?? (looks ? .coaching : nil)
  }

  /// Runs statements as the server's login role, which signs people in and sees no one's data.
  func asServer<each Output: StatementOutput>(
    _ statements: repeat BoundStatement<each Output>
  ) async throws -> (repeat each Output) {
    try await pool.exchange(
      ExchangeSettings(
        as: .server, for: party, deadline: route.deadline, isRepeatable: onlyReads, first: requestMetadata),
      repeat each statements)
  }

  /// The same call, for a trip that only finds out what the request then writes: a device's operation is claimed in the
  /// transaction that writes.
  var looking: Call {
    var call = self
    call.isLooking = true
    return call
  }

  /// The same call; whether `If-None-Match: *` came with what may make a thing (RFC 9110, section 13.1.2). No other value says
  /// anything of a write.
  func readingCondition() throws -> Call {
    guard route.makesUnderID else { return self }
    let fields = request.headers.values("If-None-Match")
    guard !fields.isEmpty else { return self }
    guard fields == ["*"] else { throw Problem(.badRequest, .malformedHeader, ["name": "If-None-Match"]) }
    var call = self
    call.wantsNew = true
    return call
  }

  /// The same call, with the operation that its header states. Devices sign in: with an API key it is not read.
  ///
  /// - Throws: 400 where it states none.
  func readingOperation() throws -> Call {
    guard case .session = caller, route.takesOperations else { return self }
    guard let field = request.headers[SyncOperation.field] else { return self }
    guard let operation = SyncOperation(field) else {
      throw Problem(.badRequest, .malformedHeader, ["name": SyncOperation.field])
    }
    var call = self
    call.operation = operation
    return call
  }

  /// Returns once whatever this server's database shows is where an acknowledged write has to be, on the synchronous
  /// standby too. A row can be seen before that: after a crash, PostgreSQL takes the commits that waited for granted.
  func awaitEarlierCommits() async throws {
    _ = try await pool.exchange(
      ExchangeSettings(as: .server, for: party, deadline: route.deadline), SignIn.mark())
  }

  /// The database role that the statements run as.
  var role: Role {
    switch caller {
    case .visitor: .visitor
    case .session(let token): token.role
    case .key(let token): token.role
    }
  }

  /// The route's demand of an API key; nil if it is open to none.
  var keyDemand: KeyDemand? {
    KeyDemand(route, lifter: parameters["lifter"], further: furtherKeyAreas)
  }

  /// The same call, whose key has to be for this area too: the request touches it, though not each request to the route.
  func demanding(_ area: KeyArea) -> Call {
    var call = self
    call.furtherKeyAreas.append(area)
    return call
  }

  var signIn: BoundStatement<String> {
    switch caller {
    case .visitor:
      return SignIn.visitor(tenantHeader, request.host)
    case .session(let token):
      guard let claim else { return session(token) }
      return SignIn.sessionOnce(
        token.digest, token.role.text, tenantHeader, claim.key, claim.requestDigest, claim.resource)
    case .key(let token):
      let scopes = keyDemand?.scopes ?? []
      guard let claim else {
        return SignIn.key(
          token.digest, token.role.text, tenantHeader, scopes, keyDemand?.isReading ?? true)
      }
      return SignIn.keyOnce(
        token.digest, token.role.text, tenantHeader, scopes, claim.key, claim.requestDigest, claim.resource)
    }
  }

  private func session(_ token: SessionToken) -> BoundStatement<String> {
    guard route.deadline > Route.usualDeadline else {
      return SignIn.session(token.digest, token.role.text, tenantHeader)
    }
    let longest = (route.deadline - .milliseconds(500)) * services.configuration.leniency
    let limit = Int64(longest / .milliseconds(1))
    return SignIn.sessionForLong(token.digest, token.role.text, tenantHeader, "\(limit)")
  }

  /// The metadata of the request, passed to the database for the audit log: its id, address and user agent; whether its
  /// caller must have agreed to what there is to agree to (auth.begin_session); and whether it makes only what is new
  /// (app.wants_new).
  /// Not with what only reads, where nothing is audited but an admin's look, and each statement counts; but with pages,
  /// one of which begins a session.
  var requestMetadata: BoundStatement<String>? {
    if onlyReads { return nil }
    let agent = (request.headers["User-Agent"] ?? "").asPlainLine.unicodeScalars.prefix(200)
    let name = String(String.UnicodeScalarView(agent))
    let consent = route.needsConsent ? "needed" : ""
    let condition = wantsNew ? "*" : ""
    guard let operation else {
      return SignIn.requestMetadata(
        request.id, request.remoteAddress.description, name, consent, condition)
    }
    return SignIn.operation(
      request.id, request.remoteAddress.description, name, consent, condition, operation.device,
      "\(operation.sequence)", operation.id, isLooking ? "on" : "")
  }

  /// Whether nothing comes of the request, so that it may be carried out twice.
  private var onlyReads: Bool {
    (request.method == .get || request.method == .head) && route.duty == nil && !route.isPage
  }

  /// Whether a person reads the answer in a browser, also where the request is refused.
  var wantsPage: Bool { route.isPage && request.headers["Accept"]?.contains("text/html") == true }

  var tenantHeader: String? { request.headers["Tenant"] }

  // MARK: - Doing it once

  /// Makes a resource at most once per `Idempotency-Key`. Where the request was carried out before, `repeated`
  /// answers with what the first one made; without a key, `make` simply runs.
  ///
  /// - Parameters:
  ///   - make: runs its statements through the call that it is given, in one exchange.
  ///   - repeated: the same; it reads alone.
  func idempotently(
    _ resource: UUID, make: (Call) async throws -> Response,
    repeated: (Call, UUID) async throws -> Response
  ) async throws -> Response {
    guard let key = request.headers["Idempotency-Key"] else { return try await make(self) }
    // Printable ASCII, as the document says; the field's parser has taken off the spaces around it.
    guard (1...255).contains(key.utf8.count), key.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) else {
      throw Problem(.badRequest, .malformedHeader, ["name": "Idempotency-Key"])
    }
    var call = self
    let identity = Array("\(route.method.rawValue) \(request.path)\n".utf8)
    call.claim = Claim(key: key, requestDigest: SHA256.digest(identity + request.body), resource: resource)
    do {
      return try await make(call)
    } catch DatabaseError.refused(let refusal) where refusal.state == .alreadyAnswered {
      guard let earlier = refusal.detail.flatMap({ UUID($0) }) else { throw DatabaseError.refused(refusal) }
      try await awaitEarlierCommits()
      return try await repeated(looking, earlier)
    }
  }

  /// The version that an `If-Match` field demands (RFC 9110, section 13.1.1): one strong entity tag of ours;
  /// nil where there is none or it is `*`.
  var expectedVersion: Int64? {
    get throws {
      guard let field = request.headers["If-Match"], field != "*" else { return nil }
      // Clients that took the version from the body send it without the tag's quotes; it says the same.
      let isQuoted = field.count >= 2 && field.hasPrefix("\"") && field.hasSuffix("\"")
      // The part after the version in a tag names the content, and gzip: the same version of the thing.
      let digits =
        isQuoted ? field.dropFirst().dropLast().wholeMatch(of: Self.tag)?.output.1 : field[...]
      guard let digits, digits.utf8.allSatisfy({ 48...57 ~= $0 }), let version = Int64(digits)
      else { throw Problem(.badRequest, .malformedHeader, ["name": "If-Match"]) }
      return version
    }
  }
}

extension Call {
  /// The text between the quotes of a tag of ours (`Response.taggedByContent`).
  private static var tag: Regex<(Substring, Substring)> { /([0-9]{1,18})(?:-[0-9a-f]{16})?(?:-gzip)?/ }
}

// MARK: - Reading, then writing

extension Call {
  /// Runs what reads something and then writes on the version that it read, in two trips. Where another change came
  /// between (MM412, or MM409 since it is finished), it begins again; unless the client itself named the version.
  func retryingOnConflict(_ body: () async throws -> Response) async throws -> Response {
    guard try expectedVersion == nil else { return try await body() }
    for _ in 1..<Self.tries {
      if let response = try await nilOnConflict(body) { return response }
    }
    return try await body()
  }

  /// A lifter's devices are few, and each trip takes milliseconds.
  private static var tries: Int { 5 }

  private func nilOnConflict(_ body: () async throws -> Response) async throws -> Response? {
    do {
      return try await body()
    } catch DatabaseError.refused(let refusal) where [.preconditionFailed, .conflict].contains(refusal.state)
    {
      return nil
    }
  }
}
