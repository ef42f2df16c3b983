internal import MuscleMateAPI
internal import Primitives

/// The schemas of the document: those of answers, which decide the names, and those of requests.
struct DocumentSchemas {
  var answers = SchemaComponents()
  var requests: SchemaComponents

  init(_ routes: [Route]) {
    _ = ProblemDocument.shape.schema(&answers)
    for route in routes { _ = route.reply.schema(&answers) }
    requests = SchemaComponents(ofRequestsBeside: answers)
  }

  var document: JSON { answers.document(with: requests) }
}
