internal import Primitives
internal import TestKit
internal import Testing

/// The test cases of Pump Path's log.
struct PumpPathLogTests {
  @Test func `Pump Path TC13: a workout begun is saved unfinished, continued later and submitted`()
    async throws
  {
    try await TestServer.run { server in
      let phone = try server.signedIn("pat", unit: "lb")
      // Begun, with all but nothing in it.
      let path = try await phone.draft([
        "name": "Bench day", "exercises": [["name": "Bench Press", "sets": [["weight": 225]]]],
      ])
      let refused = try await phone.send("POST", "\(path)/finish").expect(422)
      #expect(refused.faults == ["/exercises/0/sets/0/reps missing"])
      #expect(try await phone.get("/v1/lifters/me/workouts").json["items"]?.elements?.isEmpty == true)

      // Continued later.
      let draft = try await phone.get(path).expect(200)
      #expect(try await phone.get("/v1/drafts").json.items("name") == ["Bench day"])
      var more = try draft.json.with("performed_at", "2026-05-04T18:00:00Z").with("duration_seconds", 2700)
      more = more.with(
        "exercises",
        [
          [
            "name": "Bench Press",
            "sets": [["weight": 225, "reps": 5], ["weight": 225, "reps": 4, "rpe": 9]],
          ]
        ])
      try await phone.put(path, more).expect(200)

      // Submitted.
      let submitted = try await phone.send("POST", "\(path)/finish").expect(201)
      #expect(submitted.headers["location"] == path.replacing("/v1/drafts", with: "/v1/lifters/me/workouts"))
      #expect(try submitted.json["exercises"]?[0]?["sets"]?.elements?.count == 2)
      #expect(try submitted.json["duration_seconds"]?.integer == 2700)
      try await phone.get(path).expect(404)
      #expect(try await phone.get("/v1/drafts").json["items"]?.elements?.isEmpty == true)
    }
  }

  @Test func `Pump Path TC15: a submitted workout is in the database, complete`() async throws {
    try await TestServer.run { server in
      let pat = try server.signedIn("pat")
      let path = try await pat.draft(
        DraftSample.squats.with("performed_at", "2026-05-04T18:00:00+02:00").with("notes", "felt good"))
      try await pat.send("POST", "\(path)/finish").expect(201)
      let rows = try server.database.rows(
        """
        select workout.name, workout.local_date, noted.notes, exercise.name, done.kind, done.reps,
               trim_scale(done.weight), done.unit, trim_scale(done.rpe), done.duration_seconds
          from app.workouts as workout
          join app.workout_notes as noted on noted.workout_id = workout.id
          join app.workout_exercises as entry on entry.workout_id = workout.id
          join app.exercises as exercise on exercise.id = entry.exercise_id
          join app.sets as done on done.workout_id = workout.id and done.exercise_position = entry.position
         order by entry.position, done.position
        """)
      let head = ["Legs", "2026-05-04", "felt good"]
      #expect(
        rows == [
          head + ["Squat", "working", "5", "100", "kg", "8", nil],
          head + ["Plank", "working", nil, nil, nil, nil, "60"],
        ])
    }
  }

  @Test func `Pump Path TC16: past workouts are shown, newest first, as they were logged`() async throws {
    try await TestServer.run { server in
      let pat = try server.signedIn("pat")
      for (name, day) in [("First", "03"), ("Third", "05"), ("Second", "04")] {
        let path = try await pat.draft(
          DraftSample.squats.with("name", .string(name)).with(
            "performed_at", .string("2026-05-\(day)T18:00:00Z")))
        try await pat.send("POST", "\(path)/finish").expect(201)
      }
      let history = try await pat.get("/v1/lifters/me/workouts").expect(200)
      #expect(try history.json.items("name") == ["Third", "Second", "First"])
      let id = try #require(try history.json.items("id").first)
      let shown = try await pat.get("/v1/lifters/me/workouts/\(id)").expect(200)
      #expect(try shown.json["exercises"]?[0]?["name"]?.text == "Squat")
      // Looking changes nothing.
      #expect(try await pat.get("/v1/lifters/me/workouts").body == history.body)
    }
  }
}
