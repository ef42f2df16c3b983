import Primitives
import TestKit
import Testing

@Suite(.serialized) struct StripeStormTests {
  /// Two thousand deliveries, or ten thousand, sixteen at a time, while Stripe's own state moves between and beneath them.
  @Test(arguments: [(seed: UInt64(4), rounds: LongRun.isAsked ? 625 : 125)])
  func `however deliveries come, what is kept is what Stripe says`(_ run: (seed: UInt64, rounds: Int))
    async throws
  {
    try await StripeShop.run(at: .now.advanced(bySeconds: -400 * 86_400)) { shop in
      var people = [shop.anna]
      for name in ["bert", "cleo", "dora", "emil", "fred"] {
        people.append(try await shop.server.person(name, as: "lifter"))
      }
      let storm = StripeStorm(shop, people: people, seed: run.seed)
      try await storm.begin()
      for _ in 0..<run.rounds {
        try await withThrowingTaskGroup(of: Void.self) { group in
          for _ in 0..<16 { group.addTask { try await storm.deliver() } }
          group.addTask { try await storm.happen() }
          try await group.waitForAll()
        }
      }
      try await storm.deliverTheRest()

      let told = try await storm.told()
      #expect(try storm.kept() == told)
      let answers = storm.answers
      #expect(answers.values.reduce(0, +) == run.rounds * 16)
      let refused = answers.filter { !$0.key.hasPrefix("delivered") }
      #expect(refused.keys.allSatisfy { $0.hasSuffix(" 400") }, "\(refused)")
      #expect(Set(answers.keys).isSubset(of: Set(refused.keys).union(["delivered 204", "delivered 503"])))
      // Each event once, and of each one end: neither forgeries nor repetitions left anything.
      let events = shop.stripe.events.map(\.id).sorted()
      let ledger = try shop.server.database.rows("select event_id from app.billing_events").compactMap {
        $0[0]
      }
      #expect(ledger.sorted() == events)
      let open = try shop.server.database.rows(
        """
        select event.event_id
          from app.billing_events as event
         where not exists (
           select
             from app.billing_event_outcomes as outcome
            where outcome.tenant_id = event.tenant_id
              and outcome.event_id = event.event_id
              and outcome.outcome <> 'failed')
        """)
      #expect(open == [])
      print("storm of seed \(run.seed): \(events.count) events, \(storm.answers.sorted { $0.key < $1.key })")
    }
  }
}
