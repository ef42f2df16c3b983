internal import Primitives
internal import TestKit
internal import Testing

@testable internal import MuscleMateServer

/// The way out in every mail that one may do without (RFC 8058).
struct UnsubscribeTests {
  private func queue(_ kind: String, to name: String, on server: TestServer) throws {
    try server.database.administer(
      """
      begin;
      select set_config('app.tenant_id', '1', true);
      select app.queue_mail('\(kind)', '\(name)@example.com', '{"name": "Carl", "username": "anna"}');
      commit
      """)
  }

  /// The path of the link in a mail's header.
  private func link(in mail: String, base: String) throws -> String {
    let line = try #require(mail.split(separator: "\n").first { $0.hasPrefix(" <\(base)/unsubscribe?key=") })
    return String(line.dropFirst(2 + base.count).dropLast())
  }

  private func topics(_ person: Client) async throws -> [String] {
    let topics = try await person.get("/v1/notice-preferences").json["topics"]?.elements ?? []
    return topics.filter { $0["mail"] == false }.compactMap { $0["topic"]?.text }
  }

  @Test func `a click stops this kind of mail and no other, without signing in`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let usual = try await topics(anna)
      try queue("message_written", to: "anna", on: server)
      let mail = try await server.mails.last(to: "anna@example.com")
      let path = try link(in: mail, base: server.address)
      #expect(mail.contains("To get no more emails like this one:\n\(server.address)\(path)\n"))

      // Programs that look after links change nothing.
      let page = try await server.visitor.get(path).expect(200)
      #expect(page.text.contains("<form method=\"post\" action=\"\(path)\">"))
      #expect(try await topics(anna) == usual)

      let form = Array(
        "--x\r\nContent-Disposition: form-data; name=\"List-Unsubscribe\"\r\n\r\nOne-Click\r\n--x--".utf8)
      for type in ["multipart/form-data; boundary=x", "application/x-www-form-urlencoded"] {
        try await server.visitor.send("POST", path, type: type, form).expect(200)
      }
      #expect(Set(try await topics(anna)) == Set(usual + ["messages"]))
    }
  }

  @Test func `mails that always come offer no way out, and the header is one-click under HTTPS alone`()
    async throws
  {
    try await TestServer.run { server in
      _ = try server.signedIn("anna")
      try queue("password_changed", to: "anna", on: server)
      let security = try await server.mails.last(to: "anna@example.com")
      #expect(!security.contains("nsubscribe"))
      // To an address without an account as well.
      try queue("message_written", to: "nobody", on: server)
      #expect(try await !server.mails.last(to: "nobody@example.com").contains("nsubscribe"))
      try queue("message_written", to: "anna", on: server)
      _ = try await server.mails.last(to: "anna@example.com", of: 2)
      let plain = server.mails.all(to: "anna@example.com").filter { $0.contains("List-Unsubscribe") }
      #expect(plain.count == 1)
      #expect(plain.allSatisfy { !$0.contains("List-Unsubscribe-Post") })
      try server.database.administer("update app.tenants set public_url = 'https://gym.example'")
      try queue("comment_written", to: "anna", on: server)
      _ = try await server.mails.last(to: "anna@example.com", of: 3)
      let secure = try #require(
        server.mails.all(to: "anna@example.com").first { $0.contains("List-Unsubscribe-Post") })
      #expect(secure.contains("\nList-Unsubscribe:\n <https://gym.example/unsubscribe?key="))
      #expect(secure.contains("\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\n"))
    }
  }

  @Test func `an address without an account refuses invitations for good, and no coach hears of it`()
    async throws
  {
    try await TestServer.run { server in
      let (carl, cora) = try (server.signedIn("carl", as: "coach"), server.signedIn("cora", as: "coach"))
      try server.database.administer("update app.tenants set public_url = 'https://gym.example'")
      let invite: JSON = ["lifter": "stranger@example.com", "scopes": []]
      try await carl.post("/v1/invites", invite).expect(201)
      let mail = try await server.mails.last(to: "stranger@example.com")
      #expect(mail.contains("\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\n"))
      let path = try link(in: mail, base: "https://gym.example")
      #expect(!path.contains("stranger"))
      try await server.visitor.get(path).expect(200)
      try await server.visitor.send("POST", path, type: "text/plain").expect(200)
      try await cora.post("/v1/invites", invite).expect(201)
      try await cora.post("/v1/invites", ["lifter": "other@example.com", "scopes": []]).expect(201)
      _ = try await server.mails.last(to: "other@example.com")
      #expect(server.mails.all(to: "stranger@example.com").count == 1)
      // Mail that they ask for themselves arrives.
      try await server.visitor.post("/v1/accounts", registration("stranger")).expect(201)
      _ = try await server.mails.last(to: "stranger@example.com", of: 2)
    }
  }

  @Test func `invitations to addresses are twenty an hour`() async throws {
    try await TestServer.run { server in
      let carl = try server.signedIn("carl", as: "coach")
      _ = try server.signedIn("anna")
      for number in 1...20 {
        try await carl.post("/v1/invites", ["lifter": .string("a\(number)@example.com"), "scopes": []])
          .expect(201)
      }
      // It does not reveal whether someone has an account; a username is someone's who is here.
      for address in ["anna@example.com", "nobody@example.com"] {
        let refused = try await carl.post("/v1/invites", ["lifter": .string(address), "scopes": []]).expect(
          429)
        #expect(refused.headers["retry-after"].flatMap { Int($0) }.map { (1...3_600).contains($0) } == true)
      }
      try await carl.post("/v1/invites", ["lifter": "anna", "scopes": []]).expect(201)
    }
  }

  @Test func `nobody makes a link for another`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try queue("message_written", to: "anna", on: server)
      let path = try link(in: try await server.mails.last(to: "anna@example.com"), base: server.address)
      let usual = try await topics(anna)
      let flipped = String(path.dropLast(8)) + "AAAAAAAA"
      let open = "tenant=1&account=\(anna.account)&topic=comments"
      for path in [
        flipped, "/unsubscribe?key=", "/unsubscribe",
        "/unsubscribe?key=\(Base64URL.encode(Array(open.utf8)))",
      ] {
        try await server.visitor.get(path).expect(404)
        try await server.visitor.send("POST", path, type: "text/plain").expect(404)
      }
      #expect(try await topics(anna) == usual)
    }
  }
}
