import Primitives
import TestKit
import Testing

@testable import MuscleMateServer

/// A lifter who exports once a month imports the same file again, a little longer each time.
@Suite struct `An import of a file that was imported before` {
  private static let zone = "time_zone=America/New_York"

  @Test func `brings up to date what the file says otherwise since, set by set`() async throws {
    try await TestServer.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      try await anna.importing(ImportSamples.hevy).expect(201)
      let id = try #require(try await anna.workouts().first?["id"]?.text)
      let longer =
        ImportSamples.hevy
        .replacing("Zeile 1", with: "Zeile eins")
        .replacing("82.5,5,,,8.5\n", with: "85,5,,,8.5\n")
        + "\n\"Oberkörper\",\"8 März 2026, 16:50\",\"8 März 2026, 17:55\",\"\",\"Rudern\",,\"\",0,normal,60,10,,,\n"
      let dry = try await anna.importing(longer, "?dry_run=true").expect(200).json
      let report = try await anna.importing(longer).expect(201).json
      #expect(report["workouts"] == ImportSamples.workouts(updated: 1))
      #expect(report["sets"] == ["added": 0, "updated": 8])
      for part in ["workouts", "sets", "problems", "time_zone"] { #expect(dry[part] == report[part]) }

      let workout = try await anna.get("/v1/lifters/me/workouts/\(id)").expect(200).json
      #expect(workout["notes"]?.text == "Zeile eins\nZeile 2 mit C:\\dir")
      #expect(workout["exercises"]?.elements?.count == 7)
      #expect(workout["exercises"]?.elements?.first?["sets"]?.elements?.last?["weight"]?.double == 85)
      #expect(workout["exercises"]?.elements?.last?["name"]?.text == "Rudern")
      let again = try await anna.importing(longer).expect(201).json
      #expect(again["workouts"] == ImportSamples.workouts(unchanged: 1))
    }
  }

