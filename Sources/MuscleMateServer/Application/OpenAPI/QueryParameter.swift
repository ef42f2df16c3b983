internal import MuscleMateAPI
internal import Primitives

/// A parameter of a query, for the document.
struct QueryParameter: Sendable {
  let name: String
  let isRequired: Bool
  let schema: JSON

  var document: JSON {
    var members: [JSON.Member] = [
      .init("name", .string(name)), .init("in", "query"), .init("required", .bool(isRequired)),
      .init("schema", schema),
    ]
    // Lists are words separated by commas.
    if schema["type"] == "array" {
      members.append(.init("style", "form"))
      members.append(.init("explode", false))
    }
    return .object(members)
  }

  static func list<Query: Message>(
    of _: Query.Type, _ components: inout SchemaComponents
  ) -> [QueryParameter] {
    Query.shape.fields.map { field in
      QueryParameter(
        name: field.name, isRequired: field.isRequired,
        schema: field.schema(&components))
    }
  }
}
