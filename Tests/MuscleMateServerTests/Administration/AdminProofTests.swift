import HTTPServer
import Primitives
import TestKit
import Testing

@testable import MuscleMateServer

@Suite struct `An admin's session that was left open` {
  /// Sorting an inbox asks for nothing: making an idea public does, as below.
  private static let asksSometimes: Set<String> = ["PATCH /v1/admin/feedback/{id}"]

  @Test func `changes nothing until its holder proves again who they are`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let calls = try await AdminCalls(on: server, as: ada)
      try server.database.administer("update auth.sessions set proved_at = now() - interval '16 minutes'")
      let asking = AdminCalls.routes.filter {
        $0.needsProof && !Self.asksSometimes.contains(AdminCalls.name($0))
      }
      #expect(asking.count > 20)
      for route in asking {
        let answer = try await calls.send(route, as: ada)
        #expect(answer.problem == "proof-needed", "\(AdminCalls.name(route)): \(answer.text)")
      }
    }
  }

  @Test func `may end a look, which harms nobody and must not wait, and change nothing else`() {
    let open = AdminCalls.routes.filter { ![.get, .head].contains($0.method) && !$0.needsProof }
    #expect(open.map(AdminCalls.name) == ["DELETE /v1/admin/break-glass/{id}"])
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
