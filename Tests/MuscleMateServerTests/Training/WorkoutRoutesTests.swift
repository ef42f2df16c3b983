internal import DatabaseAdministration
internal import OperatingSystem
internal import Primitives
internal import TestKit
internal import Testing

@testable import MuscleMateServer

struct WorkoutRoutesTests {
  private static let full: JSON = [
    "name": "Push", "performed_at": "2026-05-04T23:59:00+02:00", "time_zone": "Europe/Berlin",
    "notes": "early \"and\" heavy", "duration_seconds": 3600,
    "exercises": [
      [
        "name": "Bench Press (Barbell)", "notes": "close", "superset": 1,
        "sets": [
          ["kind": "warm_up", "reps": 8, "weight": 60, "unit": "kg", "rest_seconds": 90],
          [
            "kind": "working", "reps": 5, "weight": .number("102.5"), "unit": "kg", "rpe": .number("8.5"),
            "notes": "paused",
          ],
          ["kind": "drop", "reps": 12, "weight": .number("135.125"), "unit": "lb"],
          ["kind": "failure", "reps": 3, "weight": 100, "unit": "kg", "rpe": 10],
          ["kind": "amrap", "reps": 0],
        ],
      ],
      ["name": "Plank", "superset": 1, "sets": [["duration_seconds": 90]]],
      ["name": "Sled", "sets": [["distance_meters": .number("40.5"), "weight": 80, "unit": "kg"]]],
    ],
  ]

  @Test func `a workout is logged in one request and read back with every field`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let logged = try await anna.post("/v1/lifters/me/workouts", Self.full).expect(201)
      let location = try #require(logged.headers["location"])
      let read = try await anna.get(location).expect(200)
      #expect(read.body == logged.body)
      #expect(read.headers["etag"] == logged.headers["etag"])
      let json = try read.json
      for name in ["name", "time_zone", "notes", "duration_seconds"] {
        #expect(json[name] == Self.full[name])
      }
      #expect(json["performed_at"]?.text == "2026-05-04T21:59:00+00:00")
      #expect(json["local_date"]?.text == "2026-05-04")
      #expect(location == "/v1/lifters/me/workouts/\(json["id"]?.text ?? "")")
      let sent = Self.full["exercises"]?.elements ?? []
      for (exercise, kept) in zip(sent, json["exercises"]?.elements ?? []) {
        for name in ["name", "notes", "superset"] { #expect(kept[name] ?? .null == exercise[name] ?? .null) }
        let pairs = zip(exercise["sets"]?.elements ?? [], kept["sets"]?.elements ?? [])
        for (set, kept) in pairs { #expect(set.isContained(in: kept), "\(set) in \(kept)") }
      }
      #expect(json["exercises"]?[0]?["lift"] == "bench_press")
      #expect(json["exercises"]?[1]?["sets"]?[0]?["kind"] == "working")
    }
  }

