internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Primitives

/// The OpenAPI 3.1 document, made from the route declarations and the shapes of their types: what the server
/// does and what the document says come from the same lines.
enum OpenAPIDocument {
  ///
  /// - Parameter modules: what the tenant has; operations of other modules are left out.
  static func make(
    _ all: [(title: String, routes: [Route])], having modules: Set<TenantModule> = Set(TenantModule.allCases)
  ) -> JSON {
    let sections = all.map { section in
      (section.title, routes: section.routes.filter { $0.module.map(modules.contains) ?? true })
    }
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
        "schemas": components.documentWithExamples,
        "responses": DocumentResponses.problems,
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
    members.append(.init("responses", .object(DocumentResponses.of(route, &components))))
    return .object(members)
  }

  /// `GET /v1/lifters/{lifter}/workouts` → `get_lifters_lifter_workouts`.
  static func operationID(_ route: Route) -> String {
    let words = route.path.split { !$0.isLetter && !$0.isNumber }.filter { $0 != "v1" }
    return ([route.method.rawValue.lowercased()] + words.map(String.init)).joined(separator: "_")
  }

  private static func parameters(_ route: Route, _ components: inout DocumentSchemas) -> [JSON] {
    var parameters = pathParameters(route.path, components.examples)
    for parameter in QueryParameter.list(of: route.query, &components.answers) {
      parameters.append(parameter.document(components.examples))
    }
    if route.access == .anyone, route.path.hasPrefix("/v1/") {
      parameters.append(
        header(
          "Tenant", "The tenant by its name, if the host does not determine it.", tenantPattern, "musclemate")
      )
    }
    if route.isIdempotent {
      parameters.append(
        header(
          "Idempotency-Key", "A repetition under the same key makes nothing twice.", keyPattern,
          "01a1fd18-80dc-73bd-9948-47e56181acf7"))
    }
    if route.isVersioned {
      parameters.append(
        header("If-Match", "The version that is to be changed, as its entity tag.", tagPattern, "\"7\""))
    }
    if route.takesOperations {
      parameters.append(
        header(
          SyncOperation.field,
          "The operation of a device that works without a connection: its number and its id. It is carried out once.",
          SyncOperation.pattern, SyncOperation.example))
    }
    if route.makesUnderID {
      parameters.append(
        header(
          "If-None-Match",
          "Make it only if there is none of this id; also where there was one that was deleted meanwhile.",
          #"^\*$"#, "*"))
    }
    return parameters
  }

  private static func pathParameters(_ path: String, _ examples: Examples) -> [JSON] {
    PathParameterSchema.names(in: path).map { name in
      let schema = PathParameterSchema.schema(of: name, in: path)
      let members: [(String, JSON?)] = [
        ("name", .string(name)), ("in", "path"), ("required", true),
        ("description", Descriptions.ofAPI.ofName("{\(name)}").map(JSON.string)), ("schema", schema),
        ("example", examples.value(schema, named: name, in: "path")),
      ]
      return .object(members.compactMap { name, value in value.map { JSON.Member(name, $0) } })
    }
  }

  private static let tenantPattern = "^[A-Za-z0-9][A-Za-z0-9-]{0,62}$"
  private static let keyPattern = "^[!-~]([ -~]{0,253}[!-~])?$"
  private static let tagPattern = #"^("[0-9]{1,18}(-[0-9a-f]{16})?(-gzip)?"|[0-9]{1,18})$"#

  private static func header(_ name: String, _ text: String, _ pattern: String, _ example: JSON) -> JSON {
    [
      "name": .string(name), "in": "header", "required": false, "description": .string(text),
      "schema": ["type": "string", "pattern": .string(pattern)], "example": example,
    ]
  }

  /// The other types are names that browsers give to the first.
  private static func table(_ type: String) -> JSON.Member {
    let text: JSON = ["type": "string"]
    return .init(
      type, type == "text/csv" ? ["schema": text, "example": TextExamples.strongExport] : ["schema": text])
  }

  /// The bytes of a file, which JSON can't show: the example names one.
  private static func picture(_ type: String) -> JSON.Member {
    let bytes: JSON = ["type": "string", "format": "binary"]
    return .init(type, type == "image/png" ? ["schema": bytes, "example": "icon.png"] : ["schema": bytes])
  }

  private static func requestBody(_ route: Route, _ components: inout DocumentSchemas) -> JSON? {
    switch route.content {
    case .none, .form, .ignored: nil
    case .csv: ["required": true, "content": .object(route.content.mediaTypes.map(table))]
    case .picture: ["required": true, "content": .object(route.content.mediaTypes.map(picture))]
    case .json, .signedJSON:
      route.bodySchema(&components.requests).map { schema in
        [
          "required": .bool(route.needsBody),
          "content": [
            "application/json": [
              "schema": schema, "example": components.examples.whole(schema, .request) ?? [:],
            ]
          ],
        ]
      }
    }
  }
}
