internal import Primitives
internal import TestKit
internal import Testing

/// Two exercises become one, and nothing that was logged breaks.
struct MergingTests {
  private static let path = "/v1/lifters/me/exercises"

  private func id(_ name: String, of client: Client) async throws -> String {
    let list = try await client.get("\(Self.path)?limit=100").expect(200).json["items"]?.elements ?? []
    return try #require(list.first { $0["name"]?.text == name }?["id"]?.text)
  }

  @Test func `the log, the days and the records are the other's, and its name leads there`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let workouts = "/v1/lifters/me/workouts"
      let old = Sample.workout(
        "Old", at: "2026-05-01T18:00:00Z", exercise: "Barbell Row", sets: [(5, 80), (12, 60)])
      let first = try await anna.post(workouts, old).expect(201).json
      try await anna.post(
        workouts, Sample.workout("New", at: "2026-05-08T18:00:00Z", exercise: "Rudern", sets: [(5, 70)])
      ).expect(201)
      let (source, target) = (try await id("Barbell Row", of: anna), try await id("Rudern", of: anna))
      let merged = try await anna.post("\(Self.path)/\(source)/merge", ["into": .string(target)])
        .expect(200).json
      #expect(merged["aliases"] == ["Barbell Row"] && merged["workout_count"] == 2)

