internal import Primitives
internal import TestKit
internal import Testing

/// What a device numbers is carried out once, however often and however late it is sent.
struct RepetitionTests {
  private static let device = "01a1fd18-80dc-73bd-9948-00000000000d"
  private static let id = "01a1fd18-80dc-73bd-9948-0000000000aa"

  private static func operation(_ sequence: Int, _ id: Int, of device: String = device) -> String {
    let tail = String(id)
    return "device=\"\(device)\", sequence=\(sequence), "
      + "id=\"01a1fd18-80dc-73bd-9948-\(String(repeating: "0", count: 12 - tail.count))\(tail)\""
  }

  private static let workout: JSON = [
    "name": "Legs", "performed_at": "2026-03-01T17:00:00Z",
    "exercises": [["name": "Squat", "sets": [["reps": 5, "weight": 140, "unit": "kg"]]]],
  ]

  @Test func `a lost answer is repeated after 200 days, and nothing is there twice`() async throws {
    try await TestServer.run { server in
      var anna = try server.signedIn("anna")
      anna.headers["Sync-Operation"] = Self.operation(1, 1)
      try await anna.post("/v1/lifters/me/workouts", Self.workout).expect(201)
      try server.database.administer("update app.sync_devices set seen_at = now() - interval '200 days'")
      let again = try await anna.post("/v1/lifters/me/workouts", Self.workout).expect(204)
      #expect(again.headers["sync-repeated"] == "?1")
      #expect(try await anna.items("/v1/lifters/me/workouts").count == 1)
      anna.headers["Sync-Operation"] = Self.operation(2, 2)
      try await anna.post("/v1/lifters/me/workouts", Self.workout).expect(201)
      // The first one still, once the ids of the last 32 no longer hold it.
      for number in 3...40 {
        anna.headers["Sync-Operation"] = Self.operation(number, number)
        try await anna.patch("/v1/profile", ["fitness_level": number % 2 == 0 ? "elite" : "beginner"]).expect(
          200)
      }
      for number in [1, 2, 39, 40] {
        anna.headers["Sync-Operation"] = Self.operation(number, number)
        try await anna.post("/v1/lifters/me/workouts", Self.workout).expect(204)
      }
      #expect(try await anna.items("/v1/lifters/me/workouts").count == 2)
    }
  }

  @Test func `its own change is no conflict for a device that lost the answer`() async throws {
    try await TestServer.run { server in
      var anna = try server.signedIn("anna")
      let path = "/v1/lifters/me/workouts/\(Self.id)"
      let made = try await anna.put(path, Self.workout).expect(201)
      anna.headers["If-Match"] = made.headers["etag"]
      anna.headers["Sync-Operation"] = Self.operation(1, 1)
      try await anna.put(path, Self.workout.with("name", "Heavy")).expect(200)
      try await anna.put(path, Self.workout.with("name", "Heavy")).expect(204)
      anna.headers["Sync-Operation"] = Self.operation(2, 2)
      try await anna.put(path, Self.workout.with("name", "Light")).expect(412)
      // What was refused used up no number.
      anna.headers["If-Match"] = nil
      try await anna.put(path, Self.workout.with("name", "Light")).expect(200)
    }
  }

  @Test func `what is missing, or has another's number, is said with the last number`() async throws {
    try await TestServer.run { server in
      var anna = try server.signedIn("anna")
      let cases: [(Int, Int, String?, JSON?)] = [
        (2, 2, "sequence-gap", 0), (1, 1, nil, nil), (1, 7, "sequence-taken", 1), (3, 3, "sequence-gap", 1),
        (2, 2, nil, nil),
      ]
      for (sequence, id, code, done) in cases {
        anna.headers["Sync-Operation"] = Self.operation(sequence, id)
        let answer = try await anna.post("/v1/lifters/me/workouts", Self.workout)
        #expect(answer.status == (code == nil ? 201 : 409))
        #expect(try answer.json["code"]?.text == code)
        #expect(try answer.json["done"] == done)
      }
      #expect(try await anna.items("/v1/lifters/me/workouts").count == 2)
      let devices = try await anna.items("/v1/sync/devices")
      #expect(devices.map { $0["sequence"] } == [2])
      for wrong in [
        "", "1", "device=\"x\", sequence=1, id=\"y\"", Self.operation(1, 1) + ", more=1",
        Self.operation(0, 1),
      ] {
        anna.headers["Sync-Operation"] = wrong
        try await anna.post("/v1/lifters/me/workouts", Self.workout).expect(400)
      }
    }
  }

