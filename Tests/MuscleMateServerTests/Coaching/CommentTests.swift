internal import Primitives
internal import TestKit
internal import Testing

struct CommentTests {
  @Test func `a comment on a set says what stood there, and whether something else does now`() async throws {
    try await TestServer.run { server in
      let pair = try await FeedbackPair(on: server)
      let workout = try await pair.lifter.get("/v1/lifters/me/workouts/\(pair.workout)").json
      let exercise = JSON.string(try workout.partID(0))
      let answer = try await pair.coach.post(
        pair.path, ["text": "Deeper!", "exercise": exercise, "set": .string(try workout.partID(0, 0))]
      ).expect(201)
      let written = try answer.json
      #expect(answer.headers["location"] == "\(pair.path)/\(written["id"]?.text ?? "")")
      #expect(written["about"]?["name"] == "Squat")
      let location = try #require(answer.headers["location"])
      #expect(try await pair.lifter.get(location).expect(200).json["text"] == "Deeper!")
      let about: JSON = ["kind": "working", "reps": 5, "weight": 140, "unit": "kg", "rpe": 8]
      for member in ["kind", "reps", "weight", "unit", "rpe"] {
        #expect(written["about"]?["set"]?[member] == about[member])
      }
      let second = JSON.string(try workout.partID(1))
      try await pair.coach.post(pair.path, ["text": "Nice machine", "exercise": second]).expect(201)
      try await pair.coach.post(pair.path, ["text": "Good session"]).expect(201)
      let path = "/v1/lifters/me/workouts/\(pair.workout)"
      #expect(try await changed(pair) == [false, false, false])
      // The note of a set and a new name of its exercise change nothing of what was meant.
      try server.database.administer("update app.exercises set name = 'Back Squat' where name = 'Squat'")
      #expect(try await changed(pair) == [false, false, false])
      try await pair.lifter.put(path, FeedbackPair.legs(squat: 130, second: "Hack Squat")).expect(200)
      #expect(try await changed(pair) == [true, true, false])
      try await pair.lifter.put(path, FeedbackPair.legs(squat: 140)).expect(200)
      #expect(try await changed(pair) == [true, false, false])
    }
  }

  @Test func `a comment stays with its set, wherever the set goes`() async throws {
    try await TestServer.run { server in
      let pair = try await FeedbackPair(on: server)
      let path = "/v1/lifters/me/workouts/\(pair.workout)"
      let workout = try await pair.lifter.get(path).json
      let set = try workout.partID(0, 0)
      try await pair.coach.post(
        pair.path,
        ["text": "Deeper!", "exercise": .string(try workout.partID(0)), "set": .string(set)]
      ).expect(201)
      let exercises = workout["exercises"]?.elements ?? []
      let moved = workout.with(
        "exercises",
        [
          exercises[1],
          exercises[0].with("sets", .array([["reps": 9]] + (exercises[0]["sets"]?.elements ?? []))),
        ])
      let now = try await pair.lifter.put(path, moved).expect(200).json
      #expect(try now.partID(1, 1) == set)
      let comment = try #require(await pair.coach.items(pair.path).first)
      #expect(comment["set"]?.text == set)
      #expect(comment["exercise"] == exercises[0]["id"])
      #expect(comment["is_changed"] == false)
      try await pair.lifter.delete("\(path)/sets/\(set)").expect(200)
      #expect(try await changed(pair) == [true])
    }
  }

