internal import Primitives
internal import TestKit
internal import Testing

struct ConversationTests {
  private func path(_ pair: FeedbackPair, for reader: Client) -> String {
    "/v1/conversations/\(reader.account == pair.coach.account ? pair.lifter.account : pair.coach.account)"
  }

  @Test func `both sides read what was written, what is unread, and how far the other has read`() async throws
  {
    try await TestServer.run { server in
      let pair = try await FeedbackPair(on: server)
      #expect(try await pair.lifter.items("/v1/conversations").isEmpty)
      let empty = try await pair.lifter.get("\(path(pair, for: pair.lifter))/messages").expect(200).json
      #expect(empty["items"]?.elements?.isEmpty == true)
      try await pair.write(pair.coach, "hello")
      try await pair.write(pair.coach, "how are you?")
      try await pair.write(pair.lifter, "fine")

      let mine = try #require(try await pair.lifter.items("/v1/conversations").first)
      #expect(mine["partner"]?["username"] == "carl")
      #expect(mine["partner"]?["side"] == "coach")
      #expect(mine["unread"] == 2)
      #expect(mine["can_write"]?.boolean == true)
      #expect(mine["latest"]?["text"] == "fine")
      #expect(mine["latest"]?["is_mine"]?.boolean == true)
      #expect(try pair.unreadToCoach() == "0 1")
      let items = try await pair.lifter.items("\(path(pair, for: pair.lifter))/messages")
      #expect(items.map { $0["text"]?.text } == ["fine", "how are you?", "hello"])
      #expect(items.map { $0["is_mine"]?.boolean } == [true, false, false])
      #expect(items.map { $0["is_unread"]?.boolean } == [false, true, true])

      let hello = try #require(items[2]["created_at"])
      try await pair.lifter.put("\(path(pair, for: pair.lifter))/read", ["up_to": hello]).expect(204)
      let theirs = try #require(try await pair.coach.items("/v1/conversations").first)
      #expect(theirs["partner"]?["username"] == "anna")
      #expect(theirs["seen_up_to"] == hello)
      #expect(theirs["unread"] == 1)
      #expect(try await pair.lifter.items("/v1/conversations").first?["unread"] == 1)
      #expect(try await pair.lifter.get("/v1/notices/count").json["unread"] == 1)
      try await pair.lifter.put(
        "\(path(pair, for: pair.lifter))/read", ["up_to": "2099-01-01T00:00:00Z"]
      ).expect(204)
      #expect(try await pair.lifter.get("/v1/notices/count").json["unread"] == 0)
      try await pair.write(pair.coach, "good")
      #expect(try await pair.lifter.items("/v1/conversations").first?["unread"] == 1)
    }
  }

  @Test
  func `the end of a grant shuts the coach out at once; the client reads on, and writes while connected`()
    async throws
  {
    try await TestServer.run { server in
      let pair = try await FeedbackPair(on: server)
      let (coach, lifter) = (pair.coach, pair.lifter)
      let sent = try await pair.write(coach, "hello")
      try await lifter.put("/v1/coaches/\(coach.account)/scopes", ["scopes": []]).expect(200)
      let coachs = path(pair, for: coach)
      try await coach.get("\(coachs)/messages").expect(404)
      try await coach.post("\(coachs)/messages", ["text": "?"]).expect(404)
      try await coach.put("\(coachs)/read", ["up_to": "2099-01-01T00:00:00Z"]).expect(404)
      try await coach.put("\(coachs)/messages/\(sent)", ["text": "?"]).expect(404)
      try await coach.delete("\(coachs)/messages/\(sent)").expect(404)
      #expect(try await coach.items("/v1/conversations").isEmpty)

      let lifters = path(pair, for: lifter)
      #expect(try await lifter.items("\(lifters)/messages", "text") == ["hello"])
      try await pair.write(lifter, "later")
      #expect(try await coach.items("/v1/notices", "kind") == ["sharing_changed"])
      #expect(try pair.unreadToCoach() == nil)
      try await lifter.delete("/v1/coaches/\(coach.account)").expect(204)
      #expect(try await lifter.items("\(lifters)/messages", "text") == ["later", "hello"])
      #expect(try await lifter.items("/v1/conversations").first?["can_write"]?.boolean == false)
      let refused = try await lifter.post("\(lifters)/messages", ["text": "?"]).expect(409)
      #expect(refused.text.contains("no longer connected"))
    }
  }

