import APISchema
import HTTPServer
import MuscleMateAPI
import Primitives
import TestKit
import Testing

@testable import MuscleMateServer

@Suite struct `The routes` {
  @Test func `do not claim the same method and path twice`() throws {
    var router = Router<Int>()
    for (index, route) in Application.routes.enumerated() {
      try router.add(route.method, route.path, index)
    }
  }

  @Test(arguments: [
    "Authorization", "Cookie", "Tenant", "Content-Type", "Origin", "Sec-Fetch-Site", "Idempotency-Key",
    "If-Match",
  ])
  func `refuse a request in which what decides stands twice`(_ field: String) async throws {
    try await TestServer.run { server in
      var twice = server.visitor
      twice.headers[field] = "musclemate"
      twice.headers[field.lowercased()] = "other"
      let refused = try await twice.get("/v1/scopes").expect(400)
      #expect(try refused.json["detail"]?.text?.contains(field) == true)
    }
  }

  @Test func `take an idempotency key on POST only`() {
    for route in Application.routes where route.isIdempotent { #expect(route.method == .post) }
  }

  @Test func `appear in the document, each with its own operation id`() throws {
    let document = OpenAPIDocument.make(Application.sections)
    var ids: Set<String> = []
    for route in Application.routes where !route.isPage {
      let operation = document["paths"]?[route.path]?[route.method.rawValue.lowercased()]
      let id = try #require(operation?["operationId"]?.text, "\(route.method) \(route.path)")
      #expect(ids.insert(id).inserted, "\(id)")
    }
  }

  @Test func `stand in the document under what offers them, with the scopes by which a key may call`() {
    let document = OpenAPIDocument.make(Application.sections)
    let names = document["tags"]?.elements?.compactMap { $0["name"]?.text } ?? []
    #expect(Set(names).isSuperset(of: ["Workouts", "API keys", "Client labels", "App Store payments"]))
    let workouts = document["paths"]?["/v1/lifters/{lifter}/workouts"]
    #expect(workouts?["get"]?["tags"] == ["Workouts"])
    #expect(workouts?["get"]?["security"] == [["session": []], ["cookie": []], ["key": ["training:read"]]])
    #expect(document["paths"]?["/v1/api-keys"]?["post"]?["security"] == [["session": []], ["cookie": []]])
    #expect(document["paths"]?["/v1/scopes"]?["get"]?["security"] == [])
  }

  /// To OpenAPI, templated paths that differ in nothing but a name are one and the same.
  @Test func `name the parameters of a path in one way`() {
    let paths = Set(Application.routes.map(\.path))
    let forms = Set(paths.map { $0.replacing(/\{[a-z_]+\}/, with: "{}") })
    #expect(paths.count == forms.count)
  }

  @Test func `say what goes in wherever JSON is taken`() {
    let document = OpenAPIDocument.make(Application.sections)
    var components = SchemaComponents()
    for route in Application.routes where route.content != .form && route.bodySchema(&components) != nil {
      let body = document["paths"]?[route.path]?[route.method.rawValue.lowercased()]?["requestBody"]
      #expect(body?["content"]?["application/json"]?["schema"] != nil, "\(route.path)")
      #expect(body?["required"] == .bool(route.needsBody), "\(route.path)")
    }
  }

  @Test func `take a tenant's name in either case, as the document says`() async throws {
    let parameters = OpenAPIDocument.make(Application.sections)["paths"]?["/v1/scopes"]?["get"]?["parameters"]
    let pattern = try #require(parameters?[0]?["schema"]?["pattern"]?.text)
    let regex = try Regex(pattern)
    try await TestServer.run { server in
      for name in ["musclemate", "MuscleMate", "-musclemate", "muscle_mate"] {
        var visitor = server.visitor
        visitor.headers["Tenant"] = name
        let status = try await visitor.get("/v1/scopes").status
        #expect((status == 200) == (name.wholeMatch(of: regex) != nil), "\(name)")
      }
    }
  }

  @Test func `that take no body refuse one, and say so`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna", as: "lifter")
      let problem = try await anna.send("DELETE", "/v1/sessions", [:]).expect(400).json
      #expect(problem["detail"] == "This request takes no body.")
    }
  }

  /// Without a body, with an empty one and with an empty object: what needs members names them, and all else is done.
  @Test func `take no body for an empty object`() async throws {
    let unknown = "01a1ffc4-1590-70f9-a9a5-cb22bb39ece6"
    try await TestServer.run { server in
      for (index, route) in Application.routes.enumerated() where route.content == .json {
        let path = route.path.replacing(/\{[a-z_]+\}/, with: unknown)
        let method = route.method.rawValue
        let role = route.access.roleNames.first ?? "lifter"
        let client = try server.signedIn("person\(index)", as: role)
        var statuses: Set<Int> = []
        try await statuses.insert(client.send(method, path).status)
        try await statuses.insert(client.send(method, path, type: "application/json").status)
        try await statuses.insert(client.send(method, path, [:]).status)
        #expect(statuses.isDisjoint(with: [400, 415, 500]), "\(method) \(path): \(statuses)")
        if route.needsBody { #expect(statuses.isSubset(of: [401, 403, 404, 422, 429]), "\(method) \(path)") }
      }
    }
  }

  @Test func `refer to schemas that the document has`() throws {
    let text = OpenAPIDocument.make(Application.sections).description
    let document = try JSON.parse(Array(text.utf8), depth: 64)
    for part in text.split(separator: "#/components/schemas/").dropFirst() {
      let name = String(part.prefix { $0 != "\"" })
      #expect(document["components"]?["schemas"]?[name] != nil, "\(name)")
    }
  }
}
