internal import Primitives
internal import TestKit
internal import Testing

/// What clients did and wrote, in one list each.
struct ClientFeedTests {
  @Test func `the feed shows the workouts and comments of all clients, newest first, page by page`()
    async throws
  {
    try await TestServer.run { server in
      let pair = try await FeedbackPair(on: server, sharing: ["history", "workout_details", "main_lifts"])
      let bea = try server.signedIn("bea")
      try server.share(["history"], of: bea, with: pair.coach)
      _ = try await bea.log()
      try await pair.comment(pair.lifter, "It was heavy.")
      try await pair.comment(pair.coach, "It looked light.")
      let entries = try await pair.coach.items("/v1/clients/feed")
      #expect(entries.map { $0["kind"] } == ["comment", "workout", "workout"])
      #expect(entries.map { $0["lifter"]?["username"] } == ["anna", "anna", "bea"])
      #expect(entries[0]["text"] == "It was heavy.")
      #expect(entries[0]["workout"] == "Legs")
      #expect(entries[1]["set_count"] == 3)
      #expect(entries[1]["record_count"]?.integer ?? 0 > 0)
      #expect(entries[2]["record_count"] == nil, "not shared")
      let pages = try await pair.coach.pages(of: "/v1/clients/feed", by: 2)
      #expect(pages.map(\.count) == [2, 1])
      #expect(pages.flatMap(\.self) == entries.compactMap { $0["id"]?.text })
    }
  }

  @Test func `the feed holds what is shared now and nothing else, and the lifter sees who looked`()
    async throws
  {
    try await TestServer.run { server in
      let pair = try await FeedbackPair(on: server, sharing: ["history"])
      try await pair.comment(pair.lifter, "To the one with the details.")
      #expect(try await pair.coach.items("/v1/clients/feed", "kind") == ["workout"])
      #expect(try await pair.lifter.items("/v1/me/access-log", "scope") == ["history"])
      try server.share(["workout_details"], of: pair.lifter, with: pair.coach)
      #expect(try await pair.coach.items("/v1/clients/feed", "kind") == ["comment"])
      let looks = try await pair.lifter.items("/v1/me/access-log")
      #expect(looks.first?["scope"] == "workout_details")
      #expect(looks.first?["object"]?.text == pair.workout)
      try await pair.lifter.put("/v1/sharing-pause", [:]).expect(200)
      #expect(try await pair.coach.items("/v1/clients/feed") == [])
      let stranger = try server.signedIn("cleo", as: "coach")
      #expect(try await stranger.items("/v1/clients/feed") == [])
      try await pair.lifter.get("/v1/clients/feed").expect(403)
    }
  }

  @Test func `workouts with unread comments are listed for both sides until they are read`() async throws {
    try await TestServer.run { server in
      let pair = try await FeedbackPair(on: server)
      try await pair.comment(pair.lifter, "One")
      try await pair.comment(pair.lifter, "Two")
      try await pair.comment(pair.coach, "Three")
      let ofCoach = try await pair.coach.items("/v1/comments/unread")
      #expect(ofCoach.map { $0["unread"] } == [2])
      #expect(ofCoach.first?["workout_id"]?.text == pair.workout)
      #expect(ofCoach.first?["lifter"]?["username"] == "anna")
      #expect(try await pair.lifter.items("/v1/comments/unread").map { $0["unread"] } == [1])
      #expect(try await pair.lifter.items("/v1/me/access-log", "scope").contains("client_list"))
      let mark: JSON = ["up_to": "2100-01-01T00:00:00Z"]
      try await pair.coach.put("\(pair.path)/read", mark).expect(204)
      #expect(try await pair.coach.items("/v1/comments/unread") == [])
      try await pair.comment(pair.lifter, "Four")
      try server.share(["history"], of: pair.lifter, with: pair.coach)
      #expect(try await pair.coach.items("/v1/comments/unread") == [], "the details are not shared any more")
    }
  }

  @Test func `the attention queue names what is unread, and nothing that is not`() async throws {
    try await TestServer.run { server in
      let pair = try await FeedbackPair(on: server)
      func text() async throws -> String? {
        try await pair.coach.items("/v1/attention?rule=unread").first?["text"]?.text
      }
      try await pair.comment(pair.lifter, "One")
      #expect(try await text() == "Unread comments: 1.")
      try await pair.write(pair.lifter, "Two")
      #expect(try await text() == "Unread: comments 1, messages 1.")
      try await pair.coach.put("\(pair.path)/read", ["up_to": "2100-01-01T00:00:00Z"]).expect(204)
      #expect(try await text() == "Unread messages: 1.")
    }
  }
}
