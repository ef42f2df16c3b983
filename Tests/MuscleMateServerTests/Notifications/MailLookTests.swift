import Primitives
import TestKit
import Testing

@testable import MuscleMateServer

/// The text and the look of a mail, for its readers.
@Suite struct `A mail that is read` {
  private func queue(_ kind: String, _ arguments: JSON, to name: String, on server: TestServer) throws {
    try server.database.administer(
      """
      begin;
      select set_config('app.tenant_id', '1', true);
      select app.queue_mail('\(kind)', '\(name)@example.com', '\(arguments.description)');
      commit
      """)
  }

  @Test func `is plain text and HTML in the tenant's brand, which loads nothing and runs nothing`()
    async throws
  {
    try await TestServer.run { server in
      try server.database.administer(
        """
        update app.tenants
           set name = 'Iron & Co',
               branding = '{"primary_color": "#ffd400", "logo_url": "https://cdn.example/logo.png",
                            "support_email": "help@iron.example"}'
        """)
      try await server.visitor.post("/v1/accounts", registration("anna")).expect(201)
      let token = try await server.mails.token(to: "anna@example.com")
      let mail = try await server.mails.last(to: "anna@example.com")
      #expect(mail.contains("Content-Type: multipart/alternative;\n boundary=\"="))
      #expect(mail.contains("Iron & Co\n\(server.address)\nQuestions? Write to help@iron.example\n"))
      let html = try #require(mail.firstMatch(of: /<!doctype html>[\s\S]*/)).output
      #expect(html.contains("<html lang=\"en\">"))
      #expect(html.contains("Iron &amp; Co"))
      #expect(html.contains("background:#ffd400;color:#000000"))
      #expect(html.contains("<a href=\"\(server.address)/verify?token=\(token)\""))
      #expect(html.contains("help@iron.example"))
      #expect(html.contains("prefers-color-scheme: dark"))
      for loaded in ["<script", "<img", "src=", "url(", "<link", "@import"] {
        #expect(!html.contains(loaded), "\(loaded)")
      }
    }
  }

  @Test func `has a colour of the brand only where it is one`() {
    let brand = MailBrand(color: "#ff0000;background:url(x)")
    #expect(brand.color == "#1b4f8f")
    #expect(brand.inkOnColor == "#ffffff")
    #expect(MailBrand(color: "#FFFFFF").inkOnColor == "#000000")
  }

