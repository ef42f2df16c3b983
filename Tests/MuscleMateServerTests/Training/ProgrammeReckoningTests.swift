internal import Primitives
internal import TestKit
internal import Testing

/// The sessions of a cycle that wait follow what was done of it, however that comes.
struct ProgrammeReckoningTests {
  @Test(arguments: ["finished", "posted", "put", "synced"])
  func `a missed session leaves the next ones lighter at once`(_ way: String) async throws {
    try await TestServer.run { server in
      let anna = try Trainee("anna", on: server)
      try await anna.begin()
      #expect(try await anna.weights() == ["100", "102.5", "105"])
      let before = try anna.versions()
      try await anna.answer(0, amrap: 3, by: way)
      #expect(try await anna.weights() == ["100", "100", "102.5"])
      let after = try anna.versions()
      #expect(zip(before, after).allSatisfy { $0 != $1 })
      #expect(Set(after).count == 1, "they change with the workout, in one transaction")
      try await anna.expectsNothingToAdjust()
    }
  }

  @Test func `a session that went as supposed changes no other one`() async throws {
    try await TestServer.run { server in
      let anna = try Trainee("anna", on: server)
      try await anna.begin()
      let before = try anna.versions()
      try await anna.answer(0, amrap: 5)
      let after = try anna.versions()
      #expect(before[0] != after[0])
      #expect(before.dropFirst() == after.dropFirst())
      #expect(try await anna.weights() == ["100", "102.5", "105"])
      try await anna.expectsNothingToAdjust()
    }
  }

  @Test func `what is edited, deleted and restored later counts as it is then`() async throws {
    try await TestServer.run { server in
      let anna = try Trainee("anna", on: server)
      try await anna.begin()
      let path = try await anna.answer(0, amrap: 5)
      var workout = try await anna.client.get(path).expect(200).json
      try await anna.client.put(path, Trainee.workout(workout, amrap: 2)).expect(200)
      #expect(try await anna.weights() == ["100", "100", "102.5"])
      workout = try await anna.client.get(path).expect(200).json
      let set = workout["exercises"]?[0]?["sets"]?[2] ?? .null
      try await anna.client.put("\(path)/sets/\(set.id)", set.with("reps", 5)).expect(200)
      #expect(try await anna.weights() == ["100", "102.5", "105"])
      try await anna.client.delete("\(path)/sets/\(set.id)").expect(200)
      #expect(try await anna.weights() == ["100", "100", "102.5"])
      try await anna.client.delete(path).expect(204)
      #expect(try await anna.weights() == ["100", "102.5", "105"])
      try await anna.expectsNothingToAdjust()
      let id = path.split(separator: "/").last ?? ""
      try await anna.client.send("POST", "/v1/lifters/me/deleted-workouts/\(id)/restore").expect(201)
      #expect(try await anna.weights() == ["100", "100", "102.5"])
      try await anna.expectsNothingToAdjust()
    }
  }

  @Test func `a workout that comes late moves what waits and leaves what was done`() async throws {
    try await TestServer.run { server in
      var anna = try Trainee("anna", on: server)
      anna.client.operations = Operations(of: "0198aaaa-0000-7000-8000-000000000001")
      try await anna.begin()
      try await anna.answer(1, amrap: 5)
      #expect(try await anna.weights() == ["100", "102.5", "105"])
      try await anna.answer(0, amrap: 3)
      #expect(try await anna.weights() == ["100", "102.5", "102.5"])
      try await anna.expectsNothingToAdjust()
      // A device whose answer was lost sends it again, which does nothing.
      let versions = try anna.versions()
      for sent in anna.client.operations?.sent.suffix(2) ?? [] { _ = try await sent.repeated() }
      #expect(try anna.versions() == versions)
    }
  }

  @Test func `a repeated request with a key is carried out once`() async throws {
    try await TestServer.run { server in
      var anna = try Trainee("anna", on: server)
      try await anna.begin()
      anna.client.headers["Idempotency-Key"] = "missed"
      let first = try await anna.answer(0, amrap: 3)
      let versions = try anna.versions()
      #expect(try await anna.answer(0, amrap: 3) == first)
      #expect(try anna.versions() == versions)
      #expect(try await anna.weights() == ["100", "100", "102.5"])
    }
  }

  @Test func `two sessions answered at once leave the weights that follow from both`() async throws {
    try await TestServer.run { server in
      let anna = try Trainee("anna", on: server)
      try await anna.begin()
      let shown = try await anna.sessions()
      try await withThrowingTaskGroup(of: Void.self) { group in
        for index in 0..<2 {
          group.addTask { _ = try await anna.answer(shown[index], amrap: 3) }
        }
        try await group.waitForAll()
      }
      // The second was answered as it was shown, so that it is missed whichever came first.
      #expect(try await anna.weights()[2] == "90")
      try await anna.expectsNothingToAdjust()
    }
  }

