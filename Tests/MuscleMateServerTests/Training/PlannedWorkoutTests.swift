internal import Primitives
internal import TestKit
internal import Testing

struct PlannedWorkoutTests {
  private static let plan: JSON = [
    "name": "Heavy day", "starts_at": "2031-03-01T06:30:00+01:00", "remind_minutes": 45,
    "exercises": [
      [
        "name": "Squat", "notes": "belt",
        "sets": [
          ["kind": "working", "reps": 5, "weight": 140], ["kind": "amrap", "reps": 3, "percentage": 80],
        ],
      ]
    ],
  ]

  @Test func `a reminder that could never come is refused, but what was read can be sent back`() async throws
  {
    try await TestServer.run { server in
      let bob = try server.signedIn("bob")
      let late = Self.plan.with("starts_at", "2020-03-01T06:30:00+01:00")
      #expect(
        try await bob.post("/v1/planned-workouts", late).expect(422).faults == ["/remind_minutes in_the_past"]
      )
      try await bob.post("/v1/planned-workouts", late.with("remind_minutes", .null)).expect(201)
      let path = try await bob.post("/v1/planned-workouts", Self.plan).expect(201).headers["location"] ?? ""
      try server.database.administer(
        "update app.planned_workouts set planned_for = '2020-03-01', starts_at = '2020-03-01 05:30:00+00'")
      let read = try await bob.get(path).expect(200).json
      try await bob.put(path, read).expect(200)
      #expect(
        try await bob.put(path, read.with("remind_minutes", 10)).expect(422).faults
          == ["/remind_minutes in_the_past"])
    }
  }

  @Test func `a workout is planned and read back, its day said by its time`() async throws {
    try await TestServer.run { server in
      let bob = try server.signedIn("bob", unit: "lb")
      let made = try await bob.post("/v1/planned-workouts", Self.plan).expect(201)
      let path = made.headers["location"] ?? ""
      #expect(try await bob.get(path).expect(200).body == made.body)
      let json = try made.json
      #expect(json["planned_for"] == "2031-03-01")
      #expect(json["time_zone"] == "Europe/Berlin")
      #expect(json["state"] == "planned")
      let exercise = json["exercises"]?[0]
      #expect(exercise?["lift"] == "squat")
      #expect(exercise?["sets"]?[0]?["unit"] == "lb")
      #expect(exercise?["sets"]?[1]?["percentage"] == 80)
      // The answer can be sent back; without the exercises they stay.
      #expect(try await bob.put(path, json).expect(200).json["exercises"] == json["exercises"])
      let moved: JSON = ["name": "Heavy day", "planned_for": "2031-03-02"]
      let again = try await bob.put(path, moved).expect(200).json
      #expect(again["exercises"] == json["exercises"])
      #expect(again["starts_at"] == nil)
    }
  }

  @Test func `what can't be planned is named`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let nothing: JSON = ["name": "Nothing"]
      let cases: [(JSON, [String])] = [
        (nothing, ["/exercises missing"]),
        (nothing.with("template_id", .string(World.id(9))), ["/template_id unknown"]),
        (Self.plan.with("time_zone", "Mars/Olympus"), ["/time_zone unknown"]),
        (Self.plan.with("planned_for", "2031-03-02"), ["/planned_for invalid"]),
        (
          Self.plan.with("planned_for", "1800-01-01").with("starts_at", "2500-01-01T00:00:00Z"),
          ["/planned_for too_small", "/starts_at too_large"]
        ),
        (
          ["name": "A", "remind_minutes": 5, "exercises": [["name": "Row", "sets": [["reps": 1]]]]],
          ["/starts_at needed"]
        ),
        (
          nothing.with(
            "exercises", [["name": "Row", "superset": 1, "sets": [["reps": 1]]]]),
          ["/exercises/0/superset invalid"]
        ),
        (
          nothing.with("exercises", [["exercise_id": .string(World.id(9)), "sets": [["reps": 1]]]]),
          ["/exercises/0/exercise_id unknown"]
        ),
      ]
      for (body, faults) in cases {
        #expect(try await anna.post("/v1/planned-workouts", body).expect(422).faults == faults)
      }
      #expect(try await anna.get("/v1/planned-workouts").json["items"] == [])
      #expect(try await anna.get("/v1/lifters/me/exercises").json["items"] == [])
    }
  }

  @Test func `a plan from a template has its content, and keeps it when the template changes`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let template = try await anna.makeTemplate(Sample.template("Push", "Press", "Dip"))
      let id = try await anna.get(template).json["id"] ?? .null
      let plan: JSON = ["name": "Friday", "template_id": id, "planned_for": "2031-03-01"]
      let made = try await anna.post("/v1/planned-workouts", plan).expect(201)
      #expect(try made.json.arrangement == "Press Dip")
      try await anna.put(template, Sample.template("Push", "Row")).expect(200)
      let path = made.headers["location"] ?? ""
      #expect(try await anna.put(path, plan).expect(200).json.arrangement == "Press Dip")
      // A renamed exercise shows under its new name.
      let exercise = try made.json["exercises"]?[0]?["exercise_id"]?.text ?? ""
      try await anna.patch("/v1/lifters/me/exercises/\(exercise)", ["name": "Bench"]).expect(200)
      #expect(try await anna.get(path).json.arrangement == "Bench Dip")
      try await anna.delete(template).expect(204)
      let left = try await anna.get(path).expect(200).json
      #expect(left["template_id"] == nil)
      #expect(left.arrangement == "Bench Dip")
    }
  }

  @Test func `the list goes by day and sequence, those without a day last, page by page`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let plans: [(String, JSON, JSON)] = [
        ("undated 2", .null, 2), ("march 3", "2031-03-03", 0), ("march 1 b", "2031-03-01", 2),
        ("march 1 a", "2031-03-01", 1), ("undated 1", .null, 1),
      ]
      for (name, day, sequence) in plans {
        let body = Self.plan.with("name", .string(name)).with("planned_for", day).with("starts_at", .null)
          .with("remind_minutes", .null).with("sequence", sequence)
        try await anna.post("/v1/planned-workouts", body).expect(201)
      }
      var names: [String] = []
      var path = "/v1/planned-workouts?limit=2"
      for _ in 0..<4 {
        let page = try await anna.get(path).expect(200).json
        names += page.items("name")
        guard let next = page["next"]?.text else { break }
        path = "/v1/planned-workouts?limit=2&after=\(next)"
      }
      #expect(names == ["march 1 a", "march 1 b", "march 3", "undated 1", "undated 2"])
      let march = try await anna.get("/v1/planned-workouts?from=2031-03-02&to=2031-03-31").json
      #expect(march.items("name") == ["march 3"])
      #expect(try await anna.get("/v1/planned-workouts?state=skipped").json["items"] == [])
    }
  }

  @Test func `a plan is skipped, planned again, done by its workout, and then left as it was`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let made = try await anna.post("/v1/planned-workouts", Self.plan).expect(201)
      let (path, id) = (made.headers["location"] ?? "", try made.json["id"]?.text ?? "")
      #expect(try await anna.send("POST", "\(path)/skip").expect(200).json["state"] == "skipped")
      #expect(try await anna.send("POST", "\(path)/skip").expect(200).json["state"] == "skipped")
      #expect(try await anna.put(path, Self.plan).expect(200).json["state"] == "planned")
      let log = try await anna.post("/v1/lifters/me/workouts", Sample.workout("Done")).expect(201)
      let workout = try log.json["id"]?.text ?? ""
      try server.database.administer(Self.finishing(id, by: workout, of: anna))
      let done = try await anna.get(path).json
      #expect(done["state"] == "done")
      #expect(done["workout_id"]?.text == workout)
      try await anna.put(path, Self.plan).expect(409)
      try await anna.send("POST", "\(path)/skip").expect(409)
      // Once the workout is deleted, it waits again.
      try await anna.delete(log.headers["location"] ?? "").expect(204)
      #expect(try await anna.get(path).json["state"] == "planned")
      try await anna.delete(path).expect(204)
      try await anna.get(path).expect(404)
      #expect(
        try server.database.rows("select kind from app.deletions where id = '\(id)'") == [["planned_workout"]]
      )
    }
  }

  @Test func `a reminder is due before its time, and only while the plan waits`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let reminders = "select due_at at time zone 'UTC', sent_at is null from app.reminders"
      let made = try await anna.post("/v1/planned-workouts", Self.plan).expect(201)
      let path = made.headers["location"] ?? ""
      #expect(try server.database.rows(reminders) == [["2031-03-01 04:45:00", "t"]])
      try server.database.administer("update app.reminders set sent_at = now()")
      try await anna.put(path, Self.plan.with("name", "Same time")).expect(200)
      #expect(try server.database.rows(reminders) == [["2031-03-01 04:45:00", "f"]])
      try await anna.put(path, Self.plan.with("remind_minutes", 60)).expect(200)
      #expect(try server.database.rows(reminders) == [["2031-03-01 04:30:00", "t"]])
      try await anna.send("POST", "\(path)/skip").expect(200)
      #expect(try server.database.rows(reminders) == [])
      try await anna.put(path, Self.plan).expect(200)
      #expect(try server.database.rows(reminders).count == 1)
      // A workout that has begun reminds no one.
      let begun = Self.plan.with("starts_at", "2020-03-01T06:30:00Z")
      try await anna.put(path, begun).expect(422)
      #expect(try server.database.rows(reminders).count == 1)
      try await anna.put(path, begun.with("remind_minutes", .null)).expect(200)
      #expect(try server.database.rows(reminders) == [])
    }
  }

  @Test func `a plan of someone else is not there, and an account goes with all its plans`() async throws {
    try await TestServer.run { server in
      let (anna, bob) = (try server.signedIn("anna"), try server.signedIn("bob"))
      let template = try await anna.makeTemplate(Sample.template("Push", "Press", weekdays: ["friday"]))
      let hers = try await anna.get(template).json["id"] ?? .null
      let made = try await anna.post("/v1/planned-workouts", Self.plan.with("template_id", hers)).expect(201)
      let path = made.headers["location"] ?? ""
      try await bob.get(path).expect(404)
      try await bob.delete(path).expect(404)
      try await bob.send("POST", "\(path)/skip").expect(404)
      #expect(
        try await bob.post("/v1/planned-workouts", Self.plan.with("template_id", hers)).expect(422).faults
          == ["/template_id unknown"])
      #expect(try await anna.get(path).body == made.body)
      let log = try await anna.post("\(template)/log", [:]).expect(201).json["id"]?.text ?? ""
      try server.database.administer(
        Self.finishing(try made.json["id"]?.text ?? "", by: log, of: anna))
      try await anna.send("PUT", "/v1/schedule/rest-days/sunday").expect(200)
      try server.database.administer("delete from app.accounts where id = '\(anna.account)'")
      for table in ["templates", "template_sets", "planned_workouts", "reminders", "schedules"] {
        #expect(try server.database.rows("select count(*) from app.\(table)") == [["0"]], "\(table)")
      }
    }
  }

  /// The finish of a live workout, as the lifter.
  private static func finishing(_ planned: String, by workout: String, of lifter: Client) -> String {
    """
    select set_config('app.tenant_id', '1', false), set_config('app.account_id', '\(lifter.account)', false);
    select app.finish_planned('\(planned)', '\(workout)');
    """
  }
}
