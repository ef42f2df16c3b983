import Primitives
import TestKit
import Testing

@testable import MuscleMateServer

@Suite struct `A password that is set anew by mail` {
  /// The account that a thief was in: a passkey of theirs, and an API key.
  private static func robbed(_ server: TestServer) async throws -> (SoftAuthenticator, String, Client) {
    let anna = try await server.person("anna", as: "lifter")
    let authenticator = try SoftAuthenticator()
    let (_, handle) = try await authenticator.join(anna, name: "Thief's phone")
    let key: JSON = ["name": "a script", "scopes": ["training:read"]]
    var script = server.visitor
    script.token = try await anna.post("/v1/api-keys", key).expect(201).json["token"]?.text
    try await script.get("/v1/drafts").expect(200)
    return (authenticator, handle, script)
  }

  private static func link(_ server: TestServer, of mails: Int) async throws -> String {
    try await server.visitor.post("/v1/password-resets", ["email": "anna@example.com"]).expect(202)
    return "/v1/password-resets/\(try await server.mails.token(to: "anna@example.com", of: mails))"
  }

  @Test func `says in its answer and by mail what else opens the account, and ends keys`() async throws {
    try await TestServer.run { server in
      let (authenticator, handle, script) = try await Self.robbed(server)
      // verify, verified, passkey added, key made
      let link = try await Self.link(server, of: 5)
      let answer = try await server.visitor.put(link, ["password": "a better battery"]).expect(200).json
      #expect(answer == ["passkeys": ["Thief's phone"], "providers": []])
      let mail = try await server.mails.last(to: "anna@example.com", of: 6)
      #expect(mail.contains("Thief's phone"))
      #expect(try await script.get("/v1/drafts").status == 401)
      // A user who forgot a password has not lost the passkey.
      try await authenticator.signIn(at: server, .init { $0.userHandle = handle }).expect(201)
    }
  }

  @Test func `ends everything else where its owner wants that`() async throws {
    try await TestServer.run { server in
      let (authenticator, handle, script) = try await Self.robbed(server)
      let link = try await Self.link(server, of: 5)
      let body: JSON = ["password": "a better battery", "end_everything": true]
      let answer = try await server.visitor.put(link, body).expect(200).json
      #expect(answer == ["passkeys": [], "providers": []])
      #expect(try await script.get("/v1/drafts").status == 401)
      #expect(try await authenticator.signIn(at: server, .init { $0.userHandle = handle }).status == 401)
      _ = try await server.visitor.signedIn("anna", password: "a better battery")
    }
  }

  @Test func `ends a change of the address that a thief asked for, as one's own change of the password does`()
    async throws
  {
    try await TestServer.run { server in
      var anna = try await server.person("anna", as: "lifter")
      func stolen(_ address: String, with password: String) async throws -> JSON {
        try await anna.put("/v1/me/email", ["email": .string(address), "password": .string(password)])
          .expect(202)
        return ["token": .string(try await server.mails.token(to: address))]
      }
      let first = try await stolen("thief@example.com", with: TestServer.password)
      // verify, verified, notice of the change
      let link = try await Self.link(server, of: 4)
      try await server.visitor.put(link, ["password": "a better battery"]).expect(200)
      try await server.visitor.post("/v1/email-verifications", first).expect(410)

      anna = try await server.visitor.signedIn("anna", password: "a better battery")
      let second = try await stolen("thief2@example.com", with: "a better battery")
      try await anna.put("/v1/me/password", ["current": "a better battery", "new": "a best battery"])
        .expect(204)
      try await server.visitor.post("/v1/email-verifications", second).expect(410)
      #expect(try await anna.get("/v1/me").expect(200).json["email"] == "anna@example.com")
    }
  }

  @Test func `ends everything else from its page too, and leaves a second factor`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      _ = try await CodeApp.added(to: anna)
      let authenticator = try SoftAuthenticator()
      _ = try await authenticator.join(anna)
      let link = try await Self.link(server, of: 5)
      let token = link.split(separator: "/").last ?? ""
      #expect(try await server.visitor.get("/reset?token=\(token)").text.contains("name=\"everything\""))
      let form = Array("token=\(token)&password=a+better+battery&everything=on".utf8)
      try await server.visitor.send("POST", "/reset", type: "application/x-www-form-urlencoded", form)
        .expect(200)
      #expect(try server.count("auth.passkeys") == 0)
      let first = try await server.visitor.post("/v1/sessions", signIn("anna", "a better battery"))
      #expect(first.problem == "second-factor-needed")
    }
  }

  @Test func `names the providers that are linked, and unlinks them where everything ends`() async throws {
    try await SignInJourney.run { journey in
      let server = journey.server
      _ = try await journey.signedIn()
      let address = "anna@gmail.com"
      var answers: [JSON] = []
      for body: JSON in [
        ["password": "a better battery"], ["password": "a best battery", "end_everything": true],
      ] {
        let earlier = server.mails.all(to: address).count
        try await server.visitor.post("/v1/password-resets", ["email": .string(address)]).expect(202)
        let token = try await server.mails.token(to: address, of: earlier + 1)
        answers.append(try await server.visitor.put("/v1/password-resets/\(token)", body).expect(200).json)
        _ = try await server.mails.last(to: address, of: earlier + 2)
      }
      #expect(answers.map { $0["providers"] } == [["oidc"], []])
      #expect(try server.count("auth.identities") == 0)
    }
  }
}
