internal import MuscleMateAPI
internal import Primitives
internal import PushServices
internal import TestKit
internal import Testing

@testable internal import MuscleMateServer

/// Notices that reach phones and browsers, at services that speak as Apple's and a browser's maker's do. Each
/// test has services of its own, one after the other: several at once keep a small machine busy.
@Suite(.serialized) struct PushTests {
  private let phone = String(repeating: "ab", count: 32)

  private func run(_ body: (TestServer, PushServers) async throws -> Void) async throws {
    try await PushServers.run { services in
      try await TestServer.run { server in
        try server.offerPushes("apns", services.apnsSettings)
        try server.offerPushes("web", services.webSettings(VAPIDSettings.made(contact: nil)))
        try server.database.administer(
          "update app.tenants set branding = branding || '{\"support_email\": \"help@example.com\"}'")
        try await body(server, services)
      }
    }
  }

  /// As a function that has a reason does it.
  private func tell(
    _ person: Client, _ kind: String, _ arguments: JSON = [:], on server: TestServer
  ) throws {
    try server.database.administer(
      """
      begin;
      select set_config('app.tenant_id', '1', true);
      select app.notify('\(person.account)', '\(kind)', '\(arguments)');
      commit
      """)
  }

  private func path(_ number: Int) -> String { "/v1/push-targets/\(World.id(number))" }

  private func apns(_ token: String) -> JSON { ["kind": "apns", "token": .string(token)] }

  private func targets(_ server: TestServer) throws -> [String?] {
    try server.database.rows("select id::text from app.push_targets order by id").map { $0[0] }
  }

  @Test func `what the services see of a notice of any kind is its id: no name, number or text of anyone`()
    async throws
  {
    try await run { server, services in
      try server.database.administer(
        "update app.tenants set modules = modules || array(select app.modules_there())")
      let anna = try server.signedIn("anna")
      try await anna.put(path(1), apns(phone)).expect(204)
      try await anna.put(path(2), services.subscription("browser")).expect(204)
      try await anna.put(
        "/v1/notice-preferences", ["topics": [["topic": "motivation", "app": true]]]
      ).expect(200)
      let said: JSON = [
        "name": "Zqx Carl", "workout": "Zqx squats", "text": "zqx knee", "number": 471_114,
        "id": .string(World.id(77)),
        "time": "18:45", "number_of": 471_115,
      ]
      for kind in NoticeKind.allCases { try tell(anna, kind.rawValue, said, on: server) }
      let shown = try await anna.items("/v1/notices?limit=100")
      #expect(shown.count == NoticeKind.allCases.count)
      let ids = Set(shown.compactMap { $0["id"]?.text })
      let sent = try await server.run(job: "send_pushes")
      #expect(sent.changed == Int64(ids.count * 2))

      let messages = try services.messages()
      #expect(Set(messages.map(\.status)) == [200, 201])
      for kind in ["apns", "web"] {
        #expect(Set(messages.filter { $0.kind == kind }.compactMap { $0.payload["notice"]?.text }) == ids)
      }
      for message in messages {
        let id = try #require(message.payload["notice"])
        let alert: JSON = [
          "alert": ["body": "You have a new notice"], "mutable-content": 1, "sound": "default",
        ]
        #expect(message.payload == (message.kind == "web" ? ["notice": id] : ["aps": alert, "notice": id]))
        // A signature is made by chance, and may have any letters.
        let headers = message.headers.filter { $0.key != "authorization" }
        let told = "\(message.payload) \(headers)".lowercased()
        for word in ["zqx", "anna", "carl", "471114", "471115", World.id(77), anna.account, "18:45"] {
          #expect(!told.contains(word), "\(word): \(told)")
        }
      }
      // Apple takes many connections for an attack: one for each twenty.
      let connections = Set(messages.filter { $0.kind == "apns" }.map(\.connection))
      #expect(connections.count <= (ids.count * 2 + 19) / 20)
      let credentials = Set(messages.filter { $0.kind == "apns" }.compactMap { $0.headers["authorization"] })
      #expect(credentials.count == 1)
      #expect(try server.database.rows("select from app.pushes").isEmpty)
      #expect(try await server.run(job: "send_pushes").changed == 0)
    }
  }

