internal import EventLoop
internal import HTTPServer
internal import Localization
internal import MuscleMateAPI
internal import Postgres
internal import Primitives
internal import Rendering
internal import Secrets

/// Connects HTTP with the routes: finds the route at the end of the headers, before a body is read, runs its
/// handler, and turns every outcome into an answer.
struct Gateway: Sendable {
  private let router: Router<Route>
  let services: Services
  private let pools: [ObjectIdentifier: Pool]

  init(_ routes: [Route], services: Services, pools: [ObjectIdentifier: Pool]) throws {
    var router = Router<Route>()
    for route in routes { try router.add(route.method, route.path, route) }
    self.router = router
    self.services = services
    self.pools = pools
  }

  func admit(_ head: RequestHead, on loop: EventLoop) -> Admission {
    do {
      try refuseRepeated(head)
      let (route, parameters) = try endpoint(for: head)
      let caller = try caller(of: head, for: route)
      try heedMaintenance(head, route, caller)
      if case .session(let token) = caller {
        try services.limits.count(head, on: route, by: token, at: services.clock())
      }
      if head.headers["Tenant"] == "" { throw Problem(.badRequest, .malformedHeader, ["name": "Tenant"]) }
      try checkContent(of: head, for: route)
      guard let pool = pools[ObjectIdentifier(loop)] else { throw Problem.unavailable() }
      let deadline = (route.deadline + .seconds(5)) * services.configuration.leniency
      return .handle(bodyLimit: route.bodyLimit, deadline: deadline) { request in
        let call = Call(
          services: services, pool: pool, route: route, request: route.completing(request),
          parameters: parameters, caller: caller)
        guard let trace = head.headers["traceparent"].flatMap(TraceParent.init) else {
          return await delivered(answer(call), call)
        }
        return await TraceParent.$current.withValue(trace) { await delivered(answer(call), call) }
      }
    } catch let problem as Problem {
      return .refuse(addingAnnouncements(problem.response(in: Self.language(of: head), for: head.id), head))
    } catch let answer as EarlyAnswer {
      return .refuse(addingAnnouncements(answer.response, head))
    } catch {
      let response = Problem(.internalError).response(in: Self.language(of: head), for: head.id)
      return .refuse(services.crossOrigins.opening(response, to: head))
    }
  }

  /// The HTTP server's own refusal: in English if there is no head yet to read a language from.
  func refuse(_ fault: HTTPFault, _ request: UUID, _ head: RequestHead?) -> Response {
    var problem = Problem(refusedBy: fault)
    if fault == .bodyTooLarge, let head, case .found(let route, _) = router.match(head.method, head.path) {
      problem = Problem(.contentTooLarge, .contentTooLarge, ["limit": "\(route.bodyLimit)"])
    }
    return problem.response(in: head.map(Self.language) ?? .english, for: request)
  }

  /// A field that decides about the caller or the action may occur only once: of two, a proxy before us may use the
  /// other. The parser itself refuses a second Host, and a second field that frames the body.
  private func refuseRepeated(_ head: RequestHead) throws {
    for name in Self.fieldsOnce where head.headers.occurrences(name) > 1 {
      throw Problem(.badRequest, .malformedHeader, ["name": name])
    }
  }

  private static let fieldsOnce = [
    "Authorization", "Cookie", "Tenant", "Content-Type", "Origin", "Sec-Fetch-Site", "Idempotency-Key",
    "If-Match", SyncOperation.field,
  ]

  private struct EarlyAnswer: Error {
    let response: Response
  }

  private func endpoint(for head: RequestHead) throws -> (Route, PathParameters) {
    switch router.match(head.method, head.path) {
    case .found(let route, let parameters): return (route, parameters)
    case .notFound: throw Problem.notFound
    case .options(let methods):
      throw EarlyAnswer(
        response: services.crossOrigins.preflight(.allowing(methods), methods, for: head))
    case .methodNotAllowed(let methods):
      var problem = Problem(.methodNotAllowed, .methodNotAllowed, ["allow": methods.allowField])
      problem.headers["Allow"] = methods.allowField
      throw problem
    }
  }

  private func caller(of head: RequestHead, for route: Route) throws -> Call.Caller {
    if route.access == .anyone {
      if let tenant = head.headers["Tenant"], !Self.canName(tenant) { throw Problem(.unknownTenant) }
      return .visitor
    }
    guard let field = head.headers["Authorization"] else { return .session(try cookie(of: head)) }
    if let token = SessionToken(authorization: field) { return .session(token) }
    guard let key = Bearer.token(field).flatMap(APIKeyToken.init) else { throw Problem(.unauthorized) }
    if let seconds = services.limits.keys.wait(key.digest, at: services.clock()) {
      throw Problem.tooManyRequests(retryAfter: seconds)
    }
    return .key(key)
  }

