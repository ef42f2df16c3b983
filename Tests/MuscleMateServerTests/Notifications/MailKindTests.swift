import DatabaseAdministration
import Localization
import TestKit
import Testing

@testable import MuscleMateServer

@Suite struct `Every mail that SQL queues` {
  @Test func `has a text`() throws {
    var kinds: Set<String> = []
    for script in try MigrationScripts(in: MigrationScripts.findFolder()).functions.map(\.text) {
      for call in script.matches(of: /queue_mail\(\s*'([a-z_]+)'/) { kinds.insert(String(call.output.1)) }
      for call in script.matches(of: /app\.mail_to\([^';]*'([a-z_]+)'/) {
        kinds.insert(String(call.output.1))
      }
      for call in script.matches(of: /auth\.(?:tell|issue_token)\((?:[^';()]|\(\))*'([a-z_]+)'/) {
        kinds.insert(String(call.output.1))
      }
    }
    #expect(kinds.isSuperset(of: ["verify_email", "password_changed", "invite", "message_written"]))
    for kind in kinds { #expect(MailKind(rawValue: kind) != nil, "\(kind)") }
  }

  /// While servers are replaced one by one, each meets what the others queue.
  @Test func `is left to a server that has a text for it`() async throws {
    try await TestServer.run { (server) async throws in
      let database = server.database
      try database.administer(queue("of_a_later_release"))
      try await server.visitor.post("/v1/accounts", registration("anna")).expect(201)
      _ = try await server.mails.last(to: "anna@example.com")
      let waiting = "select kind, attempts from app.outbox_mail where sent_at is null"
      // A mail that was sent is noted right after.
      try await eventually("one mail waits") { try database.rows(waiting).count == 1 }
      #expect(try database.rows(waiting) == [["of_a_later_release", "0"]])
    }
  }
}

private func queue(_ kind: String) -> String {
  """
  insert into app.outbox_mail (tenant_id, id, kind, recipient, locale, next_try_at)
  values (1, app.new_id(), '\(kind)', 'later@example.com', 'en', now() - interval '1 day')
  """
}
