internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// One operation of the API on one line: method, path, who may call, what goes in and out. Security is reviewed
/// here: nothing else decides by the path. The OpenAPI document and the tests of refusals are made from it.
struct Route: Sendable {
  let method: HTTPMethod
  let path: String
  let access: Access
  let summary: StaticString
  /// The areas that an API key must have; nil if no key opens the route.
  let keys: KeyAreas?
  /// The scopes that let a coach, or support, through to a lifter's data; nil if only the lifter gets in.
  let opens: Opening?
  /// If the tenant has switched it off, the route is not there. A coach's own routes belong to coaching.
  let module: TenantModule?
  /// The features of tiers without which it may be refused (402).
  let entitlements: [PaidFeature]
  /// Whether it may ask for a recent proof of identity (app.demand_proof): 403 `proof-needed` without one.
  let needsProof: Bool
  /// Whether a write needs that its caller agreed to the policies. Writes about one's own account
  /// need no consent: signing in and out, its safety, its export and its erasure, and agreeing.
  let needsConsent: Bool
  /// Whether it is answered while a maintenance window closes the rest: what operators ask, what announces the
  /// maintenance itself, and signing in, without which no admin could work.
  let staysOpenInMaintenance: Bool
  let reply: Reply
  /// Whether a token, a code or the like is in the answer, which is then neither compressed nor cached.
  let holdsSecret: Bool
  /// Whether a device asks by it for what changed: so often a minute at most (`MinuteLimits`).
  let isPull: Bool
  /// Whether it keeps a processor busy for long, or may: an account and an address have few of them at once (`HeavyRequests`).
  let isHeavy: Bool
  /// Whether an `Idempotency-Key` makes a repetition harmless (POST only).
  let isIdempotent: Bool
  /// Whether it is done with a connection alone, or changes nothing: no device queues it, and no operation is read.
  let isOnlyOnline: Bool
  /// Bytes of body that are taken; known before a body is read.
  let bodyLimit: Int
  let deadline: Duration
  let content: Content
  /// Statuses beyond the usual ones, with the reason that no schema can express.
  let refusals: [Refusal]
  /// What goes in: `Nothing` where nothing does.
  let query: any Message.Type
  let body: any Message.Type
  /// The schema of a body that its handler reads itself.
  private var foreignBody: JSON?
  /// Whether an empty object is not enough.
  let needsBody: Bool
  private(set) var handle: @Sendable (Call, Request) async throws -> Response

  /// The pool's own limit for a statement lies just below it.
  static let usualDeadline = Duration.seconds(5)

  /// Bytes.
  static let usualBodyLimit = 64 * 1024

  /// What a body consists of. No body is an empty object of `json`; `signedJSON` the handler reads itself, byte for byte;
  /// `ignored` is of any type, and not looked at.
  enum Content: Sendable {
    case none, json, signedJSON, csv, picture, form, ignored

    /// The media types it may be sent as; the first is documented. Browsers send a file as what the machine opens it
    /// with: on Windows CSV is a spreadsheet's. Its content shows what it really is.
    var mediaTypes: [String] {
      switch self {
      case .none, .ignored: []
      case .json, .signedJSON: ["application/json"]
      case .form: ["application/x-www-form-urlencoded"]
      case .picture: ["image/png", "image/webp", "application/octet-stream"]
      case .csv:
        [
          "text/csv", "application/csv", "text/plain", "text/tab-separated-values",
          "application/vnd.ms-excel", "application/octet-stream", "application/json",
        ]
      }
    }
  }

