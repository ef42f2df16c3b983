import Primitives
import TestKit
import Testing

@testable import MuscleMateServer

extension SoftAuthenticator {
  /// Makes this authenticator's passkey one of the person's; returns the passkey, and the handle that it keeps.
  func join(
    _ person: Client, name: String? = nil, _ manner: Manner = Manner()
  ) async throws -> (passkey: JSON, handle: String) {
    let options = try await person.send("POST", "/v1/passkeys/registrations").expect(200).json
    let body: JSON = ["name": name.map(JSON.string) ?? .null, "credential": try register(options, manner)]
    let passkey = try await person.post("/v1/passkeys", body).expect(201).json
    return (passkey, options["publicKey"]?["user"]?["id"]?.text ?? "")
  }

  func signIn(at server: TestServer, _ manner: Manner, role: String? = nil) async throws -> Received {
    let options = try await server.visitor.send("POST", "/v1/sessions/passkey/challenges").expect(200).json
    return try await server.visitor.post(
      "/v1/sessions/passkey",
      ["credential": try sign(options, manner), "role": role.map(JSON.string) ?? .null])
  }
}

@Suite struct `A passkey` {
  typealias Manner = SoftAuthenticator.Manner

  @Test(arguments: SoftAuthenticator.Kind.allCases)
  func `signs in without a login name, and is two factors in one`(kind: SoftAuthenticator.Kind) async throws {
    try await TestServer.run { (server) async throws in
      let anna = try await server.person("anna", as: "coach")
      _ = try await CodeApp.added(to: anna)
      let authenticator = try SoftAuthenticator(kind)
      let (passkey, handle) = try await authenticator.join(anna, name: "Laptop")
      #expect(passkey["name"]?.text == "Laptop")
      #expect(!handle.isEmpty && handle != anna.account)
      #expect(try await server.mails.last(to: "anna@example.com", of: 4).contains("Laptop"))

      let session = try await authenticator.signIn(at: server, Manner { $0.userHandle = handle }).expect(201)
      #expect(session.headers["cache-control"] == "no-store")
      #expect(try session.json["token"]?.text?.first == "c")
      #expect(try session.json["account"]?["username"]?.text == "anna")
      let wrongRole = try await authenticator.signIn(
        at: server, Manner { $0.userHandle = handle }, role: "admin")
      #expect(wrongRole.faults == ["/role invalid"])

      let list = try await anna.get("/v1/passkeys").expect(200).json
      #expect(list["items"]?[0]?["last_used_at"]?.text != nil)
    }
  }

