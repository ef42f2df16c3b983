internal import Localization
internal import MuscleMateAPI
internal import OperatingSystem
internal import Primitives
internal import TestKit
internal import Testing

@testable internal import MuscleMateServer

/// Mail that comes back since its address does not exist.
struct BounceTests {
  private typealias Samples = DeliveryReportSamples

  @Test func `a server that refuses a recipient counts, one that refuses a mail or a sender does not`()
    async throws
  {
    try await MailServer.run { smtp in
      try await TestServer.run(["MUSCLEMATE_MAIL": smtp.url]) { server in
        for name in ["gone", "policy", "spam"] { _ = try server.signedIn(name) }
        for name in ["gone", "policy", "spam"] { try server.queue("weekly_summary", to: name) }
        let outcome = try await appearance(of: "three refusals") {
          let rows = try server.database.rows(
            """
            select split_part(mail.recipient, '@', 1), (mail.bounced_at is not null)::text,
                   account.mail_bounces::text
              from app.outbox_mail as mail
              join app.accounts as account on account.email = mail.recipient
             where mail.failed_at is not null
             order by mail.recipient
            """)
          return rows.count == 3 ? rows : nil
        }
        #expect(outcome == [["gone", "true", "1"], ["policy", "false", "0"], ["spam", "false", "0"]])
      }
    }
  }

  @Test func `the third stops all mail but what concerns security, and a used link lets it flow again`()
    async throws
  {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      let ada = try server.signedIn("ada", as: "admin")
      #expect(try await anna.get("/v1/me").expect(200).json["mail_stopped_since"] == nil)
      for _ in 1...2 { #expect(try server.report(try await server.mail("weekly_summary", to: "anna")) == 1) }
      #expect(try await anna.get("/v1/me").json["mail_stopped_since"] == nil)
      let third = try await server.mail("weekly_summary", to: "anna")
      try server.queue("client_digest", to: "anna", in: "1 day")
      #expect(try server.report(third) == 1)

      let since = try #require(try await anna.get("/v1/me").json["mail_stopped_since"]?.text)
      let shown = try await ada.get("/v1/admin/accounts/\(anna.account)").expect(200).json
      #expect(shown["mail_stopped_since"]?.text == since)
      #expect(try await ada.items("/v1/admin/accounts?mail_stopped=true", "username") == ["anna"])
      #expect(try await ada.items("/v1/admin/accounts?mail_stopped=false", "username") == ["ada"])
      #expect(try await anna.items("/v1/notices", "kind") == ["mail_stopped"])
      let metrics = try await server.visitor.get("/metrics").expect(200).text
      #expect(metrics.contains("musclemate_mail_stopped_accounts 1.0"))
      #expect(metrics.contains("musclemate_mail_bounced 3.0"))

      try server.database.administer("update app.tenants set modules = modules || '{billing}'")
      let waiting = try server.database.rows(
        "select kind, (failed_at is not null)::text from app.outbox_mail where sent_at is null")
      #expect(waiting == [["client_digest", "true"]])
      #expect(try server.queue("message_written", to: "anna") == false)
      #expect(try server.queue("payment_failed", to: "anna") == false)
      #expect(try server.queue("password_changed", to: "anna") == true)

      let count = server.mails.all(to: "anna@example.com").count
      try await server.visitor.post("/v1/email-verifications/resend", ["email": "anna@example.com"])
        .expect(202)
      let token = try await server.mails.token(to: "anna@example.com", of: count + 1)
      try await server.visitor.post("/v1/email-verifications", ["token": .string(token)]).expect(204)
      #expect(try await anna.get("/v1/me").json["mail_stopped_since"] == nil)
      #expect(try server.queue("message_written", to: "anna") == true)
      // The mails before do not count any more.
      #expect(try server.report(try await server.mail("weekly_summary", to: "anna")) == 1)
      #expect(try server.bounces(of: "anna") == "1")
    }
  }

  @Test func `a report counts once, for the mail's own address, and as long as servers try`() async throws {
    try await TestServer.run { server in
      for name in ["anna", "bob"] { _ = try server.signedIn(name) }
      let id = try await server.mail("weekly_summary", to: "anna")
      #expect(try server.report(UUID.v7(at: .now).description) == 0)
      #expect(try server.report(id, to: "bob@example.com") == 0)
      #expect(try server.report(Samples.postfix(of: id, status: "5.7.1"), as: "policy") == 0)
      try server.database.administer("update app.outbox_mail set sent_at = now() - interval '11 days'")
      #expect(try server.report(id) == 0)
      try server.database.administer("update app.outbox_mail set sent_at = now()")
      #expect(try server.report(Samples.exchange(of: id), as: "exchange") == 1)
      #expect(try server.report(id) == 0)
      #expect(try server.bounces(of: "anna") == "1")
      #expect(try server.bounces(of: "bob") == "0")
      // A mail from before the address was confirmed.
      let early = try await server.mail("weekly_summary", to: "anna")
      try server.change("email_verified_at = now()")
      _ = try server.report(early)
      #expect(try server.bounces(of: "anna") == "0")
    }
  }

