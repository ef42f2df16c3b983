import Primitives
import Secrets
import TestKit
import Testing

@testable import MuscleMateServer

@Suite struct `The page of a mailed link` {
  @Test(arguments: [
    "/verify?token=x", "/reset?token=x", "/unlock?token=x", "/veto?token=x", "/invite?token=x",
    "/unsubscribe?key=x", "/sign-in?to=/own", "/register?to=/own", "/s/x?a=b",
  ])
  func `passes over what a messenger or a mailer added to its address`(_ path: String) async throws {
    try await TestServer.run { server in
      let plain = try await server.visitor.get(path)
      let added = try await server.visitor.get("\(path)&utm_source=mail&fbclid=x")
      #expect(added.status == plain.status && added.status != 422)
      #expect(added.headers["content-type"] == "text/html; charset=utf-8")
    }
  }

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
      // Again, as where the answer was lost: the first answer remains.
      try await server.visitor.submit("/invite", form + "correct+horse+battery&photos=on").expect(200)
      let again = try await anna.get("/v1/coaches").expect(200).json["items"]?.elements
      #expect(again?.first?["scopes"] == ["history", "main_lifts"])
    }
  }

  @Test func `tells who invites, what they wrote and ask for, and to which address it went`() async throws {
    try await TestServer.run { (server) async throws in
      let coach = try server.signedIn("carl", as: "coach")
      let message = "Hi <b>Anna</b>,\nlet's begin"
      let invite: JSON = [
        "lifter": "anna@example.com", "scopes": ["history", "photos"], "message": .string(message),
      ]
      try await coach.post("/v1/invites", invite).expect(201)
      let token = try await server.mails.token(to: "anna@example.com")
      let page = try await server.visitor.get("/invite?token=\(token)").expect(200).text
      #expect(page.contains("carl would like to coach you"))
      #expect(
        page.contains("carl wrote:</p><blockquote>Hi &lt;b&gt;Anna&lt;/b&gt;,\nlet&#39;s begin</blockquote>"))
      #expect(page.contains("<b>Share what carl asks for</b><br>Workout history</span>"))
      #expect(page.contains("<b>Photos</b><br>Progress photos. carl asks for this too.</span>"))
      #expect(page.contains("a•••@example.com") && !page.contains("anna@example.com"))
      #expect(!page.contains(" checked"))
    }
  }

  @Test func `lets who has no account register and accept in one, and names what is wrong beside its field`()
    async throws
  {
    try await TestServer.run { (server) async throws in
      let coach = try server.signedIn("carl", as: "coach")
      try await coach.post("/v1/invites", ["lifter": "anna@example.com", "scopes": ["history"]]).expect(201)
      let token = try await server.mails.token(to: "anna@example.com")
      let page = try await server.visitor.get("/invite?token=\(token)").expect(200).text
      #expect(page.contains("action=\"/invite/account\""))
      let wrong = try await server.visitor.submit(
        "/invite/account", "token=\(token)&email=other%40example.com&username=a&password=short&history=on")
      #expect(wrong.status == 422)
      for name in ["username", "password"] {
        #expect(wrong.text.contains("aria-describedby=\"\(name)_fault\""))
      }
      #expect(wrong.text.contains("name=\"history\" checked"))
      let form = "token=\(token)&username=anna&password=correct+horse+battery&history=on&email="
      let elsewhere = try await server.visitor.submit("/invite/account", form + "other%40example.com")
      #expect(elsewhere.status == 422 && elsewhere.text.contains("a•••@example.com"))
      let done = try await server.visitor.submit("/invite/account", form + "anna%40example.com").expect(200)
      #expect(done.text.contains("<a href=\"/\">To the sign-in</a>"))
      let anna = try await server.visitor.signedIn("anna")
      #expect(try await anna.items("/v1/coaches").first?["scopes"] == ["history"])
      #expect(try await anna.get("/v1/me").json["email_verified"] == true)
      #expect(try await anna.items("/v1/sessions").count == 1)
    }
  }

  @Test func `shares all that is asked for by one box, but for what is ticked singly`() async throws {
    try await TestServer.run { (server) async throws in
      let coach = try server.signedIn("carl", as: "coach")
      let invite: JSON = [
        "lifter": "anna@example.com", "scopes": ["history", "plans", "health", "body_metrics"],
      ]
      try await coach.post("/v1/invites", invite).expect(201)
      let token = try await server.mails.token(to: "anna@example.com")
      let form = "token=\(token)&username=anna&password=correct+horse+battery&email=anna%40example.com"
      try await server.visitor.submit("/invite/account", form + "&asked=on&body_metrics=on").expect(200)
      let anna = try await server.visitor.signedIn("anna")
      #expect(try await anna.items("/v1/coaches").first?["scopes"] == ["body_metrics", "history", "plans"])
    }
  }

  @Test func `tells who registers that the coach has no place, and the coach that somebody waits`()
    async throws
  {
    try await TestServer.run { (server) async throws in
      let coach = try server.signedIn("carl", as: "coach")
      try await coach.post("/v1/invites", ["lifter": "anna@example.com", "scopes": ["history"]]).expect(201)
      let token = try await server.mails.token(to: "anna@example.com")
      try server.database.administer(
        """
        update app.tenants set modules = modules || '{billing}' where id = 1;
        insert into app.entitlement_overrides (tenant_id, account_id, feature, at_most, reason)
        values (1, '\(coach.account)', 'clients', 0, 'test')
        """)
      let form =
        "token=\(token)&username=anna&password=correct+horse+battery&email=anna%40example.com&asked=on"
      let done = try await server.visitor.submit("/invite/account", form).expect(200)
      #expect(done.text.contains("Your account is made. carl has no place for one more client"))
      let anna = try await server.visitor.signedIn("anna")
      #expect(try await anna.items("/v1/invites", "state") == ["open"])
      #expect(try await anna.items("/v1/coaches").isEmpty)
      let told = try await coach.items("/v1/notices")
      #expect(told.compactMap { $0["kind"]?.text } == ["invite_no_place"])
      #expect(
        told.first?["text"]?.text == "anna wants to accept your invitation, but your plan has no place left")

      try server.database.administer("update app.entitlement_overrides set at_most = 1")
      let invite = try await anna.items("/v1/invites").first?["id"]?.text ?? ""
      try await anna.accept(invite, sharing: ["history"])
    }
  }

  @Test func `says for which account an invitation is, where another one answers`() async throws {
    try await TestServer.run { (server) async throws in
      let coach = try await server.person("carl", as: "coach")
      _ = try await server.person("anna", as: "lifter")
      _ = try await server.person("bea", as: "lifter")
      try await coach.post("/v1/invites", ["lifter": "anna@example.com", "scopes": []]).expect(201)
      let token = try await server.mails.token(to: "anna@example.com", of: 3)
      let form = "token=\(token)&password=correct+horse+battery&answer=accept&login="
      let refused = try await server.visitor.submit("/invite", form + "bea")
      #expect(refused.status == 409)
      #expect(refused.text.contains("for the account of a•••@example.com"))
      #expect(refused.text.contains("name=\"password\""), "to try again with the right one")
      try await server.visitor.submit("/invite", form + "anna").expect(200)
    }
  }

  @Test(arguments: ["accepted", "declined", "withdrawn", "expired"])
  func `says why an invitation can't be answered any more, without a form`(_ state: String) async throws {
    try await TestServer.run { (server) async throws in
      let coach = try server.signedIn("carl", as: "coach")
      try await coach.post("/v1/invites", ["lifter": "anna@example.com", "scopes": []]).expect(201)
      let token = try await server.mails.token(to: "anna@example.com")
      let change =
        state == "expired" ? "expires_at = now() - interval '1 s'" : "state = '\(state)', closed_at = now()"
      try server.database.administer("update app.invites set \(change)")
      let page = try await server.visitor.get("/invite?token=\(token)")
      let words = ["accepted": "accepted already", "withdrawn": "withdrawn this invitation"]
      #expect(page.status == 410)
      #expect(page.text.contains(words[state] ?? "has \(state == "declined" ? "been declined" : "expired")"))
      #expect(!page.text.contains("<form"))
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
        #expect(policy.hasPrefix("default-src 'none'; style-src 'self' 'sha256-"))
        #expect(!policy.contains("unsafe") && !policy.contains("script-src"))
        #expect(page.headers["referrer-policy"] == "no-referrer")
        #expect(page.headers["cache-control"] == "no-store")
      }
    }
  }

  @Test func `shows the tenant's name and colours, as the portal does`() async throws {
    try await TestServer.run { (server) async throws in
      try server.database.administer(
        "update app.tenants set name = 'Iron Works', branding = '{\"primary_color\": \"#7a1fa2\"}'")
      let page = try await server.visitor.get("/verify?token=\(OneTimeToken().text)").expect(200)
      let signIn = try await server.visitor.get("/sign-in").expect(200)
      #expect(page.text.contains("· Iron Works</title>") && page.text.contains("<body class=\"public\">"))
      let style = try #require(page.text.firstMatch(of: /<style>.*<\/style>/)).0
      #expect(signIn.text.contains(style))
    }
  }

  @Test func `speaks the language that the browser asks for`() async throws {
    try await TestServer.run { (server) async throws in
      var visitor = server.visitor
      visitor.headers["Accept-Language"] = "de-AT,de;q=0.9"
      let page = try await visitor.get("/verify?token=\(OneTimeToken().text)").expect(200)
      #expect(page.text.contains("<html lang=\"de\""))
      #expect(page.text.contains("Bestätige deine Adresse"))
    }
  }
}

extension Client {
  fileprivate func submit(_ path: String, _ form: String) async throws -> Received {
    try await send("POST", path, type: "application/x-www-form-urlencoded", Array(form.utf8))
  }
}
