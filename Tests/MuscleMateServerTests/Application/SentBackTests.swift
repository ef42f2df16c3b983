import HTTPServer
import MuscleMateAPI
import Primitives
import TestKit
import Testing

@testable import MuscleMateServer

/// What GET gave can be sent back by PUT or PATCH: what only the server decides is passed over.
@Suite struct `What was read` {
  private static let pairs = Application.routes.filter { route in
    [.put, .patch].contains(route.method) && !assignments.contains(route.path)
      && Application.routes.contains { $0.method == .get && $0.path == route.path }
  }

  /// Its PUT gives a plan to clients, and its GET tells what became of that with each.
  private static let assignments = ["/v1/assignments/{id}"]

  @Test func `has no member that the request does not know`() throws {
    let document = OpenAPIDocument.make(Application.sections)
    for route in Self.pairs {
      let path = document["paths"]?[route.path]
      let answer = path?["get"]?["responses"]?["200"]?["content"]?["application/json"]?["schema"]
      let request = path?[route.method.rawValue.lowercased()]?["requestBody"]?["content"]?[
        "application/json"]?["schema"]
      let strange = Self.members(
        of: try #require(answer, "\(route.path)"), missingFrom: try #require(request, "\(route.path)"),
        document)
      #expect(strange == [], "\(route.method.rawValue) \(route.path)")
    }
  }

  /// Members of an answer's schema, by their path, that the request's schema lacks; what is passed over may hold anything.
  private static func members(
    of answer: JSON, missingFrom request: JSON, _ document: JSON, at place: String = "", depth: Int = 6
  ) -> [String] {
    let (answer, request) = (resolved(answer, document), resolved(request, document))
    guard depth > 0, request["readOnly"] != true else { return [] }
    if let item = answer["items"], let taken = request["items"] {
      return members(of: item, missingFrom: taken, document, at: place + "/0", depth: depth - 1)
    }
    guard case .object(let properties)? = answer["properties"] else { return [] }
    return properties.flatMap { property -> [String] in
      let place = "\(place)/\(property.name)"
      guard let taken = request["properties"]?[property.name] else { return [place] }
      return members(of: property.value, missingFrom: taken, document, at: place, depth: depth - 1)
    }
  }

  /// What a reference, a choice with null, or a rule besides stands for.
  private static func resolved(_ schema: JSON, _ document: JSON) -> JSON {
    if schema["readOnly"] == true { return schema }
    if let name = schema["$ref"]?.text?.split(separator: "/").last {
      return resolved(document["components"]?["schemas"]?[String(name)] ?? .null, document)
    }
    let first = schema["allOf"]?.elements?.first ?? schema["anyOf"]?.elements?.first
    return first.map { resolved($0, document) } ?? schema
  }

  @Test(arguments: [Viewer.owner, .trustedCoach, .admin])
  func `is the same when it was sent back`(_ viewer: Viewer) async throws {
    try await TestServer.run { server in
      try server.database.administer(World.people)
      // Values sealed under a key that is no one's can't be opened.
      for table in AccessMatrix.tables where !table.seed.isEmpty && !table.seed.contains("01020304") {
        try server.database.administer(table.seed)
      }
      // Those of modules that this release lacks can't be switched on.
      try server.database.administer("update app.tenants set modules = array(select app.modules_there())")
      let role = String(viewer.role.dropFirst("mm_".count))
      let account = World.id(try #require(viewer.account))
      let client = try server.database.signedIn(account: account, as: role, through: server.visitor)
      let pairs = Self.pairs.filter { $0.access.roleNames.contains(role) }
      let things = try await KnownThings(of: client, on: pairs)
      var sentBack = 0
      for route in pairs {
        let known = things.ofOperation[OpenAPIDocument.operationID(route)] ?? [:]
        let path = known.reduce(route.path) { $0.replacing("{\($1.key)}", with: $1.value[0]) }
        guard !path.contains("{"), try await client.get(path).status == 200 else { continue }
        // The world has rows that no request could have made: the first time mends them.
        let read = try await client.get(path)
        let first = try await client.send(route.method.rawValue, path, try read.json)
        // Things of others, and what is over, can only be read.
        guard ![403, 404, 409, 410].contains(first.status) else { continue }
        #expect([200, 201, 204].contains(first.status), "\(path): \(first.text) to \(read.text)")
        let before = try await client.get(path).expect(200).json
        _ = try await client.send(route.method.rawValue, path, before)
        let after = try await client.get(path).expect(200).json
        #expect(Self.lasting(after) == Self.lasting(before), "\(path): \(after), before: \(before)")
        sentBack += 1
      }
      #expect(sentBack > 2, "\(viewer)")
    }
  }

  /// Without what a change itself sets, and what is reckoned anew.
  private static func lasting(_ value: JSON) -> JSON {
    guard case .object(let members) = value else { return value }
    let set = [
      "version", "number", "updated_at", "changed_at", "edited_at", "is_changed", "changed", "revision",
      "records", "clock",
    ]
    return .object(members.filter { !set.contains($0.name) })
  }
}
