import Payments
import Postgres
import Primitives
import TestKit
import Testing

@testable import MuscleMateServer

@Suite struct `The ledger` {
  @Test func `a refund after one that was reversed is booked like any other`() async throws {
    let database = try await TestDatabase.migrated()
    func charge(_ rest: String) -> String {
      """
      select app.record_payments(1, 'app_store', '[{"id": "100", "reference": "100", "price": "premium",
        "amount": 199, "currency": "USD", "paid_at": "2026-01-01T00:00:00Z"}\(rest)]')
      """
    }
    func refund(on day: Int) -> String {
      #", {"id": "refund:100", "reference": "100", "amount": -199, "currency": "USD", "paid_at": "2026-01-0\#(day)T00:00:00Z"}"#
    }
    func reversal(on day: Int) -> String {
      #", {"id": "reversal:100", "reference": "100", "amount": 199, "currency": "USD", "paid_at": "2026-01-0\#(day)T00:00:00Z"}"#
    }
    let told = [
      "", refund(on: 2), refund(on: 2) + reversal(on: 3), refund(on: 4),
      // An answer that was asked for before the second refund and comes after it.
      refund(on: 2) + reversal(on: 3),
      refund(on: 4) + reversal(on: 5), refund(on: 6),
    ]
    var sums: [String?] = []
    for rest in told {
      // Each is sent twice: what was booked is booked once. A reversal is signed again each time it is asked for.
      for _ in 1...2 {
        try database.administer(charge(rest))
      }
      sums.append(try database.rows("select sum(amount) from app.payments")[0][0])
    }
    #expect(sums == ["199", "0", "199", "0", "0", "199", "0"])
  }

  @Test func `is only ever added to, and lets go of the account alone`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try server.sell()
      try server.settle(.month(of: "lifter_premium", for: anna))
      try server.database.administer(
        """
        select app.receive_billing_event(1, 'stripe', 'evt_1', 'invoice.paid', 'sub_1', now(), '{}');
        select app.close_billing_event(1, 'stripe', 'evt_1', 'applied');
        select app.record_payments(1, 'stripe', '[{
          "id": "in_1", "reference": "sub_1", "price": "price_lifter_premium", "amount": 199, "currency": "USD",
          "paid_at": "2026-01-01T00:00:00Z"}]');
        """)
      for change in [
        "update app.billing_events set kind = 'x'",
        "update app.billing_event_outcomes set outcome = 'failed'",
        "update app.subscription_changes set why = 'x'", "update app.payments set amount = 1",
      ] {
        let refusal = #expect(throws: ScriptError.self, "\(change)") {
          try server.database.administer(change)
        }
        #expect(refusal?.message.contains("append-only") == true)
      }
      try server.database.administer("delete from app.accounts where id = '\(anna.account)'")
      #expect(try server.database.rows("select account_id, amount from app.payments") == [[nil, "199"]])
      #expect(try server.database.rows("select from app.subscriptions").isEmpty)
      #expect(try server.database.rows("select from app.billing_events").count == 1)
    }
  }

  @Test func `says what differs from the provider, mends it, and keeps the report`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try server.sell()
      try await withSettlement(in: server.database) { settlement in
        let provider = FakeProvider()
        let month = ProviderSubscription.month(of: "lifter_premium", for: anna)
        provider.set(month)
        _ = try await settlement.settle("sub_1", with: provider.source)
        try server.settle(.month(of: "lifter_base", for: anna, reference: "sub_gone"))
        // Changes while no event arrived.
        provider.set(month.with { $0.cancelsAtPeriodEnd = true })
        provider.set(.month(of: "lifter_premium", for: anna, reference: "sub_new"))
        provider.change {
          $0.changed = ["sub_new", "sub_1"]
          $0.payments = [
            ProviderPayment(
              id: "in_1", reference: "sub_1", price: "price_lifter_premium", amount: 199, currency: "USD",
              paidAt: .days(-1))
          ]
        }
        func run(isDryRun: Bool) async throws -> [String: Reconciliation.Finding] {
          let work = Reconciliation(settlement: settlement, source: provider.source, isDryRun: isDryRun)
          let findings = try await work.run(since: .days(-30)) { _ in }
          return Dictionary(uniqueKeysWithValues: findings.map { ($0.reference, $0) })
        }
        let dry = try await run(isDryRun: true)
        #expect(dry.keys.sorted() == ["sub_1", "sub_gone", "sub_new"])
        let difference = try #require(dry["sub_1"]?.differences.elements?.first)
        #expect(dry["sub_1"]?.differences.elements?.count == 1)
        #expect(difference["field"] == "cancels_at_period_end")
        #expect(difference["ours"] == false)
        #expect(difference["theirs"] == true)
        #expect(dry["sub_new"]?.differences[0]?["field"] == "reference")
        #expect(dry["sub_gone"]?.outcome == .unknownSubscription)
        #expect(try server.database.rows("select from app.subscriptions where cancels_at_period_end").isEmpty)

        let mended = try await run(isDryRun: false)
        #expect(mended["sub_1"]?.outcome == .applied)
        #expect(mended["sub_1"]?.payments == 1)
        #expect(mended["sub_new"]?.outcome == .applied)
        let again = try await run(isDryRun: false)
        #expect(again.values.filter { !$0.isClean }.map(\.reference) == ["sub_gone"])
        #expect(try await anna.items("/v1/subscriptions").count == 3)
        let reports = try server.database.rows(
          "select payload ->> 'looked_at' from app.billing_events where kind = 'reconciliation'")
        #expect(reports == [["3"], ["3"]])

        // If the provider can't list the changes, the known subscriptions are looked at all the same.
        let mute = PaymentProvider(
          name: "stripe", subscription: provider.source.subscription, payments: provider.source.payments,
          changedSince: { _ in throw FakeProvider.Down() })
        let rest = try await Reconciliation(settlement: settlement, source: mute, isDryRun: true)
          .run(since: .days(-30)) { _ in }
        #expect(rest.count { $0.error != nil } == 1)
        #expect(rest.map(\.reference).contains("sub_1"))

        // One that can't be looked at keeps no other from it.
        provider.change { $0.isDown = true }
        #expect(try await run(isDryRun: true).values.allSatisfy { $0.error != nil })
      }
    }
  }
}