  @Test func `opens no account that is locked, and one that is leaving until its erasure begins`()
    async throws
  {
    try await TestServer.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      let authenticator = try SoftAuthenticator()
      let (_, handle) = try await authenticator.join(anna)
      let manner = Manner { $0.userHandle = handle }
      try server.database.administer("update app.accounts set locked_at = now()")
      #expect(try await authenticator.signIn(at: server, manner).status == 401)
      try server.database.administer("update app.accounts set locked_at = null")
      try await anna.delete("/v1/me").expect(200)
      _ = try await authenticator.signIn(at: server, manner).expect(201)
      try server.database.administer("update app.accounts set erasure_due_at = now()")
      try server.database.administer(
        "select set_config('app.tenant_id', '1', false), app.begin_erasure(id, now()) from app.accounts")
      #expect(try await authenticator.signIn(at: server, manner).status == 401)
      #expect(try server.count("auth.sessions") == 0)
    }
  }

  @Test func `is a way through the second step, and a proof`() async throws {
    try await TestServer.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      _ = try await CodeApp.added(to: anna)
      let authenticator = try SoftAuthenticator(.ed25519)
      _ = try await authenticator.join(anna)
      let first = try await server.visitor.post("/v1/sessions", signIn("anna")).expect(401).json
      #expect(first["methods"] == ["code", "recovery_code", "passkey"])
      let allowed = first["publicKey"]?["allowCredentials"]?[0]?["id"]?.text
      #expect(allowed == Base64URL.encode(authenticator.id))
      let step: JSON = [
        "challenge": first["challenge"] ?? .null,
        "passkey": try authenticator.sign(first, Manner { $0.flags = 0b001 }),
      ]
      try await server.visitor.post("/v1/sessions/second-factor", step).expect(201)
      #expect(try await server.visitor.post("/v1/sessions/second-factor", step).status == 410)

      try server.forgetProofs()
      let options = try await anna.send("POST", "/v1/passkeys/challenges").expect(200).json
      let proof: JSON = ["passkey": try authenticator.sign(options)]
      try await anna.put("/v1/sessions/current/proof", proof).expect(204)
      try await anna.send("POST", "/v1/second-factors/recovery-codes").expect(200)
      #expect(try await anna.put("/v1/sessions/current/proof", proof).status == 410)
    }
  }

  @Test func `is one of ten at most, each with a name of its own, and is registered once`() async throws {
    try await TestServer.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      let authenticator = try SoftAuthenticator()
      let (passkey, handle) = try await authenticator.join(anna)
      #expect(passkey["name"]?.text == "Passkey")
      let options = try await anna.send("POST", "/v1/passkeys/registrations").expect(200).json
      #expect(
        options["publicKey"]?["excludeCredentials"]?[0]?["id"]?.text == Base64URL.encode(authenticator.id))
      #expect(options["publicKey"]?["user"]?["id"]?.text == handle)
      let again = try await anna.post("/v1/passkeys", ["credential": try authenticator.register(options)])
      #expect(again.status == 409)
      let (second, _) = try await SoftAuthenticator().join(anna)
      #expect(second["name"]?.text == "Passkey 2")
      let path = "/v1/passkeys/\(second["id"]?.text ?? "")"
      #expect(try await anna.patch(path, ["name": "passkey"]).faults == ["/name taken"])
      #expect(try await anna.patch(path, ["name": "Key ring"]).expect(200).json["name"]?.text == "Key ring")
      for _ in 3...10 { _ = try await SoftAuthenticator().join(anna) }
      let last = try await anna.send("POST", "/v1/passkeys/registrations").expect(200).json
      #expect(
        try await anna.post("/v1/passkeys", ["credential": try SoftAuthenticator().register(last)]).status
          == 409)

      try await anna.delete("/v1/passkeys/\(passkey["id"]?.text ?? "")").expect(204)
      #expect(try await authenticator.signIn(at: server, Manner { $0.userHandle = handle }).status == 401)
      #expect(try await anna.delete("/v1/passkeys/\(passkey["id"]?.text ?? "")").status == 404)
    }
  }

  @Test func `belongs to its tenant's domain`() async throws {
    try await TestServer.run { (server) async throws in
      try server.database.administer(
        """
        select app.create_tenant('iron', 'Iron');
        update app.tenants
           set public_url = 'https://app.iron.example/training', passkey_domain = 'iron.example',
               passkey_origins = '{android:apk-key-hash:abc}'
         where slug = 'iron'
        """)
      let fred = try await server.person("fred", as: "coach", tenant: "iron")
      let options = try await fred.send("POST", "/v1/passkeys/registrations").expect(200).json
      #expect(options["publicKey"]?["rp"] == ["id": "iron.example", "name": "Iron"])
      for (origin, status) in [
        ("http://localhost:5173", 422), ("https://iron.example.evil.example", 422),
        ("https://app.iron.example", 201),
        ("https://iron.example", 201), ("android:apk-key-hash:abc", 201),
      ] {
        let options = try await fred.send("POST", "/v1/passkeys/registrations").expect(200).json
        let credential = try SoftAuthenticator().register(options, Manner { $0.origin = origin })
        #expect(try await fred.post("/v1/passkeys", ["credential": credential]).status == status, "\(origin)")
      }
    }
  }
}
