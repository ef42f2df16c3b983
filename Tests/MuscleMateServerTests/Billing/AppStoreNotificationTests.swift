internal import Postgres
internal import Primitives
internal import Testing

@testable internal import MuscleMateServer
@testable internal import TestKit

/// The App Store's own notifications.
struct AppStoreNotificationTests {
  @Test(arguments: [true, false])
  func `a subscription lives its life by notifications`(withKey: Bool) async throws {
    try await AppStoreWorld.run(withKey: withKey) { server, store in
      let anna = try await server.person("anna", as: "lifter")
      store.advance(days: -31)
      let bought = try store.buy(AppStoreWorld.premium, for: try AppStoreWorld.account(anna))
      let tell = { (notification: StandInNotification) in
        try await store.deliver(notification, to: server.visitor).expect(200)
        return try await AppStoreWorld.states(anna)
      }
      // A period that ended yesterday without news of its payment counts as owed.
      #expect(try await tell(bought.notification) == ["grace"])
      store.advance(days: 31)
      #expect(try await tell(store.fail(bought.id, graceDays: 6)) == ["grace"])
      #expect(try await AppStoreWorld.isEntitled(anna))
      #expect(try await tell(store.renew(bought.id)) == ["active"])
      #expect(try await tell(store.cancel(bought.id)) == ["cancelled"])
      #expect(try await tell(store.resume(bought.id)) == ["active"])
      #expect(try await tell(store.downgrade(bought.id, to: AppStoreWorld.base)) == ["active"])
      #expect(try await tell(store.refund(bought.id)) == ["revoked"])
      #expect(try await !AppStoreWorld.isEntitled(anna))
      #expect(try await tell(store.reverseRefund(bought.id)) == ["active"])
      let paid = try server.database.rows("select amount from app.payments order by amount")
      #expect(paid.map { $0[0] } == ["-199", "199", "199", "199"])
    }
  }

  @Test func `an upgrade counts at once`() async throws {
    try await AppStoreWorld.run { server, store in
      let anna = try await server.person("anna", as: "lifter")
      let bought = try store.buy(AppStoreWorld.base, for: try AppStoreWorld.account(anna))
      try await store.deliver(bought.notification, to: server.visitor).expect(200)
      #expect(try await !AppStoreWorld.isEntitled(anna))
      store.advance(days: 0, seconds: 60)
      try await store.deliver(store.upgrade(bought.id, to: AppStoreWorld.premium), to: server.visitor).expect(
        200)
      #expect(try await AppStoreWorld.isEntitled(anna))
    }
  }

  @Test func `a notification that comes twice is acted on once`() async throws {
    try await AppStoreWorld.run { server, store in
      let anna = try await server.person("anna", as: "lifter")
      let bought = try store.buy(AppStoreWorld.premium, for: try AppStoreWorld.account(anna))
      try await store.deliver(bought.notification, to: server.visitor).expect(200)
      let asked = store.requestCount
      let again = try await store.deliver(bought.notification, to: server.visitor).expect(200)
      #expect(try again.json["outcome"]?.text == "unchanged")
      #expect(store.requestCount == asked)
      #expect(try AppStoreWorld.eventCount(server) == "1")
      #expect(try AppStoreWorld.outcomes(server) == ["applied": 1])
    }
  }

  @Test func `while the App Store does not answer it is asked to come again`() async throws {
    try await AppStoreWorld.run { server, store in
      let anna = try await server.person("anna", as: "lifter")
      let bought = try store.buy(AppStoreWorld.premium, for: try AppStoreWorld.account(anna))
      store.fail(next: 1)
      let refused = try await store.deliver(bought.notification, to: server.visitor).expect(503)
      #expect(refused.headers["retry-after"] != nil)
      #expect(try AppStoreWorld.outcomes(server) == ["failed": 1])
      try await store.deliver(bought.notification, to: server.visitor).expect(200)
      #expect(try AppStoreWorld.outcomes(server) == ["failed": 1, "applied": 1])
      #expect(try await AppStoreWorld.isEntitled(anna))
    }
  }

