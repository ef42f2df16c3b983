internal import HTTPServer
internal import MuscleMateAPI
internal import Primitives

/// The OpenAPI 3.1 document, made from the route declarations and the shapes of their types: what the server
/// does and what the document says come from the same lines.
enum OpenAPIDocument {
  static func make(_ sections: [(title: String, routes: [Route])]) -> JSON {
    var components = DocumentSchemas(sections.flatMap(\.routes))
    var paths: [(path: String, operations: [JSON.Member])] = []
    var tags: [String] = []
    for (title, routes) in sections {
      for route in routes where !route.isPage {
        if !tags.contains(title) { tags.append(title) }
        let operation = JSON.Member(
          route.method.rawValue.lowercased(), operation(route, title, &components))
        if let index = paths.firstIndex(where: { $0.path == route.path }) {
          paths[index].operations.append(operation)
        } else {
          paths.append((route.path, [operation]))
        }
      }
    }
    return [
      "openapi": "3.1.0",
      "info": ["title": "MuscleMate", "version": "1", "description": .string(description)],
      "servers": [["url": "/"]],
      "tags": .array(tags.map { ["name": .string($0)] }),
      "paths": .object(paths.map { JSON.Member($0.path, .object($0.operations)) }),
      "components": [
        "schemas": components.document,
        "securitySchemes": OperationSecurity.schemes,
      ],
    ]
  }

  private static let description = """
    Lifters log training and decide who may see it; coaches work with what they were granted. What the caller \
    may not see does not exist (404). Bad input is answered with every fault at once (422).
    """

  private static func operation(_ route: Route, _ tag: String, _ components: inout DocumentSchemas) -> JSON {
    var members: [JSON.Member] = [
      .init("operationId", .string(operationID(route))),
      .init("summary", .string("\(route.summary)")),
      .init("tags", [.string(tag)]),
      .init("security", OperationSecurity.alternatives(route)),
    ]
    members += OperationSecurity.rules(of: route)
    let parameters = parameters(route, &components)
    if !parameters.isEmpty { members.append(.init("parameters", .array(parameters))) }
    if let body = requestBody(route, &components) { members.append(.init("requestBody", body)) }
    members.append(.init("responses", .object(responses(route, &components))))
    return .object(members)
  }

  /// `GET /v1/lifters/{lifter}/workouts` → `get_lifters_lifter_workouts`.
  static func operationID(_ route: Route) -> String {
    let words = route.path.split { !$0.isLetter && !$0.isNumber }.filter { $0 != "v1" }
    return ([route.method.rawValue.lowercased()] + words.map(String.init)).joined(separator: "_")
  }

  private static func parameters(_ route: Route, _ components: inout DocumentSchemas) -> [JSON] {
    var parameters = pathParameters(route.path)
    for parameter in QueryParameter.list(of: route.query, &components.answers) {
      parameters.append(parameter.document)
    }
    if route.access == .anyone, route.path.hasPrefix("/v1/") {
      parameters.append(
        header("Tenant", "The tenant by its name, if the host does not determine it.", tenantPattern))
    }
    if route.isIdempotent {
      parameters.append(
        header("Idempotency-Key", "A repetition under the same key makes nothing twice.", keyPattern))
    }
    if route.isVersioned {
      parameters.append(
        header("If-Match", "The version that is to be changed, as its entity tag.", tagPattern))
    }
    return parameters
  }

  private static func pathParameters(_ path: String) -> [JSON] {
    PathParameterSchema.names(in: path).map { name in
      [
        "name": .string(name), "in": "path", "required": true,
        "schema": PathParameterSchema.schema(of: name, in: path),
      ]
    }
  }

  private static let tenantPattern = "^[A-Za-z0-9][A-Za-z0-9-]{0,62}$"
  private static let keyPattern = "^[!-~]([ -~]{0,253}[!-~])?$"
  private static let tagPattern = #"^("[0-9]{1,18}(-[0-9a-f]{16})?(-gzip)?"|[0-9]{1,18})$"#

