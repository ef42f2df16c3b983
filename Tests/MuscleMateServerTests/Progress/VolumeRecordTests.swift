internal import DatabaseAdministration
internal import Primitives
internal import TestKit
internal import Testing

@testable internal import MuscleMateServer

@Suite struct `The record of a day's volume` {
  private static let path = "/v1/lifters/me/workouts"

  private static func volumes(_ anna: Client, _ workout: JSON) async throws -> [JSON?] {
    let shown = try await anna.get("\(path)/\(workout["id"]?.text ?? "")").expect(200).json
    return (shown["records"]?.elements ?? []).filter { $0["kind"] == "volume" }.map { $0["value"] }
  }

  private static func squat(_ hour: Int, _ sets: JSON) -> JSON {
    [
      "name": "Legs", "performed_at": .string("2026-05-04T\(hour):00:00Z"),
      "exercises": [["name": "Squat", "sets": sets]],
    ]
  }

  @Test func `stays with the workout that lifted it, whatever else was done that day`() async throws {
    try await TestServer.run { (server) async throws in
      let anna = try server.signedIn("anna")
      let lifted = try await anna.post(Self.path, Self.squat(10, [["reps": 5, "weight": 60]])).expect(201)
        .json
      let empty = try await anna.post(Self.path, Self.squat(12, [["reps": 20]])).expect(201).json
      #expect(try await Self.volumes(anna, lifted) == [300])
      #expect(try await Self.volumes(anna, empty) == [])
      // The last one that adds to it has it.
      let more = try await anna.post(Self.path, Self.squat(11, [["reps": 5, "weight": 40]])).expect(201).json
      #expect(try await Self.volumes(anna, lifted) == [])
      #expect(try await Self.volumes(anna, more) == [500])
    }
  }

  @Test func `goes back to that workout with an upgrade, where an earlier release gave it to another one`()
    async throws
  {
    try await TestServer.run { (server) async throws in
      let repairs = try MigrationScripts(in: MigrationScripts.findFolder()).repeatables
      let repair = try #require(repairs.first { $0.name == "repairs/volume_days.sql" })
      let anna = try server.signedIn("anna")
      let lifted = try await anna.post(Self.path, Self.squat(10, [["reps": 5, "weight": 60]])).expect(201)
        .json
      let empty = try await anna.post(Self.path, Self.squat(12, [["reps": 20]])).expect(201).json
      let other = empty["id"]?.text ?? ""
      try server.database.administer("update app.lift_days set last_in = '\(other)'")
      try server.database.administer("update app.records set workout_id = '\(other)' where kind = 'volume'")
      #expect(try await Self.volumes(anna, lifted) == [])
      // As the server runs it, twice.
      for _ in 1...2 {
        try server.database.administer("begin; set local role mm_definer; \(repair.text); commit;")
      }
      #expect(try await Self.volumes(anna, lifted) == [300])
      #expect(try await Self.volumes(anna, empty) == [])
    }
  }
}
