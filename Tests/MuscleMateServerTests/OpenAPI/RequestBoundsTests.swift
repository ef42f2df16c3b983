import MuscleMateAPI
import Primitives
import Testing

@testable import MuscleMateServer

/// Values that are computed with have to be bounded before: Swift ends the process where a number leaves its type.
struct `What a request may hold` {
  private static let document = OpenAPIDocument.make(Application.sections)

  /// Each schema that a request's body or its parameters begin with, and whose it is.
  private static var requests: [(operation: String, schema: JSON)] {
    members(document["paths"]).flatMap { path in
      members(path.value).flatMap { method in
        let bodies = members(method.value["requestBody"]?["content"]).compactMap { $0.value["schema"] }
        let parameters = (method.value["parameters"]?.elements ?? []).compactMap { $0["schema"] }
        return (bodies + parameters).map { ("\(method.name) \(path.name)", $0) }
      }
    }
  }

  @Test func `has bounds wherever it is a number`() {
    let endless = Self.requests.flatMap { request in
      Self.endless(in: request.schema, [request.operation])
    }
    #expect(Self.requests.count > 300)
    #expect(endless.isEmpty, "\(Set(endless).sorted().joined(separator: "\n"))")
  }

  private static func endless(in schema: JSON, _ path: [String]) -> [String] {
    if schema["readOnly"] == true { return [] }
    if let name = schema["$ref"]?.text?.split(separator: "/").last.map(String.init) {
      // A schema that holds itself has been gone through.
      guard !path.contains(name) else { return [] }
      return (document["components"]?["schemas"]?[name]).map { endless(in: $0, path + [name]) } ?? []
    }
    let types = schema["type"]?.elements ?? [schema["type"]].compactMap(\.self)
    let isNumber = types.contains("integer") || types.contains("number")
    let isBounded = schema["enum"] != nil || schema["minimum"] != nil && schema["maximum"] != nil
    // Without a type they only say which of an object's members have to be there.
    let properties = types.isEmpty ? [] : members(schema["properties"])
    let inner =
      properties.map { ($0.value, [$0.name]) }
      + ["anyOf", "allOf", "oneOf"].flatMap { schema[$0]?.elements ?? [] }.map { ($0, []) }
      + [schema["items"]].compactMap(\.self).map { ($0, []) }
    return (isNumber && !isBounded ? [path.joined(separator: " ")] : [])
      + inner.flatMap { endless(in: $0, path + $1) }
  }

  private static func members(_ json: JSON?) -> [JSON.Member] {
    if case .object(let members)? = json { members } else { [] }
  }
}
