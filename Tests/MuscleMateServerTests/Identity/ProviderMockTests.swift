import EventLoop
import OperatingSystem
import Primitives
import TestKit
import Testing

@testable import MuscleMateServer

/// The server against oidc-provider-mock, which is not of our making.
struct ProviderMockTests {
  @Test func `a provider of another's making signs people in, in a browser`() async throws {
    try await OIDCProviderMock.run { provider in
      try await TestServer.run { server in
        try server.allowSignIn(
          "oidc",
          [
            "issuer": .string(provider.url), "client_id": "musclemate", "client_secret": "a secret",
            "redirect_uris": ["musclemate://signed-in"], "trusts_addresses": true,
          ])
        let person: JSON = ["email": "anna@example.com", "email_verified": true, "name": "Anna Lift"]
        try await provider.client.put("/users/anna", person).expect(204)
        for _ in 1...2 {
          let begun = try await server.visitor.post(
            "/v1/sign-ins/oidc", ["redirect_uri": "musclemate://signed-in"]
          ).expect(201).json
          let url = begun["url"]?.text ?? ""
          let path = String(url.dropFirst(provider.url.count))
          try await provider.client.get(path).expect(200)
          let agreed = try await provider.client.send(
            "POST", path, type: "application/x-www-form-urlencoded", Array("sub=anna".utf8)
          ).expect(302)
          let back = (agreed.headers["location"] ?? "").dropFirst("http://127.0.0.1".count)
          let onward = try await server.visitor.get(String(back)).expect(303).headers["location"] ?? ""
          let session = try await server.visitor.post(
            "/v1/sign-ins/oidc/session",
            [
              "state": begun["state"] ?? "", "secret": begun["secret"] ?? "",
              "code": .string(SignInJourney.code(in: onward)),
            ]
          ).expect(201).json
          #expect(session["account"]?["email"]?.text == "anna@example.com")
          #expect(session["account"]?["email_verified"] == true)
        }
        #expect(try server.database.rows("select count(*) from app.accounts") == [["1"]])
      }
    }
  }
}

/// oidc-provider-mock on a port of its own, as long as the body runs.
struct OIDCProviderMock: Sendable {
  let url: String
  let client: Client

  static func run(_ body: (OIDCProviderMock) async throws -> Void) async throws {
    let command = [try Programs.python("python"), "-c", script]
    try await Programs.serve("oidc-provider-mock", command) { _, port in
      let url = "http://127.0.0.1:\(port)"
      try await body(OIDCProviderMock(url: url, client: try Client(url)))
    }
  }

  private static let script = """
    import os, sys, threading, time
    from oidc_provider_mock import app
    from werkzeug.serving import make_server
    folder = sys.argv[1]
    server = make_server("127.0.0.1", 0, app(require_nonce=True), threaded=True)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with open(folder + "/draft", "w") as file:
        file.write(str(server.server_port))
    os.rename(folder + "/draft", folder + "/ready")
    while not os.path.exists(folder + "/stop"):
        time.sleep(0.05)
    """
}
