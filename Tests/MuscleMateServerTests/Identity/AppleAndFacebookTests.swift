import HTTPServer
import Payments
import Primitives
import TestKit
import Testing

@testable import MuscleMateServer

@Suite struct `Apple's manner of signing in` {
  @Test func `comes back by a form, tells the name once, and takes a secret that we sign`() async throws {
    try await OpenIDStandIn.run("ES256") { provider in
      try await TestServer.run { server in
        let key = try TestSigner("ES256", id: "K1")
        let pem = try key.pem()
        try server.allowSignIn(
          "apple",
          [
            "client_id": "app.musclemate.web", "client_ids": ["app.musclemate"], "team_id": "T1",
            "key_id": "K1", "private_key_pem": .string(pem), "issuer": .string(provider.address),
            "redirect_uris": ["musclemate://signed-in"],
          ])
        provider.change {
          $0.person = [
            "sub": "001.abc", "email": "x7k2@privaterelay.appleid.com", "email_verified": "true",
            "is_private_email": "true",
          ]
        }
        let journey = SignInJourney(server, provider)
        let begun = try await journey.begin("apple")
        #expect(begun.url.contains("response_mode=form_post"))
        #expect(begun.url.contains("scope=openid%20name%20email"))
        let path = try provider.agree(to: begun.url)
        let query = path.drop { $0 != "?" }.dropFirst()
        let name = "%7B%22name%22%3A%7B%22firstName%22%3A%22Anna%22%2C%22lastName%22%3A%22Lift%22%7D%7D"
        let back =
          try await server.visitor.send(
            "POST", "/sign-in/apple", type: "application/x-www-form-urlencoded",
            Array("\(query)&user=\(name)".utf8)
          ).expect(303).headers["location"] ?? ""
        let session = try await server.visitor.post(
          "/v1/sign-ins/apple/session",
          [
            "state": .string(begun.state), "secret": .string(begun.secret),
            "code": .string(SignInJourney.code(in: back)),
          ]
        ).expect(201).json
        #expect(session["account"]?["display_name"]?.text == "Anna Lift")
        #expect(session["account"]?["email_verified"] == true)

        let secret = provider.change { $0.secrets.last } ?? ""
        let parts = secret.split(separator: ".")
        let claims = try JSON.parse(Base64URL.decode(parts.count == 3 ? parts[1] : "") ?? [])
        #expect(claims["iss"]?.text == "T1")
        #expect(claims["sub"]?.text == "app.musclemate.web")
        guard let signer = PrivateKey(pem: pem) else { throw TestKitError("no key") }
        #expect(
          ES256.verify(
            Base64URL.decode(parts[2]) ?? [], over: Array("\(parts[0]).\(parts[1])".utf8),
            with: PublicKey(of: signer)))
      }
    }
  }
}

@Suite struct `Facebook's manner of signing in` {
  /// Facebook's Graph API, as much as a sign-in takes.
  private static func graph(
    app: JSON = "42", email: JSON? = "anna@example.com", _ body: (LocalServer) async throws -> Void
  ) async throws {
    let server = try await LocalServer { request in
      let query = try? Query(request.query)
      let answer: JSON
      switch request.path {
      case "/oauth/access_token": answer = ["access_token": "a token", "token_type": "bearer"]
      case "/debug_token": answer = ["data": ["is_valid": true, "app_id": app, "user_id": "900"]]
      case "/me" where query?.values("appsecret_proof").first?.count == 64:
        answer = (["id": "900", "name": "Anna Lift"] as JSON).with("email", email)
      default: return Response(400)
      }
      return Response(.ok, headers: ["Content-Type": "application/json"], body: .bytes(answer.bytes))
    }
    do {
      try await body(server)
    } catch {
      await server.stop()
      throw error
    }
    await server.stop()
  }

  private static func allow(_ server: TestServer, _ graph: LocalServer) throws {
    try server.allowSignIn(
      "facebook",
      [
        "client_id": "42", "client_secret": "a secret", "graph_url": .string(graph.address),
        "dialog_url": .string("\(graph.address)/dialog"), "redirect_uris": ["musclemate://signed-in"],
      ])
  }

  private static func signIn(_ server: TestServer, email: JSON = .null) async throws -> Received {
    let nonce = try await server.visitor.send("POST", "/v1/sign-ins/facebook/nonces").expect(201).json[
      "nonce"]
    return try await server.visitor.post(
      "/v1/sign-ins/facebook/token",
      ["nonce": nonce ?? .null, "access_token": "from the app", "email": email])
  }

  @Test func `its address is confirmed by mail, since Facebook does not say whose it is`() async throws {
    try await Self.graph { graph in
      try await TestServer.run { server in
        try Self.allow(server, graph)
        #expect(try await Self.signIn(server).problem == "email-unverified")
        let token = try await server.mails.token(to: "anna@example.com")
        try await server.visitor.post("/v1/email-verifications", ["token": .string(token)]).expect(204)
        try await Self.signIn(server).expect(201)
      }
    }
  }

  @Test func `whoever has an address already is not joined by it, and who has none is asked`() async throws {
    try await Self.graph { graph in
      try await TestServer.run { server in
        try Self.allow(server, graph)
        _ = try await server.person("anna", as: "lifter")
        #expect(try await Self.signIn(server).status == 409)
      }
    }
    try await Self.graph(email: nil) { graph in
      try await TestServer.run { server in
        try Self.allow(server, graph)
        #expect(try await Self.signIn(server).faults == ["/email missing"])
        #expect(try await Self.signIn(server, email: "bo@example.com").problem == "email-unverified")
      }
    }
  }

  @Test func `a token that was given to another app signs nobody in`() async throws {
    try await Self.graph(app: "666") { graph in
      try await TestServer.run { server in
        try Self.allow(server, graph)
        #expect(try await Self.signIn(server).status == 401)
        #expect(try server.database.rows("select count(*) from app.accounts") == [["0"]])
      }
    }
  }
}
