internal import Primitives
internal import TestKit
internal import Testing

/// MuscleMate's UC-2 and UC-3, as far as they speak of templates.
struct MuscleMateTemplateTests {
  @Test func `MuscleMate UC-2: with a template, its content is logged at once`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let template: JSON = [
        "name": "Push", "notes": "slow",
        "exercises": [
          [
            "name": "Bench Press", "notes": "pause", "superset": 1,
            "sets": [
              ["kind": "warm_up", "reps": 8, "weight": 60, "unit": "kg"],
              ["reps": 5, "reps_max": 8, "weight": 225, "unit": "lb", "rpe": 8, "rest_seconds": 180],
            ],
          ],
          ["name": "Plank", "superset": 1, "sets": [["duration_seconds": 60]]],
        ],
      ]
      let path = try await anna.makeTemplate(template)
      let moment: JSON = ["performed_at": "2026-05-04T18:00:00+02:00", "time_zone": "Europe/London"]
      let logged = try await anna.post("\(path)/log", moment).expect(201)
      let workout = try logged.json
      #expect(try await anna.get(logged.headers["location"] ?? "").expect(200).body == logged.body)
      #expect(workout["name"] == "Push")
      #expect(workout["notes"] == "slow")
      #expect(workout["performed_at"]?.text == "2026-05-04T16:00:00+00:00")
      #expect(workout["time_zone"] == "Europe/London")
      #expect(workout["exercises"]?[0]?["notes"] == "pause")
      #expect(workout["exercises"]?[1]?["superset"] == 1)
      let set = workout["exercises"]?[0]?["sets"]?[1]
      #expect(set?["reps"] == 5)
      #expect(set?["weight"] == 225)
      #expect(set?["unit"] == "lb")
      #expect(set?["rpe"] == 8)
      #expect(set?["rest_seconds"] == 180)
      let listed = try await anna.get("/v1/lifters/me/workouts").json["items"]?[0]
      #expect(listed?["exercise_count"] == 2)
      // One of the three is a warm-up.
      #expect(listed?["set_count"] == 2)
      // It counts at once.
      let points = try await anna.get("/v1/lifters/me/progress/bench_press").json["points"]?.elements
      #expect(points?.count == 1)
    }
  }

  @Test func `MuscleMate UC-2: without a time it is logged for now, in the profile's zone`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna", zone: Noon.zone)
      let path = try await anna.makeTemplate(Sample.template("Push", "Press"))
      let workout = try await anna.post("\(path)/log", [:]).expect(201).json
      #expect(workout["time_zone"]?.text == Noon.zone)
      #expect(
        try await anna.get("/v1/today").json["done"]?.elements?.compactMap { $0["id"] } == [workout["id"]])
      #expect(
        try await anna.post("\(path)/log", ["performed_at": "2099-01-01T00:00:00Z"]).expect(422).faults
          == ["/performed_at in_the_future"])
      #expect(
        try await anna.post("\(path)/log", ["time_zone": "Mars/Olympus"]).expect(422).faults
          == ["/time_zone unknown"])
    }
  }

  @Test func `MuscleMate UC-2: percentages become weights of what the lifter can do`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let bob = try server.signedIn("bob", unit: "lb")
      let template: JSON = [
        "name": "Legs",
        "exercises": [
          [
            "name": "Squat",
            "sets": [["reps": 5, "percentage": 75], ["reps": 3, "percentage": .number("82.5")]],
          ]
        ],
      ]
      // A single of 141 kg: 75 % are 105.75 kg, 82.5 % are 116.325 kg.
      let single = Sample.workout("Max", at: "\(try server.day())T10:00:00Z", sets: [(1, 141)])
      try await anna.post("/v1/lifters/me/workouts", single).expect(201)
      let path = try await anna.makeTemplate(template)
      let workout = try await anna.post("\(path)/log", [:]).expect(201).json
      #expect(workout["exercises"]?[0]?["sets"]?[0]?["weight"] == 105)
      #expect(workout["exercises"]?[0]?["sets"]?[1]?["weight"] == .number("117.5"))
      #expect(workout["exercises"]?[0]?["sets"]?[0]?["unit"] == "kg")
      // 300 lb: 75 % are 225 lb, 82.5 % are 247.5 lb, which halves up to 250.
      let pounds = Sample.workout("Max", at: "\(try server.day())T10:00:00Z", sets: [(1, 300)])
      try await bob.post("/v1/lifters/me/workouts", pounds).expect(201)
      let his = try await bob.post("\(try await bob.makeTemplate(template))/log", [:]).expect(201).json
      #expect(his["exercises"]?[0]?["sets"]?[0]?["weight"] == 225)
      #expect(his["exercises"]?[0]?["sets"]?[1]?["weight"] == 250)
      #expect(his["exercises"]?[0]?["sets"]?[1]?["unit"] == "lb")
    }
  }

  @Test func `MuscleMate UC-2: a percentage of no known maximum is named, and nothing is logged`()
    async throws
  {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let template: JSON = [
        "name": "Legs",
        "exercises": [
          ["name": "Squat", "sets": [["reps": 5, "weight": 60]]],
          ["name": "Front Squat", "sets": [["reps": 5], ["reps": 5, "percentage": 80]]],
        ],
      ]
      let path = try await anna.makeTemplate(template)
      let refused = try await anna.post("\(path)/log", [:]).expect(422)
      #expect(refused.faults == ["/exercises/1/sets/1/percentage invalid"])
      #expect(try await anna.get("/v1/lifters/me/workouts").json.items("id") == [])
      // Live it stays open, to be filled in; what was done without is named as it is finished.
      let id = path.split(separator: "/").last.map(String.init) ?? ""
      let draft = try await anna.draft(["template_id": .string(id), "start": true])
      let open = try await anna.get(draft).json["exercises"]?[1]?["sets"]?[1]
      #expect(open?["weight"] == nil)
      #expect(open?["target"]?["percentage"] == 80)
      let set = try await anna.set(1, 1, in: draft)
      try await anna.put(set, ["reps": 5]).expect(200)
      let unfinished = try await anna.send("POST", "\(draft)/finish").expect(422)
      #expect(unfinished.faults == ["/exercises/1/sets/1/weight missing"])
      try await anna.put(set, ["reps": 5, "weight": 50]).expect(200)
      let workout = try await anna.send("POST", "\(draft)/finish").expect(201).json
      #expect(workout["exercises"]?[0]?["sets"]?[0]?["weight"] == 50)
    }
  }

  @Test func `MuscleMate UC-2: an added exercise goes to the day's workout only`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let path = try await anna.makeTemplate(Sample.template("Push", "Press"))
      let before = try await anna.get(path).body
      let logged = try await anna.post("\(path)/log", [:]).expect(201)
      let exercises = try logged.json["exercises"]?.elements ?? []
      let more = try logged.json.with(
        "exercises", .array(exercises + [["name": "Dip", "sets": [["reps": 12]]]]))
      try await anna.put(logged.headers["location"] ?? "", more).expect(200)
      #expect(try await anna.get(path).body == before)
      let next = try await anna.post("\(path)/log", [:]).expect(201).json
      #expect(next["exercises"]?.elements?.count == 1)
    }
  }

  @Test func `MuscleMate UC-2: the template takes the day's changes when it is asked to`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let path = try await anna.makeTemplate(
        Sample.template("Push", "Press", weekdays: ["friday"]).with("notes", "mine"))
      let day = Sample.workout("Today", exercise: "Dip", notes: "felt good", sets: [(12, 20), (10, 25)])
      let workout = try await anna.post("/v1/lifters/me/workouts", day).expect(201).json["id"]?.text ?? ""
      let saved = try await anna.send("PUT", "\(path)/from-workout/\(workout)").expect(200).json
      #expect(saved["name"] == "Push")
      #expect(saved["notes"] == "mine")
      #expect(saved["weekdays"] == ["friday"])
      #expect(saved.arrangement == "Dip")
      #expect(saved["exercises"]?[0]?["sets"]?.elements?.compactMap { $0["weight"] } == [20, 25])
      try await anna.send("PUT", "\(path)/from-workout/\(World.id(9))").expect(404)
      try await anna.send("PUT", "/v1/templates/\(World.id(9))/from-workout/\(workout)").expect(404)
      #expect(try await anna.get("/v1/templates").json.items("name") == ["Push"])
    }
  }

  @Test func `MuscleMate UC-2: a finished workout is saved as a template`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      // Supersets of a workout may be apart, or have one exercise: in a template neither is one.
      let numbers: [JSON] = [4, 4, .null, 7, 4, .null, 2, 2, 2]
      let day = Sample.workout("Circuit").with(
        "exercises",
        .array(
          numbers.enumerated().map { index, number in
            ["name": .string("E\(index)-"), "superset": number, "sets": [["reps": 5]]]
          }))
      let workout = try await anna.post("/v1/lifters/me/workouts", day).expect(201).json["id"]?.text ?? ""
      let made = try await anna.post("/v1/templates/from-workout/\(workout)", [:]).expect(201).json
      #expect(made["name"] == "Circuit")
      #expect(
        made["exercises"]?.elements?.map { $0["superset"] != nil }
          == numbers.map { $0 == 4 || $0 == 2 }
          .enumerated().map { $0.offset == 4 ? false : $0.element })
      let named = try await anna.post("/v1/templates/from-workout/\(workout)", ["name": "Mine"]).expect(201)
      #expect(try named.json["name"] == "Mine")
      // The result can be saved again as it is.
      try await anna.put(named.headers["location"] ?? "", try named.json).expect(200)
      try await anna.post("/v1/templates/from-workout/\(World.id(9))", [:]).expect(404)
    }
  }

  @Test func `MuscleMate UC-3: incomplete fields of a template are flagged, each by its place`() async throws
  {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let wrong: JSON = [
        "name": "", "exercises": [["name": "Row", "sets": [["rpe": 11], ["reps": -1, "weight": 5]]]],
      ]
      #expect(
        try await anna.post("/v1/templates", wrong).expect(422).faults == [
          "/exercises/0/sets/0/reps missing", "/exercises/0/sets/0/rpe too_large",
          "/exercises/0/sets/1/reps too_small", "/name missing",
        ])
      #expect(
        try await anna.post("/v1/templates", ["name": "Empty", "exercises": []]).expect(422).faults
          == ["/exercises too_few"])
      #expect(try await anna.get("/v1/templates").json["items"] == [])
    }
  }

  @Test func `MuscleMate UC-3: a template is copied, and each goes its own way`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let path = try await anna.makeTemplate(
        Sample.template("Push", "Press 1", "Fly 1", weekdays: ["friday"]).with("notes", "mine"))
      let copy = try await anna.post("\(path)/duplicate", ["name": "Push B"]).expect(201)
      let json = try copy.json
      #expect(json["name"] == "Push B")
      #expect(json["notes"] == "mine")
      #expect(json["weekdays"] == [])
      #expect(json.arrangement == "Press1 Fly1")
      try await anna.put(copy.headers["location"] ?? "", Sample.template("Other", "Row")).expect(200)
      #expect(try await anna.get(path).json.arrangement == "Press1 Fly1")
      #expect(try await anna.post("\(path)/duplicate", [:]).expect(201).json["name"] == "Push")
    }
  }
}

extension TestServer {
  /// Today in UTC.
  func day() throws -> String { try database.rows("select (now() at time zone 'UTC')::date")[0][0] ?? "" }
}
