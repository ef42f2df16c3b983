internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Primitives

/// The routes and their messages as TypeScript types, made from the schemas of the API's document. A message that goes both
/// ways has two types, as there: `Workout` comes out, `WorkoutInput` goes in.
package struct TypeScriptSource {
  private enum Side {
    case input, output

    /// The mark of members that are not there on this side.
    var absent: String { self == .input ? "readOnly" : "writeOnly" }
  }

  private let schemas: [String: JSON]
  private let inputs: Set<String>
  private let outputs: Set<String>
  private let operations: [Operation]

  private struct Operation {
    let route: Route
    let query: [QueryParameter]
    let body: JSON?
    let answer: JSON?

    init(_ route: Route, _ components: inout DocumentSchemas) {
      self.route = route
      query = QueryParameter.list(of: route.query, &components.answers)
      body = route.bodySchema(&components.requests)
      answer = route.reply.schema(&components.answers)
    }
  }

  package static var lines: [String] { TypeScriptSource().lines }

  private init() {
    let routes = Application.features.flatMap { $0.routes }.filter(\.isForApps)
    var components = DocumentSchemas(routes)
    let problem = ProblemDocument.shape.schema(&components.answers)
    operations = routes.map { Operation($0, &components) }
    let document = components.document
    schemas = Dictionary(uniqueKeysWithValues: document.members.map { ($0.name, $0.value) })
    inputs = Self.reached(from: operations.compactMap(\.body), in: schemas, .input)
    outputs = Self.reached(from: operations.compactMap(\.answer) + [problem], in: schemas, .output)
  }

  private static func reached(from roots: [JSON], in schemas: [String: JSON], _ side: Side) -> Set<String> {
    var found: Set<String> = []
    var open = roots.flatMap { $0.references(side.absent) }
    while let title = open.popLast() {
      if found.insert(title).inserted { open += schemas[title]?.references(side.absent) ?? [] }
    }
    return found
  }

  private var lines: [String] {
    ["// Written by `musclemate routes --types` (`make schema`)."]
      + schemas.keys.sorted().flatMap(interfaces)
      + ["", "export interface Operations {"] + operations.flatMap(lines) + ["}"]
  }

  private func lines(of operation: Operation) -> [String] {
    let route = operation.route
    let parameters = PathParameterSchema.names(in: route.path).map { name in
      member(name, PathParameterSchema.schema(of: name, in: route.path), isRequired: true, .input)
    }
    let query = operation.query.map { member($0.name, $0.schema, isRequired: $0.isRequired, .input) }
    return [
      "  /** \(route.summary) */", "  \(OpenAPIDocument.operationID(route)): {",
      "    method: \"\(route.method.rawValue)\";", "    path: \"\(route.path)\";",
      "    parameters: \(Self.object(parameters));", "    query: \(Self.object(query));",
      "    body: \(content(operation.body, route.foreignContent, .input));",
      "    answer: \(content(operation.answer, route.reply.foreignContent, .output));", "  };",
    ]
  }

  private func content(_ schema: JSON?, _ mediaType: String?, _ side: Side) -> String {
    if let schema { return type(schema, side) }
    guard let mediaType else { return "undefined" }
    return ["application/zip", "image/png"].contains(mediaType) ? "Blob" : "string"
  }

  // MARK: - Messages

  private func interfaces(of title: String) -> [String] {
    guard outputs.contains(title) || inputs.contains(title) else { return [] }
    let side = outputs.contains(title) ? Side.output : .input
    return ["", "export interface \(title) {"]
      + members(of: schemas[title] ?? [:], side).map { "  \($0);" } + ["}"]
  }

  private func type(_ schema: JSON, _ side: Side) -> String {
    if let title = schema.referencedTitle { return title }
    if let constant = schema["const"] { return constant.description }
    if let words = schema["enum"]?.elements { return words.map(\.description).joined(separator: " | ") }
    if let choices = schema["anyOf"]?.elements { return "(\(joined(choices, " | ", side)))" }
    if let parts = schema["allOf"]?.elements { return joined(parts, " & ", side) }
    if schema["properties"] != nil { return Self.object(members(of: schema, side)) }
    let types = schema["type"]?.elements ?? [schema["type"] ?? .null]
    return types.map { simple($0.text, schema, side) }.joined(separator: " | ")
  }

  private func joined(_ schemas: [JSON], _ separator: String, _ side: Side) -> String {
    schemas.map { type($0, side) }.joined(separator: separator)
  }

  private func simple(_ type: String?, _ schema: JSON, _ side: Side) -> String {
    switch type {
    case "array": "Array<\(self.type(schema["items"] ?? [:], side))>"
    case "object": "Record<string, \(valueType(schema["additionalProperties"], side))>"
    case "integer", "number": "number"
    case "string", "boolean", "null": type ?? ""
    default: "unknown"
    }
  }

  /// Of an object whose members have names of an app's own.
  private func valueType(_ schema: JSON?, _ side: Side) -> String {
    guard let schema, case .object = schema else { return "unknown" }
    return type(schema, side)
  }

  private func members(of schema: JSON, _ side: Side) -> [String] {
    let required = Set((schema["required"]?.elements ?? []).compactMap(\.text))
    let properties = (schema["properties"]?.members ?? []).filter {
      $0.value[side.absent] != true
    }
    return properties.map { member($0.name, $0.value, isRequired: required.contains($0.name), side) }
  }

  private func member(_ name: String, _ schema: JSON, isRequired: Bool, _ side: Side) -> String {
    "\(name)\(isRequired ? "" : "?"): \(type(schema, side))"
  }

  private static func object(_ members: [String]) -> String {
    members.isEmpty ? "{}" : "{ \(members.joined(separator: "; ")) }"
  }
}

extension JSON {
  fileprivate var members: [Member] { if case .object(let members) = self { members } else { [] } }

  /// All titles that it names, however deep, but for members with this mark.
  fileprivate func references(_ absent: String) -> [String] {
    if self[absent] == true { return [] }
    if let referencedTitle { return [referencedTitle] }
    return (elements ?? members.map(\.value)).flatMap { $0.references(absent) }
  }
}
