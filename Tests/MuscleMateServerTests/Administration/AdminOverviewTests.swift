internal import Primitives
internal import TestKit
internal import Testing

struct AdminOverviewTests {
  @Test func `an admin of operations sees the figures, those of moderation with its duty too`() async throws {
    try await TestServer.run { server in
      let ada = try await server.admin("ada")
      let lifter = try server.signedIn("anna")
      try await lifter.post("/v1/feedback", ["kind": "bug", "text": "It hangs."]).expect(201)
      let all = try await ada.get("/v1/admin/overview").expect(200).json
      #expect(all["open_feedback"] == 1)
      #expect(all["open_alerts"] == 0)
      #expect(all["given_up_runs"] == 0)
      #expect(all["windows"] == 0)
      try server.database.administer(
        "delete from app.admin_duties where account_id = '\(ada.account)' and duty = 'moderation'")
      let some = try await ada.get("/v1/admin/overview").expect(200).json
      #expect(some["open_feedback"] == nil)
      #expect(some["given_up_runs"] == 0)
      try server.database.administer(
        "delete from app.admin_duties where account_id = '\(ada.account)' and duty = 'operations'")
      #expect(try await ada.get("/v1/admin/overview").expect(403).problem == "duty-needed")
      try await lifter.get("/v1/admin/overview").expect(403)
    }
  }
}
