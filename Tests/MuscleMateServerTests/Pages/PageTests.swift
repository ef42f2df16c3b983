import Primitives
import TestKit
import Testing

@testable import MuscleMateServer

@Suite struct `The page of a mailed link` {
  @Test func `confirms an address by its button, and looking at it spends nothing`() async throws {
    try await TestServer.run { (server) async throws in
      try await server.visitor.post("/v1/accounts", registration("anna")).expect(201)
      let token = try await server.mails.token(to: "anna@example.com")
      for _ in 1...2 {
        let page = try await server.visitor.get("/verify?token=\(token)").expect(200)
        #expect(page.headers["content-type"] == "text/html; charset=utf-8")
        #expect(page.text.contains("<input type=\"hidden\" name=\"token\" value=\"\(token)\">"))
      }
      let done = try await server.visitor.submit("/verify", "token=\(token)").expect(200)
      #expect(done.text.contains("Your address is confirmed"))
      _ = try await server.visitor.signedIn("anna")
      let again = try await server.visitor.submit("/verify", "token=\(token)")
      #expect(again.status == 410)
      #expect(again.text.contains("has expired or was used already"))
    }
  }

  @Test func `sets a new password, and says what is wrong with one`() async throws {
    try await TestServer.run { (server) async throws in
      _ = try await server.person("anna", as: "lifter")
      try await server.visitor.post("/v1/password-resets", ["email": "anna@example.com"]).expect(202)
      let token = try await server.mails.token(to: "anna@example.com", of: 3)
      #expect(try await server.visitor.get("/reset?token=\(token)").status == 200)
      let weak = try await server.visitor.submit("/reset", "token=\(token)&password=short")
      #expect(weak.status == 422)
      #expect(weak.text.contains("role=\"alert\""))
      try await server.visitor.submit("/reset", "token=\(token)&password=a+better+b%C3%A4ttery").expect(200)
      _ = try await server.visitor.signedIn("anna", password: "a better bättery")
    }
  }

  @Test func `accepts an invitation with what is ticked, after a sign-in of its own`() async throws {
    try await TestServer.run { (server) async throws in
      let coach = try await server.person("carl", as: "coach")
      let anna = try await server.person("anna", as: "lifter")
      let invite: JSON = ["lifter": "anna@example.com", "scopes": ["history", "photos"]]
      try await coach.post("/v1/invites", invite).expect(201)
      let token = try await server.mails.token(to: "anna@example.com", of: 3)
      let page = try await server.visitor.get("/invite?token=\(token)").expect(200)
      #expect(page.text.contains("name=\"main_lifts\""))

      let form = "token=\(token)&login=anna&answer=accept&history=on&main_lifts=on&password="
      let wrong = try await server.visitor.submit("/invite", form + "wrong+one")
      #expect(wrong.status == 401)
      #expect(wrong.text.contains("role=\"alert\""))
      try await server.visitor.submit("/invite", form + "correct+horse+battery").expect(200)
      let coaches = try await anna.get("/v1/coaches").expect(200).json["items"]?.elements
      #expect(coaches?.first?["scopes"] == ["history", "main_lifts"])
      let sessions = try await anna.get("/v1/sessions").expect(200).json["items"]?.elements
      #expect(sessions?.count == 1)
      #expect(try await server.visitor.submit("/invite", form + "correct+horse+battery").status == 410)
    }
  }

  @Test func `declines an invitation`() async throws {
    try await TestServer.run { (server) async throws in
      let coach = try await server.person("carl", as: "coach")
      let anna = try await server.person("anna", as: "lifter")
      try await coach.post("/v1/invites", ["lifter": "anna", "scopes": []]).expect(201)
      let token = try await server.mails.token(to: "anna@example.com", of: 3)
      let form = "token=\(token)&login=anna&password=correct+horse+battery&answer=decline"
      try await server.visitor.submit("/invite", form).expect(200)
      #expect(try await anna.get("/v1/coaches").expect(200).json["items"] == [])
    }
  }

  @Test func `tells an admin, who trains nothing, that the invitation is for others`() async throws {
    try await TestServer.run { (server) async throws in
      let coach = try await server.person("carl", as: "coach")
      let ada = try await server.person("ada", as: "lifter")
      try server.database.administer("update app.accounts set roles = '{admin}' where username = 'ada'")
      try await coach.post("/v1/invites", ["lifter": "ada@example.com", "scopes": []]).expect(201)
      let token = try await server.mails.token(to: "ada@example.com", of: 3)
      let form = "token=\(token)&login=ada&password=correct+horse+battery&answer=accept"
      let refused = try await server.visitor.submit("/invite", form)
      #expect(refused.status == 403)
      #expect(refused.text.contains("This is for: lifter, coach."))
      #expect(try await ada.get("/v1/sessions").expect(200).json["items"]?.elements?.count == 1)
    }
  }

  @Test func `holds nothing but what can be a token, and lets no script run`() async throws {
    try await TestServer.run { (server) async throws in
      for path in ["verify", "reset", "invite"] {
        let page = try await server.visitor.get("/\(path)?token=%22%3E%3Cscript%3Ealert(1)%3C/script%3E")
        #expect(page.status == 404)
        #expect(!page.text.contains("<script"))
        let policy = page.headers["content-security-policy"] ?? ""
        #expect(policy.hasPrefix("default-src 'none'; style-src 'sha256-"))
        #expect(!policy.contains("unsafe"))
        #expect(page.headers["referrer-policy"] == "no-referrer")
        #expect(page.headers["cache-control"] == "no-store")
      }
    }
  }

  @Test func `speaks the language that the browser asks for`() async throws {
    try await TestServer.run { (server) async throws in
      var visitor = server.visitor
      visitor.headers["Accept-Language"] = "de-AT,de;q=0.9"
      let page = try await visitor.get("/verify?token=\(OneTimeToken().text)").expect(200)
      #expect(page.text.contains("<html lang=\"de\">"))
      #expect(page.text.contains("Bestätige deine Adresse"))
    }
  }
}

extension Client {
  fileprivate func submit(_ path: String, _ form: String) async throws -> Received {
    try await send("POST", path, type: "application/x-www-form-urlencoded", Array(form.utf8))
  }
}
