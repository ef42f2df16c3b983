internal import APISchema
internal import MuscleMateAPI
internal import Primitives

/// The schemas of the document: those of answers, which decide the names, and those of requests.
struct DocumentSchemas {
  var answers = SchemaComponents(.ofAPI)
  var requests: SchemaComponents

  init(_ routes: [Route]) {
    _ = ProblemDocument.shape.schema(&answers)
    for route in routes { _ = route.reply.schema(&answers) }
    requests = SchemaComponents(ofRequestsBeside: answers)
  }

  var document: JSON { answers.document(with: requests) }

  /// The same with an example at each member.
  var documentWithExamples: JSON {
    let examples = examples
    guard case .object(let schemas) = document else { return document }
    return .object(
      schemas.map { schema in
        guard case .object(let members)? = schema.value["properties"] else { return schema }
        let properties = members.map { member in
          JSON.Member(member.name, examples.adding(to: member.value, named: member.name, in: schema.name))
        }
        return JSON.Member(schema.name, schema.value.replacing("properties", by: .object(properties)))
      })
  }

  var examples: Examples { Examples { title in answers[title] ?? requests[title] } }
}

extension JSON {
  fileprivate func replacing(_ name: String, by value: JSON) -> JSON {
    guard case .object(let members) = self else { return self }
    return .object(members.map { $0.name == name ? Member(name, value) : $0 })
  }
}
