import Primitives
import TestKit
import Testing

/// Pages at other addresses, which browsers hold back unless the API lets them.
struct CrossOriginTests {
  private static let page = "https://coach.example"

  /// A server whose tenant lists the page, once it knows.
  private static func run(_ body: (TestServer, Client) async throws -> Void) async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let set = try await ada.patch("/v1/admin/tenant", ["cors_origins": [.string(page)]]).expect(200)
      #expect(try set.json["cors_origins"] == [.string(page)])
      var there = server.visitor
      there.headers["Origin"] = page
      try await eventually("the server knows the page") { [there] in
        try await there.get("/v1/tenant").headers["access-control-allow-origin"] != nil
      }
      try await body(server, there)
    }
  }

  @Test func `a page that a tenant lists reads answers and what their fields tell, without a cookie`()
    async throws
  {
    try await Self.run { server, there in
      var anna = try server.signedIn("anna")
      anna.headers["Origin"] = Self.page
      for answer in [
        try await there.get("/v1/tenant").expect(200), try await anna.get("/v1/me").expect(200),
        try await there.get("/v1/me").expect(401), try await there.get("/v1/nothing").expect(404),
        try await anna.post("/v1/goals", [:]).expect(422), try await there.get("/openapi.json").expect(200),
      ] {
        #expect(answer.headers["access-control-allow-origin"] == Self.page)
        #expect(answer.headers["vary"]?.contains("Origin") == true)
        for field in ["ETag", "Retry-After", "X-Request-Id", "Maintenance"] {
          #expect(answer.headers["access-control-expose-headers"]?.contains(field) == true)
        }
        #expect(answer.headers["access-control-allow-credentials"] == nil)
      }
    }
  }

  @Test func `a browser that asks beforehand hears which methods and fields it may send`() async throws {
    try await Self.run { _, there in
      var asking = there
      asking.headers["Access-Control-Request-Method"] = "PUT"
      asking.headers["Access-Control-Request-Headers"] = "authorization,if-match"
      let answer = try await asking.send("OPTIONS", "/v1/drafts/01890000-0000-7000-8000-000000000000").expect(
        204)
      #expect(answer.headers["access-control-allow-origin"] == Self.page)
      #expect(answer.headers["access-control-allow-methods"]?.contains("PUT") == true)
      for field in ["Authorization", "If-Match", "Idempotency-Key", "Tenant"] {
        #expect(answer.headers["access-control-allow-headers"]?.contains(field) == true)
      }
      #expect(answer.headers["access-control-max-age"] == "7200")
      #expect(answer.headers["access-control-allow-credentials"] == nil)
      #expect(answer.headers["vary"]?.contains("Origin") == true)
    }
  }

  @Test func `other pages read nothing, and pages of the server's own are for themselves`() async throws {
    try await Self.run { server, there in
      var other = server.visitor
      for origin in [
        "https://evil.example", "https://coach.example.evil.example", "null", "http://coach.example",
      ] {
        other.headers["Origin"] = origin
        other.headers["Access-Control-Request-Method"] = "GET"
        for answer in [try await other.get("/v1/tenant"), try await other.send("OPTIONS", "/v1/tenant")] {
          #expect(answer.headers["access-control-allow-origin"] == nil)
          #expect(answer.headers["access-control-allow-methods"] == nil)
          #expect(answer.headers["vary"]?.contains("Origin") == true)
        }
      }
      #expect(try await there.get("/sign-in").headers["access-control-allow-origin"] == nil)
      #expect(try await server.visitor.get("/v1/tenant").headers["access-control-allow-origin"] == nil)
    }
  }

  @Test func `what is no origin can't be listed`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      for wrong in [
        "*", "null", "http://coach.example", "https://coach.example/", "https://Coach.example",
        "coach.example",
      ] {
        let refused = try await ada.patch("/v1/admin/tenant", ["cors_origins": [.string(wrong)]]).expect(422)
        #expect(refused.faults == ["/cors_origins/0 invalid"], "\(wrong)")
      }
      try await ada.patch("/v1/admin/tenant", ["cors_origins": ["http://localhost:5173"]]).expect(200)
    }
  }
}