  init<Query: Message, Body: Message>(
    _ method: HTTPMethod, _ path: String, _ access: Access, _ summary: StaticString,
    keys: KeyAreas? = nil, opens: Opening? = nil, module: TenantModule? = nil,
    entitlement entitlements: PaidFeature..., proof: Bool = false, withoutConsent: Bool = false,
    inMaintenance: Bool = false, query _: Query.Type? = nil, body _: Body.Type? = nil, reply: Reply,
    holdsSecret: Bool = false, pulls: Bool = false, heavy: Bool = false, idempotent: Bool = false,
    onlyOnline: Bool = false,
    limit: Int = Route.usualBodyLimit,
    deadline: Duration = Route.usualDeadline,
    content: Content? = nil, refusals: [Refusal] = [],
    handle: @escaping @Sendable (Call, Query, Body) async throws -> Response
  ) {
    self.method = method
    self.path = path
    self.access = access
    self.summary = summary
    self.keys = keys
    self.opens = opens
    self.module = module ?? (access == .coach ? .coaching : nil)
    self.entitlements = entitlements
    needsProof = proof
    needsConsent =
      [.signedIn, .lifterOrCoach, .coach].contains(access) && ![.get, .head].contains(method)
      && !withoutConsent
    staysOpenInMaintenance = inMaintenance
    self.reply = reply
    self.holdsSecret = holdsSecret || reply.isPage && !reply.isOfPortal
    isPull = pulls
    isHeavy = heavy
    isIdempotent = idempotent
    isOnlyOnline = onlyOnline
    self.content =
      content ?? (Body.self != Nothing.self || [.post, .put, .patch].contains(method) ? .json : .none)
    bodyLimit = self.content == .none ? 0 : limit
    self.deadline = deadline
    self.refusals = refusals
    query = Query.self
    body = Body.self
    var faults = Faults()
    needsBody = Body.decode(.object([]), Rules(), into: &faults) == nil || self.content == .signedJSON
    self.handle = { (call: Call, request: Request) async throws -> Response in
      let input = try Input<Query, Body>(request, call.route.content, isPage: call.route.isPage)
      return try await handle(call, input.query, input.body)
    }
  }
}

extension Route {
  /// The same route; where its input is refused it also asks for the faults that only the database can find, so
  /// that all are named at once.
  func addingDatabaseFaults(_ further: @escaping @Sendable (Call, [Fault]) async throws -> [Fault]) -> Route {
    var route = self
    let handle = handle
    route.handle = { (call: Call, request: Request) async throws -> Response in
      do {
        return try await handle(call, request)
      } catch let problem as Problem where problem.kind == .invalid {
        let more = try await further(call, problem.faults)
        throw Problem.invalid(problem.faults + more)
      }
    }
    return route
  }

  /// The same route, whose handler reads the body itself, since others say what it looks like and what is signed in it
  /// are its bytes: what the API's document says of it.
  func taking(_ schema: JSON) -> Route {
    var route = self
    route.foreignBody = schema
    return route
  }

  func bodySchema(_ components: inout SchemaComponents) -> JSON? {
    foreignBody ?? (body == Nothing.self ? nil : body.schema(Rules(), &components))
  }

  /// The request as its handler reads it: where JSON is taken, no body is an empty object.
  func completing(_ request: Request) -> Request {
    guard content == .json, request.body.isEmpty else { return request }
    var request = request
    request.body = Array("{}".utf8)
    return request
  }

  /// For people, not for programs: the API's document leaves it out.
  var isPage: Bool { reply.isPage }

  /// An answer that goes on until its client leaves.
  var isStream: Bool { reply.mediaType == "text/event-stream" }

  /// What the calling admin has to look after; nil where no admin alone calls.
  var duty: AdminDuty? {
    guard case .admin(let duty) = access else { return nil }
    return duty
  }

  /// Neither a page nor what a payment provider calls.
  var isForApps: Bool { !isPage && foreignBody == nil }

  /// Whether `If-Match` may name the version that is to be changed.
  var isVersioned: Bool { refusals.contains { $0.status == 412 } }

  /// Whether it makes a lifter's own thing under the id that the path names, unless it is there: the database then refuses
  /// what was deleted (`app.refuse_deleted`), and `If-None-Match: *` asks for a new one.
  var makesUnderID: Bool { method == .put && access == .lifterOrCoach && reply.statuses.contains(201) }

  /// Whether it is read which operation of a device the request is.
  var takesOperations: Bool {
    access == .lifterOrCoach && ![.get, .head].contains(method) && !isOnlyOnline
  }
}

/// The callers that may call a route. The database decides what they then see.
enum Access: Sendable, Equatable {
  /// Without an account.
  case anyone
  case signedIn
  /// Users with training of their own: lifters and coaches.
  case lifterOrCoach
  case coach
  /// Admins with this duty.
  case admin(AdminDuty)