  @Test func `incomplete and impossible fields are each named, and nothing is saved`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let wrong: JSON = [
        "name": "", "performed_at": "2099-01-01T00:00:00Z",
        "exercises": [
          ["name": "Squat", "sets": [["weight": -5, "rpe": 11], ["reps": 5, "unit": "stone"]]]
        ],
      ]
      let answer = try await anna.post("/v1/lifters/me/workouts", wrong).expect(422)
      #expect(
        answer.faults == [
          "/exercises/0/sets/0/reps missing", "/exercises/0/sets/0/rpe too_large",
          "/exercises/0/sets/0/weight too_small", "/exercises/0/sets/1/unit invalid", "/name missing",
          "/performed_at in_the_future",
        ])
      let zone = Sample.workout("Legs").with("time_zone", "Mars/Olympus")
      #expect(
        try await anna.post("/v1/lifters/me/workouts", zone).expect(422).faults == ["/time_zone unknown"])
      let stranger = Sample.workout("Legs").with(
        "exercises",
        [["name": "Row", "sets": [["reps": 5]]], ["exercise_id": Self.someID, "sets": [["reps": 5]]]])
      #expect(
        try await anna.post("/v1/lifters/me/workouts", stranger).expect(422).faults
          == ["/exercises/1/exercise_id unknown"])
      #expect(try await anna.get("/v1/lifters/me/workouts").json["items"] == [])
      #expect(try await anna.get("/v1/lifters/me/exercises").json["items"] == [])
    }
  }

  @Test func `a weight without a unit and a time without a zone take the profile's`() async throws {
    try await TestServer.run { server in
      let bob = try server.signedIn("bob", unit: "lb")
      let logged = try await bob.post("/v1/lifters/me/workouts", Sample.workout("Legs")).expect(201).json
      #expect(logged["time_zone"] == "Europe/Berlin")
      #expect(logged["exercises"]?[0]?["sets"]?[0]?["unit"] == "lb")
    }
  }

  @Test func `a put makes the workout once and replaces it afterwards`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let path = "/v1/lifters/me/workouts/\(Self.someID.text ?? "")"
      let first = try await anna.put(path, Self.full).expect(201)
      #expect(first.headers["location"] == path)
      let shorter = Sample.workout("Pull", exercise: "Row", sets: [(5, 70), (4, 75)])
      let changed = try await anna.put(path, shorter).expect(200).json
      #expect(changed["notes"] == nil)
      #expect(changed["exercises"]?.elements?.count == 1)
      let list = try await anna.get("/v1/lifters/me/workouts").json
      #expect(list.items("name") == ["Pull"])
      #expect(list["items"]?[0]?["exercise_count"] == 1)
      #expect(list["items"]?[0]?["set_count"] == 2)
      // The answer can be sent back: the members that the server sets are ignored.
      let again = try await anna.put(path, changed).expect(200).json
      #expect(again["exercises"] == changed["exercises"])
    }
  }

  @Test func `warm-ups are no sets of a list, wherever a workout comes from`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let exercises: JSON = [
        [
          "name": "Squat",
          "sets": [["kind": "warm_up", "reps": 5], ["reps": 5], ["kind": "drop", "reps": 9]],
        ]
      ]
      let sent: JSON = ["name": "Legs", "performed_at": "2026-05-04T12:00:00Z", "exercises": exercises]
      let path = try await anna.post("/v1/lifters/me/workouts", sent).expect(201).headers["location"] ?? ""
      let template = try await anna.post("/v1/templates", ["name": "Legs", "exercises": exercises]).expect(
        201)
      let log = "\(template.headers["location"] ?? "")/log"
      try await anna.post(log, ["performed_at": "2026-05-03T12:00:00Z"]).expect(201)
      let details = try await anna.get("/v1/lifters/me/workouts?include=details").json
      #expect(details["items"]?.elements?.map { $0["set_count"] } == [2, 2])
      #expect(details["items"]?[0]?["exercises"]?[0]?["set_count"] == 2)
      let days = try await anna.get("/v1/lifters/me/training-days?from=2026-05-03&to=2026-05-04").json
      #expect(days["days"]?.elements?.map { $0["sets"] } == [2, 2])
      try await anna.delete(path).expect(204)
      let deleted = "/v1/lifters/me/deleted-workouts"
      #expect(try await anna.get(deleted).json["items"]?.elements?.map { $0["set_count"] } == [2])
      let id = path.split(separator: "/").last ?? ""
      try await anna.send("POST", "\(deleted)/\(id)/restore").expect(201)
      #expect(
        try await anna.get("/v1/lifters/me/workouts").json["items"]?.elements?.map { $0["set_count"] } == [
          2, 2,
        ])
    }
  }

  @Test
  func `the warm-ups of workouts that were counted wrongly or not at all are, and devices read none anew`()
    async throws
  {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let sets: JSON = [["kind": "warm_up", "reps": 5], ["reps": 5]]
      for (name, sets) in [("Legs", sets), ("Arms", [["reps": 5]])] {
        let sent = Sample.workout(name).with("exercises", [["name": "Squat", "sets": sets]])
        try await anna.post("/v1/lifters/me/workouts", sent).expect(201)
      }
      let kept = "select warm_up_count, version from app.workouts order by name"
      let before = try server.database.rows(kept)
      try server.database.administer("update app.workouts set warm_up_count = 1 - warm_up_count")
      let script = try Files.readText("\(MigrationScripts.findFolder())/repairs/warm_ups.sql")
      try server.database.administer("begin; set local role mm_definer; \(script); commit")
      #expect(try server.database.rows(kept) == before)
      #expect(before.map { $0[0] } == ["0", "1"])
    }
  }

  @Test func `a version that is not the last is refused, and none lets the last write win`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let path = "/v1/lifters/me/workouts/\(Self.someID.text ?? "")"
      var careful = anna
      careful.headers["If-Match"] = "\"1\""
      try await careful.put(path, Sample.workout("New")).expect(412)
      let old = try await anna.put(path, Sample.workout("Legs")).expect(201).headers["etag"]
      let new = try await anna.put(path, Sample.workout("Legs again")).expect(200).headers["etag"]
      #expect(old != new)
      careful.headers["If-Match"] = old
      try await careful.put(path, Sample.workout("Late")).expect(412)
      try await careful.delete(path).expect(412)
      careful.headers["If-Match"] = new
      try await careful.put(path, Sample.workout("In time")).expect(200)
      #expect(try await anna.get(path).json["name"] == "In time")
    }
  }

  @Test func `a deleted workout is gone, with a trace for other devices`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let path = "/v1/lifters/me/workouts/\(Self.someID.text ?? "")"
      try await anna.put(path, Self.full).expect(201)
      try await anna.delete(path).expect(204)
      try await anna.get(path).expect(404)
      try await anna.delete(path).expect(404)
      for table in ["sets", "workout_exercises", "workout_notes", "lift_days"] {
        #expect(try server.database.rows("select count(*) from app.\(table)") == [["0"]], "\(table)")
      }
      let traces = try server.database.rows(
        """
        select id, app.deletions.version = lifter_versions.version
          from app.deletions join app.lifter_versions using (tenant_id, lifter_id)
        """)
      #expect(traces == [[Self.someID.text, "t"]])
      try await anna.puttingNew(path, Sample.workout("Back again")).expect(201)
    }
  }

  @Test func `an idempotency key logs a workout once`() async throws {
    try await TestServer.run { server in
      var anna = try server.signedIn("anna")
      anna.headers["Idempotency-Key"] = "a key of mine"
      let first = try await anna.post("/v1/lifters/me/workouts", Sample.workout("Legs")).expect(201)
      let second = try await anna.post("/v1/lifters/me/workouts", Sample.workout("Legs")).expect(201)
      #expect(first.headers["location"] == second.headers["location"])
      #expect(try await anna.get("/v1/lifters/me/workouts").json.items("name") == ["Legs"])
      let other = try await anna.post("/v1/lifters/me/workouts", Sample.workout("Arms")).expect(409)
      #expect(
        try other.json["detail"] == "This idempotency key belongs to another request; use a new one.")
    }
  }

  @Test(arguments: ["schlüssel", "a\tkey", String(repeating: "k", count: 256)])
  func `an idempotency key that the document does not allow is refused`(key: String) async throws {
    try await TestServer.run { server in
      var anna = try server.signedIn("anna")
      anna.headers["Idempotency-Key"] = key
      let problem = try await anna.post("/v1/lifters/me/workouts", Sample.workout("Legs")).expect(400).json
      #expect(problem["detail"] == "The header Idempotency-Key is not valid.")
    }
  }

  @Test func `devices that write at the same time wait for each other, and nothing is lost`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let same = "/v1/lifters/me/workouts/\(Self.someID.text ?? "")"
      try await withThrowingTaskGroup(of: Int.self) { group in
        for device in 1...10 {
          let workout = Sample.workout("Device \(device)", exercise: "Exercise \(device % 3)")
          group.addTask { try await anna.post("/v1/lifters/me/workouts", workout).status }
          group.addTask { try await anna.put(same, workout).status }
        }
        let statuses = try await group.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        #expect(statuses == [201: 11, 200: 9])
      }
      #expect(try await anna.get("/v1/lifters/me/workouts").json.items("id").count == 11)
      // Ten new ones and ten writes of the same: twenty versions, each seen once at most.
      #expect(try server.database.rows("select version from app.lifter_versions") == [["20"]])
      let volume = try server.database.rows("select sum(volume_grams) from app.lift_days")
      #expect(volume == [["\(11 * 5 * 100_000)"]])
    }
  }

  @Test func `another lifter's workout is not there to be read, and out of reach of any write`() async throws
  {
    try await TestServer.run { server in
      let (anna, bob) = (try server.signedIn("anna"), try server.signedIn("bob"))
      let path = "/v1/lifters/me/workouts/\(Self.someID.text ?? "")"
      let hers = "/v1/lifters/\(anna.account)/workouts"
      let kept = try await anna.put(path, Self.full).expect(201)
      try await bob.get(hers).expect(404)
      try await bob.get(path).expect(404)
      try await bob.get("\(hers)/\(Self.someID.text ?? "")").expect(404)
      try await bob.put("\(hers)/\(Self.someID.text ?? "")", Sample.workout("Mine")).expect(404)
      try await bob.delete("\(hers)/\(Self.someID.text ?? "")").expect(404)
      try await bob.delete(path).expect(404)
      // Her identifier under his own name is a workout of his.
      try await bob.put(path, Sample.workout("Mine")).expect(201)
      let herExercise = try kept.json["exercises"]?[0]?["exercise_id"] ?? .null
      let stolen = Sample.workout("Mine").with(
        "exercises", [["exercise_id": herExercise, "sets": [["reps": 1]]]])
      try await bob.put(path, stolen).expect(422)
      #expect(try await anna.get(path).body == kept.body)
      try await anna.get("/v1/lifters/\(anna.account)/workouts").expect(200)
    }
  }

  private static let someID: JSON = "01890000-0000-7000-8000-00000000abcd"
}

extension JSON {
  /// Whether the other object has each member of this one, with the same value.
  fileprivate func isContained(in other: JSON) -> Bool {
    guard case .object(let members) = self else { return self == other }
    return members.allSatisfy { other[$0.name] == $0.value }
  }
}
