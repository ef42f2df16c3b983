internal import Primitives
internal import TestKit
internal import Testing

/// FitDeck's rules of the catalogue and of predetermined routines, as its document states them.
struct FitDeckCatalogueTests {
  private static let catalogue = "/v1/catalogue/exercises"
  private static let routines = "/v1/predetermined-routines"

  /// A lifter of a tenant that has the routines.
  private func lifter(_ name: String, on server: TestServer) throws -> Client {
    try server.database.administer("update app.tenants set modules = modules || '{predetermined_routines}'")
    return try server.signedIn(name)
  }

  @Test(arguments: [
    ("arms", ["biceps", "triceps", "forearms"]), ("shoulders", ["deltoids", "traps"]),
    ("legs", ["quads", "hamstrings", "glutes", "calves"]), ("chest", ["chest"]),
    ("back", ["lats", "middle_back", "lower_back"]), ("abdominals", ["abdominals"]),
  ])
  func `FitDeck: catalogue exercises are chosen by muscle group`(_ group: String, _ muscles: [String])
    async throws
  {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let whole = try await anna.get("\(Self.catalogue)?group=\(group)&limit=100").expect(200).json
      for muscle in muscles {
        let part = try await anna.get("\(Self.catalogue)?muscle=\(muscle)&limit=100").expect(200).json
        let items = part["items"]?.elements ?? []
        #expect(!items.isEmpty, "\(muscle)")
        #expect(items.allSatisfy { $0["muscle_groups"]?.elements?.contains(.string(group)) == true })
      }
      for item in whole["items"]?.elements ?? [] {
        let primary = item["primary_muscles"]?.elements?.compactMap(\.text) ?? []
        #expect(!Set(primary).isDisjoint(with: muscles))
      }
    }
  }

  @Test(arguments: ["balance", "strength", "endurance", "flexibility"])
  func `FitDeck: catalogue exercises are chosen by type`(_ type: String) async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let found = try await anna.get("\(Self.catalogue)?type=\(type)&limit=100").expect(200).json
      #expect(found.items("slug").count >= 15)
      #expect(Set(found.items("training_type")) == [type])
    }
  }

  @Test func `FitDeck: predetermined routines are chosen by one muscle, and an unknown one is named`()
    async throws
  {
    try await TestServer.run { server in
      let anna = try lifter("anna", on: server)
      let whole = try await anna.items("\(Self.routines)?limit=100").count
      let muscles = ["biceps", "quads", "chest", "lats"]
      for muscle in muscles {
        let found = try await anna.items("\(Self.routines)?muscle=\(muscle)&limit=100")
        #expect(!found.isEmpty && found.count < whole, "\(muscle)")
        let trained = try await anna.items("\(Self.catalogue)?muscle=\(muscle)&limit=100", "slug")
        for routine in found {
          let slugs = routine["exercises"]?.elements?.compactMap { $0["catalogue_slug"]?.text } ?? []
          #expect(!Set(slugs).isDisjoint(with: trained), "\(muscle) in \(routine["slug"]?.text ?? "")")
        }
      }
      let refused = try await anna.get("\(Self.routines)?muscle=bicep").expect(422)
      #expect(refused.faults == ["/muscle invalid"])
      #expect(refused.text.contains("biceps"))
    }
  }

  @Test func `FitDeck: a routine is made of catalogue exercises, each with a free note`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let chosen = try await anna.get("\(Self.catalogue)?group=arms&q=curl&limit=2").expect(200).json
      let exercises = chosen.items("name").map { name -> JSON in
        ["name": .string(name), "notes": "slowly", "superset": 0, "sets": [["reps": 12]]]
      }
      let routine = try await anna.post(
        "/v1/templates",
        ["name": "Arms", "weekdays": ["tuesday"], "any_day": false, "exercises": .array(exercises)]
      ).expect(201).json
      #expect(routine["exercises"]?.elements?.map { $0["notes"] } == ["slowly", "slowly"])
      let own = try await anna.get("/v1/lifters/me/exercises").expect(200).json
      #expect(Set(own.items("catalogue_slug")) == Set(chosen.items("slug")))
    }
  }

  @Test func `FitDeck: one's own exercises stand beside the catalogue`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let own = try await anna.post(
        "/v1/lifters/me/exercises",
        ["name": "Carrying my sister", "training_type": "balance", "primary_muscles": ["quads"]]
      ).expect(201).json
      #expect(own["catalogue_slug"] == nil && own["training_type"] == "balance")
      #expect(try await anna.get("\(Self.catalogue)?q=sister").expect(200).json["items"] == [])
    }
  }

  @Test func `FitDeck: predetermined routines have names, sets, reps and supersets preset`() async throws {
    try await TestServer.run { server in
      let anna = try lifter("anna", on: server)
      let all = try await anna.get("\(Self.routines)?limit=100").expect(200).json["items"]?.elements ?? []
      #expect(all.count >= 12)
      for routine in all {
        #expect(routine["name"]?.text?.isEmpty == false && routine["licence"] == "CC0-1.0")
        for exercise in routine["exercises"]?.elements ?? [] {
          let sets = exercise["sets"]?.elements ?? []
          #expect(
            !sets.isEmpty && sets.allSatisfy { $0["reps"]?.integer ?? $0["duration_seconds"]?.integer != nil }
          )
        }
      }
      let arms = try await anna.get("\(Self.routines)/arm-builder").expect(200).json
      #expect(arms["exercises"]?.elements?.compactMap { $0["superset"]?.integer } == [1, 1, 2, 2])
      let legs = try await anna.get("\(Self.routines)?group=legs&type=balance").expect(200).json
      #expect(legs.items("slug") == ["steady-legs"])
      let first = try await anna.get("\(Self.routines)?type=strength&limit=4").expect(200).json
      let next = try #require(first["next"]?.text)
      let rest = try await anna.get("\(Self.routines)?type=strength&after=\(next)").expect(200).json
      #expect(rest.items("slug") == ["back-builder", "core-builder"] && rest["next"] == nil)
    }
  }

  @Test func `FitDeck: of a predetermined routine only the day is chosen`() async throws {
    try await TestServer.run { server in
      let anna = try lifter("anna", on: server)
      try await anna.post("/v1/lifters/me/workouts", Sample.workout("Day", exercise: "Bankdrücken")).expect(
        201)
      let path = "\(Self.routines)/chest-builder/add"
      let added = try await anna.post(path, ["weekdays": ["friday", "tuesday"]]).expect(201)
      let routine = try added.json
      #expect(routine["name"] == "Chest builder" && routine["weekdays"] == ["tuesday", "friday"])
      let names = routine["exercises"]?.elements?.compactMap { $0["name"]?.text }
      #expect(
        names == ["Bankdrücken", "Incline dumbbell press", "Cable fly", "Push-up"],
        "one's own stays one's own")
      #expect(routine["exercises"]?[0]?["sets"]?.elements?.count == 4)
      #expect(routine["exercises"]?[0]?["sets"]?[0]?["reps_max"] == 8)
      #expect(routine["exercises"]?.elements?.map { $0["superset"]?.integer } == [nil, nil, 1, 1])
      try await anna.get(added.headers["location"] ?? "").expect(200)
      try await anna.post(path, ["any_day": true]).expect(201)
      #expect(try await anna.post(path, [:]).expect(422).faults == ["/weekdays needed"])
      #expect(
        try await anna.post(path, ["weekdays": ["someday", "monday", "monday"], "sets": 5]).expect(422).faults
          .sorted() == ["/sets unknown", "/weekdays/0 invalid", "/weekdays/2 duplicate"])
      try await anna.post("\(Self.routines)/no-such/add", ["any_day": true]).expect(404)
      #expect(try await anna.get("/v1/templates").json.items("name") == ["Chest builder", "Chest builder"])
    }
  }

  @Test func `FitDeck: a predetermined routine is not put on a permanent rest day`() async throws {
    try await TestServer.run { server in
      let anna = try lifter("anna", on: server)
      try await anna.send("PUT", "/v1/schedule/rest-days/tuesday").expectSuccess()
      let refused = try await anna.post(
        "\(Self.routines)/arm-builder/add", ["weekdays": ["monday", "tuesday"]]
      ).expect(409)
      #expect(try refused.json["detail"]?.text?.contains("Tuesday") == true)
      #expect(try await anna.get("/v1/templates").json["items"] == [])
      #expect(try await anna.get("/v1/lifters/me/exercises").json["items"] == [], "nothing is left behind")
    }
  }

  @Test func `a tenant without the module has no trace of predetermined routines`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try await anna.get(Self.routines).expect(404)
      try await anna.get("\(Self.routines)/arm-builder").expect(404)
      try await anna.post("\(Self.routines)/arm-builder/add", ["any_day": true]).expect(404)
      #expect(try await anna.get("/v1/templates").json["items"] == [])
    }
  }
}

extension Received {
  fileprivate func expectSuccess() throws {
    if !(200..<300).contains(status) { try expect(204) }
  }
}