  /// A browser sends its cookie along with whatever any page makes it send; so what changes something has to come from
  /// a page of our own.
  private func cookie(of head: RequestHead) throws -> SessionToken {
    guard let token = SessionCookie.token(of: head, services.configuration) else {
      throw Problem(.unauthorized, .sessionMissing)
    }
    guard !head.isUnsafe || head.isOfOwnPage else { throw Problem(.crossSite, .crossSite) }
    return token
  }

  /// Whether a tenant can have this name, in either case of letters. Whether one has it is the database's to know,
  /// which not every open route asks.
  private static func canName(_ tenant: String) -> Bool {
    let bytes = tenant.lowercased().utf8
    return bytes.count <= 63 && bytes.first != UInt8(ascii: "-")
      && bytes.allSatisfy { 97...122 ~= $0 || 48...57 ~= $0 || $0 == UInt8(ascii: "-") }
  }

  private func checkContent(of head: RequestHead, for route: Route) throws {
    if route.content == .none { return try refuseBody(of: head) }
    if route.content == .json, !Self.hasBody(head) { return }
    let taken = route.content.mediaTypes
    let type = (head.headers["Content-Type"] ?? "").prefix { $0 != ";" }.trimmingSpaces().lowercased()
    guard let usual = taken.first, !taken.contains(type) else { return }
    throw Problem(.unsupportedMediaType, .unsupportedMediaType, ["expected": usual])
  }

  private func refuseBody(of head: RequestHead) throws {
    guard !Self.hasBody(head) else { throw Problem(.badRequest, .takesNoBody) }
  }

  private static func hasBody(_ head: RequestHead) -> Bool {
    head.headers["Transfer-Encoding"] != nil
      || !(head.headers["Content-Length"] ?? "0").allSatisfy { $0 == "0" }
  }

  /// The available language that the request prefers; English if it names none of them.
  static func language(of head: RequestHead) -> Language {
    head.headers["Accept-Language"].flatMap(Language.init(acceptLanguage:)) ?? .english
  }

  // MARK: - Outcomes

  private func answer(_ call: Call) async -> Response {
    let start = ContinuousClock.now
    let response = await outcome(of: call)
    // Whatever the answer is: a refused password queues a mail, too.
    if call.request.head.isUnsafe {
      services.wakeMail()
      services.ringStreams(call, response)
    }
    services.observe(
      .answered(
        route: call.route.path, method: call.route.method, status: response.status.code,
        duration: start.duration(to: .now), request: call.request.id))
    return response
  }

  private func outcome(of call: Call) async -> Response {
    do {
      let turn = call.route.isHeavy ? try await services.heavyRequests.begin(call) : nil
      try await checkRole(of: call)
      return try await answerClaiming(call).holding(turn)
    } catch DatabaseError.refused(let refusal) where refusal.isRepeatedOperation {
      return await repeatedOperation(call)
    } catch {
      var problem = problem(for: await unlessAbsent(await certain(error, call), call), call)
      if problem.detail == .invalidInput, call.request.method == .get { problem.detail = .invalidQuestion }
      if Self.isWorthAsking(problem) { await call.learnLanguage() }
      return call.wantsPage
        ? problem.page(in: call.language, for: call.request.id)
        : problem.response(in: call.language, for: call.request.id)
    }
  }

  /// Whether the database is asked for the caller's language, for the sake of these words. Not for one request too many: to
  /// refuse it costs no transaction.
  private static func isWorthAsking(_ problem: Problem) -> Bool {
    problem.kind.status < 500 && problem.kind != .unauthorized && problem.kind.status != 429
  }

  /// An operation of a device is claimed by the transaction that writes; here where there was nothing to write. What is
  /// refused is refused within it: after its commit the number would be used up, and what it wrote would be there.
  private func answerClaiming(_ call: Call) async throws -> Response {
    let call = try call.readingCondition().readingOperation()
    guard let operation = call.operation else { return try await answerOfRoute(call) }
    do {
      let response = try await answerOfRoute(call)
      if !operation.isClaimed { try await call.run() }
      return response
    } catch let problem as Problem where operation.isClaimed {
      services.observe(
        .failed(
          route: call.route.path, request: call.request.id, error: "refused after its commit: \(problem.kind)"
        ))
      throw problem
    }
  }

  /// A device repeats an operation whose answer was lost: it pulls what became of it.
  private func repeatedOperation(_ call: Call) async -> Response {
    do {
      try await call.awaitEarlierCommits()
      var response = Response.noContent
      response.headers[SyncOperation.repeated] = "?1"
      return response
    } catch {
      return problem(for: error, call).response(in: call.language, for: call.request.id)
    }
  }