  @Test func `the number is used up with what was written, and with nothing that was refused`() async throws {
    try await TestServer.run { server in
      var anna = try server.signedIn("anna")
      let path = "/v1/lifters/me/workouts/\(Self.id)"
      try await anna.put(path, Self.workout).expect(201)
      // Two trips: what is read first claims nothing. The commit of the second is held up and fails.
      try server.database.administer(
        """
        create function app.fail() returns trigger language plpgsql as $$ begin raise exception 'held up'; end $$;
        create constraint trigger fail after delete on app.workouts deferrable initially deferred
          for each row execute function app.fail();
        """)
      anna.headers["Sync-Operation"] = Self.operation(1, 1)
      try await anna.delete(path).expect(500)
      try server.database.administer("drop trigger fail on app.workouts; drop function app.fail();")
      try await anna.delete(path).expect(204)
      try await anna.get(path).expect(404)
      try await anna.delete(path).expect(204)
    }
  }

  @Test func `what met nothing, or an id of something else, uses up no number`() async throws {
    try await TestServer.run { server in
      var anna = try server.signedIn("anna")
      let logged = try await anna.post("/v1/lifters/me/workouts", Self.workout).expect(201).json
      let set = try logged.partID(0, 0)
      anna.headers["Sync-Operation"] = Self.operation(1, 1)
      for _ in 1...2 {
        try await anna.put("/v1/drafts/\(Self.id)/sets/\(set)", ["reps": 5]).expect(404)
        try await anna.delete("/v1/planned-workouts/\(Self.id)").expect(404)
        let taken = Self.workout.with(
          "exercises", [["name": "Squat", "sets": [["id": .string(set), "reps": 5]]]])
        try await anna.put("/v1/lifters/me/workouts/\(Self.id)", taken).expect(422)
      }
      #expect(try await anna.items("/v1/sync/devices").allSatisfy { $0["sequence"] == 0 })
      try await anna.put("/v1/lifters/me/workouts/\(Self.id)", Self.workout).expect(201)
    }
  }

  @Test func `two requests with one number at once are one`() async throws {
    try await TestServer.run { server in
      var anna = try server.signedIn("anna")
      anna.headers["Sync-Operation"] = Self.operation(1, 1)
      let client = anna
      let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
        for _ in 1...8 {
          group.addTask { try await client.post("/v1/lifters/me/workouts", Self.workout).status }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(statuses.sorted() == [201] + Array(repeating: 204, count: 7))
    }
  }

  /// Whatever of it writes, and also what finds nothing to write: else the device's next operation would be refused.
  @Test func `every kind of operation uses up its number, and its repetition changes nothing`() async throws {
    try await TestServer.run { server in
      var lived = try await Lived(on: server)
      let plain = lived.anna
      for change in lived.changes {
        lived.anna.operations = Operations(of: Self.device)
        try await lived.make(change)
        let after = try await Device.fresh(plain)
        for sent in lived.anna.operations?.sent ?? [] {
          #expect(try await sent.repeated().status == 204, "\(change.name)")
        }
        #expect(try await Device.fresh(plain) == after, "\(change.name)")
        try server.database.administer("delete from app.sync_devices")
      }
    }
  }

  @Test func `the 21st device takes the place of the one that was away for longest`() async throws {
    try await TestServer.run { server in
      var anna = try server.signedIn("anna")
      for number in 1...21 {
        let device = "01a1fd18-80dc-73bd-9948-0000000000\(number + 10)"
        anna.headers["Sync-Operation"] = Self.operation(1, number, of: device)
        try await anna.patch("/v1/profile", ["fitness_level": number % 2 == 0 ? "elite" : "beginner"]).expect(
          200)
      }
      let devices = try await anna.items("/v1/sync/devices")
      #expect(devices.count == 20)
      #expect(!devices.contains { $0["id"]?.text?.hasSuffix("11") == true })
      let last = devices.first?["id"]?.text ?? ""
      let other = try server.signedIn("bob")
      try await other.delete("/v1/sync/devices/\(last)").expect(404)
      anna.headers["Sync-Operation"] = nil
      try await anna.delete("/v1/sync/devices/\(last)").expect(204)
      #expect(try await anna.items("/v1/sync/devices").count == 19)
    }
  }
}