  @Test func `410 ends a target, 429 and 503 are waited out`() async throws {
    try await run { server, services in
      let anna = try server.signedIn("anna")
      let (gone, unknown) = (String(repeating: "0a", count: 32), String(repeating: "0b", count: 32))
      for (number, target) in [
        apns(phone), apns(gone), apns(unknown), services.subscription("one"), services.subscription("gone"),
      ].enumerated() {
        try await anna.put(path(number + 1), target).expect(204)
      }
      try services.plan(gone, "410")
      try services.plan(unknown, "400")
      try services.plan("gone", "410")
      // 429 says when; 503 without a word is asked after 20 seconds, since it is the second time.
      try services.plan(phone, "429 90", "503")
      try services.plan("one", "429 90", "503")
      try tell(anna, "message", on: server)
      let start = Timestamp.now.advanced(bySeconds: 5)
      func run(after seconds: Int64) async throws -> Int64 {
        try await server.run(job: "send_pushes", at: start.advanced(bySeconds: seconds)).changed
      }
      #expect(try await run(after: 0) == 0)
      #expect(try targets(server) == [World.id(1), World.id(4)])
      #expect(try services.messages().count == 5)
      #expect(try await run(after: 89) == 0)
      #expect(try services.messages().count == 5)
      #expect(try await run(after: 90) == 0)
      #expect(try services.messages().suffix(2).map(\.status) == [503, 503])
      #expect(try await run(after: 109) == 0)
      #expect(try services.messages().count == 7)
      #expect(try await run(after: 110) == 2)
      #expect(try server.database.rows("select from app.pushes").isEmpty)
      #expect(try server.database.rows("select from app.push_targets where failed_at is not null").isEmpty)
    }
  }

  @Test func `a service that takes nothing now is asked once for all that waits`() async throws {
    try await run { server, services in
      let anna = try server.signedIn("anna")
      let tokens = ["0c", "0d", "0e"].map { String(repeating: $0, count: 32) }
      for (number, token) in tokens.enumerated() {
        try await anna.put(path(number + 1), apns(token)).expect(204)
        try services.plan(token, "503 60")
      }
      try tell(anna, "message", on: server)
      let start = Timestamp.now.advanced(bySeconds: 5)
      _ = try await server.run(job: "send_pushes", at: start)
      #expect(try services.messages().count == 1)
      let waiting = "select count(distinct next_try_at)::text, count(*)::text from app.pushes"
      #expect(try server.database.rows(waiting) == [["1", "3"]])
    }
  }

  @Test func `a service that does not answer holds up no other`() async throws {
    try await run { server, services in
      let (anna, ben) = try (server.signedIn("anna"), server.signedIn("ben"))
      try await anna.put(path(1), apns(phone)).expect(204)
      try await ben.put(path(2), services.subscription("ben")).expect(204)
      try services.hold(phone)
      for person in [anna, ben] { try tell(person, "message", on: server) }
      async let report = server.run(job: "send_pushes", at: Timestamp.now.advanced(bySeconds: 5))
      try await eventually("ben's device is told") { try services.messages().map(\.device) == ["ben"] }
      services.release(phone)
      #expect(try await report.changed == 2)
    }
  }

  @Test func `services are spoken to in the order in which their first notice is due`() {
    let due = ["z.example/1", "a.example/1", "z.example/2", "m.example/1"]
    let groups = due.groupedInOrder { String($0.prefix(1)) }
    #expect(groups == [["z.example/1", "z.example/2"], ["a.example/1"], ["m.example/1"]])
  }

  @Test func `accounts take turns, and devices that could not be reached come last`()
    async throws
  {
    try await run { server, services in
      let people = try ["anna", "ben", "carl"].map { try server.signedIn($0) }
      for (number, person) in people.enumerated() {
        for device in 1...6 {
          try await person.put(path(10 * number + device), services.subscription("\(number)-\(device)"))
            .expect(204)
        }
      }
      for kind in ["message", "workout_comment", "plan_changed"] { try tell(people[0], kind, on: server) }
      for person in people[1...] { try tell(person, "message", on: server) }
      let carl = people[2].account
      try server.database.administer(
        "update app.push_targets set failed_at = now() where account_id = '\(carl)'")
      let claim = """
        select string_agg(left(account.username, 1), '' order by push.place)
          from app.claim_pushes(now() + interval '1 minute', 16)
               with ordinality as push (
                 tenant, account_id, target, notice, kind, sealed, service, contact, locale, place)
          join app.accounts as account on account.id = push.account_id
        """
      #expect(try server.database.rows(claim) == [["ababababababaaaa"]])
      #expect(try server.database.rows(claim) == [["aaaaaaaacccccc"]])
    }
  }

