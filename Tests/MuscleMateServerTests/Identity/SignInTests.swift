import Primitives
import TestKit
import Testing

@testable import MuscleMateServer

@Suite struct `Signing in through a provider` {
  @Test(arguments: ["RS256", "ES256"])
  func `makes the account at first, and finds it from then on`(algorithm: String) async throws {
    try await SignInJourney.run(algorithm) { journey in
      let first = try await journey.signedIn(["role": "coach", "device": "Anna's telephone"])
      let account = try await first.get("/v1/me").expect(200).json
      #expect(account["email"]?.text == "anna@gmail.com")
      #expect(account["email_verified"] == true)
      #expect(account["username"]?.text == "anna")
      #expect(account["display_name"]?.text == "Anna Lift")
      #expect(account["roles"] == ["coach"])
      // The role need not be said again, and the address may have changed there.
      journey.provider.change { $0.person = $0.person.with("email", "anna@elsewhere.example") }
      let second = try await journey.signedIn()
      #expect(second.account == first.account)
      #expect(second.token?.first == "c")
      let sessions = try await second.get("/v1/sessions").expect(200).json["items"]?.elements
      #expect(sessions?.map { $0["method"]?.text } == ["oidc", "oidc"])
      #expect(
        try await journey.server.visitor.get("/v1/sign-ins").json["items"] == ["password", "passkey", "oidc"])
    }
  }

  @Test func `opens no account that is locked, by its identity or by its address`() async throws {
    try await SignInJourney.run { journey in
      let first = try await journey.signedIn()
      try journey.server.database.administer("update app.accounts set locked_at = now()")
      #expect(try await journey.signIn().status == 401)
      try journey.server.database.administer("delete from auth.identities")
      #expect(try await journey.signIn().status == 401)
      #expect(try journey.server.count("auth.identities") == 0)
      try journey.server.database.administer(
        "update app.accounts set locked_at = null, erasure_due_at = now() + interval '1 day'")
      #expect(try await journey.signedIn().account == first.account)
    }
  }

  @Test func `makes no account for who is too young or has not agreed`() async throws {
    try await SignInJourney.run { journey in
      let ada = try journey.server.signedIn("ada", as: "admin")
      try journey.server.database.administer("update app.tenants set minimum_age = 16")
      let digest = String(repeating: "0", count: 64)
      let terms: JSON = [
        "effective_at": "2030-01-01T00:00:00Z", "agree_by": "2030-02-01T00:00:00Z",
        "texts": [["language": "en", "url": "https://iron.example/terms", "sha256": .string(digest)]],
      ]
      #expect((200...204).contains(try await ada.put("/v1/admin/policies/terms/1", terms).status))
      #expect(try await journey.signIn().faults == ["/birth_date needed", "/consents needed"])
      let agreed: JSON = [["kind": "terms", "version": 1]]
      let young = try await journey.signIn(["birth_date": "2020-01-01", "consents": agreed])
      #expect(young.faults == ["/birth_date invalid"])
      #expect(try journey.server.count("app.accounts") == 1)
      let anna = try await journey.signedIn(["birth_date": "1990-01-01", "consents": agreed])
      #expect(try await anna.get("/v1/profile").expect(200).json["birth_date"] == "1990-01-01")
      // A user with an account is asked for neither.
      _ = try await journey.signedIn()
    }
  }

  /// A provider's word is one factor, as a password is.
  @Test func `has a second step where the account has a second factor`() async throws {
    try await SignInJourney.run { journey in
      let first = try await journey.signedIn()
      let app = try await CodeApp.added(to: first)
      let asked = try await journey.signIn().expect(401)
      #expect(asked.problem == "second-factor-needed")
      let challenge = try asked.json["challenge"] ?? .null
      #expect(try await journey.server.visitor.secondStep(challenge, code: app.wrong).status != 201)
      try await journey.server.visitor.secondStep(challenge, code: app.next).expect(201)
    }
  }

  @Test func `and without a password there is none to prove it by`() async throws {
    try await SignInJourney.run { journey in
      let anna = try await journey.signedIn()
      let proof: JSON = ["password": .string(TestServer.password)]
      let refused = try await anna.put("/v1/sessions/current/proof", proof)
      #expect(refused.status == 409)
      let address: JSON = ["email": "new@example.com", "password": "whatever it was"]
      #expect(try await anna.put("/v1/me/email", address).status == 409)
    }
  }

  @Test func `links an account of the same confirmed address, and tells its owner`() async throws {
    try await SignInJourney.run { journey in
      journey.provider.change { $0.person = $0.person.with("email", "anna@example.com") }
      let anna = try await journey.server.person("anna", as: "lifter")
      #expect(try await journey.signedIn().account == anna.account)
      #expect(try await journey.server.mails.last(to: "anna@example.com", of: 3).contains("Oidc"))
      let linked = try await anna.get("/v1/identities").expect(200).json["items"]?.elements ?? []
      #expect(linked.map { $0["provider"]?.text } == ["oidc"])
      _ = try await journey.server.visitor.signedIn("anna")
    }
  }

  @Test(arguments: ["not believed", "unconfirmed there", "an admin's"])
  func `links no account where the address alone proves too little`(why: String) async throws {
    try await SignInJourney.run(trusts: why != "not believed") { journey in
      let anna = try await journey.server.person("anna", as: "lifter")
      if why == "an admin's" {
        try journey.server.database.administer("update app.accounts set roles = '{lifter,admin}'")
      }
      journey.provider.change {
        $0.person = $0.person.with("email", "anna@example.com")
          .with("email_verified", .bool(why != "unconfirmed there"))
      }
      let refused = try await journey.signIn()
      #expect(refused.status == 409)
      #expect(try await anna.get("/v1/identities").json["items"] == [])
    }
  }

  @Test func `takes an account back from who registered the address before its owner came`() async throws {
    try await SignInJourney.run { journey in
      let visitor = journey.server.visitor
      let trap: JSON = [
        "role": "lifter", "email": "anna@gmail.com", "username": "trap",
        "password": .string(TestServer.password),
      ]
      try await visitor.post("/v1/accounts", trap).expect(201)
      let anna = try await journey.signedIn()
      #expect(try await anna.get("/v1/me").json["username"]?.text == "trap")
      let login: JSON = ["login": "trap", "password": .string(TestServer.password)]
      #expect(try await visitor.post("/v1/sessions", login).status == 401)
      _ = try await journey.server.mails.last(to: "anna@gmail.com", of: 3)
    }
  }

  @Test func `asks for an address where the provider has none, and confirms it by mail`() async throws {
    try await SignInJourney.run { journey in
      journey.provider.change { $0.person = ["sub": "77", "name": "Bo"] }
      let begun = try await journey.begin()
      let code = SignInJourney.code(in: try await journey.agree(begun))
      let asked = try await journey.finish(begun, code: code)
      #expect(asked.faults == ["/email missing"])
      let stated = try await journey.finish(begun, code: code, ["email": "bo@example.com"])
      #expect(stated.problem == "email-unverified")
      let token = try await journey.server.mails.token(to: "bo@example.com")
      try await journey.server.visitor.post("/v1/email-verifications", ["token": .string(token)]).expect(204)
      _ = try await journey.signedIn()
    }
  }

  @Test func `whoever joined an unconfirmed account by a provider is out once its owner sets a password`()
    async throws
  {
    try await SignInJourney.run { journey in
      journey.provider.change { $0.person = ["sub": "evil"] }
      #expect(try await journey.signIn(["email": "vera@example.com"]).problem == "email-unverified")
      let visitor = journey.server.visitor
      try await visitor.post("/v1/password-resets", ["email": "vera@example.com"]).expect(202)
      let token = try await journey.server.mails.token(to: "vera@example.com", of: 2)
      try await visitor.put("/v1/password-resets/\(token)", ["password": .string(TestServer.password)])
        .expect(200)
      let refused = try await journey.signIn(["email": "vera@example.com"])
      #expect(refused.status == 409)
      _ = try await visitor.signedIn("vera@example.com")
    }
  }

  @Test func `a provider is linked and unlinked by who is signed in, but not the last way in`() async throws {
    try await SignInJourney.run { journey in
      var linking = journey
      linking.client = try await journey.server.person("anna", as: "lifter")
      #expect(
        try await linking.client.post("/v1/sign-ins/oidc/link", [:]).expect(422).faults == [
          "/redirect_uri missing"
        ])
      let begun = try await linking.begin(links: true)
      let link: JSON = [
        "state": .string(begun.state), "secret": .string(begun.secret),
        "code": .string(SignInJourney.code(in: try await linking.agree(begun))),
      ]
      #expect(try await journey.finish(begun, code: link["code"]?.text ?? "").status == 404)
      let bert = try await journey.server.person("bert", as: "lifter")
      #expect(try await bert.post("/v1/identities", link).status == 404)
      let identity = try await linking.client.post("/v1/identities", link).expect(201).json["id"]?.text ?? ""
      #expect(try await journey.signedIn().account == linking.client.account)
      #expect(try await bert.delete("/v1/identities/\(identity)").status == 404)
      try journey.server.database.administer("update auth.sessions set proved_at = now() - interval '1 hour'")
      #expect(try await linking.client.delete("/v1/identities/\(identity)").problem == "proof-needed")
      try journey.server.database.administer("update auth.sessions set proved_at = now()")
      try journey.server.database.administer("delete from auth.credentials")
      #expect(try await linking.client.delete("/v1/identities/\(identity)").status == 409)
      let change: JSON = ["current": "x", "new": "a better battery"]
      #expect(try await linking.client.put("/v1/me/password", change).status == 409)
      try await journey.server.visitor.post("/v1/password-resets", ["email": "anna@example.com"]).expect(202)
      let token = try await journey.server.mails.token(to: "anna@example.com", of: 4)
      try await journey.server.visitor.put("/v1/password-resets/\(token)", ["password": "a better battery"])
        .expect(200)
      let anna = try await journey.server.visitor.signedIn("anna", password: "a better battery")
      try await anna.delete("/v1/identities/\(identity)").expect(204)
    }
  }
}
