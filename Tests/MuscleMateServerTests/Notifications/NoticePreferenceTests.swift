internal import Localization
internal import MuscleMateAPI
internal import Primitives
internal import TestKit
internal import Testing

@testable internal import MuscleMateServer

/// Preferences for notices: about what, by which way, and when not.
struct NoticePreferenceTests {
  private let path = "/v1/notice-preferences"

  private func queue(_ kind: String, to name: String, on server: TestServer) throws -> [[String?]] {
    try server.database.rows(
      """
      select set_config('app.tenant_id', '1', true),
             app.queue_mail('\(kind)', '\(name)@example.com', '{"name": "Carl"}') is not null
      """)
  }

  private func isQueued(_ kind: String, to name: String, on server: TestServer) throws -> Bool {
    try queue(kind, to: name, on: server).first?.last == "t"
  }

  @Test func `what is not said is as usual, and a topic says by which ways it is told at all`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let before = try await anna.get(path).expect(200).json
      #expect(before["topics"]?.elements?.count == NoticeTopic.allCases.count)
      #expect(before["quiet_hours"] == nil)
      let wanted: JSON = [
        "topics": [["topic": "messages", "mail": false], ["topic": "sharing", "app": false, "mail": true]],
        "quiet_hours": ["from": "22:00", "to": "06:30", "time_zone": "Asia/Tokyo"],
      ]
      let after = try await anna.put(path, wanted).expect(200).json
      #expect(after == (try await anna.get(path).json))
      #expect(after["quiet_hours"] == wanted["quiet_hours"])
      func ways(_ topic: String) -> JSON? {
        after["topics"]?.elements?.first { $0["topic"]?.text == topic }
      }
      #expect(ways("messages") == ["topic": "messages", "app": true, "push": true, "mail": false])
      #expect(ways("sharing")?["app"] == false)
      #expect(ways("sharing")?["push"] == false)
      #expect(ways("sharing")?["mail"] == nil)
      #expect(try await anna.put(path, ["topics": []]).expect(200).json == before)
      let bob = try server.signedIn("bob", as: "admin")
      #expect(try await bob.get(path).expect(200).json == before)
      try await server.visitor.get(path).expect(401)
    }
  }

  @Test func `every fault is named, and nothing is saved`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let faults = try await anna.put(
        path,
        [
          "topics": [["topic": "messages"], ["topic": "messages"], ["topic": "security"]],
          "quiet_hours": ["from": "24:00", "to": "7:00"],
        ]
      ).expect(422).json["errors"]?.elements?.compactMap { $0["pointer"]?.text }
      #expect(Set(faults ?? []).isSuperset(of: ["/topics/2/topic", "/quiet_hours/from", "/quiet_hours/to"]))
      let doubled = try await anna.put(path, ["topics": [["topic": "teams"], ["topic": "teams"]]]).expect(422)
      #expect(try doubled.json["errors"]?.elements?.first?["pointer"] == "/topics/1/topic")
      let zone = try await anna.put(
        path,
        [
          "topics": [["topic": "teams", "app": false]],
          "quiet_hours": ["from": "22:00", "to": "07:00", "time_zone": "Mars/Base"],
        ]
      ).expect(422)
      #expect(try zone.json["errors"]?.elements?.first?["pointer"] == "/quiet_hours/time_zone")
      try await anna.put(path, ["topics": [], "quiet_hours": ["from": "22:00", "to": "22:00"]]).expect(422)
      #expect(try server.database.rows("select from app.notice_preferences").isEmpty)
    }
  }

  @Test func `who wants no notices and mails of a topic gets none, and all others`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try await anna.put(
        path, ["topics": [["topic": "messages", "app": false, "mail": false]]]
      ).expect(200)
      #expect(try !isQueued("message_written", to: "anna", on: server))
      #expect(try isQueued("comment_written", to: "anna", on: server))
      for kind in ["message", "workout_comment"] {
        try server.database.administer(
          """
          begin;
          select set_config('app.tenant_id', '1', true);
          select app.notify('\(anna.account)', '\(kind)', '{}');
          commit
          """)
      }
      #expect(try await anna.items("/v1/notices", "kind") == ["workout_comment"])
    }
  }

  @Test func `security and billing can't be switched off and never wait`() async throws {
    try await TestServer.run { server in
      try server.database.administer("update app.tenants set modules = modules || '{billing}'")
      let anna = try server.signedIn("anna")
      try await anna.put(
        path,
        [
          "topics": .array(
            NoticeTopic.allCases.map { ["topic": .string($0.rawValue), "app": false, "mail": false] }),
          "quiet_hours": ["from": "00:00", "to": "23:59"],
        ]
      ).expect(200)
      for kind in ["password_changed", "verify_email", "payment_failed", "trial_ends", "reset_password"] {
        #expect(try isQueued(kind, to: "anna", on: server), "\(kind)")
      }
      let waiting = "select kind from app.outbox_mail where next_try_at > now() + interval '6 minutes'"
      #expect(try server.database.rows(waiting) == [])
    }
  }

  /// In Berlin, at UTC+1.
  @Test(arguments: [
    ("22:00", "07:00", "2026-01-10T20:59:00Z", "2026-01-10 20:59:00+00"),
    ("22:00", "07:00", "2026-01-10T21:00:00Z", "2026-01-11 06:00:00+00"),
    ("22:00", "07:00", "2026-01-10T03:00:00Z", "2026-01-10 06:00:00+00"),
    ("22:00", "07:00", "2026-01-10T06:00:00Z", "2026-01-10 06:00:00+00"),
    ("12:00", "14:00", "2026-01-10T12:30:00Z", "2026-01-10 13:00:00+00"),
    ("12:00", "14:00", "2026-01-10T13:00:00Z", "2026-01-10 13:00:00+00"),
    // The clock goes forward in this night.
    ("22:00", "07:00", "2026-03-28T22:00:00Z", "2026-03-29 05:00:00+00"),
  ])
  func `a mail waits for the end of the quiet hours`(
    _ from: String, _ to: String, _ moment: String, _ expected: String
  ) async throws {
    let database = try await TestDatabase.migrated()
    let anna = try database.signedIn("anna", through: Client("http://127.0.0.1:1"))
    try database.administer(
      """
      insert into app.quiet_hours (tenant_id, account_id, starts_at, ends_at)
      values (1, '\(anna.account)', '\(from)', '\(to)')
      """)
    let after = try database.rows(
      """
      select app.after_quiet_hours('\(anna.account)', '\(moment)') at time zone 'UTC' || '+00'
        from (select set_config('app.tenant_id', '1', true)) as context
      """)
    #expect(after.first?.last == expected)
  }

  @Test func `every notice and mail that may be chosen has a topic, and no other has one`() async throws {
    let database = try await TestDatabase.migrated()
    func topic(_ kind: String) throws -> String? {
      try database.rows("select app.topic_of('\(kind)')").first?.first ?? nil
    }
    let always: Set = [
      "verify_email", "change_email", "reset_password", "email_verified", "email_change_requested",
      "password_changed", "username_reminder", "trial_ends", "payment_failed", "subscription_read_only",
      "subscription_ended", "subscription_refunded",
    ]
    for kind in always { #expect(try topic(kind) == nil, "\(kind)") }
    let optional = Set(NoticeKind.allCases.map(\.rawValue)).union(MailKind.allCases.map(\.rawValue))
      .subtracting(always)
    for kind in optional {
      if let topic = try topic(kind) { #expect(NoticeTopic(rawValue: topic) != nil, "\(kind)") }
    }
    for kind in ["message", "invite", "plan_assigned", "workout_reminder", "team_left", "comment_written"] {
      #expect(try topic(kind) != nil, "\(kind)")
    }
  }
}