  @Test func `a comment of a release that counted positions is about the set that was there`() async throws {
    try await TestServer.run { server in
      let pair = try await FeedbackPair(on: server)
      let path = "/v1/lifters/me/workouts/\(pair.workout)"
      let workout = try await pair.lifter.get(path).json
      let exercise = JSON.string(try workout.partID(0))
      let about = try await pair.coach.post(
        pair.path, ["text": "By id", "exercise": exercise, "set": .string(try workout.partID(0, 0))]
      ).expect(201).json["about"]
      try server.database.administer(
        """
        delete from app.comments;
        insert into app.comments (
          tenant_id, lifter_id, id, workout_id, author_id, exercise_position, set_position, about, text, created_at)
        values (1, '\(pair.lifter.account)', '\(World.id(7))', '\(pair.workout)', '\(pair.coach.account)', 0, 0,
                '\(try #require(about))', 'Deeper!', now())
        """)
      let thread = try #require(await pair.lifter.items(pair.path).first)
      #expect(thread["exercise"]?.text == (try workout.partID(0)))
      #expect(thread["set"]?.text == (try workout.partID(0, 0)))
      #expect(thread["is_changed"] == false)
      try await pair.comment(pair.lifter, "Will do", answering: thread["id"]?.text ?? "")
      let answer = try await pair.coach.items(pair.path).first?["answers"]?[0]
      #expect(answer?["set"] == thread["set"])
      #expect(
        try server.database.rows("select set_id, set_position from app.comments where reply_to is not null")
          == [[thread["set"]?.text, nil]])
    }
  }

  @Test func `what a server of the release before writes by positions is about the set that is there now`()
    async throws
  {
    try await TestServer.run { server in
      let pair = try await FeedbackPair(on: server)
      let path = "/v1/lifters/me/workouts/\(pair.workout)"
      let workout = try await pair.lifter.get(path).json
      let reversed = workout.with("exercises", .array((workout["exercises"]?.elements ?? []).reversed()))
      let now = try await pair.lifter.put(path, reversed).expect(200).json
      try server.database.administer(Self.writing("1, 0", on: pair))
      let comment = try #require(await pair.lifter.items(pair.path).first)
      #expect(comment["exercise"]?.text == (try now.partID(1)))
      #expect(comment["set"]?.text == (try now.partID(1, 0)))
      #expect(comment["about"]?["name"] == "Squat")
      for (gap, fault) in [("7, null", "/exercise"), ("0, 7", "/set")] {
        let refused = #expect(throws: (any Error).self) {
          try server.database.administer(Self.writing(gap, on: pair))
        }
        #expect(refused.map { "\($0)".contains(fault) } == true)
      }
    }
  }

  /// As that release's statement `comments.write` does it.
  private static func writing(_ place: String, on pair: FeedbackPair) -> String {
    """
    select set_config('app.tenant_id', '1', false), set_config('app.account_id', '\(pair.lifter.account)', false);
    select app.write_comment(null, '\(pair.workout)', gen_random_uuid(), 'Here', \(place), null);
    """
  }

  private func changed(_ pair: FeedbackPair) async throws -> [Bool?] {
    try await pair.coach.items(pair.path).map { $0["is_changed"]?.boolean }
  }

  @Test func `every fault is named, and nothing is saved`() async throws {
    try await TestServer.run { server in
      let pair = try await FeedbackPair(on: server)
      let root = try await pair.comment(pair.coach, "Hello")
      let reply = try await pair.comment(pair.lifter, "Hi", answering: root)
      let other = try await pair.lifter.post("/v1/lifters/me/workouts", FeedbackPair.legs()).expect(201).json
      let workout = try await pair.lifter.get("/v1/lifters/me/workouts/\(pair.workout)").json
      let (second, set) = (JSON.string(try workout.partID(1)), JSON.string(try workout.partID(0, 0)))
      for (body, faults) in [
        (["text": " \n"], ["/text invalid"]),
        (["text": .string(String(repeating: "x", count: 4_001))], ["/text too_long"]),
        (["text": "a", "set": set], ["/exercise missing"]),
        (["text": "a", "exercise": set], ["/exercise unknown"]),
        (["text": "a", "exercise": second, "set": set], ["/set unknown"]),
        (["text": "a", "reply_to": .string(World.id(1))], ["/reply_to unknown"]),
        (["text": "a", "reply_to": .string(reply)], ["/reply_to invalid"]),
        (["text": "a", "reply_to": .string(root), "exercise": second], ["/exercise invalid"]),
        (["exercise": "x", "set": 0], ["/exercise invalid", "/set wrong_type", "/text missing"]),
      ] as [(JSON, [String])] {
        #expect(try await pair.coach.post(pair.path, body).expect(422).faults == faults)
      }
      // A thread of another workout is none of this one's.
      let elsewhere = "/v1/lifters/\(pair.lifter.account)/workouts/\(other["id"]?.text ?? "")/comments"
      #expect(
        try await pair.coach.post(elsewhere, ["text": "a", "reply_to": .string(root)]).expect(422).faults
          == ["/reply_to unknown"])
      #expect(try server.database.rows("select count(*) from app.comments") == [["2"]])
    }
  }

  @Test func `threads have one level, pages meet, and a repeated request writes once`() async throws {
    try await TestServer.run { server in
      let pair = try await FeedbackPair(on: server)
      var coach = pair.coach
      coach.headers["Idempotency-Key"] = "k1"
      let workout = try await pair.lifter.get("/v1/lifters/me/workouts/\(pair.workout)").json
      let exercise = JSON.string(try workout.partID(0))
      let first = try await coach.post(pair.path, ["text": "one", "exercise": exercise]).expect(201)
      let again = try await coach.post(pair.path, ["text": "one", "exercise": exercise]).expect(201)
      #expect(try first.json["id"] == again.json["id"])
      #expect(first.headers["location"] == again.headers["location"])
      let one = try first.json["id"]?.text ?? ""
      try await pair.comment(pair.lifter, "two")
      try await pair.comment(pair.coach, "three")
      try await pair.comment(pair.lifter, "answer", answering: one)
      let all = try await pair.lifter.items(pair.path)
      #expect(all.map { $0["text"]?.text } == ["one", "two", "three"])
      let answer = all[0]["answers"]?[0]
      #expect(answer?["text"] == "answer")
      #expect(answer?["exercise"] == exercise)
      #expect(answer?["author"]?["side"] == "lifter")
      #expect(all[0]["author"]?["username"] == "carl")
      let page = try await pair.lifter.get("\(pair.path)?limit=2").expect(200).json
      let next = try #require(page["next"]?.text)
      #expect(page.items("text") == ["one", "two"])
      #expect(try await pair.lifter.get("\(pair.path)?limit=2&after=\(next)").json.items("text") == ["three"])
    }
  }

  @Test func `only its author changes a comment, and with answers its place stays`() async throws {
    try await TestServer.run { server in
      let pair = try await FeedbackPair(on: server)
      let root = try await pair.comment(pair.coach, "one")
      let answer = try await pair.comment(pair.lifter, "two", answering: root)
      let (rootPath, answerPath) = ("\(pair.path)/\(root)", "\(pair.path)/\(answer)")
      try await pair.lifter.put(rootPath, ["text": "mine"]).expect(404)
      try await pair.lifter.delete(rootPath).expect(404)
      let edited = try await pair.coach.put(rootPath, ["text": "uno"]).expect(200).json
      #expect(edited["text"] == "uno")
      #expect(edited["edited_at"]?.text != nil)
      #expect(edited["answers"]?[0]?["text"] == "two")

      try await pair.coach.delete(rootPath).expect(204)
      let shown = try await pair.lifter.items(pair.path)
      #expect(shown.count == 1)
      #expect(shown[0]["text"] == nil)
      #expect(shown[0]["is_deleted"]?.boolean == true)
      try await pair.coach.delete(rootPath).expect(404)
      try await pair.coach.put(rootPath, ["text": "again"]).expect(404)
      try await pair.lifter.delete(answerPath).expect(204)
      #expect(try await pair.lifter.items(pair.path).isEmpty)
      #expect(try server.database.rows("select count(*) from app.comments") == [["0"]])
      #expect(
        try server.database.rows("select count(*) from app.deletions where kind = 'comment'") == [["2"]])
    }
  }

  @Test func `the end of a grant hides comments from the coach on the next request, not from the lifter`()
    async throws
  {
    try await TestServer.run { server in
      let pair = try await FeedbackPair(on: server)
      let root = try await pair.comment(pair.coach, "one")
      try await pair.comment(pair.lifter, "two")
      #expect(try pair.unreadToCoach() == "1 0")
      try await pair.lifter.put(
        "/v1/coaches/\(pair.coach.account)/scopes", ["scopes": ["history", "all_lifts"]]
      ).expect(200)
      let coach = pair.coach
      try await coach.get(pair.path).expect(404)
      try await coach.post(pair.path, ["text": "three"]).expect(404)
      try await coach.put("\(pair.path)/\(root)", ["text": "three"]).expect(404)
      try await coach.delete("\(pair.path)/\(root)").expect(404)
      try await coach.put("\(pair.path)/read", ["up_to": "2099-01-01T00:00:00Z"]).expect(404)
      #expect(try pair.unreadToCoach() == nil)
      #expect(try await pair.lifter.items(pair.path, "text") == ["one", "two"])
      let notices = try await coach.items("/v1/notices").count
      try await pair.comment(pair.lifter, "not for you")
      #expect(try await coach.items("/v1/notices").count == notices)
      // Texts that were written meanwhile are unread when it is open again.
      try await pair.lifter.put(
        "/v1/coaches/\(pair.coach.account)/scopes", ["scopes": ["workout_details"]]
      ).expect(200)
      #expect(try pair.unreadToCoach() == "2 0")
      #expect(try await coach.items(pair.path).map { $0["is_unread"]?.boolean } == [false, true, true])
    }
  }

  @Test func `comments wait for a deleted workout, and go with one that can't come back`() async throws {
    try await TestServer.run { server in
      let pair = try await FeedbackPair(on: server)
      try await pair.comment(pair.lifter, "one")
      let workout = "/v1/lifters/me/workouts/\(pair.workout)"
      try await pair.lifter.delete(workout).expect(204)
      try await pair.lifter.get(pair.path).expect(404)
      try await pair.coach.post(pair.path, ["text": "two"]).expect(404)
      #expect(try pair.unreadToCoach() == nil)
      try await pair.lifter.send("POST", "/v1/lifters/me/deleted-workouts/\(pair.workout)/restore").expect(
        201)
      #expect(try await pair.coach.items(pair.path, "text") == ["one"])
      #expect(try pair.unreadToCoach() == "1 0")

      try await pair.lifter.delete(workout).expect(204)
      try server.database.administer(
        "update app.deleted_workouts set deleted_at = deleted_at - interval '31 days'")
      let another = try await pair.lifter.post("/v1/lifters/me/workouts", FeedbackPair.legs()).expect(201)
        .json
      try await pair.lifter.delete("/v1/lifters/me/workouts/\(another["id"]?.text ?? "")").expect(204)
      for table in ["comments", "comment_marks"] {
        #expect(try server.database.rows("select count(*) from app.\(table)") == [["0"]], "\(table)")
      }
    }
  }

  @Test func `an author who is gone leaves the lifter the words, and a lifter takes all along`() async throws
  {
    try await TestServer.run { server in
      let pair = try await FeedbackPair(on: server)
      try await pair.comment(pair.coach, "one")
      try await pair.write(pair.coach, "hello")
      try server.database.administer("delete from app.accounts where id = '\(pair.coach.account)'")
      let kept = try #require(try await pair.lifter.items(pair.path).first)
      #expect(kept["text"] == "one")
      #expect(kept["author"]?["username"] == nil)
      #expect(kept["author"]?["side"] == "coach")
      let messages = "/v1/conversations/\(pair.coach.account)/messages"
      #expect(try await pair.lifter.items(messages, "text") == ["hello"])
      #expect(try await pair.lifter.post(messages, ["text": "?"]).expect(409).problem == "conflict")
      try server.database.administer("delete from app.accounts where id = '\(pair.lifter.account)'")
      for table in ["comments", "comment_marks", "conversations", "messages", "notices"] {
        #expect(try server.database.rows("select count(*) from app.\(table)") == [["0"]], "\(table)")
      }
    }
  }

  @Test func `no one writes more than 20 comments a minute`() async throws {
    try await TestServer.run { server in
      let pair = try await FeedbackPair(on: server)
      for number in 1...20 { try await pair.comment(pair.coach, "\(number)") }
      try server.database.hurry("app.comments", "created_at")
      let refused = try await pair.coach.post(pair.path, ["text": "21"]).expect(429)
      #expect(refused.headers["retry-after"] == "60")
      try await pair.comment(pair.lifter, "stop")
      try server.database.administer(
        "update app.comments set created_at = created_at - interval '61 seconds'")
      try await pair.comment(pair.coach, "21")
    }
  }
}