  private static func header(_ name: String, _ text: String, _ pattern: String) -> JSON {
    [
      "name": .string(name), "in": "header", "required": false, "description": .string(text),
      "schema": ["type": "string", "pattern": .string(pattern)],
    ]
  }

  private static func requestBody(_ route: Route, _ components: inout DocumentSchemas) -> JSON? {
    switch route.content {
    case .none, .form, .ignored: nil
    case .csv:
      [
        "required": true,
        "content": .object(route.content.mediaTypes.map { .init($0, ["schema": ["type": "string"]]) }),
      ]
    case .json, .signedJSON:
      route.bodySchema(&components.requests).map {
        [
          "required": .bool(route.needsBody), "content": ["application/json": ["schema": $0]],
        ]
      }
    }
  }

  // MARK: - Answers

  private static func responses(_ route: Route, _ components: inout DocumentSchemas) -> [JSON.Member] {
    var responses = route.reply.statuses.map { status in
      JSON.Member("\(status)", success(status, route, &components))
    }
    for (status, reason) in refusals(of: route) {
      responses.append(.init("\(status)", problem(reason)))
    }
    return responses
  }

  private static func success(_ status: Int, _ route: Route, _ components: inout DocumentSchemas) -> JSON {
    var members: [JSON.Member] = [.init("description", .string(Self.meaning(of: status)))]
    if status == 201 { members.append(.init("headers", ["Location": ["schema": ["type": "string"]]])) }
    if let schema = route.reply.schema(&components.answers) {
      members.append(.init("content", .object([.init(route.reply.mediaType, ["schema": schema])])))
    } else if !route.reply.mediaType.isEmpty {
      // Bytes have no schema (OpenAPI 3.1, section 4.8.14.1).
      let isText = !route.reply.mediaType.hasSuffix("/zip")
      let content: JSON = isText ? ["schema": ["type": "string"]] : [:]
      members.append(.init("content", .object([.init(route.reply.mediaType, content)])))
    }
    return .object(members)
  }

  private static func meaning(of status: Int) -> String {
    switch status {
    case 201: "It was made."
    case 202: "It was taken; what follows comes by mail."
    case 204: "Done."
    default: "Here it is."
    }
  }

  /// The refusals that follow from the declaration itself, then those that the route adds.
  private static func refusals(of route: Route) -> [(status: Int, reason: String)] {
    var reasons: [Int: String] = [
      400: "The request can't be understood.", 404: "It does not exist, or the caller may not see it.",
      503: "Overloaded, or the database can't be reached; Retry-After says when to come again.",
      504: "It was given up after its time limit; nothing was saved.",
      500: "A bug of the server; the instance helps to find it.",
      422: "The input is not valid; every fault is named.",
    ]
    if route.access != .anyone {
      reasons[401] = "No valid session."
      reasons[403] = forbidden(route)
    }
    if route.content != .none {
      reasons[413] = "The body is too large."
      reasons[415] = "The body has the wrong type."
      reasons[408] = "The body came too slowly."
    }
    if !route.entitlements.isEmpty {
      let features = route.entitlements.map(\.rawValue).joined(separator: ", ")
      reasons[402] = "The tier does not contain it, or not this many of it: \(features)."
    }
    if route.isIdempotent { reasons[409] = "The idempotency key belongs to another request." }
    for refusal in route.refusals { reasons[refusal.status] = "\(refusal.reason)" }
    return reasons.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private static func forbidden(_ route: Route) -> String {
    var reasons = ["Not open to the caller's role"]
    if let duty = route.duty { reasons.append("an admin without the duty \(duty.rawValue) (duty-needed)") }
    if route.needsProof {
      reasons.append("who asks has not proved who they are in the last 15 minutes (proof-needed)")
    }
    return reasons.joined(separator: "; ") + "."
  }

  private static func problem(_ reason: String) -> JSON {
    [
      "description": .string(reason),
      "content": ["application/problem+json": ["schema": ["$ref": "#/components/schemas/Problem"]]],
    ]
  }
}