      let shown = try await anna.get("\(workouts)/\(first["id"]?.text ?? "")").expect(200).json
      #expect(shown["exercises"]?[0]?["name"] == "Rudern")
      #expect(shown["version"] != first["version"])
      let graph = try await anna.get("/v1/lifters/me/progress/\(target)").expect(200).json
      #expect(graph["points"]?.elements?.map { $0["weight"] } == [80, 70])
      let records = try server.database.rows(
        "select distinct local_date::text from app.records where exercise_id = '\(target)' order by 1")
      #expect(records == [["2026-05-01"]], "70 kg is no record beside the earlier 80")
      #expect(
        try server.database.rows("select from app.lift_days where exercise_id = '\(source)'").isEmpty)

      try await anna.post(
        workouts, Sample.workout("Later", at: "2026-05-09T18:00:00Z", exercise: "BARBELL  row")
      ).expect(201)
      try await anna.put("\(workouts)/\(first["id"]?.text ?? "")", old).expect(200)
      #expect(try await anna.get(Self.path).json.items("name") == ["Rudern"])
      #expect(try await anna.get(Self.path).json["items"]?[0]?["workout_count"] == 3)
    }
  }

  @Test func `what was prepared, planned and begun follows too`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      for name in ["Row", "Rudern"] { try await anna.post(Self.path, ["name": .string(name)]).expect(201) }
      let (source, target) = (try await id("Row", of: anna), try await id("Rudern", of: anna))
      let key = "1, '\(anna.account)', '\(UUID.v7(at: .now))'"
      try server.database.administer(
        """
        insert into app.templates (tenant_id, lifter_id, id, name, position, exercise_count, set_count)
        values (\(key), 'Back', 0, 1, 0);
        insert into app.template_exercises (tenant_id, lifter_id, template_id, entry, position, exercise_id)
        values (\(key), 0, 0, '\(source)');
        insert into app.planned_workouts (tenant_id, lifter_id, id, name, time_zone, prescription)
        values (\(key), 'Back', 'UTC', '[{"exercise_id": "\(source)", "sets": [{"reps": 5}]}]');
        insert into app.drafts (tenant_id, lifter_id, id, time_zone, content)
        values (\(key), 'UTC', '[{"exercise_id": "\(source)", "sets": []}]');
        """)
      let used = try await anna.delete("\(Self.path)/\(source)")
      #expect(used.status == 409)
      try await anna.post("\(Self.path)/\(source)/merge", ["into": .string(target)]).expect(200)
      #expect(
        try server.database.rows(
          """
          select exercise_id::text from app.template_exercises
          union all
          select prescription -> 0 ->> 'exercise_id' from app.planned_workouts
          union all
          select content -> 0 ->> 'exercise_id' from app.drafts
          """) == [[target], [target], [target]])
      let prepared = try await anna.post(
        "/v1/templates", ["name": "Back again", "exercises": [["name": "row", "sets": [["reps": 5]]]]]
      ).expect(201).json
      #expect(prepared["exercises"]?[0]?["name"] == "Rudern")
    }
  }

  /// A table that refers to exercises and is missing here would lose its rows with the merged exercise.
  @Test func `no table that refers to an exercise is forgotten`() async throws {
    let database = try await TestDatabase.migrated()
    let tables = try database.rows(
      """
      select conrelid::regclass::text
        from pg_catalog.pg_constraint
       where confrelid = 'app.exercises'::regclass
       order by 1
      """
    ).compactMap { $0[0] }
    // Lift days and records are made again from the log.
    #expect(
      tables == [
        "app.exercise_aliases", "app.goals", "app.lift_days", "app.lift_days_due", "app.records",
        "app.template_exercises", "app.workout_exercises",
      ])
  }

  @Test func `merges follow one another, and a name has one owner`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      for name in ["A", "B", "C"] { try await anna.post(Self.path, ["name": .string(name)]).expect(201) }
      let (a, b, c) = (
        try await id("A", of: anna), try await id("B", of: anna), try await id("C", of: anna)
      )
      try await anna.post("\(Self.path)/\(a)/merge", ["into": .string(b)]).expect(200)
      let merged = try await anna.post("\(Self.path)/\(b)/merge", ["into": .string(c)]).expect(200).json
      #expect(merged["aliases"] == ["A", "B"])
      try await anna.post("\(Self.path)/\(a)/merge", ["into": .string(c)]).expect(404)
      #expect(
        try await anna.post("\(Self.path)/\(c)/merge", ["into": .string(c)]).expect(422).faults
          == ["/into invalid"])
      #expect(try await anna.post(Self.path, ["name": "a"]).expect(422).faults == ["/name taken"])
      let d = try await anna.post(Self.path, ["name": "D"]).expect(201).json["id"]?.text ?? ""
      #expect(try await anna.patch("\(Self.path)/\(d)", ["name": "B"]).expect(422).faults == ["/name taken"])
      let back = try await anna.patch("\(Self.path)/\(c)", ["name": "A"]).expect(200).json
      #expect(back["name"] == "A" && back["aliases"] == ["B"])
      try await anna.post(Self.path, ["name": "C"]).expect(201)
    }
  }

  @Test func `an import of old names lands in the merged exercise`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      for name in ["Bench Press (Barbell)", "Bankdrücken"] {
        try await anna.post(Self.path, ["name": .string(name)]).expect(201)
      }
      let source = try await id("Bench Press (Barbell)", of: anna)
      let target = try await id("Bankdrücken", of: anna)
      try await anna.post("\(Self.path)/\(source)/merge", ["into": .string(target)]).expect(200)
      let file = """
        Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
        2026-01-05 18:00:00,Push,45m,Bench Press (Barbell),1,80,5,0,0,,,
        """
      try await anna.send(
        "POST", "/v1/lifters/me/imports?unit=kg", type: "text/csv", Array(file.utf8)
      ).expect(201)
      let list = try await anna.get(Self.path).expect(200).json
      #expect(list.items("name") == ["Bankdrücken"] && list["items"]?[0]?["workout_count"] == 1)
    }
  }

  @Test func `an import is taken back after its exercises were merged, except for what was edited`()
    async throws
  {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let (workouts, day) = ("/v1/lifters/me/workouts", "2026-01-0")
      let rows = (5...7).map {
        "\(day)\($0) 18:00:00,Push \($0),45m,Bench Press (Barbell),1,80,5,0,0,,,\n"
      }
      let file =
        "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n"
        + rows.joined()
      let batch = try await anna.send(
        "POST", "/v1/lifters/me/imports?unit=kg", type: "text/csv", Array(file.utf8)
      ).expect(201)
      let edited = try #require(
        try await anna.get(workouts).expect(200).json["items"]?.elements?
          .first { $0["name"] == "Push 6" }?["id"]?.text)
      try await anna.put(
        "\(workouts)/\(edited)", Sample.workout("Mine", exercise: "Bench Press (Barbell)")
      ).expect(200)
      try await anna.post(Self.path, ["name": "Bankdrücken"]).expect(201)
      let (source, target) = (
        try await id("Bench Press (Barbell)", of: anna), try await id("Bankdrücken", of: anna)
      )
      try await anna.post("\(Self.path)/\(source)/merge", ["into": .string(target)]).expect(200)
      try await anna.delete(try #require(batch.headers["location"])).expect(204)
      #expect(try await anna.get(workouts).expect(200).json.items("name") == ["Mine"])
    }
  }
}
