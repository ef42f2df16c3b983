internal import APISchema
internal import MuscleMateAPI
internal import Primitives

/// A parameter of a query, for the document.
struct QueryParameter: Sendable {
  let name: String
  let isRequired: Bool
  let schema: JSON
  private let description: String?
  /// The title of the query's message.
  private let query: String

  func document(_ examples: Examples) -> JSON {
    var members: [JSON.Member] = [
      .init("name", .string(name)), .init("in", "query"), .init("required", .bool(isRequired)),
    ]
    if let description { members.append(.init("description", .string(description))) }
    members.append(.init("schema", schema))
    // Lists are words separated by commas.
    if schema["type"] == "array" {
      members.append(.init("style", "form"))
      members.append(.init("explode", false))
    }
    if let example = examples.value(schema, named: name, in: query) {
      members.append(.init("example", example))
    }
    return .object(members)
  }

  static func list<Query: Message>(
    of _: Query.Type, _ components: inout SchemaComponents
  ) -> [QueryParameter] {
    Query.shape.fields.map { field in
      QueryParameter(
        name: field.name, isRequired: field.isRequired, schema: field.schema(&components),
        description: field.description(components), query: Query.shape.title)
    }
  }
}
