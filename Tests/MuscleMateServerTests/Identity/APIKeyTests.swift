import HTTPServer
import Primitives
import Secrets
import TestKit
import Testing

@testable import MuscleMateServer

@Suite struct `An API key` {
  private static func key(
    _ person: Client, _ scopes: [String], _ name: String = "a script"
  ) async throws -> (client: Client, id: String) {
    let made = try await person.post(
      "/v1/api-keys", ["name": .string(name), "scopes": .array(scopes.map(JSON.string))]
    ).expect(201).json
    var client = person
    client.token = made["token"]?.text
    return (client, made["key"]?["id"]?.text ?? "")
  }

  @Test func `opens what its scopes say and nothing else, and reads without writing`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      let (reader, _) = try await Self.key(anna, ["training:read"])
      #expect(reader.token?.hasPrefix("mmkey_l") == true)
      try await reader.get("/v1/lifters/me/workouts").expect(200)
      #expect(try await reader.get("/v1/lifters/me/measurements").problem == "scope-missing")
      #expect(try await reader.get("/v1/me").problem == "scope-missing")
      let goal: JSON = ["reps": [5]]
      #expect(try await reader.put("/v1/equipment", goal).status != 200)
      for path in [
        "/v1/sessions", "/v1/api-keys", "/v1/identities", "/v1/coaches", "/v1/subscriptions",
        "/v1/conversations", "/v1/lifters/me/medical-conditions",
      ] {
        #expect(try await reader.get(path).problem == "scope-missing", "\(path)")
      }
      #expect(try await reader.delete("/v1/sessions").problem == "scope-missing")
      // Someone else's training is a coach's business.
      #expect(
        try await reader.get("/v1/lifters/\(anna.account)/workouts").problem == "scope-missing")
      var bare = reader
      bare.token = "mmkey_l" + OneTimeToken().text
      #expect(try await bare.get("/v1/lifters/me/workouts").status == 401)
    }
  }

  /// A script gets the same answers as an app.
  @Test func `writes nothing for who has not agreed to the new terms`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      let (script, _) = try await Self.key(anna, ["training:read", "training:write"])
      try server.database.administer("update app.accounts set consent_due_at = now()")
      #expect(try await anna.post("/v1/drafts", [:]).problem == "consent-needed")
      #expect(try await script.post("/v1/drafts", [:]).problem == "consent-needed")
      var once = script
      once.headers["Idempotency-Key"] = "one"
      #expect(try await once.post("/v1/drafts", [:]).problem == "consent-needed")
      try await script.get("/v1/drafts").expect(200)
    }
  }

  @Test func `opens no route by which accounts, sharing, money or administration change`() {
    let closed = [
      "/v1/me", "/v1/sessions", "/v1/api-keys", "/v1/identities", "/v1/sign-ins", "/v1/second-factors",
      "/v1/passkeys", "/v1/admin", "/v1/subscriptions", "/v1/payments", "/v1/consents", "/v1/data-exports",
      "/v1/conversations", "/v1/notices", "/v1/coaches", "/v1/teams", "/v1/invites",
      "/v1/clients/{lifter}/notes",
      "/v1/clients/{lifter}/scope-requests", "/v1/lifters/{lifter}/medical-conditions",
    ]
    for route in Application.routes where closed.contains(where: route.path.hasPrefix) {
      if route.path == "/v1/me", route.method == .get { continue }
      #expect(KeyDemand(route, lifter: "me") == nil, "\(route.method.rawValue) \(route.path)")
    }
    for route in Application.routes where KeyDemand(route, lifter: "me") != nil {
      #expect(!route.access.roleNames.contains("admin") || route.method == .get, "\(route.path)")
      #expect(
        route.path != "/v1/clients/{lifter}" || route.method == .get, "no key ends what people agreed on")
    }
  }

  /// The database refuses to a key every change by a route that only reads.
  @Test func `reads every route of its areas in a transaction that can change nothing`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "coach")
      let (reader, _) = try await Self.key(anna, ["training:read", "body:read", "profile:read"])
      let paths = Application.routes.filter { route in
        route.method == .get && KeyDemand(route, lifter: "me")?.isReading == true
          && route.access != .anyone
      }.map(\.path)
      #expect(paths.count > 20)
      for path in paths {
        let id = "00000000-0000-7000-8000-000000000000"
        let filled = path.replacing("{lifter}", with: "me").replacing("{lift}", with: "squat")
          .replacing(/\{[a-z]+\}/, with: id)
        let status = try await reader.get(filled).status
        #expect([200, 404, 402, 422].contains(status), "\(path): \(status)")
      }
    }
  }

  @Test func `ends at once: revoked, its account locked, its time come, all signed out`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      let (first, id) = try await Self.key(anna, ["training:read"], "first")
      let (second, _) = try await Self.key(anna, ["training:read"], "second")
      try await anna.delete("/v1/api-keys/\(id)").expect(204)
      #expect(try await first.get("/v1/drafts").status == 401)
      try await second.get("/v1/drafts").expect(200)
      try server.database.administer("update app.accounts set locked_at = now()")
      #expect(try await second.get("/v1/drafts").status == 401)
      try server.database.administer("update app.accounts set locked_at = null")
      try server.database.administer("update auth.api_keys set expires_at = now()")
      #expect(try await second.get("/v1/drafts").status == 401)
      #expect(try await server.run(job: "expire_api_keys", dryRun: true).changed == 1)
      #expect(try await server.run(job: "expire_api_keys").changed == 1)
      let (third, _) = try await Self.key(anna, ["training:read"], "third")
      try await anna.delete("/v1/sessions").expect(204)
      #expect(try await third.get("/v1/drafts").status == 401)
      #expect(try await anna.get("/v1/me").status == 401)
    }
  }

  @Test func `is made by who proved it lately, told by mail, and bounded`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      _ = try await Self.key(anna, ["training:read"], "one")
      #expect(try await server.mails.last(to: "anna@example.com", of: 3).contains("one"))
      let again: JSON = ["name": "one", "scopes": ["training:read"]]
      #expect(try await anna.post("/v1/api-keys", again).faults == ["/name taken"])
      let past: JSON = ["name": "two", "scopes": ["x:read"], "expires_at": "2020-01-01T00:00:00Z"]
      #expect(try await anna.post("/v1/api-keys", past).status == 422)
      try server.database.administer("update auth.limits set api_keys_per_account = 1")
      #expect(
        try await anna.post("/v1/api-keys", ["name": "two", "scopes": ["training:read"]]).status == 409)
      try server.database.administer("update auth.sessions set proved_at = now() - interval '1 hour'")
      #expect(try await anna.post("/v1/api-keys", again).problem == "proof-needed")
      #expect(try await anna.get("/v1/api-keys").json["items"]?.elements?.count == 1)
    }
  }

  @Test func `waits once it has called too often in a minute`() {
    let limiter = MinuteLimiter(300)
    let now = Timestamp(unixSeconds: 1_800_000_000)
    for _ in 1...300 { #expect(limiter.wait([1], at: now) == nil) }
    #expect(limiter.wait([1], at: now) == 60)
    #expect(limiter.wait([2], at: now) == nil)
    #expect(limiter.wait([1], at: now.advanced(bySeconds: 60)) == nil)
  }

  @Test func `waits also while others call with more made-up keys than are counted`() {
    let limiter = MinuteLimiter(300)
    let now = Timestamp(unixSeconds: 1_800_000_000)
    for _ in 1...299 { #expect(limiter.wait([1], at: now) == nil) }
    for number in 0..<120_000 {
      _ = limiter.wait([2] + withUnsafeBytes(of: number) { Array($0) }, at: now)
    }
    #expect(limiter.wait([1], at: now) == nil)
    #expect(limiter.wait([1], at: now) == 60)
  }
}
