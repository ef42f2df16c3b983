internal import APISchema
internal import HTTPServer
internal import Localization
internal import MuscleMateAPI
internal import Primitives

/// The answer to a request that can't be carried out (RFC 9457). Handlers throw it; one place renders it.
struct Problem: Error, Sendable {
  var kind: ProblemKind
  /// In the place of the kind's own title.
  var title: MessageKey.Detail?
  var detail: MessageKey.Detail?
  var arguments: [String: String] = [:]
  /// Arguments that are lists of weekdays, said in the user's language.
  var weekdays: [String: [Weekday]] = [:]
  var faults: [Fault] = []
  /// Further members of the document.
  var members: [JSON.Member] = []
  /// Seconds, for 429 and 503.
  var retryAfter: Int?
  var headers: Headers = [:]

  init(_ kind: ProblemKind, _ detail: MessageKey.Detail? = nil, _ arguments: [String: String] = [:]) {
    self.kind = kind
    self.detail = detail ?? Self.usualDetail(of: kind)
    self.arguments = arguments
  }

  /// 422 with every fault of the input.
  static func invalid(_ faults: [Fault]) -> Problem {
    var problem = Problem(.invalid, .invalidInput, ["count": "\(faults.count)"])
    problem.faults = faults
    return problem
  }

  static func invalid(_ pointer: String, _ kind: Fault.Kind) -> Problem {
    var faults = Faults()
    func add(at names: ArraySlice<Substring>, _ faults: inout Faults) {
      guard let name = names.first else { return faults.add(kind) }
      faults.at(.name(String(name))) { add(at: names.dropFirst(), &$0) }
    }
    add(at: pointer.split(separator: "/")[...], &faults)
    return .invalid(faults.list)
  }

  static let notFound = Problem(.notFound)

  static func tooManyRequests(retryAfter seconds: Int) -> Problem {
    var problem =
      switch seconds {
      case ..<120: Problem(.tooManyRequests, .tooManyRequests, ["seconds": "\(seconds)"])
      case ..<7200: Problem(.tooManyRequests, .retryInMinutes, ["minutes": "\((seconds + 59) / 60)"])
      default: Problem(.tooManyRequests, .retryInHours, ["hours": "\((seconds + 3599) / 3600)"])
      }
    problem.retryAfter = seconds
    return problem
  }

  static func unavailable(retryAfter seconds: Int = 1) -> Problem {
    var problem = Problem(.unavailable)
    problem.retryAfter = seconds
    return problem
  }

  private static func usualDetail(of kind: ProblemKind) -> MessageKey.Detail? {
    switch kind {
    case .unauthorized: .sessionEnded
    case .wrongLogin: .wrongLogin
    case .secondFactorNeeded: .secondFactorNeeded
    case .paymentRequired: .paymentRequired
    case .emailUnverified: .emailUnverified
    case .addressSetAside: .addressSetAside
    case .notFound: .notFound
    case .unknownTenant: .unknownTenant
    case .requestTimeout: .requestTimeout
    case .conflict: .conflict
    case .gone: .gone
    case .resyncNeeded: .resyncNeeded
    case .preconditionFailed: .versionChanged
    case .uriTooLong: .uriTooLong
    case .headersTooLarge: .headersTooLarge
    case .internalError: .internalError
    case .unavailable: .unavailable
    case .deadlineExceeded: .deadlineExceeded
    default: nil
    }
  }
}

extension Problem {
  /// The problem document in this language; `instance` is the request's id.
  func document(in language: Language, for request: UUID) -> JSON {
    var members: [JSON.Member] = [
      .init("type", .string("/problems/\(kind.rawValue)")),
      .init("title", .string(language.text(title.map(MessageKey.detail) ?? .problemTitle(kind)))),
      .init("status", .number("\(kind.status)")),
    ]
    if let detail {
      let days = weekdays.mapValues { $0.map { language.text(.weekday($0)) }.joined(separator: ", ") }
      let text = language.text(.detail(detail), arguments.merging(days) { $1 })
      members.append(.init("detail", .string(text)))
    }
    members.append(.init("instance", .string("/requests/\(request)")))
    // A conflict has one kind and many reasons, which an app handles differently.
    if kind == .conflict, let detail { members.append(.init("code", .string(detail.code))) }
    if !faults.isEmpty {
      members.append(.init("errors", .array(faults.map { $0.document(in: language) })))
    }
    return .object(members + self.members)
  }

  func response(in language: Language, for request: UUID) -> Response {
    var headers = headers
    headers["Content-Type"] = "application/problem+json"
    headers["Content-Language"] = language.rawValue
    if let retryAfter { headers["Retry-After"] = "\(retryAfter)" }
    if kind.status == 401 { headers["WWW-Authenticate"] = "Bearer" }
    let text = document(in: language, for: request).bytes.withUnsafeBytes(JSON.compact)
    return Response(Status(kind.status), headers: headers, body: .bytes(text))
  }
}

extension Fault {
  fileprivate func document(in language: Language) -> JSON {
    var members: [JSON.Member] = [
      .init("pointer", .string(pointer)), .init("code", .string(code.rawValue)),
      .init("message", .string(text(in: language))),
    ]
    // What is expected is words of the message.
    let named = arguments.filter { $0.key != "expected" }.sorted { $0.key < $1.key }
    if !named.isEmpty {
      // A moment as everywhere in the API.
      let values = named.map { JSON.Member($0.key, Timestamp($0.value)?.encoded() ?? .string($0.value)) }
      members.append(.init("arguments", .object(values)))
    }
    return .object(members)
  }

  /// The text of the fault, behind the name of the value.
  func text(in language: Language) -> String {
    var arguments = arguments
    arguments["expected"] = arguments["expected"].map(language.expectation)
    return language.text(.fault(code), arguments)
  }
}
