internal import Primitives
internal import TestKit
internal import Testing

/// Comments and messages where sharing is paused, is a team's, or changes while people write.
struct FeedbackGrantTests {
  @Test func `while sharing is paused the coach hears nothing, and afterwards finds what was written`()
    async throws
  {
    try await TestServer.run { server in
      let pair = try await FeedbackPair(on: server)
      try await pair.write(pair.coach, "hello")
      try server.database.administer("update app.grants set paused_until = 'infinity'")
      try await pair.comment(pair.lifter, "felt heavy")
      try await pair.write(pair.lifter, "are you there?")
      let talk = "/v1/conversations/\(pair.lifter.account)/messages"
      try await pair.coach.get(talk).expect(404)
      try await pair.coach.get(pair.path).expect(404)
      #expect(try await pair.coach.items("/v1/notices").isEmpty)
      #expect(try pair.unreadToCoach() == nil)
      #expect(
        try server.database.rows("select count(*) from app.outbox_mail where recipient like 'carl@%'") == [
          ["0"]
        ])
      try server.database.administer("update app.grants set paused_until = '-infinity'")
      #expect(try pair.unreadToCoach() == "1 1")
      #expect(try await pair.coach.items(talk, "text") == ["are you there?", "hello"])
    }
  }

  @Test func `a team's coaches comment and write while they are in it, and a blocked one never`() async throws
  {
    try await TestServer.run { server in
      let pair = try await FeedbackPair(on: server)
      let tessa = try server.signedIn("tessa", as: "coach")
      let team = "1, '\(World.id(50))'"
      let client = "\(team), '\(pair.lifter.account)'"
      try server.database.administer(
        """
        insert into app.teams (tenant_id, id, name) values (\(team), 'Iron');
        insert into app.team_members (tenant_id, team_id, account_id, role)
        values (\(team), '\(tessa.account)', 'coach');
        insert into app.team_clients (tenant_id, team_id, lifter_id) values (\(client));
        insert into app.team_grants (tenant_id, team_id, lifter_id, scope) values (\(client), 'workout_details');
        """)
      try await pair.comment(pair.lifter, "how was it?")
      #expect(try await tessa.items("/v1/notices", "text") == ["anna commented on a workout"])
      #expect(try pair.unreadToCoach(tessa) == "1 0")
      try await pair.comment(tessa, "good")
      let talk = "/v1/conversations/\(pair.lifter.account)/messages"
      try await tessa.post(talk, ["text": "hi"]).expect(201)
      try await pair.lifter.post("/v1/conversations/\(tessa.account)/messages", ["text": "ho"]).expect(201)
      #expect(try pair.unreadToCoach(tessa) == "1 1")

      let blocked = "1, '\(pair.lifter.account)', '\(tessa.account)'"
      try server.database.administer(
        "insert into app.blocked_coaches (tenant_id, lifter_id, coach_id) values (\(blocked))")
      try await tessa.get(talk).expect(404)
      try await tessa.get(pair.path).expect(404)
      #expect(try pair.unreadToCoach(tessa) == nil)
      try await pair.lifter.post("/v1/conversations/\(tessa.account)/messages", ["text": "?"]).expect(409)
      try server.database.administer("delete from app.blocked_coaches; delete from app.team_members")
      try await tessa.get(talk).expect(404)
      #expect(
        try await pair.lifter.items("/v1/conversations/\(tessa.account)/messages", "text") == ["ho", "hi"])
    }
  }

  @Test func `a coach who wrote as a client too has both conversations, and none with oneself`() async throws
  {
    try await TestServer.run { server in
      let pair = try await FeedbackPair(on: server)
      let boss = try server.signedIn("boss", as: "coach")
      try server.share(["history"], of: pair.coach, with: boss)
      try await pair.write(pair.coach, "to my client")
      try await pair.coach.post("/v1/conversations/\(boss.account)/messages", ["text": "to my coach"]).expect(
        201)
      let partners = try await pair.coach.items("/v1/conversations").map { $0["partner"]?["side"]?.text }
      #expect(partners == ["coach", "lifter"])
      try await pair.coach.get("/v1/conversations/\(pair.coach.account)/messages").expect(404)
      #expect(
        try await boss.items("/v1/conversations/\(pair.coach.account)/messages", "text") == ["to my coach"])
    }
  }

  @Test func `what is unread is counted right while many write and read at once`() async throws {
    try await TestServer.run { server in
      let pair = try await FeedbackPair(on: server)
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 1...8 {
          group.addTask { try await pair.comment(pair.lifter, "l\(number)") }
          group.addTask { try await pair.comment(pair.coach, "c\(number)") }
          group.addTask {
            let seen = try await pair.coach.items(pair.path).last?["created_at"]
            guard let seen else { return }
            try await pair.coach.put("\(pair.path)/read", ["up_to": seen]).expect(204)
          }
        }
        try await group.waitForAll()
      }
      let comments = try await pair.coach.items("\(pair.path)?limit=100")
      #expect(comments.count == 16)
      let unread = comments.count { $0["is_unread"]?.boolean == true }
      #expect(try pair.unreadToCoach() == (unread == 0 ? nil : "\(unread) 0"))
      let wrong = try server.database.rows(
        """
        select mark.unread, true_count
          from app.comment_marks as mark
         cross join lateral (
           select count(*) as true_count
             from app.comments as comment
            where comment.workout_id = mark.workout_id
              and comment.created_at > mark.read_up_to
              and comment.author_id <> mark.reader_id) as counted
         where mark.unread <> true_count
        """)
      #expect(wrong.isEmpty)
    }
  }

  @Test func `no read that begins after a revocation was answered shows a comment or a message`() async throws
  {
    try await TestServer.run { server in
      let pair = try await FeedbackPair(on: server)
      try await pair.comment(pair.lifter, "private")
      try await pair.write(pair.lifter, "private")
      let scopes = "/v1/coaches/\(pair.coach.account)/scopes"
      let paths = [pair.path, "/v1/conversations/\(pair.lifter.account)/messages"]
      for _ in 1...10 {
        try await pair.lifter.put(scopes, ["scopes": ["workout_details"]]).expect(200)
        try await withThrowingTaskGroup(of: Void.self) { group in
          for path in paths {
            group.addTask { for _ in 1...5 { _ = try await pair.coach.get(path) } }
          }
          group.addTask {
            try await pair.lifter.put(scopes, ["scopes": []]).expect(200)
            for path in paths { try await pair.coach.get(path).expect(404) }
          }
          try await group.waitForAll()
        }
      }
    }
  }
}
