import Authentication
import Primitives
import TestKit
import Testing

@testable import MuscleMateServer

@Suite struct `A second factor` {
  @Test func `is confirmed by a first code, and from then on there is no session without one`() async throws {
    try await TestServer.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      let enrolment = try await anna.post("/v1/second-factors/totp", ["name": "Phone"]).expect(201)
      #expect(enrolment.headers["cache-control"] == "no-store")
      #expect(try enrolment.json["qr"]?.text?.hasPrefix("data:image/png;base64,iVBOR") == true)
      #expect(try enrolment.json["uri"]?.text?.hasPrefix("otpauth://totp/MuscleMate:anna?secret=") == true)
      // Begun is not done: the password alone still signs in.
      _ = try await server.visitor.signedIn("anna")

      let app = try await CodeApp.added(to: anna, name: "Phone")
      #expect(app.recoveryCodes.count == 10)
      #expect(try await server.mails.last(to: "anna@example.com", of: 3).contains("Phone"))
      let sessions = try server.count("auth.sessions")
      let first = try await server.visitor.post("/v1/sessions", signIn("anna")).expect(401)
      #expect(first.problem == "second-factor-needed")
      #expect(try first.json["methods"] == ["code", "recovery_code"])
      #expect(try first.json["expires_at"]?.text != nil)
      #expect(try server.count("auth.sessions") == sessions)

      let challenge = try first.json["challenge"] ?? .null
      let session = try await server.visitor.secondStep(challenge, code: app.next).expect(201)
      var signedIn = server.visitor
      signedIn.token = try session.json["token"]?.text
      #expect(try await signedIn.get("/v1/me").expect(200).json["username"]?.text == "anna")
      #expect(
        try server.database.rows("select method from auth.sessions order by created_at desc limit 1") == [
          ["password_code"]
        ])
    }
  }

  @Test func `that is lost is replaced by a recovery code, once each`() async throws {
    try await TestServer.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      let app = try await CodeApp.added(to: anna)
      let typed = app.recoveryCodes[0].lowercased().replacing("-", with: " ")
      let challenge = try await server.visitor.firstStep("anna")
      try await server.visitor.secondStep(challenge, recoveryCode: typed).expect(201)
      let mail = try await server.mails.last(to: "anna@example.com", of: 4)
      #expect(mail.contains("Codes that are left: 9."))
      let again = try await server.visitor.firstStep("anna")
      #expect(try await server.visitor.secondStep(again, recoveryCode: typed).status == 401)

      let renewed = try await anna.send("POST", "/v1/second-factors/recovery-codes").expect(200).json
      let codes = renewed["recovery_codes"]?.elements?.compactMap(\.text) ?? []
      #expect(codes.count == 10)
      #expect(Set(codes).isDisjoint(with: app.recoveryCodes))
      #expect(try await server.visitor.secondStep(again, recoveryCode: app.recoveryCodes[1]).status == 401)
      try await server.visitor.secondStep(again, recoveryCode: codes[0]).expect(201)
      #expect(try await anna.get("/v1/second-factors").expect(200).json["recovery_codes_left"] == 9)
    }
  }

  @Test func `has a name of its own, and there are ten at most`() async throws {
    try await TestServer.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      let app = try await CodeApp.added(to: anna)
      let second = try await CodeApp.added(to: anna)
      #expect(second.recoveryCodes == [])
      let list = try await anna.get("/v1/second-factors").expect(200).json
      #expect(
        list["items"]?.elements?.compactMap { $0["name"]?.text } == ["Authenticator", "Authenticator 2"])
      let taken = try await anna.post("/v1/second-factors/totp", ["name": "authenticator 2"])
      #expect(taken.faults == ["/name taken"])
      #expect(
        try await anna.patch("/v1/second-factors/\(app.id)", ["name": "Authenticator 2"]).faults == [
          "/name taken"
        ])
      try await anna.patch("/v1/second-factors/\(app.id)", ["name": "Watch"]).expect(204)

      try server.database.administer(
        """
        insert into auth.totp_factors (tenant_id, account_id, id, name, sealed, confirmed_at)
        select tenant_id, account_id, gen_random_uuid(), 'App ' || n, sealed, now()
          from auth.totp_factors, generate_series(1, 8) as n
         where name = 'Watch'
        """)
      #expect(try await anna.post("/v1/second-factors/totp", [:]).status == 409)
    }
  }

  @Test func `that is the last takes the recovery codes along, and the password alone signs in again`()
    async throws
  {
    try await TestServer.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      let app = try await CodeApp.added(to: anna)
      #expect(try await anna.delete("/v1/second-factors/\(World.id(1))").status == 404)
      try await anna.delete("/v1/second-factors/\(app.id)").expect(204)
      #expect(try server.count("auth.recovery_codes") == 0)
      _ = try await server.visitor.signedIn("anna")
      #expect(try await anna.send("POST", "/v1/second-factors/recovery-codes").status == 409)
    }
  }

  @Test func `stays when the password is reset: mail alone opens nothing`() async throws {
    try await TestServer.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      let app = try await CodeApp.added(to: anna)
      try await server.visitor.post("/v1/password-resets", ["email": "anna@example.com"]).expect(202)
      let token = try await server.mails.token(to: "anna@example.com", of: 4)
      try await server.visitor.put("/v1/password-resets/\(token)", ["password": "a better battery"]).expect(
        200)
      let first = try await server.visitor.post("/v1/sessions", signIn("anna", "a better battery"))
      #expect(first.problem == "second-factor-needed")
      // The way back of who lost phone and password.
      try await server.visitor.secondStep(
        try first.json["challenge"] ?? .null, recoveryCode: app.recoveryCodes[3]
      ).expect(201)
    }
  }

  @Test func `is taken away by support, who tell of it`() async throws {
    try await TestServer.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      _ = try await CodeApp.added(to: anna)
      let challenge = try await server.visitor.firstStep("anna")
      try server.database.administer(
        """
        begin;
        select auth.set_context(1, null, null, 'admin');
        select auth.remove_factors('\(anna.account)', 'lost phone');
        commit
        """)
      #expect(try await server.visitor.secondStep(challenge, code: "123456").status == 410)
      _ = try await server.visitor.signedIn("anna")
      #expect(try server.count("auth.recovery_codes") == 0)
    }
  }

  @Test func `is asked for, where long ago, before the password alone changes itself or the address`()
    async throws
  {
    try await TestServer.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      let app = try await CodeApp.added(to: anna)
      try server.forgetProofs()
      let password: JSON = ["current": .string(TestServer.password), "new": "a better battery"]
      let address: JSON = ["email": "new@example.com", "password": .string(TestServer.password)]
      #expect(try await anna.put("/v1/me/password", password).problem == "proof-needed")
      #expect(try await anna.put("/v1/me/email", address).problem == "proof-needed")
      try await anna.put("/v1/sessions/current/proof", ["code": .string(app.next)]).expect(204)
      try await anna.put("/v1/me/email", address).expect(202)
      try await anna.put("/v1/me/password", password).expect(204)
    }
  }

  @Test func `is changed only by who proved a moment ago who they are`() async throws {
    try await TestServer.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      let app = try await CodeApp.added(to: anna)
      try server.forgetProofs()
      for (method, path) in [
        ("POST", "/v1/second-factors/totp"), ("POST", "/v1/second-factors/recovery-codes"),
        ("DELETE", "/v1/second-factors/\(app.id)"), ("POST", "/v1/passkeys/registrations"),
        ("DELETE", "/v1/passkeys/\(World.id(1))"),
      ] {
        let answer =
          if path.hasSuffix("totp") { try await anna.send(method, path, [:]) } else {
            try await anna.send(method, path)
          }
        #expect(answer.status == 403, "\(method) \(path)")
        #expect(answer.problem == "proof-needed")
      }
      let proof = "/v1/sessions/current/proof"
      #expect(try await anna.put(proof, [:]).faults == ["/password missing"])
      let both: JSON = ["code": "123456", "password": "x"]
      #expect(try await anna.put(proof, both).faults == ["/code invalid"])
      #expect(try await anna.put(proof, ["password": "wrong one"]).faults == ["/password invalid"])
      // Right, but less than what the account asks for.
      #expect(try await anna.put(proof, ["password": .string(TestServer.password)]).status == 409)
      #expect(try await anna.put(proof, ["code": .string(app.wrong)]).faults == ["/code invalid"])
      #expect(try await anna.delete("/v1/second-factors/\(app.id)").status == 403)
      let code = app.next
      try await anna.put(proof, ["code": .string(code)]).expect(204)
      #expect(try await anna.put(proof, ["code": .string(code)]).faults == ["/code invalid"])
      try await anna.delete("/v1/second-factors/\(app.id)").expect(204)

      try server.forgetProofs()
      try await anna.put(proof, ["password": .string(TestServer.password)]).expect(204)
      try await anna.post("/v1/second-factors/totp", [:]).expect(201)
    }
  }

  @Test func `is sealed, and a rotation of keys takes it along`() async throws {
    try await TestServer.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      let enrolment = try await anna.post("/v1/second-factors/totp", [:]).expect(201).json
      let secret = Base32.decode(enrolment["secret"]?.text ?? "") ?? []
      let stored = try server.database.rows("select encode(sealed, 'hex') from auth.totp_factors")[0][0] ?? ""
      #expect(!stored.contains(Hexadecimal.encode(secret)))
      let kinds = try server.database.rows("select kind from app.sealed_values()").compactMap { $0[0] }
      #expect(kinds.contains("totp_factors"))
    }
  }

  @Test func `leaves nothing behind that is over for a day`() async throws {
    try await TestServer.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      _ = try await CodeApp.added(to: anna)
      try await anna.post("/v1/second-factors/totp", ["name": "never confirmed"]).expect(201)
      _ = try await server.visitor.firstStep("anna")
      try await server.visitor.send("POST", "/v1/sessions/passkey/challenges").expect(200)
      let soon = Timestamp.now.advanced(bySeconds: 3_600)
      #expect(try await server.run(job: "expire_challenges", at: soon).changed == 0)
      let later = Timestamp.now.advanced(bySeconds: 90_000)
      #expect(try await server.run(job: "expire_challenges", at: later, dryRun: true).changed == 3)
      #expect(try await server.run(job: "expire_challenges", at: later).changed == 3)
      #expect(try server.count("auth.challenges") == 0)
      #expect(try server.count("auth.totp_factors") == 1)
    }
  }
}