  @Test func `what concerns no subscription is noted and acknowledged`() async throws {
    try await AppStoreWorld.run { server, store in
      for (type, subtype) in [("TEST", nil), ("RENEWAL_EXTENSION", "SUMMARY"), ("INVENTED_TOMORROW", nil)] {
        let answer = try await store.deliver(store.notify(type, subtype), to: server.visitor).expect(200)
        #expect(try answer.json["outcome"]?.text == "ignored")
      }
      #expect(try AppStoreWorld.outcomes(server) == ["ignored": 3])
      let bought = try store.buy(AppStoreWorld.premium, for: nil)
      let unknown = try store.notify(bought.id, "INVENTED_TOMORROW", "AS_WELL")
      try await store.deliver(unknown, to: server.visitor).expect(200)
      let kinds = try server.database.rows("select kind from app.billing_events order by kind").map { $0[0] }
      #expect(
        kinds == ["INVENTED_TOMORROW", "INVENTED_TOMORROW.AS_WELL", "RENEWAL_EXTENSION.SUMMARY", "TEST"])
    }
  }

  @Test func `a forged notification is refused with its reason and leaves no trace`() async throws {
    try await AppStoreWorld.run { server, store in
      let bought = try store.buy(AppStoreWorld.premium, for: nil)
      let signed = bought.notification.signedPayload
      let parts = signed.split(separator: ".")
      let other = try store.notify("TEST").signedPayload.split(separator: ".")
      let impostor = try TestAuthority()
      let forgeries: [(JSON, String)] = [
        // 44 digits of base64 are whole bytes, too few of them.
        (.string(String(signed.dropLast(42))), "wrong_signature"),
        (.string("\(parts[0]).\(other[1]).\(parts[2])"), "wrong_signature"),
        (.string("\(parts[0]).\(parts[1])"), "malformed"),
        (.string(try impostor.sign(["signedDate": 1_760_000_000_000])), "untrusted_chain"),
        (
          .string(try store.authority.sign(["signedDate": 1_760_000_000_000], algorithm: "none")),
          "wrong_algorithm"
        ),
        (
          .string(
            try store.authority.sign(
              ["signedDate": 1_760_000_000_000], chain: Array(store.authority.chain.prefix(2)))),
          "incomplete_chain"
        ), (7, "malformed"), (.null, "malformed"),
      ]
      for (payload, reason) in forgeries {
        let refused = try await server.visitor.post(
          "/v1/webhooks/musclemate/app-store", ["signedPayload": payload]
        ).expect(400)
        #expect(refused.text.contains(reason), "\(reason)")
      }
      let path = "/v1/webhooks/musclemate/app-store"
      try await server.visitor.send("POST", path, type: "application/json", Array("{".utf8)).expect(400)
      let deep = String(repeating: "[", count: 100_000)
      try await server.visitor.send("POST", path, type: "application/json", Array(deep.utf8)).expect(400)
      let long = JSON.string(String(repeating: "A", count: 300_000))
      try await server.visitor.post(path, ["signedPayload": long]).expect(413)
      #expect(try AppStoreWorld.eventCount(server) == "0")
      #expect(try server.database.rows("select from app.app_store_transactions").isEmpty)
    }
  }

  @Test func `a dry look at the App Store tells what differs and leaves no trace`() async throws {
    try await AppStoreWorld.run { server, store in
      let anna = try await server.person("anna", as: "lifter")
      let bought = try store.buy(AppStoreWorld.premium, for: try AppStoreWorld.account(anna))
      try await store.deliver(bought.notification, to: server.visitor).expect(200)
      // The news of this was lost.
      _ = try store.cancel(bought.id)
      let settings = store.settings()
      let services = server.application.services
      @Sendable func kept() throws -> [[String?]] {
        try server.database.rows(
          "select signed::text from app.app_store_transactions union all select signed::text from app.app_store_renewals"
        )
      }
      let before = try kept()
      try await withSettlement("app_store", in: server.database) { settlement in
        let gateway = PaymentGateway(tenant: 1, provider: "app_store", settings: settings)
        for isDryRun in [true, true, false] {
          let source = try PaymentProviders.provider(
            of: gateway, services, settlement.pool, isDryRun: isDryRun)
          let work = Reconciliation(
            settlement: settlement, source: try #require(source), isDryRun: isDryRun)
          let findings = try await work.run(since: .days(-1)) { _ in }
          let fields = findings.flatMap { $0.differences.elements ?? [] }.map { $0["field"]?.text }
          #expect(fields == ["cancels_at_period_end"], "dry: \(isDryRun)")
          #expect(try (kept() == before) == isDryRun)
        }
      }
      #expect(try await AppStoreWorld.states(anna) == ["cancelled"])
    }
  }

  @Test func `each brand has its own App Store`() async throws {
    try await AppStoreWorld.run { server, store in
      try server.database.administer("select app.create_tenant('iron', 'Iron')")
      try await AppStoreStandIn.run { other in
        try server.connect("app_store", other.settings(), tenant: "iron")
        let bought = try store.buy(AppStoreWorld.premium, for: nil)
        try await store.deliver(bought.notification, to: server.visitor, tenant: "iron").expect(400)
        try await store.deliver(bought.notification, to: server.visitor, tenant: "MuscleMate").expect(200)
        #expect(try server.database.rows("select distinct tenant_id from app.billing_events").count == 1)
      }
    }
  }
}