  @Test func `a credential that Apple calls too old is replaced, and one that it refuses loses no notice`()
    async throws
  {
    try await run { server, services in
      let anna = try server.signedIn("anna")
      try await anna.put(path(1), apns(phone)).expect(204)
      try services.plan(phone, "403")
      try tell(anna, "message", on: server)
      let start = Timestamp.now.advanced(bySeconds: 5)
      #expect(try await server.run(job: "send_pushes", at: start).changed == 0)
      #expect(try await server.run(job: "send_pushes", at: start.advanced(bySeconds: 10)).changed == 1)
      #expect(Set(try services.messages().compactMap { $0.headers["authorization"] }).count == 2)

      let other = try #require(try VAPIDSettings.made(contact: nil)["private_key_pem"])
      guard case .object(let members) = services.apnsSettings else { return }
      let wrong = members.map { $0.name == "private_key_pem" ? JSON.Member($0.name, other) : $0 }
      try server.offerPushes("apns", .object(wrong))
      try tell(anna, "client_left", on: server)
      let later = Timestamp.now.advanced(bySeconds: 60)
      #expect(try await server.run(job: "send_pushes", at: later).changed == 0)
      #expect(try services.messages().last?.status == 403)
      #expect(try server.database.rows("select from app.push_targets where failed_at is not null").count == 1)
      try server.offerPushes("apns", services.apnsSettings)
      #expect(try await server.run(job: "send_pushes", at: later.advanced(bySeconds: 10)).changed == 1)
      #expect(try server.database.rows("select from app.push_targets where failed_at is not null").isEmpty)
    }
  }

  @Test func `quiet hours and preferences hold, and what was read meanwhile is not sent`() async throws {
    try await run { server, services in
      let anna = try server.signedIn("anna")
      try await anna.put(path(1), apns(phone)).expect(204)
      let hours = try server.database.rows(
        """
        select to_char((now() at time zone 'UTC') + n * interval '1 hour', 'HH24:MI')
          from unnest(array[-1, 1]) as n
        """
      ).compactMap { $0[0] }
      let quiet: JSON = ["from": .string(hours[0]), "to": .string(hours[1]), "time_zone": "UTC"]
      let wanted: JSON = [
        "topics": [["topic": "comments", "push": false]], "quiet_hours": quiet,
      ]
      let chosen = try await anna.put("/v1/notice-preferences", wanted).expect(200).json
      let comments = chosen["topics"]?.elements?.first { $0["topic"] == "comments" }
      #expect(comments == ["topic": "comments", "app": true, "push": false, "mail": true])
      for kind in ["message", "workout_comment", "plan_changed", "admin_added"] {
        try tell(anna, kind, on: server)
      }
      let shown = try await anna.items("/v1/notices")
      #expect(shown.count == 4)
      let soon = Timestamp.now.advanced(bySeconds: 5)
      #expect(try await server.run(job: "send_pushes", at: soon).changed == 1)
      func id(_ kind: JSON) -> String? { shown.first { $0["kind"] == kind }?["id"]?.text }
      #expect(try services.messages().map { $0.payload["notice"]?.text } == [id("admin_added")])
      try await anna.delete("/v1/notices/\(id("plan_changed") ?? "")").expect(204)
      let after = soon.advanced(bySeconds: 2 * 3600)
      #expect(try await server.run(job: "send_pushes", at: after).changed == 1)
      #expect(try services.messages().last?.payload["notice"]?.text == id("message"))
      #expect(try server.database.rows("select from app.pushes").isEmpty)

      try tell(anna, "invite", on: server)
      try server.database.administer("update app.notices set read_at = now()")
      #expect(try await server.run(job: "send_pushes", at: after.advanced(bySeconds: 86_400)).changed == 0)
      #expect(try server.database.rows("select from app.pushes").isEmpty)
    }
  }

  @Test func `a notice wakes the workers, each once while it waits`() async throws {
    try await run { server, services in
      let anna = try server.signedIn("anna")
      try await anna.put(path(1), apns(phone)).expect(204)
      try await anna.put(path(2), services.subscription("one")).expect(204)
      for _ in 1...3 { try tell(anna, "message", on: server) }
      let jobs = try server.database.rows("select of_tenant from app.jobs where name = 'send_pushes'")
      #expect(jobs == [["1"]])
      let ran = try await server.drain(at: Timestamp.now.advanced(bySeconds: 1))
      #expect(ran.contains { $0.job == "send_pushes" && $0.outcome == "succeeded" }, "\(ran)")
      #expect(try services.messages().count == 2)
    }
  }

  @Test func `a target goes with its session, and stays when the session takes another role`() async throws {
    try await run { server, services in
      let carl = try await server.person("carl", as: "coach")
      try await carl.put(path(1), services.subscription("carl")).expect(204)
      let role = try await carl.put("/v1/sessions/current/role", ["role": "lifter"]).expect(200).json
      #expect(try targets(server) == [World.id(1)])
      var lifter = carl
      lifter.token = role["token"]?.text
      try tell(carl, "message", on: server)
      try await lifter.delete("/v1/sessions/current").expect(204)
      #expect(try targets(server) == [])
      _ = try await server.run(job: "send_pushes", at: Timestamp.now.advanced(bySeconds: 5))
      #expect(try services.messages().isEmpty)
    }
  }

