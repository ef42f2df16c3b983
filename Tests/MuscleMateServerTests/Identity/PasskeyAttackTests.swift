import Primitives
import Secrets
import TestKit
import Testing

@testable import MuscleMateServer

@Suite struct `Whoever attacks passkeys` {
  typealias Manner = SoftAuthenticator.Manner

  private static let attacks: [(String, @Sendable (inout Manner) -> Void)] = [
    ("origin", { $0.origin = "https://evil.example" }), ("frame", { $0.crossOrigin = true }),
    ("type", { $0.type = "webauthn.get.me" }), ("domain", { $0.domain = "evil.example" }),
    ("nobody there", { $0.flags = 0b100 }), ("not verified", { $0.flags = 0b001 }),
    ("backup flags", { $0.flags = 0b10101 }),
  ]

  @Test func `signs in with nothing that is wrong`() async throws {
    try await TestServer.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      let carl = try await server.person("carl", as: "lifter")
      let authenticator = try SoftAuthenticator()
      let (_, handle) = try await authenticator.join(anna)
      let (_, other) = try await SoftAuthenticator().join(carl)
      let further: [(String, @Sendable (inout Manner) -> Void)] = [
        ("signature", { $0.isSignatureAltered = true }), ("no handle", { $0.userHandle = nil }),
        ("the other's handle", { $0.userHandle = other }),
      ]
      for (name, change) in Self.attacks + further {
        let manner = Manner {
          $0.userHandle = handle
          change(&$0)
        }
        let answer = try await authenticator.signIn(at: server, manner)
        #expect(answer.status == 401, "\(name): \(answer.text)")
        #expect(answer.problem == "wrong-login", "\(name)")
      }
      let stranger = try await SoftAuthenticator(.ed25519).signIn(
        at: server, Manner { $0.userHandle = handle })
      #expect(stranger.status == 401)
      _ = try await authenticator.signIn(at: server, Manner { $0.userHandle = handle }).expect(201)
    }
  }

  @Test func `registers nothing that is wrong`() async throws {
    try await TestServer.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      let algorithms: [(String, @Sendable (inout Manner) -> Void)] = [
        ("none", { $0.algorithm = 0 }), ("RSA's neighbour", { $0.algorithm = -9 }),
      ]
      for (name, change) in Self.attacks + algorithms {
        let options = try await anna.send("POST", "/v1/passkeys/registrations").expect(200).json
        let credential = try SoftAuthenticator().register(options, Manner(change))
        let answer = try await anna.post("/v1/passkeys", ["credential": credential])
        #expect(answer.faults == ["/credential invalid"], "\(name): \(answer.text)")
        // A wrong answer has used its challenge up.
        let honest = try SoftAuthenticator().register(options)
        #expect(try await anna.post("/v1/passkeys", ["credential": honest]).status == 410, "\(name)")
      }
      #expect(try server.count("auth.passkeys") == 0)
    }
  }

  @Test func `answers no challenge twice, late, or of another ceremony, session or tenant`() async throws {
    try await TestServer.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      let carl = try await server.person("carl", as: "lifter")
      let authenticator = try SoftAuthenticator()
      let (_, handle) = try await authenticator.join(anna)
      let manner = Manner { $0.userHandle = handle }
      func ask() async throws -> JSON {
        try await server.visitor.send("POST", "/v1/sessions/passkey/challenges").expect(200).json
      }
      func answer(_ options: JSON, by client: Client? = nil) async throws -> Int {
        try await (client ?? server.visitor).post(
          "/v1/sessions/passkey", ["credential": try authenticator.sign(options, manner)]
        ).status
      }
      let options = try await ask()
      #expect(try await answer(options) == 201)
      #expect(try await answer(options) == 410)

      let late = try await ask()
      try server.database.administer("update auth.challenges set expires_at = now()")
      #expect(try await answer(late) == 410)
      #expect(
        try await answer(["publicKey": ["challenge": .string(OneTimeToken().text), "rpId": "localhost"]])
          == 410)
      #expect(try await answer(["publicKey": ["challenge": "x", "rpId": "localhost"]]) == 401)

      // A challenge for a proof signs nobody in, nor the other way round; nor is another's session's one mine.
      let proof = try await anna.send("POST", "/v1/passkeys/challenges").expect(200).json
      #expect(try await answer(proof) == 410)
      let path = "/v1/sessions/current/proof"
      let forSignIn: JSON = ["passkey": try authenticator.sign(try await ask(), manner)]
      #expect(try await anna.put(path, forSignIn).status == 410)
      #expect(try await carl.put(path, ["passkey": try authenticator.sign(proof, manner)]).status == 410)
      let anothers = try await server.visitor.signedIn("anna")
      #expect(try await anothers.put(path, ["passkey": try authenticator.sign(proof, manner)]).status == 410)

      try server.database.administer("select app.create_tenant('iron', 'Iron')")
      var foreigner = server.visitor
      foreigner.tenant = "iron"
      #expect(try await answer(try await ask(), by: foreigner) == 410)
    }
  }

  @Test func `proves nothing with another account's passkey`() async throws {
    try await TestServer.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      _ = try await CodeApp.added(to: anna)
      let carl = try await server.person("carl", as: "lifter")
      let others = try SoftAuthenticator()
      _ = try await others.join(carl)
      let options = try await anna.send("POST", "/v1/passkeys/challenges").expect(200).json
      let proof = try await anna.put("/v1/sessions/current/proof", ["passkey": try others.sign(options)])
      #expect(proof.faults == ["/passkey invalid"])

      let first = try await server.visitor.post("/v1/sessions", signIn("anna")).expect(401).json
      let challenge = first["challenge"]?.text ?? ""
      let asked: JSON = [
        "publicKey": ["challenge": .string(String(challenge.dropFirst())), "rpId": "localhost"]
      ]
      let step: JSON = ["challenge": .string(challenge), "passkey": try others.sign(asked)]
      #expect(try await server.visitor.post("/v1/sessions/second-factor", step).status == 401)
    }
  }

  @Test func `is noticed by the counter: the passkey is suspended and its owner told`() async throws {
    try await TestServer.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      let authenticator = try SoftAuthenticator()
      let (_, handle) = try await authenticator.join(anna, name: "Key ring", Manner { $0.count = 5 })
      func signIn(_ count: UInt32) async throws -> Int {
        let manner = Manner { ($0.userHandle, $0.count) = (handle, count) }
        return try await authenticator.signIn(at: server, manner).status
      }
      #expect(try await signIn(6) == 201)
      #expect(try await signIn(6) == 401)
      #expect(try await server.mails.last(to: "anna@example.com", of: 4).contains("Key ring"))
      #expect(try await signIn(100) == 401)
      let list = try await anna.get("/v1/passkeys").expect(200).json
      #expect(list["items"]?[0]?["suspended"] == true)
    }
  }

  @Test func `does not fill the table with challenges`() async throws {
    try await TestServer.run { (server) async throws in
      try server.database.administer("update auth.limits set address_failures_per_minute = 10")
      for _ in 1...10 { try await server.visitor.send("POST", "/v1/sessions/passkey/challenges").expect(200) }
      try server.database.hurry("auth.challenges", "created_at")
      #expect(try await server.visitor.send("POST", "/v1/sessions/passkey/challenges").status == 429)
    }
  }

  @Test func `learns nothing from garbage but that it is garbage`() async throws {
    try await TestServer.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      let authenticator = try SoftAuthenticator()
      var random = SplitMix64(seed: 3)
      for _ in 0..<40 {
        let options = try await anna.send("POST", "/v1/passkeys/registrations").expect(200).json
        let credential = try authenticator.register(options)
        let object = credential["response"]?["attestationObject"]?.text.flatMap { Base64URL.decode($0) } ?? []
        var altered = object
        altered[Int.random(in: 0..<30, using: &random)] ^= UInt8.random(in: 1...255, using: &random)
        altered.removeLast(Int.random(in: 1...20, using: &random))
        let text = String(decoding: credential.bytes, as: UTF8.self).replacing(
          Base64URL.encode(object), with: Base64URL.encode(altered))
        let body = Array("{\"credential\":\(text)}".utf8)
        let answer = try await anna.send("POST", "/v1/passkeys", type: "application/json", body)
        #expect(answer.faults == ["/credential invalid"], "\(answer.text)")
      }
    }
  }
}
