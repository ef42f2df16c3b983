internal import Primitives
internal import TestKit
internal import Testing

@testable internal import MuscleMateServer

/// Pump Path's cases of accounts and of the data layer, by their numbers.
struct PumpPathAccountTests {
  private static func registration(_ name: String) -> JSON {
    [
      "role": "lifter", "username": .string(name), "email": .string("\(name)@example.com"),
      "password": .string(TestServer.password),
    ]
  }

  private static func login(_ login: String, _ password: String) -> JSON {
    ["login": .string(login), "password": .string(password)]
  }

  @Test
  func
    `TC1 and TC3: a login without an account and a wrong password are told the same, and one may try again`()
    async throws
  {
    try await TestServer.run { server in
      _ = try await server.person("paula", as: "lifter")
      let answers = try await [
        server.visitor.post("/v1/sessions", Self.login("nobody", TestServer.password)),
        server.visitor.post("/v1/sessions", Self.login("paula", "not my password")),
        server.visitor.post("/v1/sessions", Self.login("paul", TestServer.password)),
      ]
      for answer in answers {
        #expect(answer.status == 401)
        #expect(answer.problem == "wrong-login")
        #expect(try answer.json["detail"] == "The login or the password is wrong.")
        #expect(try answer.json["token"] == nil)
      }
      _ = try await server.visitor.signedIn("paula")
    }
  }

  @Test func `TC4: an account with valid values exists and can log in, by username and by email`()
    async throws
  {
    try await TestServer.run { server in
      try await server.visitor.post("/v1/accounts", Self.registration("paula")).expect(201)
      let token = try await server.mails.token(to: "paula@example.com")
      try await server.visitor.post("/v1/email-verifications", ["token": .string(token)]).expect(204)
      for login in ["paula", "paula@example.com", "PAULA"] {
        let paula = try await server.visitor.signedIn(login)
        #expect(try await paula.get("/v1/me").expect(200).json["username"] == "paula")
      }
    }
  }

  @Test func `TC6: a registration that is cancelled before it is sent whole leaves no account`() async throws
  {
    try await TestServer.run { server in
      let visitor = server.visitor
      for left in ["email", "username", "password", "role"] {
        let body = Self.registration("paula").with(left, .null)
        #expect(try await visitor.post("/v1/accounts", body).expect(422).faults == ["/\(left) wrong_type"])
      }
      let half = Array(Self.registration("paula").bytes.dropLast(10))
      try await visitor.send("POST", "/v1/accounts", type: "application/json", half).expect(400)
      #expect(try server.database.rows("select from app.accounts").isEmpty)
      #expect(server.mails.all(to: "paula@example.com").isEmpty)
      try await visitor.post("/v1/sessions", Self.login("paula", TestServer.password)).expect(401)
    }
  }

  @Test func `TC17: after logging out the session is of no use to anyone`() async throws {
    try await TestServer.run { server in
      let paula = try await server.person("paula", as: "lifter")
      let elsewhere = try await server.visitor.signedIn("paula")
      try await paula.delete("/v1/sessions/current").expect(204)
      for path in ["/v1/me", "/v1/profile", "/v1/lifters/me/workouts", "/v1/goals"] {
        try await paula.get(path).expect(401)
      }
      try await paula.delete("/v1/sessions/current").expect(401)
      try await elsewhere.get("/v1/me").expect(200)
    }
  }

  @Test func `TC18: gender and body weight are updated and kept, and take nothing but numbers`() async throws
  {
    try await TestServer.run { server in
      let paula = try server.signedIn("paula", unit: "lb")
      let body: JSON = ["gender": "female", "body_weight": ["weight": .number("148.5")]]
      try await paula.patch("/v1/profile", body).expect(200)
      for entered in ["heavy", "148", "1e2", ""] {
        let refused = try await paula.patch("/v1/profile", ["body_weight": ["weight": .string(entered)]])
          .expect(
            422)
        #expect(refused.faults == ["/body_weight/weight wrong_type"])
      }
      let kept = try await paula.get("/v1/profile").expect(200).json
      #expect(kept["gender"] == "female")
      #expect(kept["body_weight"]?["weight"] == .number("148.5"))
      #expect(kept["body_weight"]?["unit"] == "lb")
    }
  }

  @Test func `a string where a number is expected is refused, its field named, and nothing is saved`()
    async throws
  {
    try await TestServer.run { server in
      let paula = try server.signedIn("paula")
      let set: JSON = ["reps": "five", "weight": "100", "rpe": "hard", "rest_seconds": "long"]
      let workout: JSON = [
        "name": "Squats", "performed_at": "2026-05-04T18:00:00Z", "duration_seconds": "1 h",
        "exercises": [["name": "Squat", "sets": [set]]],
      ]
      let refused = try await paula.post("/v1/lifters/me/workouts", workout).expect(422)
      #expect(
        refused.faults == [
          "/duration_seconds wrong_type", "/exercises/0/sets/0/reps wrong_type",
          "/exercises/0/sets/0/rest_seconds wrong_type", "/exercises/0/sets/0/rpe wrong_type",
          "/exercises/0/sets/0/weight wrong_type",
        ])
      let measurement: JSON = [
        "kind": "body_weight", "value": "80 kg", "measured_at": "2026-05-04T18:00:00Z",
      ]
      #expect(
        try await paula.post("/v1/lifters/me/measurements", measurement).expect(422).faults
          == ["/value wrong_type"])
      let goal: JSON = ["kind": "lift", "lift": "squat", "target": "200"]
      #expect(try await paula.post("/v1/goals", goal).expect(422).faults == ["/target wrong_type"])
      #expect(try await paula.items("/v1/lifters/me/workouts").isEmpty)
      #expect(try await paula.items("/v1/goals").isEmpty)
    }
  }

  @Test func `the data layer reports an error whenever it can't reach the database, and never pretends`()
    async throws
  {
    try await TestServer.run(leniency: 1) { server in
      let paula = try await server.person("paula", as: "lifter")
      try server.database.administer(
        "revoke connect on database \(server.database.name) from public, musclemate_server")
      // Not with the above: who connects again before that is committed is let in.
      try server.database.administer(
        """
        select pg_terminate_backend(pid) from pg_stat_activity where datname = '\(server.database.name)'
           and usename = 'musclemate_server'
        """)
      let workout = Sample.workout("Squats")
      let answers = try await [
        paula.get("/v1/lifters/me/workouts"), paula.post("/v1/lifters/me/workouts", workout),
        paula.patch("/v1/profile", ["display_name": "Paula"]), paula.get("/v1/goals"),
        server.visitor.post("/v1/sessions", Self.login("paula", TestServer.password)),
        server.visitor.post("/v1/accounts", Self.registration("paul")), server.visitor.get("/readyz"),
      ]
      for answer in answers {
        #expect(answer.status == 503, "\(answer.text)")
        #expect(answer.headers["retry-after"] != nil)
      }
      try server.database.administer(
        "grant connect on database \(server.database.name) to public, musclemate_server")
      try await server.visitor.waitUntilReady()
      #expect(try await paula.items("/v1/lifters/me/workouts").isEmpty)
      #expect(try await paula.get("/v1/profile").expect(200).json["display_name"] == nil)
      #expect(try server.database.rows("select count(*) from app.accounts") == [["1"]])
    }
  }
}
