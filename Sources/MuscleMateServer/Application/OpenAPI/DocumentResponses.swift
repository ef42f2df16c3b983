internal import APISchema
internal import Localization
internal import MuscleMateAPI
internal import Primitives

/// What the document says of the answers of an operation. The problems are said once, and named by the operations.
enum DocumentResponses {
  static func of(_ route: Route, _ components: inout DocumentSchemas) -> [JSON.Member] {
    var responses = route.reply.statuses.map { status in
      JSON.Member("\(status)", success(status, route, &components))
    }
    if route.takesOperations, !route.reply.statuses.contains(204) {
      responses.append(.init("204", repeated("The operation was carried out before.")))
    }
    for (status, reason) in refusals(of: route) {
      responses.append(.init("\(status)", reference(status, reason)))
    }
    return responses
  }

  // MARK: - Success

  private static func success(_ status: Int, _ route: Route, _ components: inout DocumentSchemas) -> JSON {
    if status == 204, route.takesOperations { return repeated(meaning(of: status)) }
    var members: [JSON.Member] = [.init("description", .string(meaning(of: status)))]
    if status == 201 { members.append(.init("headers", ["Location": location])) }
    if let schema = route.reply.schema(&components.answers) {
      let example = components.examples.whole(schema, .answer) ?? [:]
      members.append(
        .init("content", .object([.init(route.reply.mediaType, ["schema": schema, "example": example])])))
    } else if !route.reply.mediaType.isEmpty {
      let types = route.reply.mediaTypes.map { JSON.Member($0, file(of: $0, route)) }
      members.append(.init("content", .object(types)))
    }
    return .object(members)
  }

  /// Bytes have no schema (OpenAPI 3.1, section 4.8.14.1).
  private static func file(of mediaType: String, _ route: Route) -> JSON {
    guard !["application/zip", "application/pdf", "image/png"].contains(mediaType) else { return [:] }
    return ["schema": ["type": "string"], "example": TextExamples.answer(of: route.path) ?? ""]
  }

  private static func repeated(_ meaning: String) -> JSON {
    [
      "description": .string(meaning),
      "headers": .object([.init(SyncOperation.repeated, sentAgain)]),
    ]
  }

  private static let sentAgain: JSON = [
    "description":
      "`?1` if the operation in Sync-Operation was carried out before. Absent: it was carried out now.",
    "schema": ["type": "string", "const": "?1"], "example": "?1",
  ]

  private static let location: JSON = [
    "description": "The path of what was made.", "schema": ["type": "string"],
  ]

  private static func meaning(of status: Int) -> String {
    switch status {
    case 201: "It was made."
    case 202: "It was taken; what follows comes by mail."
    case 204: "Done."
    case 206: "The part that was asked for."
    default: "Here it is."
    }
  }

  // MARK: - Problems

  /// What a status says of any operation.
  private static let reasons = [
    400: "The request can't be understood.",
    401: "No valid session.",
    402: "The caller's tier does not include it; `plans` are the tiers that do.",
    403: "Not open to the caller's role.",
    404: "It does not exist, or the caller may not see it.",
    408: "The body came too slowly.",
    409: "It does not go with what is there.",
    410: "It was there, and is over.",
    412: "If-Match names another version than there is.",
    413: "The body is too large.",
    415: "The body has the wrong type.",
    422: "The input is not valid; every fault is named.",
    429: "Too many attempts; Retry-After says when to come again.",
    500: "A bug of the server; the instance helps to find it.",
    503: "Overloaded, or the database can't be reached; Retry-After says when to come again.",
    504: "The request reached its time limit; nothing was saved.",
  ]

  static var problems: JSON {
    .object(
      reasons.sorted { $0.key < $1.key }.compactMap { status, reason in
        kind(of: status).map { JSON.Member($0.rawValue, problem($0, reason)) }
      })
  }

  private static func problem(_ kind: ProblemKind, _ reason: String) -> JSON {
    let problem =
      kind == .invalid
      ? Problem.invalid([Fault(pointer: "/exercises/0/sets/0/reps", code: .missing)]) : Problem(kind)
    return [
      "description": .string(reason),
      "content": [
        "application/problem+json": [
          "schema": ["$ref": "#/components/schemas/Problem"],
          "example": problem.document(in: .english, for: request),
        ]
      ],
    ]
  }

  private static let request = UUID(high: 0x01A1_FC4A_44D0_7FBC, low: 0xBA9C_D524_FF53_9133)

  private static func kind(of status: Int) -> ProblemKind? {
    ProblemKind.allCases.first { $0.status == status }
  }

  /// Beside a reference a description of its own may stand (OpenAPI 3.1, section 4.8.23).
  private static func reference(_ status: Int, _ reason: String) -> JSON {
    let name = kind(of: status)?.rawValue ?? ""
    var members: [JSON.Member] = [.init("$ref", .string("#/components/responses/\(name)"))]
    if reason != reasons[status] { members.append(.init("description", .string(reason))) }
    return .object(members)
  }

  /// The refusals that follow from the declaration itself, then those that the route adds.
  private static func refusals(of route: Route) -> [(status: Int, reason: String)] {
    var statuses = [400, 404, 422, 500, 503, 504]
    if route.access != .anyone { statuses += [401, 403] }
    if route.content != .none { statuses += [408, 413, 415] }
    var told = Dictionary(uniqueKeysWithValues: statuses.map { ($0, reasons[$0] ?? "") })
    if route.access != .anyone { told[403] = forbidden(route) }
    if !route.entitlements.isEmpty {
      let features = route.entitlements.map(\.rawValue).joined(separator: ", ")
      told[402] = "The tier does not contain it, or not this many of it: \(features)."
    }
    let particular = implied(by: route) + route.refusals.map { ($0.status, "\($0.reason)") }
    for (status, reasons) in Dictionary(grouping: particular, by: \.0) {
      told[status] = reasons.map(\.1).joined(separator: "; ")
    }
    return told.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The refusals that follow from what else the route takes; each is a part of a sentence.
  private static func implied(by route: Route) -> [(Int, String)] {
    var implied: [(Int, String)] = []
    if route.isIdempotent { implied.append((409, "the idempotency key belongs to another request")) }
    if route.takesOperations {
      implied.append(
        (409, "earlier operations are missing (sequence-gap), or the number is taken (sequence-taken)"))
      implied.append(
        (
          429,
          "too many attempts, or operations of one device in a minute; Retry-After says when to come again"
        ))
    }
    if route.isHeavy {
      implied.append(
        (429, "too many heavy requests of the account are under way; Retry-After says when to come again"))
    }
    if route.makesUnderID {
      implied.append((409, "it was deleted meanwhile (deleted-meanwhile)"))
      implied.append((412, "it is there, and If-None-Match wants a new one"))
    }
    return implied
  }

  private static func forbidden(_ route: Route) -> String {
    var reasons = ["Not open to the caller's role"]
    if let duty = route.duty { reasons.append("an admin without the duty \(duty.rawValue) (duty-needed)") }
    if route.needsProof {
      reasons.append("who asks has not proved who they are in the last 15 minutes (proof-needed)")
    }
    return reasons.joined(separator: "; ") + "."
  }
}