  /// The roles by the names that the API uses for them; empty for a route that needs none.
  var roleNames: [String] {
    switch self {
    case .anyone: []
    case .signedIn: ["lifter", "coach", "admin"]
    case .lifterOrCoach: ["lifter", "coach"]
    case .coach: ["coach"]
    case .admin: ["admin"]
    }
  }
}

/// A status that a route may answer with besides those which follow from its declaration.
struct Refusal: Sendable {
  let status: Int
  let reason: StaticString

  static func conflict(_ reason: StaticString) -> Refusal { Refusal(status: 409, reason: reason) }
  static func gone(_ reason: StaticString) -> Refusal { Refusal(status: 410, reason: reason) }
  static func tooMany(_ reason: StaticString) -> Refusal { Refusal(status: 429, reason: reason) }
  static func paymentRequired(_ reason: StaticString) -> Refusal { Refusal(status: 402, reason: reason) }
  static let staleVersion = Refusal(status: 412, reason: "If-Match names another version than there is")
  /// For a query that names a span of time.
  static let range = rule("`from` is not after `to`")
  /// A rule between values that a schema can't state.
  static func rule(_ reason: StaticString) -> Refusal { Refusal(status: 422, reason: reason) }
  static func forbidden(_ reason: StaticString) -> Refusal { Refusal(status: 403, reason: reason) }
  static func unauthorized(_ reason: StaticString) -> Refusal { Refusal(status: 401, reason: reason) }
}

/// A route's answer when all is well.
struct Reply: Sendable {
  let statuses: [Int]
  /// Empty where there is no body.
  let mediaType: String
  /// Those that the query may ask for instead.
  var otherMediaTypes: [String] = []
  /// Nil where it is no message of the API.
  var message: (any Message.Type)?
  /// Whether it belongs to the portal: it holds no token, and may be kept and compressed.
  var isOfPortal = false

  static func ok<Body: Message>(_: Body.Type) -> Reply { json([200], Body.self) }
  static func created<Body: Message>(_: Body.Type) -> Reply { json([201], Body.self) }
  static func createdOrReplaced<Body: Message>(_: Body.Type) -> Reply { json([200, 201], Body.self) }
  static func accepted() -> Reply { Reply(statuses: [202], mediaType: "") }
  static func noContent() -> Reply { Reply(statuses: [204], mediaType: "") }
  /// JSON whose form is described elsewhere: the OpenAPI document itself.
  static func object() -> Reply { Reply(statuses: [200], mediaType: json) }
  /// An answer that is no object of the API: a page, a metrics text.
  static func text(_ mediaType: String) -> Reply { Reply(statuses: [200], mediaType: mediaType) }

  /// A file of the first type, or of another one if the query says so.
  static func file(_ mediaType: String, _ others: String...) -> Reply {
    Reply(statuses: [200], mediaType: mediaType, otherMediaTypes: others)
  }

  var mediaTypes: [String] { [mediaType] + otherMediaTypes }

  /// What the portal consists of, for browsers.
  static func portal(_ mediaType: String) -> Reply {
    Reply(statuses: [200], mediaType: mediaType, isOfPortal: true)
  }

  var isPage: Bool { mediaType == "text/html" || isOfPortal }

  func schema(_ components: inout SchemaComponents) -> JSON? {
    message?.schema(Rules(), &components) ?? (mediaType == Self.json ? ["type": "object"] : nil)
  }

  private static let json = "application/json"

  private static func json<Body: Message>(_ statuses: [Int], _: Body.Type) -> Reply {
    Reply(statuses: statuses, mediaType: json, message: Body.self)
  }
}

/// A part of the platform: what it offers over HTTP, and the statements it runs.
protocol Feature: SendableMetatype {
  /// The heading of its operations in the API's document.
  static var title: String { get }
  static var routes: [Route] { get }
  static var statements: [AnyStatement] { get }
  static var jobs: [Job] { get }
}

extension Feature {
  /// `DataExports` → `Data exports`.
  static var title: String {
    let name = "\(Self.self)"
    var words = ""
    for index in name.indices {
      let next = name.index(after: index)
      let beginsWord = name[index].isUppercase && next < name.endIndex && name[next].isLowercase
      guard beginsWord, !words.isEmpty else {
        words.append(name[index])
        continue
      }
      words += " \(name[index].lowercased())"
    }
    return words
  }
  static var jobs: [Job] { [] }
}