  @Test func `strangers have no conversation, and a coach's session as a lifter none of the coach's`()
    async throws
  {
    try await TestServer.run { server in
      let pair = try await FeedbackPair(on: server)
      try await pair.write(pair.coach, "hello")
      let bob = try server.signedIn("bob")
      let cora = try server.signedIn("cora", as: "coach")
      for stranger in [bob, cora] {
        for other in [pair.lifter.account, pair.coach.account, stranger.account, World.id(99)] {
          try await stranger.get("/v1/conversations/\(other)/messages").expect(404)
          try await stranger.post("/v1/conversations/\(other)/messages", ["text": "a"]).expect(404)
          try await stranger.put("/v1/conversations/\(other)/read", ["up_to": "2026-01-01T00:00:00Z"]).expect(
            404)
        }
        #expect(try await stranger.items("/v1/conversations").isEmpty)
      }
      // A lifter and a second coach of theirs see nothing of one another's.
      let second = try pair.another("curt")
      #expect(try await second.items("/v1/conversations").isEmpty)
      #expect(try await second.items("/v1/conversations/\(pair.lifter.account)/messages").isEmpty)
      try await second.get("/v1/conversations/\(pair.coach.account)/messages").expect(404)
      var asLifter = pair.coach
      asLifter.token = try server.secondSession(of: pair.coach, as: "lifter")
      #expect(try await asLifter.items("/v1/conversations").isEmpty)
      try await asLifter.get("/v1/conversations/\(pair.lifter.account)/messages").expect(404)
    }
  }

  @Test func `one's own message is changed or deleted within an hour`() async throws {
    try await TestServer.run { server in
      let pair = try await FeedbackPair(on: server)
      let id = try await pair.write(pair.coach, "hello")
      let coachs = "\(path(pair, for: pair.coach))/messages/\(id)"
      let lifters = "\(path(pair, for: pair.lifter))/messages/\(id)"
      #expect(try await pair.lifter.get(lifters).expect(200).json["text"] == "hello")
      try await pair.lifter.put(lifters, ["text": "mine"]).expect(404)
      try await pair.lifter.delete(lifters).expect(404)
      let edited = try await pair.coach.put(coachs, ["text": "hi"]).expect(200).json
      #expect(edited["text"] == "hi")
      #expect(edited["edited_at"]?.text != nil)
      try await pair.coach.delete(coachs).expect(204)
      try await pair.coach.delete(coachs).expect(404)
      let shown = try await pair.lifter.items("\(path(pair, for: pair.lifter))/messages")
      #expect(shown.map { $0["is_deleted"]?.boolean } == [true])
      #expect(shown.map { $0["text"] } == [nil])
      #expect(try await pair.lifter.items("/v1/conversations").first?["unread"] == 0)

      let old = try await pair.write(pair.coach, "old")
      try server.database.administer(
        "update app.messages set created_at = created_at - interval '61 minutes'")
      let settled = "\(path(pair, for: pair.coach))/messages/\(old)"
      #expect(try await pair.coach.put(settled, ["text": "new"]).expect(409).text.contains("an hour"))
      try await pair.coach.delete(settled).expect(409)
    }
  }

