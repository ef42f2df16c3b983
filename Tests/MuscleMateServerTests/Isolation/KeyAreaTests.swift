internal import APISchema
internal import DatabaseAdministration
internal import HTTPServer
internal import MuscleMateAPI
internal import OperatingSystem
internal import Primitives
internal import TestKit
internal import Testing

@testable internal import MuscleMateServer

/// The areas of keys, route by route and member by member.
struct KeyAreaTests {
  @Test func `a route that names no area is closed to keys`() {
    let route = Route(.get, "/v1/injuries", .lifterOrCoach, "New", reply: .object()) {
      (_: Call, _: Nothing, _: Nothing) in .noContent
    }
    #expect(KeyDemand(route, lifter: nil) == nil)
    #expect(OperationSecurity.alternatives(route) == [["session": []], ["cookie": []]])
  }

  @Test func `the guide names what each area opens`() throws {
    let guide = try Files.readText("\(MigrationScripts.findFolder())/../docs/api.md").split(separator: "\n")
    for area in KeyArea.allCases {
      let opened = Application.routes.filter { $0.keys?.areas.contains(area) == true }.map { route in
        let parts = route.path.split(separator: "/")
        return parts[1] == "lifters" ? parts[3] : parts[1]
      }
      let row = guide.first { $0.hasPrefix("| `\(area):read`") }?.split(separator: "|").last ?? ""
      let named = row.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }.map(\.element)
      #expect(Set(named).sorted() == Set(opened).sorted(), "\(area)")
    }
  }

  @Test func `a key of every area gets in where a route names one, and nowhere else`() async throws {
    try await TestServer.run { server in
      let carl = try await server.person("carl", as: "coach")
      // The routes of a module that is off are not there, for anyone.
      try server.database.administer(
        "update app.tenants set modules = modules || array(select app.modules_there())")
      // Two, since a key may call 300 times a minute.
      let scopes = KeyArea.allCases.flatMap { ["\($0):read", "\($0):write"] }
      let (one, other) = try (await carl.key(scopes, "one"), await carl.key(scopes, "other"))
      for route in Application.routes where route.access != .anyone {
        let path = route.path.replacing("{lifter}", with: "me").replacing(/\{[a-z]+\}/, with: World.id(1))
        let key = route.keys == nil ? one : other
        let answer = try await key.send(route.method.rawValue, path, route.content.mediaTypes.first)
        #expect(
          (answer.problem == "scope-missing") == (route.keys == nil),
          "\(route.method.rawValue) \(path): \(answer.text)")
      }
    }
  }

  @Test func `a key of one area sees nothing of another, wherever it looks; one of all sees everything`()
    async throws
  {
    try await TestServer.run { server in
      let carl = try await KeyHolder(on: server)
      for area in KeyArea.allCases {
        let seen = try await carl.everything(to: [area])
        for (other, marks) in carl.marks where other != area {
          for mark in marks {
            let paths = seen.filter { $0.text.contains(mark) }.map(\.path)
            #expect(paths == [], "a key of \(area) reads \(mark) of \(other)")
          }
        }
      }
      let seen = try await carl.everything(to: KeyArea.allCases)
      for mark in carl.marks.values.joined() {
        #expect(seen.contains { $0.text.contains(mark) }, "nothing shows \(mark)")
      }
    }
  }

  @Test func `what a key writes of the body it is answered with, and no goal of the body without reading it`()
    async throws
  {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      let weigher = try await anna.key(["body:write"])
      let weight: JSON = [
        "kind": "body_weight", "value": .number("87.654"), "unit": "kg",
        "measured_at": "2026-03-01T07:00:00Z",
      ]
      let kept = try await weigher.post("/v1/lifters/me/measurements", weight).expect(201).json
      #expect(kept["value"]?.double == 87.654)
      #expect(try await weigher.get("/v1/lifters/me/measurements").problem == "scope-missing")
      let goal: JSON = ["kind": "body_weight", "target": 80, "unit": "kg"]
      let trainer = try await anna.key(["training:read", "training:write"])
      #expect(try await trainer.post("/v1/goals", goal).expect(403).problem == "scope-missing")
      let set = try await anna.post("/v1/goals", goal).expect(201).json
      #expect(try await trainer.items("/v1/goals").isEmpty)
      try await trainer.get("/v1/goals/\(set.id)").expect(404)
      #expect(try await trainer.put("/v1/goals/\(set.id)", goal).expect(403).problem == "scope-missing")
      try await trainer.delete("/v1/goals/\(set.id)").expect(404)
      let writer = try await anna.key(["profile:write", "body:read"])
      let weighed: JSON = ["body_weight": ["weight": 80, "unit": "kg"]]
      #expect(try await writer.patch("/v1/profile", weighed).expect(403).problem == "scope-missing")
      try await writer.patch("/v1/profile", ["display_name": "Anna"]).expect(200)
      let both = try await anna.key(["training:read", "body:read"])
      #expect(try await both.items("/v1/goals").first?["current_value"]?.double == 87.654)
    }
  }
}

/// A coach with something in every area of keys, marked so that it is found wherever it shows.
private struct KeyHolder {
  let session: Client
  /// An exercise whose load counts the body.
  let pullUp: String
  /// The marks of each area in answers, without spaces.
  let marks: [KeyArea: [String]]

