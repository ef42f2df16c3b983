import Primitives
import TestKit
import Testing

@testable import MuscleMateServer

/// Exercises that are called otherwise here than in the app that their sets come from.
@Suite struct `An exercise that was imported` {
  private static func file(_ days: ClosedRange<Int>, _ name: String = "Bench") -> String {
    "Date,Exercise,Category,Weight,Weight Unit,Reps\n"
      + days.map { "2026-01-0\($0),\(name),Chest,8\($0),kgs,5\n" }.joined()
  }

  private static func strong(_ name: String) -> String {
    """
    Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
    2026-02-01 18:00:00,Push,1h,\(name),1,90,5,0,0,,,
    """
  }

  private static func id(_ name: String, _ server: TestServer) throws -> String {
    try #require(
      try server.database.rows("select id from app.exercises where name = '\(name)'").first?.first ?? nil)
  }

  private static func names(_ server: TestServer) throws -> [String] {
    try server.database.rows(
      """
      select exercise.name || ' ' || count(entry.workout_id)
        from app.exercises as exercise
        left join app.workout_exercises as entry
          on entry.exercise_id = exercise.id
       group by exercise.name
       order by 1
      """
    ).compactMap { $0.first ?? nil }
  }

  @Test func `and renamed here gets what its app brings next, under whatever spelling`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      try await anna.importing(Self.file(1...1)).expect(201)
      try await anna.patch("/v1/lifters/me/exercises/\(Self.id("Bench", server))", ["name": "Bench Press"])
        .expect(200)
      try await anna.importing(Self.file(1...2)).expect(201)
      try await anna.importing(Self.file(1...3, " BENCH")).expect(201)
      #expect(try Self.names(server) == ["Bench Press 3"])
      // Another source never said that name.
      try await anna.importing(Self.strong("Bench"), "?unit=kg").expect(201)
      #expect(try Self.names(server) == ["Bench 1", "Bench Press 3"])
      // And makes none of it for this one.
      try await anna.importing(Self.file(1...4)).expect(201)
      #expect(try Self.names(server) == ["Bench 1", "Bench Press 4"])
    }
  }

  @Test func `and merged gets what its app brings next, also after the merged one was renamed`() async throws
  {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      try await anna.importing(Self.file(1...1)).expect(201)
      try await anna.post("/v1/lifters/me/exercises", ["name": "My press"]).expect(201)
      let (bench, mine) = (try Self.id("Bench", server), try Self.id("My press", server))
      try await anna.post("/v1/lifters/me/exercises/\(bench)/merge", ["into": .string(mine)]).expect(200)
      try await anna.patch("/v1/lifters/me/exercises/\(mine)", ["name": "The press"]).expect(200)
      try await anna.importing(Self.file(1...2)).expect(201)
      #expect(try Self.names(server) == ["The press 2"])
    }
  }

  @Test func `and renamed is still followed after its import was taken back`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      let location = try #require(try await anna.importing(Self.file(1...1)).expect(201).headers["location"])
      try await anna.patch("/v1/lifters/me/exercises/\(Self.id("Bench", server))", ["name": "Bench Press"])
        .expect(200)
      try await anna.delete(location).expect(204)
      try await anna.importing(Self.file(1...2)).expect(201)
      #expect(try Self.names(server) == ["Bench Press 2"])
    }
  }

  @Test func `gives its name to one that is made by hand`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      try await anna.importing(Self.file(1...1)).expect(201)
      try await anna.patch("/v1/lifters/me/exercises/\(Self.id("Bench", server))", ["name": "Bench Press"])
        .expect(200)
      // What is typed by hand follows no import's memory, and no alias forbids the old name.
      try await anna.post(
        "/v1/lifters/me/workouts",
        [
          "name": "Mine", "performed_at": "2026-03-01T17:00:00Z",
          "exercises": [["name": "Bench", "sets": [["reps": 3]]]],
        ]
      ).expect(201)
      #expect(try Self.names(server) == ["Bench 1", "Bench Press 1"])
      try await anna.importing(Self.file(1...2)).expect(201)
      #expect(try Self.names(server) == ["Bench 2", "Bench Press 1"])
    }
  }
}