  @Test func `an address belongs to who named it last, an account has twenty, and nobody reads one`()
    async throws
  {
    try await run { server, services in
      let (anna, bob) = (try server.signedIn("anna"), try server.signedIn("bob"))
      try await anna.put(path(1), services.subscription("shared")).expect(204)
      try await bob.put(path(2), services.subscription("shared")).expect(204)
      #expect(try targets(server) == [World.id(2)])
      try await anna.delete(path(2)).expect(404)
      for number in 3...22 {
        try await anna.put(path(number), services.subscription("of-anna-\(number)")).expect(204)
      }
      try await anna.put(path(22), services.subscription("another")).expect(204)
      let refused = try await anna.put(path(23), services.subscription("too-many")).expect(409)
      #expect(try refused.json["code"] == "limit-reached")
      try await anna.delete(path(22)).expect(204)
      try await anna.put(path(23), services.subscription("too-many")).expect(204)
      let kept = try server.database.rows("select sealed::text || digest::text from app.push_targets")
      #expect(!kept.joined().contains { $0?.contains("localhost") == true })
      try await server.visitor.put(path(1), services.subscription("x")).expect(401)
    }
  }

  @Test func `a target needs what its kind is reached by, and a service that the tenant is known at`()
    async throws
  {
    try await run { server, services in
      let anna = try server.signedIn("anna")
      func pointers(_ target: JSON) async throws -> [String] {
        try await anna.put(path(1), target).expect(422).json["errors"]?.elements?.compactMap {
          $0["pointer"]?.text
        } ?? []
      }
      #expect(try await pointers(["kind": "apns"]) == ["/token"])
      #expect(
        try await pointers(["kind": "apns", "token": .string(String(repeating: "xy", count: 32))]) == [
          "/token"
        ])
      #expect(try await pointers(["kind": "web"]) == ["/endpoint", "/keys"])
      #expect(
        try await pointers([
          "kind": "web", "endpoint": "http://push.example.com/1",
          "keys": ["p256dh": .string(services.p256dh), "auth": .string(services.auth)],
        ]) == ["/endpoint"])
      for endpoint in [
        "https://user:password@push.example.com/1", "https:///1", "https://10.0.0.1/1", "https://[::1]/1",
      ] {
        #expect(
          try await pointers([
            "kind": "web", "endpoint": .string(endpoint),
            "keys": ["p256dh": .string(services.p256dh), "auth": .string(services.auth)],
          ]) == ["/endpoint"])
      }
      let point = Base64URL.encode([4] + [UInt8](repeating: 7, count: 64))
      #expect(
        try await pointers([
          "kind": "web", "endpoint": "https://push.example.com/1",
          "keys": ["p256dh": .string(point), "auth": .string(services.auth)],
        ]) == ["/keys/p256dh"])
      try server.database.administer("delete from app.push_services where kind = 'apns'")
      try await anna.put(path(1), apns(phone)).expect(404)
      #expect(try targets(server) == [])
    }
  }

  @Test func `an address within a private network is asked for nothing, and forgotten`() async throws {
    try await PushServers.run { services in
      try await TestServer.run { server in
        let made = try VAPIDSettings.made(contact: "mailto:push@example.com")
        try server.offerPushes("web", services.webSettings(made, privateAddresses: false))
        let anna = try server.signedIn("anna")
        try await anna.put(path(1), services.subscription("inside")).expect(204)
        try tell(anna, "message", on: server)
        _ = try await server.run(job: "send_pushes", at: Timestamp.now.advanced(bySeconds: 5))
        #expect(try services.messages().isEmpty)
        #expect(try targets(server) == [])
      }
    }
  }

  @Test func `a rotation of keys seals addresses and settings anew`() async throws {
    try await PushServers.run { services in
      try await Installation.run { installation in
        let server = installation.server
        try server.offerPushes("apns", services.apnsSettings)
        let anna = try server.signedIn("anna")
        try await anna.put(path(1), apns(phone)).expect(204)
        try installation.rotate()
        #expect(
          try installation.list() == [
            [try installation.currentKey(), "current", "in use", "push_services 1", "push_targets 1"]
          ])
        try tell(anna, "message", on: server)
        let sent = try await server.run(job: "send_pushes", at: Timestamp.now.advanced(bySeconds: 5))
        #expect(sent.changed == 1)
      }
    }
  }
}
