import Primitives
import Secrets
import TestKit
import Testing

@testable import MuscleMateServer

@Suite struct `Who forges a sign-in at a provider` {
  struct Attack: CustomStringConvertible, Sendable {
    let description: String
    let prepare: @Sendable (inout OpenIDStandIn.Book) throws -> Void

    init(
      _ description: String, _ prepare: @escaping @Sendable (inout OpenIDStandIn.Book) throws -> Void
    ) {
      self.description = description
      self.prepare = prepare
    }

    /// With a token whose claims are others.
    static func claims(_ description: String, _ change: @escaping @Sendable (JSON) -> JSON) -> Attack {
      Attack(description) { $0.tamper = change }
    }
  }

  private static let now = Timestamp.now.unixSeconds

  static let attacks: [Attack] = [
    .claims("another nonce") { $0.with("nonce", "another") },
    .claims("another audience") { $0.with("aud", "another app") },
    .claims("another issuer") { $0.with("iss", "https://accounts.google.com") },
    .claims("an end that has come") { $0.with("exp", .number("\(now - 3600)")) },
    .claims("a beginning that has not") { $0.with("iat", .number("\(now + 3600)")) },
    .claims("another access token's digest") { $0.with("at_hash", "AAAAAAAAAAAAAAAAAAAAAA") },
    Attack("no signature") { book in
      book.forge = { "\(Base64URL.encode(#"{"alg":"none"}"#.utf8)).\(Base64URL.encode($0.bytes))." }
    },
    Attack("a key that is not the provider's") { book in
      book.signer = try TestSigner("RS256", id: "first", isForger: true)
    },
    Attack("a key of no name that is known") { book in
      book.signer = try TestSigner("RS256", id: "another", isForger: true)
    },
    Attack("another algorithm of the same name") { book in
      book.signer = try TestSigner("ES256", id: "first")
    },
    Attack("a key that the token brings along") { book in
      let own = try TestSigner("RS256", id: "first", isForger: true)
      book.signer = own
      book.header = ["jwk": own.publicKey]
    },
  ]

  @Test(arguments: attacks)
  func `with a tampered token gets no code, no account and no session`(attack: Attack) async throws {
    try await SignInJourney.run { journey in
      let begun = try await journey.begin()
      try journey.provider.change { try attack.prepare(&$0) }
      let back = try await journey.agree(begun)
      #expect(back == "musclemate://signed-in?error=server_error&state=\(begun.state)")
      #expect(try journey.server.database.rows("select count(*) from app.accounts") == [["0"]])
      #expect(try journey.server.database.rows("select count(*) from auth.sessions") == [["0"]])
    }
  }

  @Test func `by a state that was used, is old, or was never given`() async throws {
    try await SignInJourney.run { journey in
      let begun = try await journey.begin()
      let path = try journey.provider.agree(to: begun.url)
      try await journey.server.visitor.get(path).expect(303)
      #expect(try await journey.server.visitor.get(path).status == 410)
      let never = OneTimeToken().text
      let unknown = try await journey.server.visitor.get("/sign-in/oidc?code=x&state=\(never)").expect(404)
      #expect(!unknown.text.contains("mail"))
      #expect(
        try await journey.server.visitor.get("/sign-in/google?code=x&state=\(begun.state)").status == 404)
      let old = try await journey.begin()
      try journey.server.database.administer("update auth.sign_in_flows set expires_at = now()")
      #expect(try await journey.server.visitor.get(try journey.provider.agree(to: old.url)).status == 410)
    }
  }

  @Test func `by a code without the secret, another's secret, or once more`() async throws {
    try await SignInJourney.run { journey in
      let (mine, other) = (try await journey.begin(), try await journey.begin())
      let code = SignInJourney.code(in: try await journey.agree(mine))
      let mixed = SignInJourney.Begun(url: "", state: mine.state, secret: other.secret)
      #expect(try await journey.finish(mixed, code: code).status == 404)
      #expect(try await journey.finish(mine, code: OneTimeToken().text).status == 404)
      try await journey.finish(mine, code: code).expect(201)
      #expect(try await journey.finish(mine, code: code).status == 404)
    }
  }

  @Test func `sends the browser nowhere that the operator has not listed`() async throws {
    try await SignInJourney.run { journey in
      for address in ["https://evil.example/", "musclemate://signed-in/..", "musclemate://signed-in@evil"] {
        let refused = try await journey.client.post(
          "/v1/sign-ins/oidc", ["redirect_uri": .string(address)])
        #expect(refused.faults == ["/redirect_uri invalid"])
      }
    }
  }

  @Test func `makes itself no admin`() async throws {
    try await SignInJourney.run { journey in
      let refused = try await journey.signIn(["role": "admin"])
      #expect(refused.faults == ["/role invalid"])
      #expect(try journey.server.database.rows("select count(*) from app.accounts") == [["0"]])
    }
  }

  @Test func `by an app's token: each nonce once, for us, and never another's`() async throws {
    try await SignInJourney.run { journey in
      let visitor = journey.server.visitor
      func nonce() async throws -> String {
        try await visitor.send("POST", "/v1/sign-ins/oidc/nonces").expect(201).json["nonce"]?.text ?? ""
      }
      func signIn(_ token: String, _ nonce: String) async throws -> Received {
        try await visitor.post(
          "/v1/sign-ins/oidc/token", ["id_token": .string(token), "nonce": .string(nonce)])
      }
      let (first, second) = (try await nonce(), try await nonce())
      let token = try journey.provider.token(nonce: first)
      #expect(try await signIn(token, second).status == 401)
      try await signIn(token, first).expect(201)
      #expect(try await signIn(token, first).status == 410)
      #expect(
        try await signIn(try journey.provider.token(nonce: second, audience: "x"), second).status == 401)
      let own = OneTimeToken().text
      #expect(try await signIn(try journey.provider.token(nonce: own), own).status == 410)
    }
  }

  @Test func `can't make us ask for the provider's keys with every token`() async throws {
    try await SignInJourney.run { journey in
      _ = try await journey.signedIn()
      let stranger = try TestSigner("RS256", id: "stranger", isForger: true)
      journey.provider.change { $0.signer = stranger }
      for _ in 1...5 {
        let begun = try await journey.begin()
        #expect(try await journey.agree(begun).contains("error="))
      }
      #expect(journey.provider.change { $0.keyRequests } == 1)
    }
  }
}