  @Test func `leaves what the lifter edited here, and says so`() async throws {
    try await TestServer.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      try await anna.importing(ImportSamples.fitNotesAndroid).expect(201)
      let edited = try #require(
        try await anna.workouts().first { $0["local_date"]?.text == "2024-03-02" }?["id"]?.text)
      let own: JSON = [
        "name": "Mine", "performed_at": "2024-03-02T10:00:00Z",
        "exercises": [["name": "Squat", "sets": [["reps": 5]]]],
      ]
      try await anna.put("/v1/lifters/me/workouts/\(edited)", own).expect(200)
      let longer = ImportSamples.fitNotesAndroid + "\n2024-03-02,Squat,Legs,100,kgs,5,,,,\n"
      for query in ["?dry_run=true", ""] {
        let report = try await anna.importing(longer, query).json
        #expect(report["workouts"] == ImportSamples.workouts(unchanged: 1, edited: 1))
      }
      #expect(try await anna.workouts().map { $0["name"]?.text } == ["Mine", "Workout"])
    }
  }

  @Test func `corrects a wrong unit and a wrong zone, and no zone that was only assumed`() async throws {
    try await TestServer.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      try await anna.importing(ImportSamples.strongIOS, "?unit=kg&\(Self.zone)").expect(201)
      let days = "select weight, unit, weight_grams from app.lift_days where lift = 'squat'"
      #expect(try server.database.rows(days) == [["100.000", "kg", "100000"]])
      let pounds = try await anna.importing(ImportSamples.strongIOS, "?unit=lb").expect(201).json
      #expect(pounds["workouts"] == ImportSamples.workouts(updated: 2))
      #expect(try server.database.rows(days) == [["100.000", "lb", "45359"]])
      let zones = "select distinct time_zone from app.workouts"
      #expect(try server.database.rows(zones) == [["America/New_York"]])
      let moved = try await anna.importing(ImportSamples.strongIOS, "?unit=lb&time_zone=Asia/Tokyo").expect(
        201
      ).json
      #expect(moved["workouts"] == ImportSamples.workouts(updated: 2))
      #expect(try server.database.rows(zones) == [["Asia/Tokyo"]])
      let same = try await anna.importing(ImportSamples.strongIOS, "?unit=lb").expect(201).json
      #expect(same["workouts"] == ImportSamples.workouts(unchanged: 2))
    }
  }

  @Test func `leaves out what the lifter deleted, unless it is asked for`() async throws {
    try await TestServer.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      let file = ImportSamples.fitNotesAndroid
      try await anna.importing(file).expect(201)
      let first = try #require(try await anna.workouts().first?["id"]?.text)
      try await anna.delete("/v1/lifters/me/workouts/\(first)").expect(204)
      for query in ["?dry_run=true", ""] {
        let report = try await anna.importing(file, query).json
        #expect(report["workouts"] == ImportSamples.workouts(unchanged: 1, deleted: 1))
      }
      #expect(try await anna.workouts().count == 1)
      let back = try await anna.importing(file, "?restore_deleted=true").expect(201)
      #expect(try back.json["workouts"] == ImportSamples.workouts(added: 1, unchanged: 1))
      #expect(try await anna.workouts().count == 2)
      // The lifter did not delete a workout whose import was taken back.
      try await anna.delete(try #require(back.headers["location"])).expect(204)
      let again = try await anna.importing(file).expect(201).json
      #expect(again["workouts"] == ImportSamples.workouts(added: 1, unchanged: 1))
    }
  }

  @Test func `stands in a list with what it told, in the reader's language`() async throws {
    try await TestServer.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      let text = ImportSamples.fitNotesAndroid + "\n2024-02-30,Squat,Legs,80,kgs,5,,,,\n"
      let location = try #require(try await anna.importing(text).expect(201).headers["location"])
      try await anna.importing(ImportSamples.hevy).expect(201)
      let page = try await anna.get("/v1/lifters/me/imports?limit=1").expect(200).json
      #expect(page["items"]?.elements?.map { $0["source"]?.text } == ["hevy"])
      let next = try #require(page["next"]?.text)
      let rest = try await anna.get("/v1/lifters/me/imports?limit=1&after=\(next)").expect(200).json
      let older = try #require(rest["items"]?.elements?.first)
      #expect(older["source"]?.text == "fitnotes")
      #expect(older["workouts"] == ImportSamples.workouts(added: 2))
      #expect(older["problem_count"]?.integer == 1)
      #expect(location == "/v1/lifters/me/imports/\(older["id"]?.text ?? "")")

      let report = try await anna.get(location).expect(200).json
      #expect(
        report["problems"]?.elements?.first?["message"]?.text
          == "“2024-02-30” is not a date and time; the row was left out")
      #expect(report["time_of_day_assumed"]?.text == "12:00")
      try await anna.patch("/v1/me", ["locale": "de"]).expect(200)
      let german = try await anna.get(location).expect(200).json
      #expect(
        german["problems"]?.elements?.first?["message"]?.text
          == "„2024-02-30“ ist kein Zeitpunkt; die Zeile wurde weggelassen")
      let bert = try await server.person("bert", as: "lifter")
      #expect(try await bert.get(location).status == 404)
      #expect(try await bert.get("/v1/lifters/me/imports").expect(200).json["items"] == [])
      try await anna.delete(location).expect(204)
      #expect(try await anna.get(location).status == 404)
    }
  }

  @Test func `leaves what a later import wrote when an earlier one is taken back`() async throws {
    try await TestServer.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      let first = try await anna.importing(ImportSamples.hevy).expect(201).headers["location"] ?? ""
      let corrected = ImportSamples.hevy.replacing("82.5,5,,,8.5\n", with: "85,5,,,8.5\n")
      let second = try await anna.importing(corrected).expect(201).headers["location"] ?? ""
      try await anna.delete(first).expect(204)
      #expect(try await anna.workouts().count == 1)
      try await anna.delete(second).expect(204)
      #expect(try await anna.workouts() == [])
    }
  }

  @Test func `takes along what it made when it is taken back, and nothing that is used`() async throws {
    try await TestServer.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      try await anna.post("/v1/lifters/me/exercises", ["name": "Deadlift"]).expect(201)
      let location = try #require(
        try await anna.importing(ImportSamples.fitNotesAndroid).expect(201).headers["location"])
      let own: JSON = [
        "name": "Mine", "performed_at": "2024-03-05T10:00:00Z",
        "exercises": [["name": "Pull Up", "sets": [["reps": 5]]]],
      ]
      try await anna.post("/v1/lifters/me/workouts", own).expect(201)
      try await anna.delete(location).expect(204)
      #expect(
        try server.database.rows("select name from app.exercises order by 1") == [["Deadlift"], ["Pull Up"]])
    }
  }

  @Test(arguments: ["text/plain", "application/vnd.ms-excel", "application/csv", "application/octet-stream"])
  func `takes whatever type the browser sends, by what the file is`(_ type: String) async throws {
    try await TestServer.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      let path = "/v1/lifters/me/imports"
      #expect(try await anna.send("POST", path, type: type, Array(ImportSamples.hevy.utf8)).status == 201)
      let other = try await anna.send("POST", path, type: type, Array("a\n1\n".utf8))
      #expect(other.faults == [" invalid"])
      let near = try await anna.send(
        "POST", path, type: type, Array("Date,Exercise,Reps,Weight,Weight Unit,Distance,Time\n".utf8))
      #expect(near.faults == ["/category missing", "/columns invalid"])
      let large = [UInt8](repeating: 32, count: 16 * 1024 * 1024 + 1)
      let refused = try await anna.send("POST", path, type: type, large)
      #expect(refused.status == 413)
      #expect(try refused.json["detail"]?.text == "At most 16,777,216 bytes are taken here.")
    }
  }
}
