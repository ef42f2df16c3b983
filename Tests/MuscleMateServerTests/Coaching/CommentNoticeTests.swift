internal import Primitives
internal import TestKit
internal import Testing

/// The recipients of a comment's notice, its way, and how often it is sent.
struct CommentNoticeTests {
  private func texts(_ person: Client) async throws -> [String?] {
    try await person.items("/v1/notices", "text")
  }

  @Test func `the other side is told, in a thread those who wrote in it, and no one of their own words`()
    async throws
  {
    try await TestServer.run { server in
      let pair = try await FeedbackPair(on: server)
      let cora = try pair.another("cora")
      let curt = try pair.another("curt", sharing: ["history", "all_lifts"])
      try await pair.comment(pair.lifter, "how was it?")
      for coach in [pair.coach, cora] {
        #expect(try await texts(coach) == ["anna commented on a workout"])
        // A text that a scope guards stays out of the coach's notices.
        let arguments = try await coach.items("/v1/notices").first?["arguments"]
        #expect(arguments?["workout_id"]?.text == pair.workout)
        #expect(arguments?["workout"] == nil)
      }
      let root = try await pair.comment(pair.coach, "deeper")
      try await pair.comment(pair.lifter, "really?", answering: root)
      #expect(
        try await texts(pair.coach) == ["anna answered where you commented", "anna commented on a workout"])
      #expect(try await texts(cora) == ["anna commented on a workout"])
      try await pair.comment(cora, "yes", answering: root)
      #expect(try await texts(pair.coach).first == "cora answered where you commented")
      #expect(
        try await texts(pair.lifter)
          == ["cora commented on your workout Legs", "carl commented on your workout Legs"])
      #expect(try await texts(curt) == [])
    }
  }

  @Test func `ten comments are one notice and one mail, and reading the comments reads the notice`()
    async throws
  {
    try await TestServer.run { server in
      let pair = try await FeedbackPair(on: server)
      for number in 1...10 { try await pair.comment(pair.lifter, "\(number)") }
      #expect(try await texts(pair.coach) == ["anna commented on a workout (10×)"])
      #expect(try pair.unreadToCoach() == "10 0")
      let mails = "select count(*) from app.outbox_mail where kind = 'comment_written'"
      #expect(try server.database.rows(mails) == [["1"]])

      let items = try await pair.coach.items(pair.path)
      let third = try #require(items[2]["created_at"])
      try await pair.coach.put("\(pair.path)/read", ["up_to": third]).expect(204)
      #expect(try pair.unreadToCoach() == "7 0")
      #expect(
        try await pair.coach.items(pair.path).map { $0["is_unread"]?.boolean }
          == Array(repeating: false, count: 3) + Array(repeating: true, count: 7))
      // Going back changes nothing, and neither does a time to come for what is still to come.
      try await pair.coach.put("\(pair.path)/read", ["up_to": "2020-01-01T00:00:00Z"]).expect(204)
      #expect(try pair.unreadToCoach() == "7 0")
      try await pair.coach.put("\(pair.path)/read", ["up_to": "2099-01-01T00:00:00Z"]).expect(204)
      #expect(try pair.unreadToCoach() == nil)
      #expect(try await pair.coach.get("/v1/notices/count").json["unread"] == 0)
      let eleventh = try await pair.comment(pair.lifter, "11")
      #expect(try pair.unreadToCoach() == "1 0")
      #expect(try server.database.rows(mails) == [["1"]])
      try await pair.lifter.delete("\(pair.path)/\(eleventh)").expect(204)
      #expect(try pair.unreadToCoach() == nil)

      try server.database.administer("update app.comment_marks set mailed_at = mailed_at - interval '1 hour'")
      try await pair.comment(pair.lifter, "12")
      #expect(try server.database.rows(mails) == [["2"]])
      let mail = try await server.mails.last(to: "carl@example.com", of: 2)
      #expect(mail.contains("Subject: anna commented on a workout at MuscleMate"))
    }
  }
}
