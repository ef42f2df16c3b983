import Primitives
import Testing

@testable import MuscleMateServer
@testable import TestKit

@Suite struct `The job that reconciles payments` {
  private static func audited(_ shop: StripeShop) throws -> [[String?]] {
    try shop.server.database.rows(
      "select details ->> 'settled' from app.audit_entries where action = 'payments_reconciled'")
  }

  @Test func `says what differs, settles it once, and puts it on record`() async throws {
    try await StripeShop.run { shop in
      let subscription = try await shop.buy("lifter_premium")
      let job = "reconcile_payments"
      #expect(try await shop.server.run(job: job).changed == 0)
      #expect(try Self.audited(shop) == [])
      // Its news never came.
      shop.stripe.cancel(subscription)
      let dry = try await shop.server.run(job: job, dryRun: true)
      #expect(dry.changed == 1)
      #expect(dry.sample == [.string(subscription)])
      #expect(try await shop.subscription()?["cancels_at_period_end"] == false)
      #expect(try await shop.server.run(job: job).changed == 1)
      #expect(try await shop.subscription()?["cancels_at_period_end"] == true)
      // A subscription that an interrupted run has settled differs no more.
      #expect(try await shop.server.run(job: job).changed == 0)
      #expect(try Self.audited(shop) == [["1"]])
    }
  }

  @Test func `fails where a provider is silent, and makes up for it when it is tried again`() async throws {
    try await StripeShop.run { shop in
      let subscription = try await shop.buy("lifter_premium")
      shop.stripe.cancel(subscription)
      try await shop.server.tick(at: .now)
      try shop.server.database.administer(
        """
        insert into app.jobs (id, name, origin, due_at, run_at)
        values (app.new_id(), 'reconcile_payments', 'asked', now(), now())
        """)
      var failures = StripeStandIn.InducedFailures()
      failures.status = { _ in 500 }
      shop.stripe.induce(failures)
      let later = Timestamp.now.advanced(bySeconds: 60)
      #expect(
        try await shop.server.drain(at: later).contains(.init(job: "reconcile_payments", outcome: "retrying"))
      )
      shop.stripe.induce(StripeStandIn.InducedFailures())
      let again = later.advanced(bySeconds: 60)
      #expect(
        try await shop.server.drain(at: again).contains(
          .init(job: "reconcile_payments", outcome: "succeeded")))
      #expect(try await shop.subscription()?["cancels_at_period_end"] == true)
      #expect(try Self.audited(shop) == [["1"]])
    }
  }
}
