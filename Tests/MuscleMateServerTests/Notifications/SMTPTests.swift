import Primitives
import TestKit
import Testing

@testable import MuscleMateServer

@Suite struct `Mail by SMTP` {
  @Test func `arrives whole in the reader's language, and leaves no secret behind`() async throws {
    try await MailServer.run { (smtp) async throws in
      try await TestServer.run(["MUSCLEMATE_MAIL": smtp.url]) { (server) async throws in
        try server.database.administer("update app.tenants set name = 'Kraftküche \"Süd\"'")
        let registration = registration("joerg", ["locale": "de", "display_name": "Jörg"])
        try await server.visitor.post("/v1/accounts", registration).expect(201)
        let mail = try await smtp.mail(to: "joerg@example.com")
        #expect(mail["to"]?.text == "joerg@example.com")
        #expect(mail["from"]?.text == "\"Kraftküche \\\"Süd\\\"\" <no-reply@[127.0.0.1]>")
        #expect(mail["sender"]?.text == "no-reply@[127.0.0.1]")
        #expect(mail["subject"]?.text == "Bestätige deine Adresse für Kraftküche \"Süd\"")
        #expect(mail["defects"] == 0)
        #expect(mail["bare"] == 0)
        #expect(mail["longest"]?.integer.map { $0 <= 78 } == true)

        #expect(mail["type"] == "multipart/alternative")
        let html = try #require(mail["html"]?.text)
        #expect(html.contains("<html lang=\"de\">") && html.contains("Hallo Jörg,"))

        let body = try #require(mail["body"]?.text)
        #expect(body.contains("Hallo Jörg,"))
        let start = "\(server.address)/verify?token="
        let link = try #require(body.split(whereSeparator: \.isNewline).first { $0.hasPrefix(start) })
        let token = String(link.dropFirst(start.count))
        try await server.visitor.post("/v1/email-verifications", ["token": .string(token)]).expect(204)
        let left = try await appearance(of: "a sent mail") {
          let rows = try server.database.rows(
            "select (secret is null)::text from app.outbox_mail where sent_at is not null")
          return rows.isEmpty ? nil : rows
        }
        #expect(left.allSatisfy { $0 == ["true"] })
      }
    }
  }

  @Test func `is tried again when the server says later, and given up when it says never`() async throws {
    try await MailServer.run { (smtp) async throws in
      try await TestServer.run(["MUSCLEMATE_MAIL": smtp.url]) { (server) async throws in
        let database = server.database
        for name in ["later", "gone"] {
          try await server.visitor.post("/v1/accounts", registration(name)).expect(201)
        }
        let failures = try await appearance(of: "two failures") {
          let rows = try database.rows(
            """
            select split_part(recipient, '@', 1), (failed_at is not null)::text, (secret is null)::text,
                   (next_try_at > created_at + interval '5 seconds')::text
              from app.outbox_mail
             where last_error is not null
             order by recipient
            """)
          return rows.count == 2 ? rows : nil
        }
        #expect(failures == [["gone", "true", "true", "true"], ["later", "false", "false", "true"]])
        try database.administer("update app.outbox_mail set next_try_at = now() where failed_at is null")
        #expect(try await smtp.mail(to: "later@example.com")["to"]?.text == "later@example.com")
      }
    }
  }
}
