internal import Primitives
internal import TestKit
internal import Testing

@testable import MuscleMateServer

/// One's own training as files.
@Suite struct `A file of one's training` {
  private static let areas = ["workouts", "templates", "goals", "measurements", "programmes", "records"]

  @Test func `begins with the first day that the API takes`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try await anna.post(
        "/v1/lifters/me/workouts", Sample.workout("Squat", at: "1900-01-02T12:00:00Z")
      ).expect(201)
      try await anna.post(
        "/v1/lifters/me/measurements",
        ["kind": "waist", "value": 80, "unit": "cm", "measured_at": "1900-01-02T12:00:00Z"]
      ).expect(201)
      for file in ["training.json", "workouts.json", "workouts.csv"] {
        let text = try await anna.get("/v1/lifters/me/\(file)").expect(200).text
        #expect(text.contains("1900-01-02"), "\(file): \(text)")
      }
      #expect(try await anna.get("/v1/lifters/me/measurements.csv").expect(200).text.contains("1900-01-02"))
    }
  }

  @Test func `has an area with the exercises that it names, or everything`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try await MadeUpLifter.train(anna)
      let everything = try await anna.file("training")
      #expect(everything["format"] == "musclemate" && everything["version"] == 1)
      #expect(everything["workouts"]?.elements?.count == 7)
      #expect(everything["templates"]?.elements?.map { $0["name"]?.text } == ["Upper, \"A\"", "+Lower"])
      #expect(everything["goals"]?.elements?.count == 3)
      #expect(everything["measurements"]?.elements?.count == 3)
      #expect(everything["programmes"]?.elements?.count == 2)
      #expect(everything["exercises"]?.elements?.contains { $0["aliases"] == ["Chin-Up, wide"] } == true)
      for area in Self.areas {
        let file = try await anna.file(area)
        #expect(file[area] == everything[area])
        #expect(Self.areas.filter { file[$0] != nil } == [area])
        let named = Set((file[area]?.elements ?? []).flatMap(\.namedExercises))
        #expect(Set((file["exercises"]?.elements ?? []).compactMap { $0["id"]?.text }) == named)
      }
    }
  }

  @Test func `shows each thing as it is read by itself`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try await MadeUpLifter.train(anna)
      let everything = try await anna.file("training")
      for (area, path) in [
        ("workouts", "lifters/me/workouts"), ("templates", "templates"), ("goals", "goals"),
        ("measurements", "lifters/me/measurements"), ("programmes", "programmes"),
      ] {
        for thing in everything[area]?.elements ?? [] {
          let shown = try await anna.get("/v1/\(path)/\(thing["id"]?.text ?? "")").expect(200).json
          #expect(shown.holds(thing), "\(shown)\n\(thing)")
        }
      }
    }
  }

  @Test func `is a table of one row for each set, measurement, goal and record`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try await MadeUpLifter.train(anna)
      for (area, rows) in [("templates", 7), ("goals", 3), ("measurements", 3)] {
        #expect(try await anna.table(area).rows.count == rows, "\(area)")
      }
      #expect(try await anna.table("records").rows.count == anna.file("records")["records"]?.elements?.count)
      let workouts = try await anna.table("workouts")
      #expect(workouts.column("Set Kind").contains("amrap"))
      #expect(workouts.column("Superset").contains("0"))
      #expect(Set(workouts.column("Time Zone")) == ["Europe/Berlin", "Asia/Tokyo"])
      let nights = workouts.rows.filter { $0["Workout Name"] == "Night" }
      #expect(nights.map { $0["Date"] } == ["2025-10-26 02:30:00", "2025-10-26 02:30:00"])
      #expect(
        nights.map { $0["Started At"] } == ["2025-10-26T00:30:00+00:00", "2025-10-26T01:30:00+00:00"])
      let weights = try await anna.table("measurements")
      #expect(weights.rows[0]["local_time"] == "2026-01-05 15:00:00")
      #expect(weights.rows[0]["measured_at"] == "2026-01-05T06:00:00+00:00")
    }
  }

  @Test func `has no cell that a spreadsheet takes for a formula`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try await MadeUpLifter.train(anna)
      var marked = 0
      for area in ["workouts", "templates", "goals", "measurements", "records"] {
        for cell in try await anna.table(area).rows.flatMap(\.values) {
          #expect(cell.first.map { !"=+-@\t".contains($0) } ?? true, "\(cell)")
          if cell.hasPrefix("'") { marked += 1 }
        }
      }
      #expect(marked > 8)
    }
  }

  @Test func `is there with the first thing, and complete where it takes several pages`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      for area in Self.areas {
        #expect(try await anna.file(area)[area] == [])
      }
      try server.database.administer(
        """
        insert into app.measurements (tenant_id, lifter_id, id, kind, value, unit, measured_at, time_zone)
        select 1, '\(anna.account)', gen_random_uuid(), 'body_weight', 80, 'kg',
               '2020-01-01 00:00:00+00'::timestamptz + number / 2 * interval '1 day', 'UTC'
          from generate_series(1, 2500) as number
        """)
      let file = try await anna.file("measurements")
      let ids = file["measurements"]?.elements?.compactMap { $0["id"]?.text } ?? []
      #expect(ids.count == 2_500 && Set(ids).count == 2_500)
      let table = try await anna.table("measurements")
      #expect(table.column("id") == ids)
    }
  }

  @Test func `opens to a key of its area alone, and to its owner alone`() async throws {
    try await TestServer.run { server in
      let (anna, carl) = try (server.signedIn("anna"), server.signedIn("carl", as: "coach"))
      try await MadeUpLifter.train(anna)
      let (training, body) = try await (anna.key(["training:read"]), anna.key(["body:read"]))
      let both = try await anna.key(["training:read", "body:read"])
      for area in Self.areas {
        let isBody = area == "measurements"
        try await training.get("/v1/lifters/me/\(area).json").expect(isBody ? 403 : 200)
        try await body.get("/v1/lifters/me/\(area).json").expect(isBody ? 200 : 403)
      }
      for area in Self.areas where area != "programmes" {
        let isBody = area == "measurements"
        try await training.get("/v1/lifters/me/\(area).csv").expect(isBody ? 403 : 200)
        try await body.get("/v1/lifters/me/\(area).csv").expect(isBody ? 200 : 403)
      }
      for key in [training, body] { try await key.get("/v1/lifters/me/training.json").expect(403) }
      #expect(try await both.file("training") == anna.file("training"))
      let kinds = try await training.file("goals")["goals"]?.elements?.map { $0["kind"]?.text }
      #expect(kinds == ["lift", "frequency"])
      try server.share(
        ["history", "workout_details", "all_lifts", "body_metrics", "plans"], of: anna, with: carl)
      for file in Self.areas.map({ "\($0).json" }) + ["training.json", "workouts.csv"] {
        try await carl.get("/v1/lifters/\(anna.account)/\(file)").expect(404)
        try await server.visitor.get("/v1/lifters/me/\(file)").expect(401)
      }
    }
  }

  @Test func `has nothing of a module that is off`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try await MadeUpLifter.train(anna)
      try server.database.administer(
        "update app.tenants set modules = array_remove(array_remove(modules, 'goals'), 'programmes') where id = 1"
      )
      for file in ["goals.json", "goals.csv", "programmes.json"] {
        try await anna.get("/v1/lifters/me/\(file)").expect(404)
      }
      let everything = try await anna.file("training")
      #expect(everything["goals"] == [] && everything["programmes"] == [])
      #expect(everything["workouts"]?.elements?.count == 7)
    }
  }
}

