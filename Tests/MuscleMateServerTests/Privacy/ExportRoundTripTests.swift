internal import Primitives
internal import TestKit
internal import Testing

@testable import MuscleMateServer

/// What a file of one's training says is there again once it was imported, and not twice.
@Suite struct `A file of one's training that is imported` {
  @Test func `as JSON comes back onto itself`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try await MadeUpLifter.train(anna)
      let before = try await anna.training()
      let file = try await anna.get("/v1/lifters/me/training.json").expect(200).text
      for _ in 0..<2 {
        let report = try await anna.importing(file).expect(201).json
        #expect(report["problems"] == [])
        #expect(report["workouts"] == ImportSamples.workouts(unchanged: 7))
        for (area, count) in [("templates", 2), ("goals", 3), ("measurements", 3), ("programmes", 2)] {
          #expect(report["areas"]?[area] == Self.things(unchanged: count), "\(area)")
        }
        #expect(report["areas"]?["exercises"]?["added"] == 0)
      }
      #expect(try await anna.training() == before)
    }
  }

  @Test func `as JSON is in another account what it was, and not there twice`() async throws {
    try await TestServer.run { server in
      let (anna, bert) = try (server.signedIn("anna"), server.signedIn("bert", zone: "Asia/Tokyo"))
      try await MadeUpLifter.train(anna)
      let file = try await anna.get("/v1/lifters/me/training.json").expect(200).text
      let preview = try await bert.importing(file, "?dry_run=true").expect(200).json
      #expect(try await bert.training().workouts.isEmpty)
      let report = try await bert.importing(file).expect(201).json
      #expect(report["problems"] == [])
      #expect(report["workouts"] == ImportSamples.workouts(added: 7))
      for member in ["workouts", "sets", "areas", "problems"] { #expect(preview[member] == report[member]) }
      let (mine, theirs) = try await (anna.training(), bert.training())
      #expect(theirs.workouts == mine.workouts)
      #expect(theirs.rest == mine.rest)
      #expect(theirs.exercises == mine.exercises)
      let again = try await bert.importing(file).expect(201).json
      #expect(again["workouts"] == ImportSamples.workouts(unchanged: 7))
      #expect(again["areas"]?["templates"] == Self.things(unchanged: 2))
      #expect(try await bert.training() == theirs)
      #expect(try await anna.training() == mine)
    }
  }

  @Test func `as JSON, area by area, is all of it`() async throws {
    try await TestServer.run { server in
      let (anna, bert) = try (server.signedIn("anna"), server.signedIn("bert"))
      try await MadeUpLifter.train(anna)
      for area in ["workouts", "templates", "goals", "measurements", "programmes", "records"] {
        let file = try await anna.get("/v1/lifters/me/\(area).json").expect(200).text
        let report = try await bert.importing(file).expect(area == "records" ? 200 : 201).json
        #expect(report["problems"] == [], "\(area)")
      }
      let (mine, theirs) = try await (anna.training(), bert.training())
      #expect(theirs.workouts == mine.workouts)
      #expect(theirs.rest == mine.rest)
    }
  }

  @Test func `leads to the exercise that it names by its id, whatever is called so today`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let logged = try await anna.post(
        "/v1/lifters/me/workouts",
        [
          "name": "Push", "performed_at": "2026-11-27T18:00:00Z",
          "exercises": [["name": "Press", "sets": [["reps": 5]]]],
        ]
      ).expect(201).json
      let press = try #require(logged["exercises"]?[0]?["exercise_id"]?.text)
      let file = try await anna.get("/v1/lifters/me/training.json").expect(200).text
      try await anna.delete("/v1/lifters/me/workouts/\(logged["id"]?.text ?? "")").expect(204)
      try await anna.patch("/v1/lifters/me/exercises/\(press)", ["name": "Strict press"]).expect(200)
      try await anna.post("/v1/lifters/me/exercises", ["name": "Press"]).expect(201)
      try await anna.importing(file, "?restore_deleted=true").expect(201)
      let restored = try await anna.items("/v1/lifters/me/workouts").first
      let workout = try await anna.get("/v1/lifters/me/workouts/\(restored?["id"]?.text ?? "")").expect(200)
        .json
      #expect(workout["exercises"]?[0]?["exercise_id"]?.text == press)
      #expect(workout["exercises"]?[0]?["name"] == "Strict press")
    }
  }

  @Test func `leaves out what was deleted since, unless it is asked for`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try await MadeUpLifter.train(anna)
      let before = try await anna.training()
      let text = try await anna.get("/v1/lifters/me/training.json").expect(200).text
      let file = try JSON.parse(Array(text.utf8))
      for (area, path) in Self.paths {
        let id = try #require(file[area]?[0]?["id"]?.text)
        try await anna.send("DELETE", "/v1/\(path)/\(id)").expect(204)
      }
      let gone = try await anna.importing(text).expect(201).json
      #expect(gone["workouts"] == ImportSamples.workouts(unchanged: 6, deleted: 1))
      #expect(gone["areas"]?["goals"] == Self.things(unchanged: 2, deleted: 1))
      #expect(gone["areas"]?["templates"] == Self.things(unchanged: 1, deleted: 1))
      let back = try await anna.importing(text, "?restore_deleted=true").expect(201).json
      #expect(back["workouts"] == ImportSamples.workouts(added: 1, unchanged: 6))
      for area in ["goals", "templates", "measurements", "programmes"] {
        #expect(back["areas"]?[area]?["added"] == 1, "\(area)")
      }
      let after = try await anna.training()
      #expect(Set(after.workouts.map(\.description)) == Set(before.workouts.map(\.description)))
      #expect(Set(after.rest.map(\.description)) == Set(before.rest.map(\.description)))
    }
  }

  @Test func `is undone: what it brought is deleted, but for what was changed since, and comes again`()
    async throws
  {
    try await TestServer.run { server in
      let (anna, bert) = try (server.signedIn("anna"), server.signedIn("bert"))
      try await MadeUpLifter.train(anna)
      let file = try await anna.get("/v1/lifters/me/training.json").expect(200).text
      let made = try await bert.importing(file).expect(201).json
      let goal = try #require(try await bert.get("/v1/goals").expect(200).json["items"]?[0])
      let path = "/v1/goals/\(goal["id"]?.text ?? "")"
      try await bert.put(path, goal.with("notes", "mine now")).expect(200)
      try await bert.send("DELETE", "/v1/lifters/me/imports/\(made["id"]?.text ?? "")").expect(204)
      let left = try await bert.training()
      #expect(left.workouts.isEmpty)
      #expect(left.rest.count == 1)
      let again = try await bert.importing(file).expect(201).json
      #expect(again["workouts"] == ImportSamples.workouts(added: 7))
      #expect(again["areas"]?["goals"] == Self.things(added: 2, edited: 1))
      #expect(again["areas"]?["templates"] == Self.things(added: 2))
      #expect(try await bert.get(path).expect(200).json["notes"] == "mine now")
    }
  }

  @Test func `writes over nothing that was changed since`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try await MadeUpLifter.train(anna)
      let file = try await anna.get("/v1/lifters/me/training.json").expect(200).text
      let template = try #require(
        try await anna.get("/v1/templates").expect(200).json["items"]?[0]?["id"]?.text)
      let shown = try await anna.get("/v1/templates/\(template)").expect(200).json
      try await anna.put("/v1/templates/\(template)", shown.with("name", "Changed")).expect(200)
      let report = try await anna.importing(file).expect(201).json
      #expect(report["areas"]?["templates"] == Self.things(unchanged: 1, edited: 1))
      #expect(try await anna.get("/v1/templates/\(template)").expect(200).json["name"] == "Changed")
    }
  }

  @Test func `keeps to the tier, and says what found no room`() async throws {
    try await TestServer.run { server in
      let (anna, bert) = try (server.signedIn("anna"), server.signedIn("bert"))
      for number in 0..<12 {
        try await anna.post("/v1/templates", Sample.template("Day \(number)", "Squat")).expect(201)
      }
      try await anna.post("/v1/programmes", Powerlifter.linear).expect(201)
      let file = try await anna.get("/v1/lifters/me/training.json").expect(200).text
      try server.sell()
      let report = try await bert.importing(file).expect(201).json
      #expect(report["areas"]?["templates"] == Self.things(added: 10, skipped: 2))
      #expect(report["areas"]?["programmes"] == Self.things(skipped: 1))
      let problems = report["problems"]?.elements ?? []
      #expect(problems.map { $0["code"]?.text } == ["tier", "tier", "tier"])
      #expect(problems.first?["pointer"] == "/templates/10")
    }
  }

  // MARK: - Files from outside

  @Test func `is read item by item: what is wrong with one costs that one`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let file = """
        {"format":"musclemate","version":1,"songs":[],
         "workouts":[
          {"id":"\(Self.id(1))","name":"Good","performed_at":"2026-03-01T18:00:00Z","time_zone":"Europe/Berlin",
           "exercises":[{"name":"Squat","sets":[{"reps":5,"weight":100,"unit":"kg"}]}]},
          {"id":"\(Self.id(2))","name":"Huge","performed_at":"2026-03-02T18:00:00Z",
           "exercises":[{"name":"Squat","sets":[{"reps":99999999999999999999,"weight":1e300,"unit":"kg"}]}]},
          {"id":"\(Self.id(3))","name":"Nowhere","performed_at":"2026-03-03T18:00:00Z","time_zone":"Mars/Base",
           "exercises":[{"name":"Squat","sets":[{"reps":5}]}]},
          {"id":"\(Self.id(1))","name":"Twice","performed_at":"2026-03-04T18:00:00Z",
           "exercises":[{"name":"Squat","sets":[{"reps":5}]}]},
          {"name":"Nameless","performed_at":"2026-03-05T18:00:00Z","exercises":[{"name":"Squat","sets":[{"reps":5}]}]}],
         "goals":[{"id":"\(Self.id(4))","kind":"lift","target":100},
                  {"id":"\(Self.id(5))","kind":"frequency","target":3}],
         "measurements":[{"id":"\(Self.id(6))","kind":"body_weight","value":80,"unit":"kg",
                          "measured_at":"2026-03-01T06:00:00Z","time_zone":"Mars/Base"}]}
        """
      let report = try await anna.importing(file).expect(201).json
      #expect(report["workouts"]?["added"] == 1 && report["workouts"]?["skipped"] == 4)
      #expect(report["areas"]?["goals"] == Self.things(added: 1, skipped: 1))
      #expect(report["areas"]?["measurements"] == Self.things(skipped: 1))
      let problems = (report["problems"]?.elements ?? []).map { problem in
        "\(problem["pointer"]?.text ?? "?") \(problem["code"]?.text ?? "?")"
      }
      #expect(
        Set(problems) == [
          "/songs unknown_member", "/workouts/1/exercises/0/sets/0/reps wrong_type",
          "/workouts/1/exercises/0/sets/0/weight too_large", "/workouts/2/time_zone time_zone",
          "/workouts/3/id duplicate", "/workouts/4/id missing", "/goals/0/lift missing",
          "/measurements/0 refused",
        ])
      #expect(try await anna.workouts().map { $0["name"]?.text } == ["Good"])
    }
  }

  @Test(arguments: [
    (#"{"format":"musclemate","version":2,"workouts":[]}"#, "/version too_large"),
    (#"{"format":"other","version":1}"#, " invalid"), (#"{"version":1,"workouts":[]}"#, " invalid"),
    (#"{"format":"musclemate","version":1,"workouts":[{"id":"#, " invalid"), ("{", " invalid"),
  ])
  func `is refused where it is cut off, of a newer release, or not ours`(
    _ file: String, _ fault: String
  ) async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let problem = try await anna.importing(file).expect(422).json["errors"]?[0]
      #expect("\(problem?["pointer"]?.text ?? "?") \(problem?["code"]?.text ?? "?")" == fault)
    }
  }

  @Test func `has areas under other names: they are no such things`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try await MadeUpLifter.train(anna)
      let text = try await anna.get("/v1/lifters/me/training.json").expect(200).text
      let swapped = text.replacing("\"goals\":[", with: "\"@\":[")
        .replacing("\"workouts\":[", with: "\"goals\":[").replacing("\"@\":[", with: "\"workouts\":[")
      let bert = try server.signedIn("bert")
      let report = try await bert.importing(swapped).expect(201).json
      #expect(report["areas"]?["goals"] == Self.things(skipped: 7))
      #expect(report["workouts"]?["added"] == 0 && report["workouts"]?["skipped"] == 3)
      #expect(try await bert.get("/v1/goals").expect(200).json["items"] == [])
    }
  }

  @Test func `writes nothing of others, whatever ids it names`() async throws {
    try await TestServer.run { server in
      let (anna, bert) = try (server.signedIn("anna"), server.signedIn("bert"))
      try await MadeUpLifter.train(anna)
      let before = try await anna.training()
      let file = try await anna.get("/v1/lifters/me/training.json").expect(200).text
      let forged = file.replacing("\"name\":\"", with: "\"name\":\"stolen ").replacing(
        "\"reps\":5", with: "\"reps\":6")
      try await bert.importing(forged).expect(201)
      #expect(try await anna.training() == before)
      // An id of one's own other workout stays that one's.
      let log = try #require(try await bert.file("workouts")["workouts"]?.elements)
      let copied = log[0].with("id", .string(Self.id(9))).with("name", "Copy")
      let copy: JSON = ["format": "musclemate", "version": 1, "workouts": [copied]]
      let report = try await bert.importing("\(copy)", "?twins=true").expect(201).json
      #expect(report["workouts"]?["added"] == 1)
      #expect(try await bert.file("workouts")["workouts"]?.elements?.filter { $0 == log[0] }.count == 1)
    }
  }

  @Test func `with measurements needs a key that is for the body, too`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try await MadeUpLifter.train(anna)
      let (weights, log) = try await (
        anna.get("/v1/lifters/me/measurements.json").text, anna.get("/v1/lifters/me/workouts.json").text
      )
      let training = try await anna.key(["training:write"])
      try await training.importing(weights).expect(403)
      try await training.importing(log).expect(201)
      try await anna.key(["training:write", "body:write"]).importing(weights).expect(201)
    }
  }

  @Test func `costs the one measurement that is refused, wherever it stands among the others`() async throws {
    try await TestServer.run { server in
      for refused in [0, 4, 10] {
        let anna = try server.signedIn("anna\(refused)")
        let measurements = (0...10).map { number -> JSON in
          [
            "id": .string("01890000-0000-7000-8000-0000000001\(number + 10)"), "kind": "body_weight",
            "value": 80,
            "unit": "kg", "measured_at": .string("2026-02-\(number + 10)T06:00:00Z"),
            "time_zone": number == refused ? "Mars/Base" : "Europe/Berlin",
          ]
        }
        let file: JSON = ["format": "musclemate", "version": 1, "measurements": .array(measurements)]
        let report = try await anna.importing(file.description).expect(201).json
        #expect(report["areas"]?["measurements"] == Self.things(added: 10, skipped: 1))
        #expect(report["problems"]?.elements?.map { $0["pointer"] } == [.string("/measurements/\(refused)")])
        let again = try await anna.importing(file.description).expect(201).json
        #expect(again["areas"]?["measurements"] == Self.things(unchanged: 10, skipped: 1))
        try await anna.delete("/v1/lifters/me/imports/\(report["id"]?.text ?? "")").expect(204)
        #expect(try await anna.items("/v1/lifters/me/measurements").isEmpty)
      }
    }
  }

  @Test func `names six things that are refused for one reason, and how many follow`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let goals = (0..<120).map { number -> JSON in
        [
          "id": .string("01890000-0000-7000-8000-000000000\(number + 200)"), "kind": "frequency", "target": 3,
          "started_on": "2026-01-01",
        ]
      }
      let file: JSON = ["format": "musclemate", "version": 1, "goals": .array(goals)]
      let report = try await anna.importing(file.description).expect(201).json
      #expect(report["areas"]?["goals"] == Self.things(added: 100, skipped: 20))
      let problems = report["problems"]?.elements ?? []
      #expect(problems.map { $0["pointer"] } == (100...105).map { .string("/goals/\($0)") })
      #expect(problems.map { $0["more"] } == [nil, nil, nil, nil, nil, 14])
    }
  }

  // MARK: -

  private static let paths = [
    ("workouts", "lifters/me/workouts"), ("templates", "templates"), ("goals", "goals"),
    ("measurements", "lifters/me/measurements"), ("programmes", "programmes"),
  ]

  private static func id(_ number: Int) -> String { "01890000-0000-7000-8000-0000000000f\(number)" }

  private static func things(
    added: Int = 0, unchanged: Int = 0, edited: Int = 0, deleted: Int = 0, skipped: Int = 0
  ) -> JSON {
    .object(
      [
        ("added", added), ("edited", edited), ("deleted", deleted), ("skipped", skipped),
        ("unchanged", unchanged),
      ].map { .init($0.0, .number("\($0.1)")) })
  }
}

