internal import Primitives
internal import TestKit
internal import Testing

struct UserFeedbackTests {
  private static func tell(
    _ person: Client, _ text: String, kind: String = "idea"
  ) async throws -> String {
    try await person.post("/v1/feedback", ["kind": .string(kind), "text": .string(text)]).expect(201)
      .json["id"]?.text ?? ""
  }

  @Test func `an answer reaches whoever asked, in their language, in the app and by mail`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let anna = try server.signedIn("anna")
      try server.database.administer("update app.accounts set locale = 'de' where username = 'anna'")
      let id = try await Self.tell(anna, "Where are my squats?", kind: "question")
      try await ada.post("/v1/admin/feedback/\(id)/answer", ["text": "Under the bar.\nLook again."]).expect(
        200)
      let own = try #require(try await anna.items("/v1/feedback").first)
      #expect(own["state"] == "answered")
      #expect(own["answer"] == "Under the bar.\nLook again.")
      #expect(own["notes"] == nil)
      let mail = try await server.mails.last(to: "anna@example.com")
      #expect(mail.contains("danke für das, was du uns gesagt hast"))
      #expect(mail.contains("\nUnder the bar.\nLook again.\n"))
      #expect(try await anna.items("/v1/notices", "kind") == ["feedback_answered"])
    }
  }

  @Test func `what is answered or merged can be sent back as it was read, and made so by nothing else`()
    async throws
  {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let anna = try server.signedIn("anna")
      let ids = [try await Self.tell(anna, "Charts"), try await Self.tell(anna, "More charts")]
      let paths = ids.map { "/v1/admin/feedback/\($0)" }
      for state in ["answered", "duplicate"] {
        #expect(try await ada.patch(paths[0], ["state": .string(state)]).faults == ["/state invalid"])
      }
      try await ada.post("\(paths[0])/answer", ["text": "Coming"]).expect(200)
      try await ada.patch(paths[1], ["duplicate_of": .string(ids[0])]).expect(200)
      for (path, state) in zip(paths, ["answered", "duplicate"]) {
        let read = try await ada.get(path).expect(200).json
        let sent = try await ada.patch(path, read).expect(200).json
        #expect(sent["state"] == .string(state))
      }
    }
  }

  @Test func `what admins note stays theirs`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let anna = try server.signedIn("anna")
      let id = try await Self.tell(anna, "It crashes", kind: "bug")
      let triaged = try await ada.patch(
        "/v1/admin/feedback/\(id)",
        [
          "state": "planned", "labels": ["ios", "crash"], "priority": .number("1.0"),
          "assignee": .string(ada.account),
          "notes": "sounds like the known one",
        ]
      ).expect(200).json
      #expect(triaged["author"]?["username"] == "anna")
      #expect(try await ada.items("/v1/admin/feedback?label=crash&state=planned&q=CRASH").count == 1)
      #expect(try await ada.items("/v1/admin/feedback?label=android").isEmpty)
      let own = try await anna.get("/v1/feedback").expect(200).text
      #expect(own.contains("planned"))
      for secret in ["known one", "labels", "priority", "assignee"] { #expect(!own.contains(secret)) }
      let wrong: JSON = [
        "assignee": .string(anna.account), "is_public": true, "duplicate_of": .string(id),
      ]
      #expect(
        try await ada.patch("/v1/admin/feedback/\(id)", wrong).expect(422).faults
          == ["/assignee unknown", "/duplicate_of unknown", "/is_public invalid"])
    }
  }

  @Test func `ideas are public once an admin says so, without a name, and voted for once each`() async throws
  {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let anna = try server.signedIn("anna")
      let carl = try server.signedIn("carl", as: "coach")
      let id = try await Self.tell(anna, "A dark mode")
      let vote = "/v1/feedback/ideas/\(id)/vote"
      try await carl.send("PUT", vote).expect(404)
      #expect(try await carl.items("/v1/feedback/ideas").isEmpty)
      try await ada.patch("/v1/admin/feedback/\(id)", ["is_public": true]).expect(200)
      for _ in 0..<3 { try await carl.send("PUT", vote).expect(204) }
      let answer = try await carl.get("/v1/feedback/ideas").expect(200)
      #expect(!answer.text.contains("anna") && !answer.text.contains(anna.account))
      let idea = try answer.json["items"]?[0]
      #expect(idea?["votes"]?.integer == 1)
      #expect(idea?["voted"] == true)
      #expect(try await anna.items("/v1/feedback/ideas").first?["is_own"] == true)
      try await carl.delete(vote).expect(204)
      try await carl.delete(vote).expect(204)
      #expect(try await carl.items("/v1/feedback/ideas").first?["votes"]?.integer == 0)
    }
  }

  @Test func `many votes at once are all counted, and go with their voters`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let voters = try (0..<12).map { try server.signedIn("voter\($0)") }
      let id = try await Self.tell(voters[0], "A dark mode")
      try await ada.patch("/v1/admin/feedback/\(id)", ["is_public": true]).expect(200)
      try await withThrowingTaskGroup(of: Void.self) { group in
        for voter in voters + voters {
          group.addTask { try await voter.send("PUT", "/v1/feedback/ideas/\(id)/vote").expect(204) }
        }
        try await group.waitForAll()
      }
      #expect(try await ada.get("/v1/admin/feedback/\(id)").expect(200).json["votes"]?.integer == 12)
      try server.database.administer("delete from app.accounts where username in ('voter3', 'voter4')")
      #expect(try await ada.get("/v1/admin/feedback/\(id)").expect(200).json["votes"]?.integer == 10)
    }
  }

  @Test func `what is merged brings its votes, and its author hears the answer`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let people = try (0..<4).map { try server.signedIn("person\($0)") }
      let ids = [
        try await Self.tell(people[0], "A dark mode"), try await Self.tell(people[1], "Night colours"),
        try await Self.tell(people[2], "Black"),
      ]
      for id in ids { try await ada.patch("/v1/admin/feedback/\(id)", ["is_public": true]).expect(200) }
      try await people[3].send("PUT", "/v1/feedback/ideas/\(ids[0])/vote").expect(204)
      try await people[3].send("PUT", "/v1/feedback/ideas/\(ids[1])/vote").expect(204)
      // The third into the second, and with it into the first.
      try await ada.patch("/v1/admin/feedback/\(ids[2])", ["duplicate_of": .string(ids[1])]).expect(200)
      try await ada.patch("/v1/admin/feedback/\(ids[1])", ["duplicate_of": .string(ids[0])]).expect(200)
      let kept = try await ada.get("/v1/admin/feedback/\(ids[0])").expect(200).json
      #expect(kept["duplicates"]?.integer == 2)
      // Both authors of the merged ones, and the one who voted twice.
      #expect(kept["votes"]?.integer == 3)
      #expect(try await people[0].items("/v1/feedback/ideas", "id") == [ids[0]])
      let chain = try await ada.patch("/v1/admin/feedback/\(ids[0])", ["duplicate_of": .string(ids[2])])
      #expect(chain.faults == ["/duplicate_of unknown"])

      try await ada.post("/v1/admin/feedback/\(ids[0])/answer", ["text": "Coming", "state": "planned"])
        .expect(200)
      for person in people[..<3] {
        #expect(try await person.items("/v1/feedback").first?["answer"] == "Coming")
      }
      #expect(try await people[2].items("/v1/feedback").first?["state"] == "duplicate")
      let back = try await ada.patch("/v1/admin/feedback/\(ids[1])", ["duplicate_of": .null]).expect(200).json
      #expect(back["state"] == "open")
    }
  }

  @Test func `reports on graphs come into the same inbox, and are closed there`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let anna = try server.signedIn("anna")
      let report = try await anna.post(
        "/v1/graph-reports", ["graph": "squat", "measure": "e1rm", "text": "Too low"]
      ).expect(201).json
      let id = report["id"]?.text ?? ""
      let listed = try #require(try await ada.items("/v1/admin/feedback?kind=graph").first)
      #expect(listed["id"]?.text == id && listed["text"] == "Too low")
      #expect(listed["graph"] == ["graph": "squat", "measure": "e1rm"])
      try await ada.post("/v1/admin/feedback/\(id)/answer", ["text": "Mended"]).expect(200)
      let settled = try await anna.items("/v1/graph-reports").first
      #expect(settled?["state"] == "answered" && settled?["answer"] == "Mended")
      #expect(settled?["answered_at"]?.text != nil)
      #expect(try await anna.items("/v1/feedback").first?["answer"] == "Mended")
    }
  }

  @Test func `twenty open ones are the limit, and what is sent twice is one`() async throws {
    try await TestServer.run { server in
      var anna = try server.signedIn("anna")
      for number in 0..<20 {
        anna.headers["Idempotency-Key"] = "\(number)"
        let first = try await Self.tell(anna, "Number \(number)")
        #expect(try await Self.tell(anna, "Number \(number)") == first)
      }
      anna.headers["Idempotency-Key"] = nil
      try await anna.post("/v1/feedback", ["kind": "bug", "text": "One more"]).expect(409)
      #expect(try await anna.items("/v1/feedback").count == 20)
      let faults = try await anna.post("/v1/feedback", ["kind": "graph", "text": " "]).expect(422).faults
      #expect(faults == ["/kind invalid", "/text invalid"])
    }
  }

  @Test func `nobody triages but the tenant's admins, and an answer asks for a proof`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let anna = try server.signedIn("anna")
      try server.database.administer("select app.create_tenant('iron', 'Iron')")
      let fred = try await server.person("fred", as: "lifter", tenant: "iron")
      let there = try await Self.tell(fred, "Ours")
      let id = try await Self.tell(anna, "Mine")
      for path in ["/v1/admin/feedback", "/v1/admin/feedback/\(id)"] { try await anna.get(path).expect(403) }
      try await anna.patch("/v1/admin/feedback/\(id)", ["is_public": true]).expect(403)
      try await ada.get("/v1/admin/feedback/\(there)").expect(404)
      try await ada.patch("/v1/admin/feedback/\(there)", ["is_public": true]).expect(404)
      try await ada.post("/v1/admin/feedback/\(there)/answer", ["text": "Hello"]).expect(404)
      #expect(
        try await ada.patch("/v1/admin/feedback/\(id)", ["duplicate_of": .string(there)]).expect(422).faults
          == ["/duplicate_of unknown"])
      #expect(try await ada.items("/v1/admin/feedback", "id") == [id])
      try server.database.administer("update auth.sessions set proved_at = now() - interval '16 minutes'")
      try await ada.post("/v1/admin/feedback/\(id)/answer", ["text": "Hello"]).expect(403)
    }
  }
}