  @Test func `what someone changed by hand stays, and what they left follows`() async throws {
    try await TestServer.run { server in
      let anna = try Trainee("anna", on: server)
      try await anna.begin()
      let sessions = try await anna.sessions()
      let second = "/v1/planned-workouts/\(sessions[1].planned)"
      let third = "/v1/planned-workouts/\(sessions[2].planned)"
      // The second has another weight. The third comes on another day, and its last exercise is another.
      var plan = try await anna.client.get(second).expect(200).json
      plan = plan.changing("exercises", 0) {
        $0.changing("sets", 0) { $0.with("weight", .number("97.5")) }
      }
      try await anna.client.put(second, plan).expect(200)
      plan = try await anna.client.get(third).expect(200).json.with("planned_for", "2031-03-01")
      plan = plan.changing("exercises", 1) { $0.with("name", "Side Plank").with("exercise_id", .null) }
      let kept = try await anna.client.put(third, plan).expect(200).json
      #expect(kept["exercises"]?[0]?["sets"]?[0]?["why"]?["rounded"] == 105)
      let before = try anna.versions()
      try await anna.answer(0, amrap: 3)
      #expect(try await anna.weights() == ["100", "97.5", "102.5"])
      #expect(try anna.versions()[1] == before[1])
      let after = try await anna.client.get(third).expect(200).json
      #expect(after["planned_for"] == "2031-03-01")
      #expect(after["exercises"]?[1]?["name"] == "Side Plank")
      #expect(after["exercises"]?[0]?["id"] == kept["exercises"]?[0]?["id"])
      #expect(after["exercises"]?[0]?["sets"]?[0]?["id"] == kept["exercises"]?[0]?["sets"]?[0]?["id"])
      try await anna.expectsNothingToAdjust()
    }
  }

  @Test func `a session that is begun stays as it was shown until its draft is thrown away`() async throws {
    try await TestServer.run { server in
      let anna = try Trainee("anna", on: server)
      try await anna.begin()
      let begun = try await anna.client.draft([
        "planned_workout_id": .string(try await anna.sessions()[1].planned)
      ])
      try await anna.answer(0, amrap: 3)
      #expect(try await anna.weights() == ["100", "102.5", "102.5"])
      try await anna.expectsNothingToAdjust()
      try await anna.client.delete(begun).expect(204)
      #expect(try await anna.weights() == ["100", "100", "102.5"])
      try await anna.expectsNothingToAdjust()
    }
  }

  @Test func `sessions of a cycle that has ended move nothing`() async throws {
    try await TestServer.run { server in
      let anna = try Trainee("anna", on: server)
      let programme = try await anna.begin()
      let path = try await anna.answer(0, amrap: 5)
      try await anna.client.post("\(programme)/cycles", ["leave_rest": true]).expect(201)
      let before = try anna.versions()
      let workout = try await anna.client.get(path).expect(200).json
      try await anna.client.put(path, Trainee.workout(workout, amrap: 0)).expect(200)
      #expect(try anna.versions() == before)
    }
  }

  @Test func `a workout of an import that answers a session outlives the import`() async throws {
    try await TestServer.run { server in
      let anna = try Trainee("anna", on: server)
      try await anna.begin()
      let shown = try await anna.sessions()[0]
      let table = """
        Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
        2026-01-05 18:00:00,A,Squat,1,100,5,0,0,,,
        """
      let report = try await anna.client.send(
        "POST", "/v1/lifters/me/imports?unit=kg", type: "text/csv", Array(table.utf8)
      ).expect(201).json
      let path = try #require(
        try await anna.client.get("/v1/lifters/me/workouts").json["items"]?[0]?["id"]?.text
          .map { "/v1/lifters/me/workouts/\($0)" })
      let workout = try await anna.client.get(path).expect(200).json
      try await anna.client.put(path, workout.with("planned_workout_id", .string(shown.planned))).expect(200)
      #expect(try await anna.weights() == ["100", "100", "102.5"])
      try await anna.client.delete("/v1/lifters/me/imports/\(report["id"]?.text ?? "")").expect(204)
      try await anna.client.get(path).expect(200)
      #expect(try await anna.weights() == ["100", "100", "102.5"])
    }
  }

  @Test func `a programme that can't be worked out keeps no workout from being logged`() async throws {
    try await TestServer.run { server in
      let anna = try Trainee("anna", on: server)
      try await anna.begin()
      let shown = try await anna.sessions()[0]
      try server.database.administer("update app.planned_workouts set programme_version = null")
      let before = try anna.versions()
      try await anna.answer(shown, amrap: 3)
      #expect(try anna.versions().dropFirst() == before.dropFirst())
    }
  }
}