/// All of a lifter's training as the API shows it, without what is of the account: ids, versions and what is made anew.
struct ShownTraining: Equatable {
  var workouts: [JSON] = []
  var rest: [JSON] = []
  var exercises: [JSON] = []
}

extension Client {
  func training() async throws -> ShownTraining {
    var shown = ShownTraining()
    shown.workouts = try await all("/v1/lifters/me/workouts", showing: "/v1/lifters/me/workouts")
    for path in ["/v1/templates", "/v1/goals", "/v1/lifters/me/measurements", "/v1/programmes"] {
      shown.rest += try await all(path, showing: path)
    }
    shown.exercises =
      try await get("/v1/lifters/me/exercises?limit=100").expect(200).json["items"]?.elements?
      .map(\.withoutTraces).sorted { $0.description < $1.description } ?? []
    return shown
  }

  private func all(_ list: String, showing path: String) async throws -> [JSON] {
    let items = try await get("\(list)\(list.hasSuffix("goals") ? "" : "?limit=100")").expect(200).json[
      "items"]
    var shown: [JSON] = []
    for item in items?.elements ?? [] {
      shown.append(try await get("\(path)/\(item["id"]?.text ?? "")").expect(200).json.withoutTraces)
    }
    return shown.sorted { $0.description < $1.description }
  }
}

extension JSON {
  /// Without members that are of the account or of the moment.
  var withoutTraces: JSON {
    switch self {
    case .object(let members):
      .object(
        members.filter { !Self.traces.contains($0.name) }.map { JSON.Member($0.name, $0.value.withoutTraces) }
      )
    case .array(let elements): .array(elements.map(\.withoutTraces))
    default: self
    }
  }

  private static let traces: Set = [
    "id", "exercise_id", "workout_id", "measurement_id", "version", "updated_at", "created_at",
  ]
}