  @Test func `another address starts anew, and one that is nobody's is invited no more after three`()
    async throws
  {
    try await TestServer.run { server in
      _ = try server.signedIn("anna")
      for _ in 1...3 { _ = try server.report(try await server.mail("weekly_summary", to: "anna")) }
      #expect(try server.queue("weekly_summary", to: "anna") == false)
      try server.change("email = 'a@example.com'")
      #expect(try server.queue("weekly_summary", to: "a") == true)

      for _ in 1...3 {
        let mail = try await server.mail("invite", to: "nobody")
        #expect(try server.report(mail, to: "nobody@example.com") == 1)
      }
      #expect(try server.queue("invite", to: "nobody") == false)
      #expect(try server.queue("invite", to: "someone") == true)
    }
  }

  @Test func `the command reads a message, the standard input, and what is new in a maildir`() async throws {
    try await TestServer.run { server in
      _ = try server.signedIn("anna")
      let folder = try Files.makeTemporaryFolder("/tmp/musclemate-bounces-")
      defer { Files.remove(folder) }
      for name in ["new", "cur"] { try Files.makeFolder("\(folder)/\(name)") }
      func file(_ name: String) async throws -> String {
        let report = Samples.postfix(of: try await server.mail("weekly_summary", to: "anna"))
        try Files.write(report.utf8, to: "\(folder)/\(name)")
        return "\(folder)/\(name)"
      }
      func call(_ command: String) async throws -> String {
        let result = try await Programs.run(["sh", "-c", command])
        #expect(result.status == 0, "\(result.output)")
        return result.output
      }
      let program = "\(Files.parent(of: Files.executable()))/musclemate"
      let start = "DATABASE_URL='\(server.database.server)' \(program) bounces"
      let once = "messages: 1 read, 1 of mail that came back\n"
      #expect(try await call("\(start) \(file("one"))") == once)
      #expect(try await call("\(start) - < \(file("two"))") == once)
      _ = try await file("new/three")
      try Files.write("Subject: hello\n\nNot a report.\n".utf8, to: "\(folder)/new/four")
      #expect(try await call("\(start) \(folder)") == "messages: 2 read, 1 of mail that came back\n")
      #expect(Files.names(in: "\(folder)/cur") == ["four:2,S", "three:2,S"])
      #expect(try await call("\(start) \(folder)") == "messages: 0 read, 0 of mail that came back\n")
      let strange = try await Programs.run(["sh", "-c", "\(start) \(folder)/cur"])
      #expect(strange.status == 1 && strange.output.contains("is no maildir"))
    }
  }

  /// Which mails go on is a decision of its own for each kind.
  @Test func `every kind of mail either concerns security or stops`() async throws {
    let database = try await TestDatabase.migrated()
    let stopping = try MailKind.allCases.filter { kind in
      try database.rows("select app.is_security_mail('\(kind.rawValue)')") == [["f"]]
    }
    #expect(
      Set(stopping) == [
        .invite, .inviteAccepted, .trialEnds, .paymentFailed, .subscriptionReadOnly, .subscriptionEnded,
        .subscriptionRefunded, .commentWritten, .messageWritten, .coachingEnded, .teamInvite, .jobGivenUp,
        .feedbackAnswered, .workoutReminder, .weeklySummary, .clientDigest, .motivation,
      ])
  }
}

extension TestServer {
  /// Whether there is something to send.
  @discardableResult
  fileprivate func queue(_ kind: String, to name: String, in delay: String = "0") throws -> Bool {
    let rows = try database.rows(
      """
      with queued as (
        select set_config('app.tenant_id', '1', true),
               app.queue_mail('\(kind)', '\(name)@example.com', '{"name": "Anna"}') as id)
      select id from queued
      """)
    guard let id = rows.first?.first.flatMap({ $0 }) else { return false }
    if delay != "0" {
      try database.administer(
        "update app.outbox_mail set next_try_at = now() + interval '\(delay)' where id = '\(id)'")
    }
    return true
  }

  /// One that was sent.
  fileprivate func mail(_ kind: String, to name: String) async throws -> String {
    try queue(kind, to: name)
    return try await appearance(of: "\(kind) to \(name)") {
      try database.rows(
        """
        select id
          from app.outbox_mail
         where kind = '\(kind)'
           and recipient = '\(name)@example.com'
           and sent_at is not null
           and bounced_at is null
        """
      ).first?.first.flatMap { $0 }
    }
  }

  fileprivate func report(_ id: String, to address: String = "anna@example.com") throws -> Int {
    try report(DeliveryReportSamples.postfix(of: id, to: address), as: "report")
  }

  /// How many mails the command counted.
  fileprivate func report(_ message: String, as name: String) throws -> Int {
    let folder = try Files.makeTemporaryFolder("/tmp/musclemate-bounces-")
    defer { Files.remove(folder) }
    try Files.write(message.utf8, to: "\(folder)/\(name)")
    let configuration = try Configuration(["DATABASE_URL": database.server], processors: 1)
    return try BounceAdministration(configuration).run("\(folder)/\(name)").bounces
  }

  fileprivate func change(_ assignment: String) throws {
    try database.administer("update app.accounts set \(assignment) where username = 'anna'")
  }

  fileprivate func bounces(of name: String) throws -> String? {
    try database.rows("select mail_bounces from app.accounts where username = '\(name)'").first?.first
      .flatMap { $0 }
  }

}
