import Primitives
import TestKit
import Testing

@testable import MuscleMateServer

@Suite struct `The text of a mail` {
  @Test func `has its date as RFC 5322 wants it`() {
    #expect(HeaderText.date(Timestamp(unixSeconds: 0)) == "Thu, 1 Jan 1970 00:00:00 +0000")
    #expect(HeaderText.date(Timestamp(unixSeconds: 1_709_210_096)) == "Thu, 29 Feb 2024 12:34:56 +0000")
    #expect(HeaderText.date(Timestamp(unixSeconds: -1)) == "Wed, 31 Dec 1969 23:59:59 +0000")
  }

  @Test func `encodes a header that is not ASCII, in words of at most 75 characters`() {
    #expect(HeaderText.encoded("Plain") == "Plain")
    #expect(HeaderText.encoded("Grüße") == "=?utf-8?B?R3LDvMOfZQ==?=")
    let lines = HeaderText.encoded(String(repeating: "ü", count: 100)).split(separator: "\n")
    #expect(lines.count == 6)
    #expect(lines.allSatisfy { $0.count <= 67 && $0.contains("=?utf-8?B?") })
  }

  @Test func `lets nothing that a person wrote become a header`() {
    #expect(HeaderText.encoded("Hello\r\nBcc: all@example.com") == "Hello  Bcc: all@example.com")
    #expect(HeaderText.phrase("A \"B\" \\ C") == "\"A \\\"B\\\" \\\\ C\"")
  }

  @Test func `greets by a name that is one line, whoever registered the address`() async throws {
    try await TestServer.run { (server) async throws in
      _ = try server.signedIn("anna")
      // As it could be kept before names were held to one line.
      try server.database.administer(
        "update app.accounts set display_name = E'you\\r\\n\\r\\nPay here:\\u2028http://thief.example'")
      try await server.visitor.post("/v1/password-resets", ["email": "anna@example.com"]).expect(202)
      let mail = try await server.mails.last(to: "anna@example.com")
      #expect(mail.contains("\nHello you    Pay here: hxxp://thief[.]example,\n\n"))
      #expect(!mail.contains("thief.example"))
    }
  }

  @Test func `stays as it is where it is ASCII, else is quoted-printable for a server`() {
    #expect(MailBody.lines("a=b  \nc", .sevenBit) == ["Content-Transfer-Encoding: 7bit", "", "a=b", "c"])
    let lines = MailBody.lines("ä=\n" + String(repeating: "ö", count: 30), .sevenBit)
    #expect(lines[2] == "=C3=A4=3D")
    #expect(lines[3] == String(repeating: "=C3=B6", count: 12) + "=C3=")
    #expect(lines[4].hasPrefix("=B6=C3=B6"))
    #expect(lines.allSatisfy { $0.utf8.count <= 76 })
  }

  @Test func `has its link alone on a line of the file, in every language`() async throws {
    try await TestServer.run { (server) async throws in
      let registration = registration("joerg", ["locale": "de", "display_name": "Jörg"])
      try await server.visitor.post("/v1/accounts", registration).expect(201)
      let mail = try await server.mails.last(to: "joerg@example.com")
      #expect(mail.contains("\nContent-Transfer-Encoding: 8bit\n"))
      #expect(mail.contains("Hallo Jörg,"))
      let token = try await server.mails.token(to: "joerg@example.com")
      #expect(mail.contains("\n\(server.address)/verify?token=\(token)\n"))
      try await server.visitor.post("/v1/email-verifications", ["token": .string(token)]).expect(204)
    }
  }

  @Test func `leads to a tenant of this machine at the server's port`() async throws {
    try await TestServer.run { server in
      _ = try server.signedIn("anna")
      try server.database.administer(
        "insert into app.tenant_hosts (tenant_id, host, position) values (1, 'gym.localhost', -1)")
      try await server.visitor.post("/v1/password-resets", ["email": "anna@example.com"]).expect(202)
      let mail = try await server.mails.last(to: "anna@example.com")
      let port = try #require(server.address.split(separator: ":").last)
      #expect(mail.contains("\nhttp://gym.localhost:\(port)/"))
    }
  }

  @Test func `names the host of its links without the port`() {
    #expect(HeaderText.host(of: "https://gym.example:8443/app") == "gym.example")
    #expect(HeaderText.host(of: "http://127.0.0.1:8080") == "[127.0.0.1]")
    #expect(HeaderText.host(of: "http://[::1]:8080") == "[IPv6:::1]")
  }
}
