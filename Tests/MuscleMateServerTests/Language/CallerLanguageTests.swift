import Primitives
import TestKit
import Testing

/// The language of an answer: the account's, else the request's, else the tenant's, else English.
@Suite struct `The language of an answer` {
  private static let kind = "/v1/lifters/me/workouts"

  @Test func `is the account's, whatever the request asks for, in all that is answered`() async throws {
    try await TestServer.run { server in
      var anna = try server.signedIn("anna")
      try server.database.administer("update app.accounts set locale = 'de-AT'")
      for asked in [nil, "es"] {
        anna.headers["Accept-Language"] = asked
        // found before the database is asked, by it, and where nothing is there
        let invalid = try await anna.post(Self.kind, ["performed_at": 1]).expect(422)
        #expect(try invalid.json["title"] == "Die Eingabe enthält Fehler")
        #expect(invalid.headers["content-language"] == "de")
        let refused = try await anna.patch("/v1/me", ["time_zone": "Mars/Olympus"]).expect(422)
        #expect(try refused.json["errors"]?[0]?["message"]?.text == "gibt es hier nicht")
        let missing = try await anna.get("\(Self.kind)/0197f0a0-0000-7000-8000-000000000000").expect(404)
        #expect(try missing.json["title"] == "Nicht gefunden")
        let role = try await anna.get("/v1/clients").expect(403)
        #expect(role.headers["content-language"] == "de")
        let scopes = try await anna.items("/v1/scopes")
        #expect(scopes.first { $0["scope"] == "photos" }?["opens"] == "Fortschrittsfotos.")
        let imported = try await anna.send(
          "POST", "\(Self.imports)?dry_run=true&unit=kg", type: "text/csv", Self.file)
        let report = try imported.expect(200).json
        #expect(report["problems"]?[0]?["message"]?.text?.contains("ist kein") == true, "\(report)")
      }
    }
  }

  private static let imports = "/v1/lifters/me/imports"
  private static let file = Array(
    """
    Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
    2026-01-05 18:00:00,"Push",1h,"Bench Press (Barbell)",1,100,5,0,0,"","",
    2026-01-05 18:00:00,"Push",1h,"Bench Press (Barbell)",2,heavy,5,0,0,"","",

    """.utf8)

  @Test func `of an account in a language that we do not speak is the request's, then the tenant's`()
    async throws
  {
    try await TestServer.run { server in
      var anna = try server.signedIn("anna")
      try server.database.administer("update app.accounts set locale = 'fr'")
      try server.database.administer("update app.tenants set locale = 'tr'")
      anna.headers["Accept-Language"] = "es"
      #expect(try await anna.post(Self.kind, [:]).expect(422).headers["content-language"] == "es")
      anna.headers["Accept-Language"] = nil
      #expect(try await anna.post(Self.kind, [:]).expect(422).headers["content-language"] == "tr")
    }
  }

  @Test func `of a visitor is the request's, then the tenant's; a session that is over tells none`()
    async throws
  {
    try await TestServer.run { server in
      try server.database.administer("update app.tenants set locale = 'tr'")
      var visitor = server.visitor
      #expect(try await visitor.post("/v1/sessions", [:]).expect(422).headers["content-language"] == "tr")
      visitor.headers["Accept-Language"] = "de"
      #expect(try await visitor.post("/v1/sessions", [:]).expect(422).headers["content-language"] == "de")
      visitor.token = try server.signedIn("anna").token
      try server.database.administer("delete from auth.sessions")
      #expect(try await visitor.get("/v1/me").expect(401).headers["content-language"] == "de")
    }
  }

  @Test func `is the request's also where the server refuses by itself`() async throws {
    try await TestServer.run { server in
      var visitor = server.visitor
      visitor.headers["Accept-Language"] = "es"
      let long = JSON.string(String(repeating: "x", count: 3_000_000))
      let problem = try await visitor.post("/v1/sessions", ["login": long]).expect(413).json
      #expect(problem["title"] == "El contenido es demasiado grande")
    }
  }
}
