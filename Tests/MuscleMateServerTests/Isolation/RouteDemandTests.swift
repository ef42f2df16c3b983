internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives
internal import TestKit
internal import Testing

@testable internal import MuscleMateServer

/// What a route's line says of proofs and tiers, held against the SQL that its handler comes to.
struct RouteDemandTests {
  private struct Demands: Equatable {
    var proof = false
    var features: Set<PaidFeature> = []
  }

  /// The routes whose statement asks for a proof elsewhere alone, with the reason.
  private static let withoutProof: Set<String> = [
    // Where the account has a second factor, for which it would ask, a password is refused as the proof.
    "PUT /v1/sessions/current/proof",
    // Only a challenge for a new passkey takes one.
    "POST /v1/passkeys/challenges",
  ]

  @Test func `each route says whether it may ask for a proof, and which features it may lack`() async throws {
    let sources = try HandlerSources()
    let graph = try FunctionGraph(ScriptSession(try await World.shared.value.database.superuser))
    var demands: [String: Demands] = [:]
    for statement in Application.statements {
      demands["\(statement.name)"] = Self.demands(of: graph.reached(from: "\(statement.sql)"))
    }
    var unread: [String] = []
    // Who is not signed in can prove nothing, and has no tier.
    for route in Application.routes where route.access != .anyone {
      let name = "\(route.method.rawValue) \(route.path)"
      guard let statements = sources.statements(of: name) else {
        unread.append(name)
        continue
      }
      #expect(!statements.isEmpty, "\(name) comes to no statement")
      let asking = statements.filter { demands[$0, default: Demands()] != Demands() }
      let found = asking.compactMap { demands[$0] }
      let asksForProof = found.contains { $0.proof } && !Self.withoutProof.contains(name)
      #expect(route.needsProof == asksForProof, "\(name): \(asking.sorted())")
      let features = found.reduce(into: Set<PaidFeature>()) { $0.formUnion($1.features) }
      #expect(Set(route.entitlements) == features, "\(name): \(asking.sorted())")
    }
    // Support's looks, which are made from a list.
    #expect(
      unread.allSatisfy { $0.hasPrefix("GET /v1/admin/break-glass/{id}/") } && unread.count < 5, "\(unread)")
  }

  private static func demands(of reached: [String: String]) -> Demands {
    var demands = Demands(proof: reached["app.demand_proof"] != nil)
    for text in reached.values where text.contains(/app\.(?:demand|demand_room|refuse)\(/) {
      let words = text.matches(of: /'(\w+)'/).map { String($0.1) }
      demands.features.formUnion(words.compactMap(PaidFeature.init(rawValue:)))
    }
    return demands
  }
}
