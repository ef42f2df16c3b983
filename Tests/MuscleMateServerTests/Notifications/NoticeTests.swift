internal import DatabaseAdministration
internal import MuscleMateAPI
internal import Primitives
internal import TestKit
internal import Testing

@testable internal import MuscleMateServer

struct NoticeTests {
  /// As a function that has a reason does it.
  private func tell(_ person: Client, _ kind: String, _ arguments: JSON, on server: TestServer) throws {
    try server.database.administer(
      """
      begin;
      select set_config('app.tenant_id', '1', true);
      select app.notify('\(person.account)', '\(kind)', '\(arguments)');
      commit
      """)
  }

  private func unread(_ person: Client) async throws -> Int? {
    try await person.get("/v1/notices/count").expect(200).json["unread"]?.integer
  }

  @Test func `the same thing told again is one notice with a count, until it is read`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let fromCarl: JSON = ["name": "Carl", "account_id": "c"]
      for _ in 1...3 { try tell(anna, "message", fromCarl, on: server) }
      try tell(anna, "message", ["name": "Cora", "account_id": "d"], on: server)
      try tell(anna, "message", fromCarl, on: server)

      let items = try await anna.items("/v1/notices")
      #expect(items.map { $0["text"]?.text } == ["Carl wrote to you (4×)", "Cora wrote to you"])
      #expect(items.map { $0["count"]?.integer } == [4, 1])
      #expect(items.first?["arguments"]?["account_id"] == "c")
      #expect(try await unread(anna) == 2)

      let newest = try #require(items.first?["created_at"])
      try await anna.put("/v1/notices/read", ["up_to": newest]).expect(204)
      #expect(try await unread(anna) == 0)
      try tell(anna, "message", fromCarl, on: server)
      #expect(try await unread(anna) == 1)
      #expect(try await anna.items("/v1/notices?unread=true", "text") == ["Carl wrote to you"])
      #expect(try await anna.items("/v1/notices").count == 3)
    }
  }

  @Test func `what came after the newest that was seen stays unread`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try tell(anna, "message", ["name": "Carl"], on: server)
      let seen = try #require(try await anna.items("/v1/notices").first?["created_at"])
      try tell(anna, "message", ["name": "Carl"], on: server)
      try tell(anna, "message", ["name": "Cora"], on: server)
      try await anna.put("/v1/notices/read", ["up_to": seen]).expect(204)
      #expect(try await unread(anna) == 2)
    }
  }

  @Test func `the sentence is in the profile's language, whatever the request asks for`() async throws {
    try await TestServer.run { server in
      var anna = try server.signedIn("anna")
      try tell(anna, "message", ["name": "Carl"], on: server)
      try server.database.administer("update app.accounts set locale = 'de-AT'")
      #expect(try await anna.items("/v1/notices", "text") == ["Carl hat dir geschrieben"])
      anna.headers["Accept-Language"] = "en"
      #expect(try await anna.items("/v1/notices", "text") == ["Carl hat dir geschrieben"])
    }
  }

  @Test func `pages meet, and others' notices are out of reach`() async throws {
    try await TestServer.run { server in
      let (anna, bob) = (try server.signedIn("anna"), try server.signedIn("bob"))
      for number in 1...5 { try tell(anna, "message", ["name": .string("\(number)")], on: server) }
      var names: [String] = []
      var path: String? = "/v1/notices?limit=2"
      while let page = path {
        let answer = try await anna.get(page).expect(200).json
        names += (answer["items"]?.elements ?? []).compactMap { $0["arguments"]?["name"]?.text }
        path = answer["next"]?.text.map { "/v1/notices?limit=2&after=\($0)" }
      }
      #expect(names == ["5", "4", "3", "2", "1"])

      let id = try #require(try await anna.items("/v1/notices", "id").first ?? nil)
      #expect(try await bob.items("/v1/notices").isEmpty)
      try await bob.delete("/v1/notices/\(id)").expect(404)
      try await bob.put("/v1/notices/read", ["up_to": "2099-01-01T00:00:00Z"]).expect(204)
      #expect(try await unread(anna) == 5)
      try await anna.delete("/v1/notices/\(id)").expect(204)
      try await anna.delete("/v1/notices/\(id)").expect(404)
      #expect(try await unread(anna) == 4)
    }
  }

  @Test func `notices are kept for half a year, and someone who is gone is told nothing`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try tell(anna, "message", ["name": "Carl"], on: server)
      try server.database.administer(
        "update app.notices set created_at = now() - interval '181 days', read_at = now()")
      try tell(anna, "message", ["name": "Cora"], on: server)
      try await server.run(job: "delete_expired")
      #expect(try await anna.items("/v1/notices", "text") == ["Cora wrote to you"])
      var gone = anna
      gone.account = World.id(99)
      try tell(gone, "message", ["name": "Carl"], on: server)
      #expect(try server.database.rows("select count(*) from app.notices") == [["1"]])
    }
  }

  @Test func `every notice that SQL sends has a sentence`() throws {
    var kinds: Set<String> = []
    for script in try MigrationScripts(in: MigrationScripts.findFolder()).functions {
      for call in script.text.matches(
        of: /app\.(?:notify|notify_about|tell_of_subscription|tell_coach)\([^,';]*,\s*'([a-z_]+)'/)
      {
        kinds.insert(String(call.output.1))
      }
    }
    #expect(kinds.isSuperset(of: ["message", "sharing_changed", "payment_failed"]))
    for kind in kinds { #expect(NoticeKind(rawValue: kind) != nil, "\(kind)") }
  }
}
