import HTTPServer
import Primitives
import TestKit
import Testing

@testable import MuscleMateServer

@Suite struct `An admin's session that was left open` {
  /// The routes that change something and ask for no proof, with the reason why not.
  private static let open: Set<String> = [
    // Ending a look harms nobody, and must not wait.
    "DELETE /v1/admin/break-glass/{id}",
    // Sorting an inbox. What reaches a person, the answer, asks; and so does making an idea public.
    "PATCH /v1/admin/feedback/{id}",
  ]

  /// The bodies of changes that do not take an empty object.
  private static func bodies(_ person: Client, tiers: JSON) -> [String: JSON] {
    [
      "POST /v1/admin/accounts": ["email": "new@example.com", "username": "newcomer", "roles": ["lifter"]],
      "PUT /v1/admin/accounts/{id}/lock": ["reason": "a test of it"],
      "POST /v1/admin/accounts/{id}/factor-removals": ["reason": "lost the phone"],
      "PUT /v1/admin/accounts/{id}/entitlements/{feature}": ["at_most": 5, "reason": "a gift"],
      "PATCH /v1/admin/accounts/{id}": ["display_name": "Other"],
      "POST /v1/admin/break-glass": [
        "account": .string(person.account), "reason": "asked for help with their records",
        "scopes": ["workout_details"], "minutes": 5,
      ],
      "POST /v1/admin/feedback/{id}/answer": ["text": "Thank you", "state": "answered"],
      "PATCH /v1/admin/tenant": ["name": "Other"],
      "PUT /v1/admin/tiers": tiers,
      "PATCH /v1/admin/jobs/{job}": ["paused": true],
      "PUT /v1/admin/policies/{kind}/{version}": [
        "effective_at": "2030-01-01T00:00:00Z", "agree_by": "2030-02-01T00:00:00Z",
        "texts": [
          [
            "language": "en", "url": "https://iron.example/",
            "sha256": .string(String(repeating: "0", count: 64)),
          ]
        ],
      ],
      "POST /v1/admin/maintenance-windows": [
        "mode": "read_only", "starts_at": "2030-01-01T00:00:00Z", "ends_at": "2030-01-01T01:00:00Z",
      ],
    ]
  }

  @Test func `changes nothing until its holder proves again who they are`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let anna = try server.signedIn("anna")
      try await server.tick(at: .now)
      try await anna.post("/v1/feedback", ["kind": "question", "text": "How does it work?"]).expect(201)
      let told = try server.database.rows("select id from app.feedback")[0][0] ?? ""
      try server.database.administer("update auth.sessions set proved_at = now() - interval '16 minutes'")
      let bodies = Self.bodies(anna, tiers: try await ada.get("/v1/admin/tiers").expect(200).json)
      var tried = 0
      for route in Application.routes
      where route.access.roleNames == ["admin"] && ![.get, .head].contains(route.method) {
        let name = "\(route.method.rawValue) \(route.path)"
        guard !Self.open.contains(name) else { continue }
        let path = route.path.replacing("{job}", with: "expire_invites").replacing("{kind}", with: "terms")
          .replacing("{version}", with: "1").replacing("{feature}", with: "templates")
          .replacing("/feedback/{id}", with: "/feedback/\(told)").replacing("{id}", with: anna.account)
          .replacing(/\{[a-z]+\}/, with: UUID.v7(at: .now).description)
        let answer =
          switch route.content {
          case .json: try await ada.send(route.method.rawValue, path, bodies[name] ?? [:])
          default: try await ada.send(route.method.rawValue, path)
          }
        #expect(answer.problem == "proof-needed", "\(name): \(answer.status) \(answer.text)")
        tried += 1
      }
      #expect(tried > 20)
    }
  }

  @Test func `sorts the inbox, and makes nothing public`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let anna = try server.signedIn("anna")
      try await anna.post("/v1/feedback", ["kind": "idea", "text": "My squat hurts since Tuesday"]).expect(
        201)
      let told = try server.database.rows("select id from app.feedback")[0][0] ?? ""
      try server.database.administer("update auth.sessions set proved_at = now() - interval '16 minutes'")
      let path = "/v1/admin/feedback/\(told)"
      try await ada.patch(path, ["priority": 1, "notes": "call her"]).expect(200)
      #expect(try await ada.patch(path, ["is_public": true]).problem == "proof-needed")
      try server.database.administer("update auth.sessions set proved_at = now()")
      try await ada.patch(path, ["is_public": true]).expect(200)
      try server.database.administer("update auth.sessions set proved_at = now() - interval '16 minutes'")
      try await ada.patch(path, ["is_public": false]).expect(200)
    }
  }
}
