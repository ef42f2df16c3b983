import APISchema
import MuscleMateAPI
import Primitives
import TestKit
import Testing

@testable import MuscleMateServer

@Suite struct `An answer with a secret` {
  private static let secrets: Set<String> = [
    "token", "secret", "recovery_codes", "nonce", "qr", "challenge", "public_key",
  ]

  @Test func `is marked on its route's line`() {
    for route in Application.routes where !route.holdsSecret {
      var components = SchemaComponents()
      let schema = route.reply.schema(&components)
      let members = Self.members(of: schema ?? .null).union(
        Self.members(of: components.document(with: components)))
      #expect(members.isDisjoint(with: Self.secrets), "\(route.method.rawValue) \(route.path): \(members)")
    }
  }

  private static func members(of schema: JSON) -> Set<String> {
    switch schema {
    case .object(let parts):
      parts.reduce(into: []) { found, part in
        if part.name == "properties", case .object(let properties) = part.value {
          found.formUnion(properties.map(\.name))
        }
        found.formUnion(members(of: part.value))
      }
    case .array(let parts): parts.reduce(into: []) { $0.formUnion(members(of: $1)) }
    default: []
    }
  }

  @Test func `is neither kept nor compressed on its way`() async throws {
    try await TestServer.run { server in
      var coach = try server.signedIn("cora", as: "coach")
      coach.headers["Accept-Encoding"] = "gzip"
      let key = try await coach.post("/v1/second-factors/totp", ["name": "My phone"]).expect(201)
      #expect(key.body.count > 1024)
      #expect(key.headers["cache-control"] == "no-store")
      #expect(key.headers["content-encoding"] == nil)
    }
  }
}
