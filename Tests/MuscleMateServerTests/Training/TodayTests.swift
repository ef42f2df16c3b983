internal import Primitives
internal import TestKit
internal import Testing

struct TodayTests {
  @Test func `an empty day is an empty answer in the profile's zone`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      for zone in ["Pacific/Kiritimati", "Pacific/Pago_Pago", "Asia/Kathmandu"] {
        try await anna.patch("/v1/me", ["time_zone": .string(zone)]).expect(200)
        let today = try await anna.get("/v1/today").expect(200).json
        let date = try server.database.rows("select (now() at time zone '\(zone)')::date")[0][0]
        #expect(today["date"]?.text == date)
        #expect(today["weekday"]?.text == (try server.weekday(in: zone).today))
        #expect(today["time_zone"]?.text == zone)
        for list in ["routines", "any_day", "due", "done"] { #expect(today[list] == []) }
        for absent in ["next", "live"] { #expect(today[absent] == nil) }
      }
    }
  }

  @Test func `today has what is due, what comes next, what is under way and what was done`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna", zone: Noon.zone)
      let day = [0, 3, -1].map { JSON.string("\(Noon.day($0))") }
      let plan: JSON = ["name": "", "exercises": [["name": "Row", "sets": [["reps": 5]]]]]
      for (name, day, sequence) in [
        ("today", day[0], 0), ("late", day[1], 0), ("tomorrow", day[2], 0), ("second", .null, 5),
        ("first", .null, 4),
      ] as [(String, JSON, Int)] {
        let body = plan.with("name", .string(name)).with("planned_for", day)
          .with("sequence", .number("\(sequence)"))
        try await anna.post("/v1/planned-workouts", body).expect(201)
      }
      try await anna.post("/v1/planned-workouts", plan.with("name", "left out").with("planned_for", day[0]))
        .expect(201).skip(as: anna)
      // Yesterday here may be today elsewhere: what counts is the date where it was done.
      let there = Sample.workout("There", at: "\(Noon.day(0))T00:30:00+13:00").with("time_zone", "Etc/GMT-13")
      try await anna.post("/v1/lifters/me/workouts", there).expect(201)
      try await anna.post("/v1/lifters/me/workouts", Sample.workout("Long ago")).expect(201)
      try server.database.administer(
        """
        insert into app.drafts (tenant_id, lifter_id, id, name, time_zone, content, started_at)
        values (1, '\(anna.account)', '\(World.id(3))', 'Live', 'UTC', '[]', now())
        """)
      let today = try await anna.get("/v1/today").expect(200).json
      #expect(today["due"]?.elements?.compactMap { $0["name"]?.text } == ["late", "today"])
      #expect(today["next"]?["name"] == "first")
      #expect(today["live"]?["name"] == "Live")
      #expect(today["live"]?["is_running"] == false)
      #expect(today["done"]?.elements?.compactMap { $0["name"]?.text } == ["There"])
      #expect(today["rest"] == "none")
      let listed = try await anna.get("/v1/lifters/me/workouts").json["items"]?.elements ?? []
      #expect(today["done"]?[0] == listed.first { $0["name"] == "There" })
    }
  }
}

extension Received {
  fileprivate func skip(as client: Client) async throws {
    try await client.send("POST", "\(headers["location"] ?? "")/skip").expect(200)
  }
}
