internal import Primitives
internal import TestKit
internal import Testing

@testable import MuscleMateServer

/// The ids of the exercises of a workout and of their sets.
struct PartIdentifierTests {
  private static let log = "/v1/lifters/me/workouts"
  private static let workout = "01890000-0000-7000-8000-0000000000d1"
  private static let path = "\(log)/\(workout)"

  private static func id(_ number: Int) -> JSON { .string("01890000-0000-7000-8000-0000000000e\(number)") }

  private static func legs(_ exercises: JSON...) -> JSON {
    ["name": "Legs", "performed_at": "2026-05-04T18:00:00Z", "exercises": .array(exercises)]
  }

  private static func squat(_ sets: JSON...) -> JSON { ["name": "Squat", "sets": .array(sets)] }

  /// An exercise with two sets and one with one.
  private static let two = legs(squat(["reps": 5], ["reps": 3]), ["name": "Row", "sets": [["reps": 8]]])

  @Test func `an edit that sends the ids keeps them, whatever becomes of the order`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let logged = try await anna.put(Self.path, Self.two).expect(201).json
      let before = logged.partIDs
      #expect(Set(before.joined()).count == 5)
      let (squat, row) = (try #require(logged["exercises"]?[0]), try #require(logged["exercises"]?[1]))
      let sets = try #require(squat["sets"]?.elements)
      let edited = logged.with(
        "exercises", [row, squat.with("sets", .array([sets[1], ["reps": 9], sets[0]]))])
      let now = try await anna.put(Self.path, edited).expect(200).json
      #expect(now.partIDs[0] == before[1])
      #expect(now.partIDs[1][0] == before[0][0])
      #expect([now.partIDs[1][1], now.partIDs[1][3]] == [before[0][2], before[0][1]])
      #expect(!before.joined().contains(now.partIDs[1][2]))
      #expect(try await anna.get(Self.path).json.partIDs == now.partIDs)
      let shorter = now.with("exercises", .array(Array((now["exercises"]?.elements ?? []).dropFirst())))
      #expect(try await anna.put(Self.path, shorter).expect(200).json.partIDs == [now.partIDs[1]])
    }
  }

  @Test func `a client may name the parts itself, in a new workout too`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let squat = Self.squat(["id": Self.id(2), "reps": 5], ["reps": 3]).with("id", Self.id(1))
      let logged = try await anna.post(Self.log, Self.legs(squat)).expect(201).json
      #expect(try logged.partID(0) == Self.id(1).text)
      #expect(try logged.partID(0, 0) == Self.id(2).text)
      #expect(try UUID(logged.partID(0, 1)).map { $0.high >> 12 & 0xF } == 7)
    }
  }

  @Test func `an id that a body has twice, or that is another workout's, is a fault at its place`()
    async throws
  {
    try await TestServer.run { server in
      let (anna, bob) = (try server.signedIn("anna"), try server.signedIn("bob"))
      let twice = Self.legs(
        Self.squat(["id": Self.id(2), "reps": 5], ["id": Self.id(2), "reps": 5]).with("id", Self.id(1)),
        Self.squat(["id": Self.id(2), "reps": 5]).with("id", Self.id(1)))
      let faults = [
        "/exercises/0/sets/1/id duplicate", "/exercises/1/id duplicate", "/exercises/1/sets/0/id duplicate",
      ]
      for refused in [try await anna.post(Self.log, twice), try await anna.put(Self.path, twice)] {
        #expect(try refused.expect(422).faults == faults)
      }
      #expect(try await anna.post("/v1/drafts", twice).expect(422).faults == faults)
      let first = try await anna.put(Self.path, Self.two).expect(201).json
      let copy = first.with("name", "Copy")
      let taken = [
        "/exercises/0/id taken", "/exercises/0/sets/0/id taken", "/exercises/0/sets/1/id taken",
        "/exercises/1/id taken", "/exercises/1/sets/0/id taken",
      ]
      #expect(try await anna.post(Self.log, copy).expect(422).faults == taken)
      let draft = try await anna.draft([
        "name": "Copy",
        "exercises": .array(
          (first["exercises"]?.elements ?? []).map { $0.without("lift").without("measure") }),
      ])
      #expect(try await anna.send("POST", "\(draft)/finish").expect(422).faults == taken)
      let other = try await anna.post(Self.log, Self.two).expect(201).json
      let theirs = "\(Self.log)/\(other["id"]?.text ?? "")/sets/\(try first.partID(0, 0))"
      let exercise: JSON = .string(try other.partID(0))
      #expect(
        try await anna.put(theirs, ["reps": 1, "exercise": exercise]).expect(422).faults == ["/id taken"])
      // Of another lifter it is no one's business: the same ids, and nothing is said.
      #expect(try await bob.post(Self.log, copy).expect(201).json.partIDs == first.partIDs)
      #expect(try await anna.get(Self.log).json.items("name") == ["Legs", "Legs"])
    }
  }

  @Test func `parts without ids have the derived ones, which server and database make alike`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      // RFC 9562, section 5.8; SHA-256 of the bytes 01890000000070008000000000000000d1 00000000 00000001.
      let owner = try #require(UUID(Self.workout))
      let logged = try await anna.put(Self.path, Self.two).expect(201).json
      #expect(try logged.partID(0, 1) == UUID.derived(from: owner, entry: 0, line: 1).description)
      let derived = try server.database.rows(
        """
        select app.derived_id(workout_id, exercise_position, position) = id,
               app.derived_id(workout_id, exercise_position) in (select id from app.workout_exercises)
          from app.sets
        """)
      #expect(derived == [["t", "t"], ["t", "t"], ["t", "t"]])
      // What an app sends that knows of no ids says by its positions which is which.
      let edited = logged.withoutPartIDs.with("name", "Again")
      #expect(try await anna.put(Self.path, edited).expect(200).json.partIDs == logged.partIDs)
    }
  }

  @Test
  func `rows of a release without ids are shown under the derived ones, upsert them, and let none be taken`()
    async throws
  {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let logged = try await anna.put(Self.path, Self.two).expect(201).json
      try server.database.administer(
        "update app.sets set id = null; update app.workout_exercises set id = null")
      let shown = try await anna.get(Self.path).json
      #expect(shown.partIDs == logged.partIDs)
      #expect(try await anna.post(Self.log, shown).expect(422).faults.first == "/exercises/0/id taken")
      let reversed = shown.with(
        "exercises", .array((shown["exercises"]?.elements ?? []).reversed()))
      let now = try await anna.put(Self.path, reversed).expect(200).json
      #expect(now.partIDs == shown.partIDs.reversed())
    }
  }

  @Test func `an undone deletion brings the same ids back`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let logged = try await anna.put(Self.path, Self.two).expect(201).json
      for forgetting in [false, true] {
        try await anna.delete(Self.path).expect(204)
        if forgetting {
          // As a release without ids kept it.
          try server.database.administer(
            """
            update app.deleted_workouts
               set document = jsonb_set(document, '{exercises}', app.without_ids(document -> 'exercises'))
            """)
        }
        let restored = try await anna.send(
          "POST", "/v1/lifters/me/deleted-workouts/\(Self.workout)/restore"
        ).expect(201).json
        #expect(restored.partIDs == logged.partIDs)
      }
    }
  }

  @Test func `a draft keeps its ids as it becomes a workout, without what was not done`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let path = try await anna.draft(DraftSample.squats)
      let draft = try await anna.get(path).json
      let workout = try await anna.send("POST", "\(path)/finish").expect(201).json
      #expect(workout.partIDs == [Array(draft.partIDs[0].prefix(2)), draft.partIDs[2]])
    }
  }

  @Test func `what a template or a plan becomes has ids of its own`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let content: JSON = [
        "name": "Legs", "exercises": [["name": "Squat", "sets": [["reps": 5], ["reps": 3]]]],
      ]
      let template = try await anna.post("/v1/templates", content).expect(201).json
      let id = JSON.string(template.id)
      let planned = try await anna.post(
        "/v1/planned-workouts", ["name": "Legs", "template_id": id, "planned_for": "2026-05-04"]
      ).expect(201).json
      let draft = try await anna.post("/v1/drafts", ["planned_workout_id": .string(planned.id)]).expect(201)
        .json
      let copy = try await anna.post("/v1/templates/\(template.id)/duplicate", [:]).expect(201).json
      let logged = try await anna.post("/v1/templates/\(template.id)/log", [:]).expect(201).json
      let all = [template, planned, draft, copy, logged].flatMap { $0.partIDs.joined() }
      #expect(all.count == 15)
      #expect(Set(all).count == 15)
      #expect(!all.contains(""))
    }
  }

  @Test func `a template and a plan upsert the ids that an edit sends`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let content: JSON = [
        "name": "Legs", "planned_for": "2026-05-04",
        "exercises": [["name": "Squat", "sets": [["reps": 5]]], ["name": "Row", "sets": [["reps": 8]]]],
      ]
      for (route, body) in [
        ("/v1/templates", content.without("planned_for")), ("/v1/planned-workouts", content),
      ] {
        let made = try await anna.post(route, body).expect(201).json
        let path = "\(route)/\(made.id)"
        let reversed = made.with("exercises", .array((made["exercises"]?.elements ?? []).reversed()))
        let now = try await anna.put(path, reversed).expect(200).json
        #expect(now.partIDs == made.partIDs.reversed())
        #expect(try await anna.get(path).json.partIDs == now.partIDs)
        let doubled = made.with(
          "exercises", [made["exercises"]?[0] ?? .null, made["exercises"]?[0] ?? .null])
        #expect(
          try await anna.put(path, doubled).expect(422).faults
            == ["/exercises/1/id duplicate", "/exercises/1/sets/0/id duplicate"])
      }
    }
  }

  @Test func `an import that is brought up to date leaves the ids where they were`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      try await anna.importing(ImportSamples.hevy).expect(201)
      let path = "\(Self.log)/\(try #require(await anna.workouts().first?["id"]?.text))"
      let before = try await anna.get(path).json.partIDs
      #expect(Set(before.joined()).count == before.joined().count)
      try await anna.importing(ImportSamples.hevy.replacing("82.5,5,,,8.5\n", with: "85,5,,,8.5\n")).expect(
        201)
      #expect(try await anna.get(path).json["version"]?.integer ?? 0 > 1)
      #expect(try await anna.get(path).json.partIDs == before)
    }
  }

  @Test func `a draft of a release without ids gets the derived ones`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let path = try await anna.draft(DraftSample.squats)
      let before = try await anna.get(path).json.partIDs
      try server.database.administer("update app.drafts set content = app.without_ids(content)")
      #expect(try await anna.get(path).json.partIDs == before)
      let set = "\(path)/sets/\(before[0][1])"
      let now = try await anna.put(set, ["reps": 4]).expect(200).json
      #expect(now.partIDs == before)
      #expect(now["exercises"]?[0]?["sets"]?[0]?["reps"] == 4)
      // That release may still be running, and writes a set without one.
      try server.database.administer("update app.drafts set content = content #- '{0,sets,0,id}'")
      let after = try await anna.get(path).json.partIDs
      #expect(after[1...] == before[1...])
      #expect(after[0][2] == before[0][2])
      #expect(UUID(after[0][1]) != nil)
    }
  }
}