  /// Input is read before the database is asked. Where the tenant has not the route's module, the answer is that the route is
  /// not there, whatever is wrong with the input. Any other refusal of the question leaves the first one as the answer.
  private func unlessAbsent(_ error: any Error, _ call: Call) async -> any Error {
    guard error is Problem || error is HTTPFault, call.route.module != nil,
      [400, 413, 415, 422].contains(problem(for: error, call).kind.status)
    else { return error }
    do {
      try await call.run()
      return error
    } catch let DatabaseError.refused(refusal) where refusal.state == .notFound {
      return DatabaseError.refused(refusal)
    } catch {
      return error
    }
  }

  /// A write that is refused since its like is there already may repeat one whose answer was lost: the client takes the
  /// refusal for the answer, so it too is given only once what is there can't be lost any more.
  private func certain(_ error: any Error, _ call: Call) async -> any Error {
    guard call.request.head.isUnsafe, case DatabaseError.refused(let refusal) = error,
      [.conflict, .preconditionFailed, .uniqueViolation, .exclusionViolation].contains(refusal.state)
    else { return error }
    do {
      try await call.awaitEarlierCommits()
      return error
    } catch let unknown {
      return unknown
    }
  }

  /// If the keys changed under the request (the database refused a value sealed under a retired key, and saved
  /// nothing; or what was read is sealed under an unknown one), it is run again with the keys as they are now: a
  /// rotation loses no request. Not without end, since a server may lack a key that the others have.
  private func answerOfRoute(_ call: Call) async throws -> Response {
    for _ in 1...3 {
      do {
        return try await call.route.handle(call, call.request)
      } catch is UnknownSealingKey {
        try await services.secrets.reload(on: services.sidePool)
      } catch DatabaseError.refused(let refusal) where refusal.state == .retiredKey {
        try await services.secrets.reload(sealingUnder: refusal.detail, on: services.sidePool)
      }
    }
    return try await call.route.handle(call, call.request)
  }

  /// A token's role is confirmed only once its session is found: without a session the answer is that there is none,
  /// not that the role is wrong.
  private func checkRole(of call: Call) async throws {
    let allowed = call.route.access.roles
    if case .key = call.caller, call.keyDemand == nil {
      try await call.run()
      throw Problem(.scopeMissing, .notForKeys)
    }
    guard !allowed.isEmpty, !allowed.contains(call.role) else { return try await checkDuty(of: call) }
    try await call.run()
    throw Problem(
      .roleNotAllowed, .roleNotAllowed, ["roles": call.route.access.roleNames.joined(separator: ", ")])
  }

  /// Ahead of the input, as the role is. What an admin then reads or changes asks for the duty again.
  private func checkDuty(of call: Call) async throws {
    guard let duty = call.route.duty else { return }
    _ = try await call.run(RouteDuty.demand(duty.rawValue))
  }

  private func problem(for error: any Error, _ call: Call) -> Problem {
    switch error {
    case let problem as Problem: return problem
    case let fault as HTTPFault: return Problem(refusedBy: fault)
    case is SidePoolFull: return .unavailable()
    case let error as UnknownSealingKey:
      // The operator's to mend: a server was started without a key that the others have.
      services.observe(.failed(route: call.route.path, request: call.request.id, error: error.description))
      return .unavailable()
    case let error as Renderer.Failure:
      // Mostly for lack of memory.
      services.observe(.failed(route: call.route.path, request: call.request.id, error: error.description))
      return .unavailable()
    case let error as DatabaseError:
      if case .refused(let refusal) = error, refusal.state == .insufficientPrivilege {
        services.observe(.forbidden(statement: refusal.statement ?? "none", request: call.request.id))
      }
      switch error {
      case .connectionLost, .unavailable: services.observe(.databaseFailed(error: error.description))
      default: break
      }
      if let problem = maintenanceProblem(error, call) ?? Problem(error) { return problem }
      return bug(error.debugDescription, call)
    default: return bug("\(error)", call)
    }
  }

  private func bug(_ error: String, _ call: Call) -> Problem {
    services.observe(.failed(route: call.route.path, request: call.request.id, error: error))
    return Problem(.internalError)
  }
}

extension Access {
  /// The database roles that may call; empty for a route that needs none.
  var roles: [Role] {
    switch self {
    case .anyone: []
    case .signedIn: .signedIn
    case .lifterOrCoach: .lifterOrCoach
    case .coach: [.coach]
    case .admin: [.admin]
    }
  }
}

extension DatabaseError.Refusal {
  fileprivate var isRepeatedOperation: Bool { state == .alreadyAnswered && message == "operation-done" }
}
