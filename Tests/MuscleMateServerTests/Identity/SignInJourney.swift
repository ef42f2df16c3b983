import Primitives
import TestKit

/// The requests of an app and the browser it opens to sign someone in through a provider.
struct SignInJourney {
  let server: TestServer
  let provider: OpenIDStandIn
  var client: Client

  struct Begun {
    let url: String
    let state: String
    let secret: String
  }

  init(_ server: TestServer, _ provider: OpenIDStandIn) {
    self.server = server
    self.provider = provider
    client = server.visitor
  }

  func begin(_ kind: String = "oidc", links: Bool = false) async throws -> Begun {
    let path = "/v1/sign-ins/\(kind)" + (links ? "/link" : "")
    let started = try await client.post(path, ["redirect_uri": "musclemate://signed-in"]).expect(201).json
    return Begun(
      url: started["url"]?.text ?? "", state: started["state"]?.text ?? "",
      secret: started["secret"]?.text ?? "")
  }

  /// The person agrees, and the browser goes back to us. Returns where it is sent on to.
  func agree(_ begun: Begun) async throws -> String {
    try await server.visitor.get(try provider.agree(to: begun.url)).expect(303).headers["location"] ?? ""
  }

  static func code(in address: String) -> String {
    guard let range = address.firstRange(of: "code=") else { return "" }
    return String(address[range.upperBound...].prefix { $0 != "&" })
  }

  func finish(_ begun: Begun, code: String, _ more: [String: JSON] = [:]) async throws -> Received {
    var members: [String: JSON] = [
      "state": .string(begun.state), "secret": .string(begun.secret), "code": .string(code),
    ]
    members.merge(more) { $1 }
    return try await client.post(
      "/v1/sign-ins/oidc/session", .object(members.map { JSON.Member($0.key, $0.value) }))
  }

  /// All of it.
  func signIn(_ more: [String: JSON] = [:]) async throws -> Received {
    let begun = try await begin()
    return try await finish(begun, code: Self.code(in: try await agree(begun)), more)
  }

  func signedIn(_ more: [String: JSON] = [:]) async throws -> Client {
    let session = try await signIn(more).expect(201).json
    var client = server.visitor
    client.token = session["token"]?.text
    client.account = session["account"]?["id"]?.text ?? ""
    return client
  }

  /// With a provider that the operator believes about addresses, as long as the body runs.
  static func run(
    _ algorithm: String = "RS256", trusts: Bool = true, _ body: (SignInJourney) async throws -> Void
  ) async throws {
    try await OpenIDStandIn.run(algorithm) { provider in
      try await TestServer.run { server in
        try server.allowSignIn("oidc", provider.settings(["trusts_addresses": .bool(trusts)]))
        try await body(SignInJourney(server, provider))
      }
    }
  }
}
