import Primitives
import TestKit
import Testing

@testable import MuscleMateServer

@Suite struct `An import` {
  @Test func `writes workouts, exercises and sets as they were, in the zone they were in`() async throws {
    try await TestServer.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      let answer = try await anna.importing(ImportSamples.hevy).expect(201)
      let report = try answer.json
      #expect(report["source"]?.text == "hevy")
      #expect(report["time_zone"]?.text == "Europe/Berlin")
      #expect(report["time_zone_assumed"]?.boolean == true)
      #expect(report["workouts"] == ImportSamples.workouts(added: 1, unchanged: 0))
      #expect(report["sets"] == ["added": 7, "updated": 0])
      #expect(report["problems"] == [])
      #expect(answer.headers["location"] == "/v1/lifters/me/imports/\(report["id"]?.text ?? "")")

      let id = try #require(try await anna.workouts().first?["id"]?.text)
      let workout = try await anna.get("/v1/lifters/me/workouts/\(id)").expect(200).json
      // 16:50 on 8 March is winter time in Berlin.
      #expect(workout["performed_at"]?.text.flatMap { Timestamp($0) } == Timestamp("2026-03-08T15:50:00Z"))
      #expect(workout["time_zone"]?.text == "Europe/Berlin")
      #expect(workout["notes"]?.text == "Zeile 1\nZeile 2 mit C:\\dir")
      #expect(workout["duration_seconds"]?.integer == 3_900)
      let exercises = try #require(workout["exercises"]?.elements)
      #expect(exercises.map { $0["sets"]?.elements?.count } == [2, 1, 1, 1, 1, 1])
      #expect(exercises[0]["lift"]?.text == "bench_press")
      #expect(exercises[0]["exercise_id"] == exercises[3]["exercise_id"])
      #expect(exercises[2]["superset"]?.integer == 0)
      let set = try #require(exercises[0]["sets"]?.elements?.last)
      #expect(set["weight"]?.double == 82.5)
      #expect(set["unit"]?.text == "kg")
      #expect(set["rpe"]?.double == 8.5)
    }
  }

  @Test func `adds only what is new when a longer file follows, and another lifter's are their own`()
    async throws
  {
    try await TestServer.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      let query = "?unit=kg&time_zone=America/New_York"
      let lines = ImportSamples.strongIOS.split(separator: "\n", omittingEmptySubsequences: false)
      let shorter = lines.dropLast(3).joined(separator: "\n")
      #expect(try await anna.importing(shorter, query).expect(201).json["workouts"]?["added"]?.integer == 1)
      let longer = try await anna.importing(ImportSamples.strongIOS, query).expect(201).json
      #expect(longer["workouts"] == ImportSamples.workouts(added: 1, unchanged: 1))
      #expect(longer["sets"] == ["added": 3, "updated": 0])
      #expect(longer["time_zone_assumed"]?.boolean == false)
      let again = try await anna.importing(ImportSamples.strongIOS, query).expect(201).json
      #expect(again["workouts"] == ImportSamples.workouts(added: 0, unchanged: 2))
      #expect(again["sets"] == ["added": 0, "updated": 0])
      #expect(try await anna.workouts().map { $0["set_count"]?.integer } == [3, 6])
      let bert = try await server.person("bert", as: "coach")
      #expect(try await bert.importing(shorter, query).expect(201).json["workouts"]?["added"]?.integer == 1)
      let ids = try await (anna.workouts() + bert.workouts()).compactMap {
        $0["id"]?.text.flatMap { UUID($0) }
      }
      #expect(Set(ids).count == 3)
      #expect(ids.allSatisfy { $0.high >> 12 & 0xF == 8 && $0.low >> 62 == 0b10 })
    }
  }

  @Test func `only tells what it would do in a dry run`() async throws {
    try await TestServer.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      let report = try await anna.importing(ImportSamples.fitNotesAndroid, "?dry_run=true").expect(200).json
      #expect(report["id"] == nil)
      #expect(report["workouts"] == ImportSamples.workouts(added: 2, unchanged: 0))
      #expect(report["sets"] == ["added": 5, "updated": 0])
      #expect(try await anna.workouts().isEmpty)
      #expect(try server.database.rows("select count(*) from app.imports") == [["0"]])
      #expect(try server.database.rows("select count(*) from app.exercises") == [["0"]])
    }
  }

  @Test func `is taken back, except for what was edited since`() async throws {
    try await TestServer.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      let own: JSON = [
        "name": "Mine", "performed_at": "2024-03-01T10:00:00Z",
        "exercises": [["name": "Squat", "sets": [["reps": 5]]]],
      ]
      try await anna.post("/v1/lifters/me/workouts", own).expect(201)
      let location = try #require(
        try await anna.importing(ImportSamples.fitNotesAndroid).expect(201).headers["location"])
      let edited = try #require(
        try await anna.workouts().first { $0["local_date"]?.text == "2024-03-02" }?["id"]?.text)
      try await anna.put("/v1/lifters/me/workouts/\(edited)", own).expect(200)
      #expect(try await anna.workouts().count == 3)
      let bert = try await server.person("bert", as: "lifter")
      #expect(try await bert.delete(location).status == 404)
      try await anna.delete(location).expect(204)
      #expect(try await anna.delete(location).status == 404)
      #expect(try await anna.workouts().map { $0["name"]?.text } == ["Mine", "Mine"])
      let again = try await anna.importing(ImportSamples.fitNotesAndroid).expect(201).json
      #expect(again["workouts"] == ImportSamples.workouts(added: 1, edited: 1))
    }
  }

  @Test func `is refused as a whole only for its kind, its unit and its zone`() async throws {
    try await TestServer.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      let unknown = try await anna.importing("a\n1\n")
      #expect(unknown.status == 422)
      #expect(unknown.faults == [" invalid"])
      #expect(try await anna.importing("a,b,c\n1,2,3\n").faults == ["/columns invalid"])
      #expect(try await anna.importing(ImportSamples.strongIOS).faults == ["/unit needed"])
      #expect(try await anna.importing(ImportSamples.strongIOS, "?unit=stone").faults == ["/unit invalid"])
      for query in ["?time_zone=Mars/Base", "?dry_run=true&time_zone=Mars/Base"] {
        #expect(try await anna.importing(ImportSamples.hevy, query).faults == ["/time_zone unknown"])
      }
      #expect(try await anna.post("/v1/lifters/me/imports", ["a": 1]).faults == [" invalid"])
      #expect(try await anna.send("POST", "/v1/lifters/me/imports", type: "image/png", [1]).status == 415)
      #expect(try await server.visitor.importing(ImportSamples.hevy).status == 401)
      #expect(try await anna.workouts().isEmpty)
      #expect(try server.database.rows("select count(*) from app.imports") == [["0"]])
    }
  }

  @Test func `takes ten thousand sets at once, and finds them all again`() async throws {
    try await TestServer.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      let clock = ContinuousClock()
      for expected in [10_000, 0] {
        var report: JSON?
        let took = try await clock.measure {
          report = try await anna.importing(ImportSamples.tenThousandSets).expect(201).json
        }
        print("an import of 10,000 sets, \(expected) of them new, took \(took)")
        #expect(report?["sets"] == ["added": .number("\(expected)"), "updated": 0])
      }
      let counts =
        "select count(*), count(distinct workout_id), count(distinct exercise_position) from app.sets"
      #expect(try server.database.rows(counts) == [["10000", "500", "4"]])
    }
  }

  @Test func `reports bad rows by line and takes the good ones`() async throws {
    try await TestServer.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      let text = ImportSamples.fitNotesAndroid + "\n2024-02-30,Squat,Legs,80,kgs,5,,,,\n"
      let report = try await anna.importing(text).expect(201).json
      #expect(report["sets"] == ["added": 5, "updated": 0])
      let problem = try #require(report["problems"]?.elements?.first)
      #expect(problem["line"]?.integer == 7)
      #expect(problem["code"]?.text == "date")
      #expect(problem["message"]?.text == "“2024-02-30” is not a date and time; the row was left out")
    }
  }

  @Test func `feeds the graphs, and takes itself out of them again`() async throws {
    try await TestServer.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      let location = try #require(
        try await anna.importing(ImportSamples.strongIOS, "?unit=kg").expect(201).headers["location"])
      let days =
        "select lift, local_date, weight_grams, reps from app.lift_days where lift is not null order by 1"
      #expect(
        try server.database.rows(days) == [
          ["bench_press", "2024-03-01", "75000", "5"], ["squat", "2024-03-03", "100000", "5"],
        ])
      try await anna.delete(location).expect(204)
      #expect(try server.database.rows(days) == [])
    }
  }
}