  @Test func `quotes an inviting coach under their name, and holds no link of theirs`() async throws {
    try await TestServer.run { server in
      let coach = try server.signedIn("carl", as: "coach")
      let message =
        "Your account is locked.\nUnlock now: http://evil.example/login <b>now</b> or www.evil.example"
      let invite: JSON = ["lifter": "stranger@example.com", "scopes": [], "message": .string(message)]
      try await coach.post("/v1/invites", invite).expect(201)
      let mail = try await server.mails.last(to: "stranger@example.com")
      #expect(
        mail.contains("carl wrote:\n> Your account is locked.\n> Unlock now: hxxp://evil[.]example/login"))
      #expect(!mail.contains("evil.example"))
      #expect(mail.contains("<blockquote") && mail.contains("&lt;b&gt;now&lt;/b&gt;"))
    }
  }

  @Test func `quotes each line of theirs, whatever ends it, and nothing that can't be seen`() async throws {
    try await TestServer.run { server in
      let coach = try server.signedIn("carl", as: "coach")
      let message =
        "One\r\nTwo\u{2028}Three\rFour \u{202E}five ht\u{AD}tp://evil.exam\u{AD}ple"
      let invite: JSON = ["lifter": "stranger@example.com", "scopes": [], "message": .string(message)]
      try await coach.post("/v1/invites", invite).expect(201)
      let mail = try await server.mails.last(to: "stranger@example.com")
      let quoted = "> One\n> Two\n> Three\n> Four five hxxp://evil[.]example\n\n"
      #expect(mail.contains("carl wrote:\n\(quoted)"))
    }
  }

  @Test(arguments: ["\r\n", "\r", "\n", "\u{2028}", "\u{2029}"])
  func `quotes every line of what a stranger wrote, however it ends`(_ end: String) async throws {
    try await TestServer.run { server in
      let coach = try server.signedIn("carl", as: "coach")
      let message = "Hello!\(end)\(end)Your account is locked."
      try await coach.post(
        "/v1/invites", ["lifter": "stranger@example.com", "scopes": [], "message": .string(message)]
      ).expect(201)
      let mail = try await server.mails.last(to: "stranger@example.com")
      #expect(mail.contains("carl wrote:\n> Hello!\n>\n> Your account is locked."))
      #expect(mail.contains("Hello!<br>\n<br>\nYour account is locked."))
    }
  }

  @Test func `greets by the reader's own username to the letter, and by no one else's`() async throws {
    try await TestServer.run { server in
      _ = try server.signedIn("anna")
      let greeted: JSON = ["name": "anna.smith", "username": "anna.smith", "former": "anna.example"]
      try queue("username_changed", greeted, to: "anna", on: server)
      let mail = try await server.mails.last(to: "anna@example.com")
      #expect(mail.contains("Hello anna.smith,"))
      #expect(mail.contains("is now anna.smith. It was anna.example,"))
      try queue("comment_written", ["name": "carl.example"], to: "anna", on: server)
      let other = try await server.mails.last(to: "anna@example.com", of: 2)
      #expect(other.contains("carl[.]example commented"))
    }
  }

  @Test(arguments: [
    ("see https://a.example/x", "see hxxps://a[.]example/x"), ("at a.b.example:80", "at a[.]b[.]example:80"),
    ("FTP://10.0.0.1/x", "fxp://10[.]0[.]0[.]1/x"), ("mail me@x.example", "mail me@x[.]example"),
    ("evil\u{200D}.example", "evil\u{200D}[.]example"), ("evil.\u{200B}example", "evil[.]\u{200B}example"),
    ("evil.example\u{301}", "evil[.]example\u{301}"),
    ("5.30 pm. Then rest", "5.30 pm. Then rest"), ("80.5 kg, J. R. Smith", "80.5 kg, J. R. Smith"),
  ])
  func `holds what a stranger wrote so that nothing of it becomes a link`(_ text: String, _ defused: String) {
    #expect(Links.defused(text) == defused)
  }

  @Test func `of a subscription leads to where it is managed`() async throws {
    try await TestServer.run { server in
      _ = try server.signedIn("anna")
      try server.database.administer("update app.tenants set modules = modules || '{billing}'")
      let billing: JSON = ["name": "anna", "tier": "Base", "date": "2026-05-01"]
      try queue("payment_failed", billing, to: "anna", on: server)
      let mail = try await server.mails.last(to: "anna@example.com")
      #expect(mail.contains("\n\(server.address)\n"))
      let managed: JSON = [
        "name": "anna", "tier": "Base", "date": "2026-05-01", "manage_url": "https://gym.example/plan",
      ]
      try queue("trial_ends", managed, to: "anna", on: server)
      let second = try await server.mails.last(to: "anna@example.com", of: 2)
      let all = server.mails.all(to: "anna@example.com") + [second]
      #expect(
        all.contains { $0.contains("\nhttps://gym.example/plan\n") && $0.contains("Manage the subscription") }
      )
    }
  }

  @Test func `lists numbers a line each`() async throws {
    try await TestServer.run { server in
      _ = try server.signedIn("anna")
      try queue("client_digest", ["name": "anna", "clients": "3", "active": "2"], to: "anna", on: server)
      let mail = try await server.mails.last(to: "anna@example.com")
      #expect(mail.contains("Clients: 3\nClients who trained: 2"))
      #expect(mail.contains("Clients: 3<br>\nClients who trained: 2<br>"))
    }
  }
}