  @Test func `pages go both ways, and nothing is sent twice`() async throws {
    try await TestServer.run { server in
      let pair = try await FeedbackPair(on: server)
      for number in 1...5 { try await pair.write(pair.coach, "\(number)") }
      let messages = "\(path(pair, for: pair.lifter))/messages"
      let first = try await pair.lifter.get("\(messages)?limit=2").expect(200).json
      #expect(first.items("text") == ["5", "4"])
      let older = try await pair.lifter.get("\(messages)?limit=2&after=\(first["next"]?.text ?? "")").json
      #expect(older.items("text") == ["3", "2"])
      let last = try await pair.lifter.get("\(messages)?limit=2&after=\(older["next"]?.text ?? "")").json
      #expect(last.items("text") == ["1"])
      #expect(last["next"] == nil)

      var newer = try #require(first["newer"]?.text)
      let nothing = try await pair.lifter.get("\(messages)?newer_than=\(newer)").expect(200).json
      #expect(nothing.items("text") == [])
      #expect(nothing["newer"]?.text == newer)
      for number in 6...8 { try await pair.write(pair.coach, "\(number)") }
      var seen: [[String]] = []
      for _ in 1...2 {
        let page = try await pair.lifter.get("\(messages)?limit=2&newer_than=\(newer)").expect(200).json
        seen.append(page.items("text"))
        newer = try #require(page["newer"]?.text)
      }
      #expect(seen == [["7", "6"], ["8"]])
      try await pair.lifter.get("\(messages)?newer_than=\(newer)&after=\(newer)").expect(422)
      // Only an existing message can be sent back with all of its members.
      let foreign = try await pair.lifter.post(messages, ["text": "Hi", "is_mine": true])
      #expect(foreign.faults == ["/is_mine unknown"])

      var coach = pair.coach
      coach.headers["Idempotency-Key"] = "k1"
      let path = "\(path(pair, for: pair.coach))/messages"
      let sent = try await coach.post(path, ["text": "once"]).expect(201)
      #expect(try await coach.post(path, ["text": "once"]).expect(201).json["id"] == sent.json["id"])
      #expect(try await pair.lifter.items(messages, "text").filter { $0 == "once" }.count == 1)
    }
  }

  @Test func `many writers at once lose nothing, and each message has a place of its own`() async throws {
    try await TestServer.run { server in
      let pair = try await FeedbackPair(on: server)
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 1...10 {
          group.addTask { try await pair.write(pair.coach, "c\(number)") }
          group.addTask { try await pair.write(pair.lifter, "l\(number)") }
        }
        try await group.waitForAll()
      }
      let messages = "\(path(pair, for: pair.lifter))/messages?limit=100"
      let times = try await pair.lifter.items(messages, "created_at")
      #expect(Set(times).count == 20)
      #expect(try pair.unreadToCoach() == "0 10")
      #expect(try await pair.lifter.items("/v1/conversations").first?["unread"] == 10)
    }
  }

  @Test
  func `one is told by one notice and one mail an hour, and at most 30 messages a minute go to one person`()
    async throws
  {
    try await TestServer.run { server in
      let pair = try await FeedbackPair(on: server)
      for number in 1...30 { try await pair.write(pair.coach, "\(number)") }
      try server.database.hurry("app.messages", "created_at")
      let path = "\(path(pair, for: pair.coach))/messages"
      #expect(try await pair.coach.post(path, ["text": "31"]).expect(429).headers["retry-after"] == "60")
      #expect(try await pair.lifter.items("/v1/notices", "text") == ["carl wrote to you (30×)"])
      let mails = "select count(*) from app.outbox_mail where kind = 'message_written'"
      #expect(try server.database.rows(mails) == [["1"]])
      let mail = try await server.mails.last(to: "anna@example.com")
      #expect(mail.contains("Subject: carl wrote to you at MuscleMate"))
      let other = try pair.another("cora")
      try await other.post("/v1/conversations/\(pair.lifter.account)/messages", ["text": "hi"]).expect(201)
      #expect(try server.database.rows(mails) == [["2"]])
    }
  }
}

extension TestServer {
  /// A further session of the same account, in another role.
  func secondSession(of person: Client, as role: String) throws -> String {
    let token = "\(role.prefix(1))\(Base64URL.encode((0..<32).map { _ in UInt8.random(in: 0...255) }))"
    try database.administer(
      """
      update app.accounts set roles = roles || '{\(role)}'::text[] where id = '\(person.account)';
      insert into auth.sessions (tenant_id, account_id, token_hash, role, expires_at)
      values (1, '\(person.account)', sha256('\(token)'), '\(role)', now() + interval '1 day');
      """)
    return token
  }
}
