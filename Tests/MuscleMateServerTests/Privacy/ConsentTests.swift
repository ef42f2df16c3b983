internal import Primitives
internal import TestKit
internal import Testing

/// Policies that people agree to, and the consequences.
struct ConsentTests {
  private static let digest = String(repeating: "a", count: 64)

  private static func policy(agreeBy: Timestamp) -> JSON {
    [
      "effective_at": "2026-01-01T00:00:00Z", "agree_by": .string("\(agreeBy)"),
      "texts": [["language": "en", "url": "https://example.com/terms", "sha256": .string(digest)]],
    ]
  }

  private static func admin(on server: TestServer) async throws -> Client {
    _ = try await server.person("ada", as: "lifter")
    try server.database.administer("update app.accounts set roles = '{admin}' where username = 'ada'")
    return try await server.visitor.signedIn("ada", role: "admin")
  }

  @Test func `a new version is agreed to, or after its day one only reads`() async throws {
    try await TestServer.run { server in
      let ada = try await Self.admin(on: server)
      let anna = try await server.person("anna", as: "lifter")
      let past = Timestamp.now.advanced(bySeconds: -60)
      let later = Timestamp.now.advanced(bySeconds: 86_400)
      #expect(try await anna.get("/v1/consents").expect(200).json["needed"] == [])
      try await ada.put("/v1/admin/policies/terms/1", Self.policy(agreeBy: later)).expect(200)
      #expect(try await anna.get("/v1/me").expect(200).json["consent_due_at"] != nil)
      _ = try await anna.log()
      #expect(try await anna.get("/v1/consents").expect(200).json["needed"] == ["terms"])
      try await ada.put("/v1/admin/policies/terms/1", Self.policy(agreeBy: later)).expect(409)
      try await ada.put("/v1/admin/policies/terms/3", Self.policy(agreeBy: later)).expect(409)
      try await ada.put("/v1/admin/policies/terms/2", Self.policy(agreeBy: past)).expect(200)
      let page = try await server.visitor.get("/v1/policies").expect(200).json["items"]?.elements
      #expect(page?.count == 1 && page?.first?["version"] == 2)

      let refused = try await anna.post("/v1/lifters/me/workouts", .object([]))
      #expect(refused.status == 422, "what is no workout is told first")
      let workout: JSON = [
        "name": "Training", "performed_at": "2026-03-01T17:00:00Z",
        "exercises": [["name": "Squat", "sets": [["reps": 5]]]],
      ]
      #expect(try await anna.post("/v1/lifters/me/workouts", workout).expect(403).problem == "consent-needed")
      try await anna.get("/v1/lifters/me/workouts").expect(200)
      try await anna.send("POST", "/v1/data-exports").expect(201)
      try await anna.delete("/v1/me").expect(200)
      try await anna.delete("/v1/me/erasure").expect(204)
      _ = try await server.visitor.signedIn("anna")

      #expect(
        try await anna.put("/v1/consents/terms", ["version": 1]).expect(422).faults == ["/version unknown"])
      #expect(
        try await anna.put("/v1/consents/terms", ["version": 7]).expect(422).faults == ["/version unknown"])
      try await anna.put("/v1/consents/cookies", ["version": 1]).expect(404)
      let agreed = try await anna.put("/v1/consents/terms", ["version": 2]).expect(200).json
      #expect(agreed["needed"] == [] && agreed["due_at"] == nil)
      try await anna.put("/v1/consents/terms", ["version": 2]).expect(200)
      #expect(try await anna.get("/v1/consents").expect(200).json["history"]?.elements?.count == 1)
      try await anna.post("/v1/lifters/me/workouts", workout).expect(201)
      try await anna.delete("/v1/consents/terms").expect(409)
      try await anna.delete("/v1/consents/privacy").expect(404)
    }
  }

  @Test func `publishing is an admin's, with a recent proof, and names every fault`() async throws {
    try await TestServer.run { server in
      let ada = try await Self.admin(on: server)
      let anna = try await server.person("anna", as: "lifter")
      let policy = Self.policy(agreeBy: .now)
      try await anna.put("/v1/admin/policies/terms/1", policy).expect(403)
      try await ada.put("/v1/admin/policies/cookies/1", policy).expect(404)
      let wrong: JSON = [
        "effective_at": "2026-02-01T00:00:00Z", "agree_by": "2026-01-01T00:00:00Z",
        "texts": [["language": "en", "url": "ftp://x", "sha256": "abc"]],
      ]
      let faults = try await ada.put("/v1/admin/policies/terms/1", wrong).expect(422).faults
      #expect(faults == ["/texts/0/sha256 invalid", "/texts/0/url invalid"])
      try server.database.administer("update auth.sessions set proved_at = now() - interval '1 hour'")
      #expect(try await ada.put("/v1/admin/policies/terms/1", policy).expect(403).problem == "proof-needed")
    }
  }

  @Test func `registration takes consent and an age where the tenant asks for them`() async throws {
    try await TestServer.run { server in
      let ada = try await Self.admin(on: server)
      try await ada.put("/v1/admin/policies/terms/1", Self.policy(agreeBy: .now)).expect(200)
      try await ada.put("/v1/admin/policies/health/1", Self.policy(agreeBy: .now)).expect(200)
      try server.database.administer("update app.tenants set minimum_age = 16")
      func registration(_ more: [JSON.Member]) -> JSON {
        .object(
          [
            .init("role", "lifter"), .init("email", "anna@example.com"), .init("username", "anna"),
            .init("password", .string(TestServer.password)),
          ] + more)
      }
      let terms = JSON.Member("consents", [["kind": "terms", "version": 1]])
      func faults(_ more: JSON.Member...) async throws -> [String] {
        try await server.visitor.post("/v1/accounts", registration(more)).expect(422).faults
      }
      #expect(try await faults() == ["/birth_date needed", "/consents needed"])
      #expect(try await faults(terms, .init("birth_date", "2020-01-01")) == ["/birth_date invalid"])
      let wrong = JSON.Member("consents", [["kind": "terms", "version": 2]])
      #expect(
        try await faults(wrong, .init("birth_date", "1990-01-01"))
          == ["/consents needed", "/consents/0/version unknown"])
      let account = try await server.visitor.post(
        "/v1/accounts", registration([terms, .init("birth_date", "1990-01-01")])
      ).expect(201).json
      #expect(account["consent_due_at"] == nil)
      let kept = try server.database.rows("select kind, version, is_given, how from app.consents")
      #expect(kept == [["terms", "1", "t", "registration"]])
      #expect(try server.database.rows("select birth_date from app.profiles") == [["1990-01-01"]])
    }
  }

  @Test func `people are old enough from the morning of their birthday, where they live`() async throws {
    try await TestServer.run { server in
      try server.database.administer("update app.tenants set minimum_age = 16")
      let birthday =
        try server.database.rows(
          "select ((now() at time zone 'Pacific/Kiritimati')::date - interval '16 years')::date")[0][0] ?? ""
      func register(_ name: String, in zone: String) async throws -> Received {
        try await server.visitor.post(
          "/v1/accounts",
          [
            "role": "lifter", "email": .string("\(name)@example.com"), "username": .string(name),
            "password": .string(TestServer.password), "time_zone": .string(zone),
            "birth_date": .string(birthday),
          ])
      }
      // 25 hours apart: never the same day.
      #expect(try await register("niue", in: "Pacific/Niue").expect(422).faults == ["/birth_date invalid"])
      try await register("anna", in: "Pacific/Kiritimati").expect(201)
      let elsewhere = try await register("moon", in: "Moon/Tranquillity").expect(422).faults
      #expect(elsewhere.contains("/time_zone unknown"))
    }
  }

  @Test func `health data is kept with consent, and goes when it is taken back`() async throws {
    try await TestServer.run { server in
      let ada = try await Self.admin(on: server)
      let pair = try await Pair(on: server, sharing: ["history", "health"])
      let path = "/v1/lifters/me/medical-conditions"
      let told: JSON = ["conditions": [["name": "Asthma"]]]
      try await pair.lifter.put(path, told).expect(200)
      try await ada.put("/v1/admin/policies/health/1", Self.policy(agreeBy: .now)).expect(200)
      #expect(try await pair.lifter.put(path, told).expect(403).problem == "consent-needed")
      _ = try await pair.lifter.log()
      try await pair.lifter.put("/v1/consents/health", ["version": 1]).expect(200)
      try await pair.lifter.put(path, told).expect(200)
      let theirs = "/v1/lifters/\(pair.lifter.account)/medical-conditions"
      try await pair.coach.get(theirs).expect(200)

      try await pair.lifter.delete("/v1/consents/health").expect(200)
      try await pair.lifter.delete("/v1/consents/health").expect(404)
      #expect(try await pair.lifter.get(path).expect(200).json["conditions"] == [])
      try await pair.coach.get(theirs).expect(404)
      try await pair.coach.get("/v1/lifters/\(pair.lifter.account)/workouts").expect(200)
      try await pair.lifter.put(path, told).expect(403)
    }
  }

  @Test func `what is kept of people is told to anyone`() async throws {
    try await TestServer.run { server in
      let tables = try await server.visitor.get("/v1/privacy").expect(200).json["tables"]?.elements ?? []
      let sets = tables.first { $0["name"] == "app.sets" }
      #expect(sets?["retention"] == "account" && sets?["purpose"] == "to keep and show the training log")
      let access = tables.first { $0["name"] == "app.access_log" }
      #expect(access?["days"] == 730)
    }
  }
}