  init(on server: TestServer) async throws {
    let pair = try await Pair(
      on: server, sharing: ["history", "workout_details", "all_lifts"], lifter: "leo")
    session = pair.coach
    try await pair.lifter.post("/v1/lifters/me/workouts", Self.workout("zqxclient")).expect(201)
    let label = "/v1/client-labels/\(World.id(1))"
    try await session.put(label, ["name": "zqxlabel"]).expect(201)
    try await session.put("/v1/clients/\(pair.lifter.account)/labels", ["labels": ["zqxlabel"]]).expect(200)
    try await session.patch(
      "/v1/profile", ["birth_date": "1987-06-05", "height": ["cm": .number("191.5")]]
    ).expect(200)

    for (kind, value, unit) in [("body_weight", 87.654, "kg"), ("body_fat", 17.73, "percent")] {
      try await session.post(
        "/v1/lifters/me/measurements",
        [
          "kind": .string(kind), "value": .number("\(value)"), "unit": .string(unit),
          "measured_at": "2026-03-01T07:00:00Z",
        ]
      ).expect(201)
    }
    try await session.post("/v1/goals", ["kind": "body_weight", "target": .number("71.23"), "unit": "kg"])
      .expect(201)
    try await session.post(
      "/v1/goals", ["kind": "lift", "lift": "squat", "target": .number("231.25"), "unit": "kg"]
    )
    .expect(201)
    let best: JSON = ["name": "Squat", "sets": [["reps": 1, "weight": .number("213.75"), "unit": "kg"]]]
    try await session.post(
      "/v1/lifters/me/workouts",
      ["name": "zqxheavy", "performed_at": "2026-03-01T17:00:00Z", "exercises": [best]]
    ).expect(201)
    try await session.patch("/v1/lifters/me/powerlifting", ["sex": "f"]).expect(200)
    try await session.send("POST", "/v1/lifters/me/powerlifting/refresh").expect(200)

    let logged = try await session.post("/v1/lifters/me/workouts", Self.workout("zqxworkout")).expect(201)
      .json
    pullUp = logged["exercises"]?.elements?.first?["exercise_id"]?.text ?? ""
    let kilocalories = "\"kilocalories\":\(logged["energy"]?["kilocalories"]?.description ?? "none")"
    let lift = try await session.get("/v1/lifters/me/progress/\(pullUp)").expect(200).json
    let estimate = lift["points"]?.elements?.first?["value"]?.description ?? "none"
    try await session.post("/v1/templates", Self.plan("zqxtemplate")).expect(201)
    try await session.post("/v1/planned-workouts", Self.plan("zqxplanned")).expect(201)
    try await session.post("/v1/drafts", ["name": "zqxdraft"]).expect(201)
    marks = [
      .training: ["zqxworkout", "zqxtemplate", "zqxplanned", "zqxdraft", "231.25", "213.75"],
      .body: ["87.654", "17.73", "71.23", "\"sex\":\"f\"", kilocalories, estimate],
      .coaching: ["zqxlabel", "zqxclient"], .profile: ["1987-06-05", "191.5"],
    ]
  }

  /// The answers of each route that a key can open, to a key that reads these areas.
  func everything(to areas: [KeyArea]) async throws -> [(path: String, text: String)] {
    let key = try await session.key(areas.map { "\($0):read" }, "of \(areas.count): \(areas[0])")
    let routes = Application.routes.filter { $0.method == .get && $0.keys != nil }
    let things = try await KnownThings(of: session, on: routes).ofOperation
    var seen: [(path: String, text: String)] = []
    for route in routes {
      let known = things[OpenAPIDocument.operationID(route)] ?? [:]
      let path = known.reduce(route.path.replacing("{lift}", with: pullUp)) {
        $0.replacing("{\($1.key)}", with: $1.value.first ?? "")
      }.replacing("{lifter}", with: "me")
      let asked = route.query == PreviousSetsQuery.self ? "?exercises=\(pullUp)" : ""
      let answer = try await key.get(path + asked)
      if answer.status == 200 { seen.append((path, answer.text.replacing(" ", with: ""))) }
    }
    return seen
  }

  private static func workout(_ name: String) -> JSON {
    [
      "name": .string(name), "performed_at": "2026-03-02T17:00:00Z", "duration_seconds": 3600,
      "exercises": pullUps,
    ]
  }

  private static func plan(_ name: String) -> JSON { ["name": .string(name), "exercises": pullUps] }

  private static let pullUps: JSON = [
    ["name": "Pull-up", "sets": [["reps": 5, "weight": 20, "unit": "kg"]]]
  ]
}

extension Client {
  fileprivate func key(_ scopes: [String], _ name: String? = nil) async throws -> Client {
    let made = try await post(
      "/v1/api-keys",
      ["name": .string(name ?? scopes.joined(separator: " ")), "scopes": .array(scopes.map(JSON.string))]
    ).expect(201).json
    var client = self
    client.token = made["token"]?.text
    return client
  }

  /// With an empty body of the type that is taken, if any is.
  fileprivate func send(_ method: String, _ path: String, _ type: String?) async throws -> Received {
    switch type {
    case nil: try await send(method, path)
    case "application/json": try await send(method, path, .object([]))
    case let type?: try await send(method, path, type: type, [])
    }
  }
}
