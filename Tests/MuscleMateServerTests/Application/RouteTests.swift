import HTTPServer
import MuscleMateAPI
import Primitives
import Testing

@testable import MuscleMateServer

@Suite struct `The routes` {
  @Test func `do not claim the same method and path twice`() throws {
    var router = Router<Int>()
    for (index, route) in Application.routes.enumerated() {
      try router.add(route.method, route.path, index)
    }
  }

  @Test func `take an idempotency key on POST only`() {
    for route in Application.routes where route.isIdempotent { #expect(route.method == .post) }
  }

  @Test func `appear in the document, each with its own operation id`() throws {
    let document = OpenAPIDocument.make(Application.routes)
    var ids: Set<String> = []
    for route in Application.routes where !route.isPage {
      let operation = document["paths"]?[route.path]?[route.method.rawValue.lowercased()]
      let id = try #require(operation?["operationId"]?.text, "\(route.method) \(route.path)")
      #expect(ids.insert(id).inserted, "\(id)")
    }
  }

  @Test func `refer to schemas that the document has`() throws {
    let text = OpenAPIDocument.make(Application.routes).description
    let document = try JSON.parse(Array(text.utf8), depth: 64)
    for part in text.split(separator: "#/components/schemas/").dropFirst() {
      let name = String(part.prefix { $0 != "\"" })
      #expect(document["components"]?["schemas"]?[name] != nil, "\(name)")
    }
  }
}