extension Client {
  /// A file of JSON.
  func file(_ area: String) async throws -> JSON {
    let answer = try await get("/v1/lifters/me/\(area).json").expect(200)
    #expect(answer.headers["content-disposition"] == "attachment; filename=\"\(area).json\"")
    return try answer.json
  }

  func table(_ area: String) async throws -> ReadTable {
    ReadTable(try await get("/v1/lifters/me/\(area).csv").expect(200).text)
  }

  func key(_ scopes: [String]) async throws -> Client {
    let made = try await post(
      "/v1/api-keys",
      ["name": .string(scopes.joined(separator: " ")), "scopes": .array(scopes.map { .string($0) })]
    ).expect(201)
    var key = self
    key.token = try made.json["token"]?.text
    return key
  }
}

/// A CSV file with a header.
struct ReadTable {
  let rows: [[String: String]]

  init(_ text: String) {
    var reader = CSVReader(Array(text.utf8), separator: UInt8(ascii: ","))
    let header = reader.next()
    let names = (0..<(header?.count ?? 0)).compactMap { header?.text($0) }
    var rows: [[String: String]] = []
    while let record = reader.next() {
      rows.append(
        Dictionary(uniqueKeysWithValues: names.enumerated().map { ($0.element, record.text($0.offset)) }))
    }
    self.rows = rows
  }

  func column(_ name: String) -> [String] { rows.map { $0[name] ?? "?" } }
}

extension JSON {
  /// The ids of the exercises that a thing names.
  fileprivate var namedExercises: [String] {
    [self["exercise_id"]?.text].compactMap(\.self)
      + (self["exercises"]?.elements ?? []).compactMap { $0["exercise_id"]?.text }
  }

  /// Whether it says all that the other one says, and perhaps more.
  fileprivate func holds(_ other: JSON) -> Bool {
    switch (self, other) {
    case (.object, .object(let members)): members.allSatisfy { self[$0.name]?.holds($0.value) ?? false }
    case (.array(let mine), .array(let theirs)):
      mine.count == theirs.count && zip(mine, theirs).allSatisfy { $0.holds($1) }
    default: self == other
    }
  }
}
