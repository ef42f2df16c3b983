internal import HTTPServer
internal import MuscleMateAPI
internal import Primitives
internal import TestKit

@testable internal import MuscleMateServer

/// For each operation whose path names things, the values under which someone finds such things: each list that the
/// document has before a parameter is read for its values.
struct KnownThings {
  /// By operation, for each parameter the values to be tried: several for the last one, the first found for those
  /// before it, since the later ones lie within these.
  private(set) var ofOperation: [String: [String: [String]]] = [:]

  private let client: Client
  private var lists: [String: [String]] = [:]

  init(of client: Client, on operations: [Route]) async throws {
    self.client = client
    for route in operations where route.path.contains("{") {
      if let found = try await values(in: route.path) {
        ofOperation[OpenAPIDocument.operationID(route)] = found
      }
    }
  }

  /// Nil where a list is missing, or empty.
  private mutating func values(in path: String) async throws -> [String: [String]]? {
    var found: [String: [String]] = [:]
    var prefix = ""
    var actual = ""
    for part in path.split(separator: "/") {
      guard part.hasPrefix("{") else {
        prefix += "/\(part)"
        actual += "/\(part)"
        continue
      }
      let name = String(part.dropFirst().dropLast())
      let values = try await things(name, in: prefix, at: actual)
      guard let first = values.first else { return nil }
      found[name] = values
      prefix += "/\(part)"
      actual += "/\(first)"
      for earlier in found.keys where earlier != name { found[earlier] = found[earlier].map { [$0[0]] } }
    }
    return found
  }

  private mutating func things(_ name: String, in list: String, at path: String) async throws -> [String] {
    if let known = lists[path] { return known }
    var things = try await listed(name, in: list, at: path)
    if name == "lifter" { things.insert("me", at: 0) }
    lists[path] = things
    return things
  }

  private func listed(_ name: String, in list: String, at path: String) async throws -> [String] {
    guard Application.routes.contains(where: { $0.method == .get && $0.path == list }) else { return [] }
    let answer = try await client.get(path)
    guard answer.status == 200, let items = Self.firstList(try answer.json) else { return [] }
    let values = items.compactMap { item in
      ([name, "id", "key", "slug", "kind"].lazy.compactMap { item[$0]?.text }).first
    }
    // Nobody locks or erases themself here: all that follows would be refused.
    return values.filter { $0 != client.account }
  }

  private static func firstList(_ answer: JSON) -> [JSON]? {
    if case .object(let members) = answer { return members.lazy.compactMap { $0.value.elements }.first }
    return answer.elements
  }
}