/// Someone who trains by a linear programme of one lift.
private struct Trainee {
  var client: Client
  private let server: TestServer

  struct Session {
    let planned: String
    let content: JSON
  }

  init(_ name: String, on server: TestServer) throws {
    client = try server.signedIn(name)
    self.server = server
  }

  @discardableResult func begin() async throws -> String {
    let made = try await client.post("/v1/programmes", Powerlifter.linear).expect(201)
    let programme = try #require(made.headers["location"])
    try await client.post("\(programme)/cycles", [:]).expect(201)
    return programme
  }

  /// In their order, as the plan shows them now.
  func sessions() async throws -> [Session] {
    let ids = try server.database.rows(
      "select id from app.planned_workouts order by cycle desc, week, session")
    var sessions: [Session] = []
    for id in ids.compactMap(\.first) {
      let content = try await client.get("/v1/planned-workouts/\(id ?? "")").expect(200).json
      sessions.append(Session(planned: id ?? "", content: content))
    }
    return sessions
  }

  /// Of each session's first set.
  func weights() async throws -> [String] {
    try await sessions().map { Powerlifter.weights($0.content)[0] }
  }

  func versions() throws -> [String?] {
    try server.database.rows("select version from app.planned_workouts order by cycle, week, session").map {
      $0[0]
    }
  }

  @discardableResult func answer(_ index: Int, amrap: Int, by way: String = "posted") async throws -> String {
    try await answer(sessions()[index], amrap: amrap, by: way)
  }

  @discardableResult func answer(_ session: Session, amrap: Int, by way: String = "posted") async throws
    -> String
  {
    var client = client
    if way == "synced" { client.operations = Operations(of: "0198aaaa-0000-7000-8000-000000000002") }
    let workout = Self.workout(session.content, amrap: amrap)
      .with("planned_workout_id", .string(session.planned))
    switch way {
    case "finished":
      let path = try await client.draft(["planned_workout_id": .string(session.planned)])
      let draft = try await client.get(path).expect(200).json
      let done = (draft["exercises"]?.elements ?? []).map { exercise in
        let sets = (exercise["sets"]?.elements ?? []).map { set in
          (set["kind"] == "amrap" ? set.with("reps", .number("\(amrap)")) : set).with("done", true)
        }
        return exercise.with("sets", .array(sets))
      }
      let whole = draft.with("exercises", .array(done)).with("performed_at", "2026-01-05T18:00:00Z")
      try await client.put(path, whole).expect(200)
      try await client.send("POST", "\(path)/finish").expect(201)
      return path.replacing("/v1/drafts", with: "/v1/lifters/me/workouts")
    case "posted":
      let made = try await client.post("/v1/lifters/me/workouts", workout).expect(201)
      return made.headers["location"] ?? ""
    default:
      let path = "/v1/lifters/me/workouts/\(UUID.v7(at: .now))"
      try await client.put(path, workout).expect(201)
      return path
    }
  }

  /// As it was planned or logged; `amrap` says how many of the last set were done.
  static func workout(_ content: JSON, amrap: Int) -> JSON {
    let exercises = (content["exercises"]?.elements ?? []).map { exercise -> JSON in
      let sets = (exercise["sets"]?.elements ?? []).map { set -> JSON in
        let reps = set["kind"] == "amrap" ? .number("\(amrap)") : set["reps"] ?? .null
        return [
          "kind": set["kind"] ?? .null, "reps": reps, "weight": set["weight"] ?? .null,
          "unit": set["unit"] ?? .null,
        ]
      }
      return ["name": exercise["name"] ?? .null, "sets": .array(sets)]
    }
    return [
      "name": content["name"] ?? .null, "performed_at": "2026-01-05T18:00:00Z",
      "exercises": .array(exercises),
    ]
  }

  func expectsNothingToAdjust() async throws {
    let before = try versions()
    let programme = try #require(
      try server.database.rows("select id from app.programmes").first?.first ?? nil)
    try await client.send("POST", "/v1/programmes/\(programme)/adjustment").expect(200)
    #expect(try versions() == before)
  }
}

extension JSON {
  /// The same, with the element at this position of a member changed.
  fileprivate func changing(_ member: String, _ position: Int, _ change: (JSON) -> JSON) -> JSON {
    var elements = self[member]?.elements ?? []
    elements[position] = change(elements[position])
    return with(member, .array(elements))
  }
}
