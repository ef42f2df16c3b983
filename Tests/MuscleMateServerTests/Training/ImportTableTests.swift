import DatabaseAdministration
import Primitives
import TestKit
import Testing

@testable import MuscleMateServer

/// Tables of no known app, our own, and workouts that come from two apps.
@Suite struct `A table that is imported` {
  static let table = """
    Tag;Übung;Last (kg);Wdh.;Bemerkung;Studio
    13.09.2021;Kniebeuge;102,5;5;tief;Mitte
    13.09.2021;Kniebeuge;105;3;;Mitte
    13.09.2021;Klimmzug;;8;;Mitte
    14.09.2021;Bankdrücken;60;8;;Nord
    """

  @Test func `of no known app is guessed, shown, and read as its columns were said`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      let preview = try await anna.importing(Self.table, "?dry_run=true").expect(200).json
      let columns = preview["table"]?["columns"]?.elements ?? []
      #expect(
        columns.map { [$0["meaning"]?.text, $0["unit"]?.text].compactMap(\.self).joined(separator: ":") } == [
          "date", "exercise", "weight:kg", "reps", "", "",
        ])
      #expect(preview["table"]?["rows"]?.elements?.count == 4)
      #expect(preview["workouts"] == ImportSamples.workouts(added: 2))
      #expect(preview["exercises"]?.integer == 3)
      #expect(
        preview["heaviest_sets"]?.elements?.first
          == ["exercise": "Kniebeuge", "date": "2021-09-13", "reps": 3, "weight": 105, "unit": "kg"])
      // Nothing is written of a table whose columns nobody confirmed.
      try await anna.importing(Self.table).expect(422)
      let said = "?columns=date,exercise,weight:kg,reps,notes,-"
      let report = try await anna.importing(Self.table, said).expect(201).json
      #expect(report["workouts"] == ImportSamples.workouts(added: 2))
      #expect(report["source"]?.text == "table")
      #expect(report["time_of_day_assumed"]?.text == "12:00")
      let workouts = try await anna.workouts()
      let id = workouts.last?["id"]?.text ?? ""
      let first = try await anna.get("/v1/lifters/me/workouts/\(id)").expect(200).json
      #expect(first["exercises"]?.elements?.first?["sets"]?.elements?.first?["notes"]?.text == "tief")
    }
  }

  @Test func `is known again by its header`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      try await anna.importing(Self.table, "?columns=date,exercise,weight:kg,reps,notes,-").expect(201)
      let longer = Self.table + "\n15.09.2021;Kreuzheben;140;5;;Nord\n"
      let report = try await anna.importing(longer).expect(201).json
      #expect(report["workouts"] == ImportSamples.workouts(added: 1, unchanged: 2))
      let bert = try await server.person("bert", as: "lifter")
      try await bert.importing(longer).expect(422)
    }
  }

  @Test(arguments: [
    ("columns=date,exercise", "/columns"), ("columns=date,exercise,weight:furlong,reps,-,-", "/columns"),
    ("columns=date,exercise,strength,reps,-,-", "/columns"),
    ("columns=date,-,weight:kg,reps,-,-", "/columns/exercise"),
    ("columns=date,exercise,-,-,notes,-", "/columns/reps"),
  ])
  func `is refused where its columns can't be what was said`(_ query: String, _ pointer: String) async throws
  {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      let problem = try await anna.importing(Self.table, "?\(query)").expect(422).json
      #expect(problem["errors"]?.elements?.map { $0["pointer"]?.text } == [pointer])
    }
  }

  @Test func `says the order of its dates, or takes the one that is said`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      let table = "Date,Exercise,Weight,Reps\n03/04/2021,Squat,100,5\n"
      let said = "?columns=date,exercise,weight,reps&unit=kg&dry_run=true"
      let days = try await ["", "&dates=day_first", "&dates=month_first"].asyncMap { dates in
        let report = try await anna.importing(table, said + dates).expect(200).json
        let codes = report["problems"]?.elements?.compactMap { $0["code"]?.text } ?? []
        return "\(report["heaviest_sets"]?.elements?.first?["date"]?.text ?? "") \(codes)"
      }
      #expect(days == ["2021-03-04 [\"date_order\"]", "2021-04-03 []", "2021-03-04 []"])
    }
  }

  @Test func `of our own comes back onto itself, and is not written over what is there`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      try await anna.importing(ImportSamples.hevy).expect(201)
      let id = try await anna.logged("Legs", reps: 5)
      let table = try await anna.get("/v1/lifters/me/workouts.csv").expect(200).text
      let again = try await anna.importing(table).expect(201).json
      #expect(again["source"]?.text == "musclemate")
      #expect(again["workouts"] == ImportSamples.workouts(unchanged: 2))
      let corrected = table.replacing(",5,,,,,", with: ",6,,,,,")
      let other = try await anna.importing(corrected).expect(201).json
      #expect(other["workouts"]?["edited"]?.integer == 1)
      #expect(try await anna.workouts().count == 2)
      // Deleted here, it stays so unless it is asked for.
      try await anna.send("DELETE", "/v1/lifters/me/workouts/\(id)").expect(204)
      let gone = try await anna.importing(table).expect(201).json
      #expect(gone["workouts"] == ImportSamples.workouts(unchanged: 1, deleted: 1))
      let back = try await anna.importing(table, "?restore_deleted=true").expect(201).json
      #expect(back["workouts"] == ImportSamples.workouts(added: 1, unchanged: 1))
      // In another account all of it is new.
      let bert = try await server.person("bert", as: "lifter")
      let moved = try await bert.importing(table).expect(201).json
      #expect(moved["workouts"] == ImportSamples.workouts(added: 2))
    }
  }

  @Test func `brings again what an import had brought that was taken back`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      let batch = try await anna.importing(ImportSamples.hevy).expect(201).json["id"]?.text ?? ""
      let table = try await anna.get("/v1/lifters/me/workouts.csv").expect(200).text
      try await anna.send("DELETE", "/v1/lifters/me/imports/\(batch)").expect(204)
      let report = try await anna.importing(table).expect(201).json
      #expect(report["workouts"] == ImportSamples.workouts(added: 1))
    }
  }

  @Test(arguments: [
    ("\"Oberkörper\"", "\"Push\""), ("16:50", "16:55"),
  ])
  func `has a twin where a workout of that day has the same sets, and brings it only if asked`(
    _ before: String, _ after: String
  ) async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      try await anna.importing(ImportSamples.hevy).expect(201)
      let renamed = ImportSamples.hevy.replacing(before, with: after)
      let preview = try await anna.importing(renamed, "?dry_run=true").expect(200).json
      #expect(preview["workouts"] == ImportSamples.workouts(twins: 1))
      #expect(preview["twins"]?.elements?.count == 1)
      let report = try await anna.importing(renamed).expect(201).json
      #expect(report["workouts"] == ImportSamples.workouts(twins: 1))
      #expect(try await anna.workouts().count == 1)
      let both = try await anna.importing(renamed, "?twins=true").expect(201).json
      #expect(both["workouts"] == ImportSamples.workouts(added: 1))
    }
  }

  @Test func `takes a negative weight as assistance of an exercise that has such, and as none of another`()
    async throws
  {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      let file = """
        Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment
        2024-03-01,Assisted Pull Up,Back,-20,kgs,8,,,,
        2024-03-01,Squat,Legs,-20,kgs,8,,,,
        """
      let report = try await anna.importing(file).expect(201).json
      #expect(report["problems"]?.elements?.map { $0["code"]?.text } == ["assistance", "assistance"])
      let id = try await anna.workouts().first?["id"]?.text ?? ""
      let exercises = try await anna.get("/v1/lifters/me/workouts/\(id)").expect(200).json["exercises"]?
        .elements
      #expect(
        exercises?.map { $0["sets"]?.elements?.first?["weight"]?.double } == [20, nil])
    }
  }

  @Test func `whose clock says its distance from UTC lies at that moment`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      let file = ImportSamples.hevyImperial.replacing("8 Apr 2026, 16:50", with: "2026-04-08T16:50:00Z")
      try await anna.importing(file, "?time_zone=America/New_York").expect(201)
      let first = try await anna.workouts().first
      #expect(first?["performed_at"]?.text?.contains("T16:50:00") == true, "\(first ?? .null)")
    }
  }

  @Test func `of which nothing can be read leaves no import`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      let file = """
        Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment
        2024-03-01,,Back,20,kgs,8,,,,
        """
      let report = try await anna.importing(file).expect(200).json
      #expect(report["workouts"]?["skipped"]?.integer == 1)
      #expect(report["problems"]?.elements?.first?["row_lost"] == .bool(true))
      #expect(try await anna.get("/v1/lifters/me/imports").expect(200).json["items"] == .array([]))
    }
  }

  @Test func `with many exercise names finds each of them, in whatever spelling`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      let header = "Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment\n"
      func rows(_ name: (Int) -> String, from day: Int64) -> String {
        (0..<1_000).map { "\(CivilDate(unixDay: day + Int64($0 / 50))),\(name($0)),Legs,80,kgs,5,,,,\n" }
          .joined()
      }
      try await anna.importing(header + rows({ "Lift \($0)" }, from: 18_000)).expect(201)
      try await anna.importing(header + rows({ "LIFT  \($0)" }, from: 18_100)).expect(201)
      let counts =
        "select count(*), (select count(distinct exercise_id) from app.workout_exercises) from app.exercises"
      #expect(try server.database.rows(counts) == [["1000", "1000"]])
    }
  }
}

extension Sequence where Element: Sendable {
  fileprivate func asyncMap<Value>(_ transform: (Element) async throws -> Value) async rethrows -> [Value] {
    var values: [Value] = []
    for element in self { values.append(try await transform(element)) }
    return values
  }
}

extension Client {
  /// A workout of one set, by its id.
  fileprivate func logged(_ name: String, reps: Int) async throws -> String {
    let made = try await post(
      "/v1/lifters/me/workouts",
      [
        "name": .string(name), "performed_at": "2026-01-05T17:00:00Z",
        "exercises": [
          ["name": "Squat", "sets": [["reps": .number("\(reps)"), "weight": 140, "unit": "kg"]]]
        ],
      ]
    ).expect(201)
    return try made.json["id"]?.text ?? ""
  }
}
