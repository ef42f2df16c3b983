internal import APISchema
internal import HTTPServer
internal import Localization
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// The server's answers while a window is planned or under way.
extension Gateway {
  /// Refuses, at the end of the headers, what a window closes. For sessions this is the installation's windows, without
  /// asking the database, which may be away; those of one tenant the database refuses itself (auth.heed_maintenance),
  /// as it does where this server has not heard of one yet.
  func heedMaintenance(_ head: RequestHead, _ route: Route, _ caller: Call.Caller) throws(Problem) {
    let now = services.clock()
    let tenant: NamedTenant?
    switch caller {
    case .visitor: tenant = .named(slug: head.headers["Tenant"], host: head.host)
    case .session(let token) where token.role == .admin: return
    case .session, .key: tenant = nil
    }
    guard let window = services.maintenance.windows(for: tenant, at: now).first, window.isUnderWay(at: now),
      !route.staysOpenInMaintenance, window.mode == .closed || !route.method.isSafe
    else { return }
    throw .maintenance(window, at: now, in: Self.language(of: head))
  }

  /// The same answer, readable for pages that may, and with the field that announces what is planned or under way.
  func addingAnnouncements(_ response: Response, _ head: RequestHead, tenant: NamedTenant? = nil)
    -> Response
  {
    var response = services.crossOrigins.opening(response, to: head)
    let tenant = tenant ?? .named(slug: head.headers["Tenant"], host: head.host)
    if let window = services.maintenance.windows(for: tenant, at: services.clock()).first {
      response.headers["Maintenance"] = window.field
    }
    return response
  }

  /// As `addingAnnouncements`, for a call that came in: its session decides whose tenant's windows matter.
  func addingAnnouncements(_ response: Response, _ call: Call) async -> Response {
    var tenant: NamedTenant?
    if case .session(let token) = call.caller {
      // If the database does not answer, the request itself decides.
      tenant = try? await services.maintenance.tenant(of: token, call.pool)
    }
    return addingAnnouncements(response, call.request.head, tenant: tenant)
  }

  /// A write that the database refused since the transaction may only read (25006), while a window says so.
  func maintenanceProblem(_ error: DatabaseError, _ call: Call) -> Problem? {
    guard case .refused(let refusal) = error else { return nil }
    let now = services.clock()
    switch refusal.state {
    case .maintenance:
      let end = refusal.detail.flatMap { Int64($0) }.map { Timestamp(unixSeconds: $0) }
      return .maintenance(until: end, at: now)
    case .readOnlyTransaction:
      let isClosing = { (window: PlannedWindow) in window.mode == .readOnly && window.isUnderWay(at: now) }
      return services.maintenance.everyWindow(at: now).first(where: isClosing).map {
        .maintenance($0, at: now, in: call.language)
      }
    default: return nil
    }
  }
}

extension Problem {
  /// The operators' message, if there is one, and when to come again.
  static func maintenance(_ window: PlannedWindow, at now: Timestamp, in language: Language) -> Problem {
    var problem = Problem.maintenance(until: window.endsAt, at: now)
    if window.mode == .readOnly {
      problem.title = .readOnlyTitle
      problem.detail = .readOnly
    }
    problem.members.append(.init("mode", .string(window.mode.rawValue)))
    if let message = window.message(in: language) {
      problem.members.append(.init("message", .string(message)))
    }
    return problem
  }

  static func maintenance(until end: Timestamp?, at now: Timestamp) -> Problem {
    var problem = Problem(.maintenance, .maintenance)
    // A minute where no end is known here.
    problem.retryAfter = end.map { Int(clamping: max(1, $0.unixSeconds - now.unixSeconds + 1)) } ?? 60
    if let end { problem.members.append(.init("until", end.encoded())) }
    return problem
  }
}

extension HTTPMethod {
  /// Reads alone (RFC 9110, section 9.2.1).
  fileprivate var isSafe: Bool { [.get, .head, .options].contains(self) }
}
