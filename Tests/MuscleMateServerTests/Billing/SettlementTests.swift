import Payments
import Postgres
import Primitives
import Synchronization
import TestKit
import Testing

@testable import MuscleMateServer

@Suite struct `Settling a subscription` {
  @Test func `lets the look that began later stand, whatever the order of the answers`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try server.sell()
      try await withSettlement(in: server.database) { settlement in
        let provider = FakeProvider()
        var random = SeededRandom(seed: 4, stream: 0)
        let month = ProviderSubscription.month(of: "lifter_premium", for: anna)
        for _ in 0..<30 {
          var looks: [Settlement.Look] = []
          for _ in 0..<Int.random(in: 2...6, using: &random) {
            provider.set(
              month.with {
                $0.periodEndsAt = .days(Int64.random(in: 1...90, using: &random))
                $0.cancelsAtPeriodEnd = Bool.random(using: &random)
              })
            looks.append(try #require(try await settlement.look(at: "sub_1", through: provider.source)))
          }
          let last = try #require(looks.last)
          var outcomes: [Settlement.Outcome] = []
          for look in looks.shuffled(using: &random) {
            let applied = try await settlement.apply(look, event: nil, with: provider.source)
            outcomes.append(applied.outcome)
            if look.ticket == last.ticket { continue }
          }
          #expect(Set(outcomes).isSubset(of: [.applied, .unchanged, .stale]))
          let differences = try await settlement.run(
            ReconciliationStatements.differences(1, "stripe", last.subscription.facts))
          #expect(differences == [])
        }
      }
    }
  }

  /// Really at once: each task looks and applies by itself while the provider's state moves on.
  @Test func `ends at the provider's state, however many settle at once`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try server.sell()
      try await withSettlement(in: server.database) { settlement in
        let provider = FakeProvider()
        let month = ProviderSubscription.month(of: "lifter_premium", for: anna)
        provider.set(month)
        await withTaskGroup { group in
          for number in 0..<60 {
            group.addTask {
              provider.set(month.with { $0.periodEndsAt = .days(Int64(number) + 1) })
              _ = await #expect(throws: Never.self) {
                try await settlement.settle("sub_1", with: provider.source)
              }
            }
          }
        }
        // The last change may lie after the last look: as with a provider, its event settles once more.
        _ = try await settlement.settle("sub_1", with: provider.source)
        let last = provider.state.withLock { $0.subscriptions["sub_1"] }
        let differences = try await settlement.run(
          ReconciliationStatements.differences(1, "stripe", try #require(last).facts))
        #expect(differences == [])
      }
    }
  }

  @Test func `keeps what it can't bind or price yet, and binds it once it can`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try server.sell()
      let stranger = ProviderSubscription.month(of: "lifter_premium", for: anna).with {
        $0.account = nil
        $0.customer = "cus_1"
      }
      #expect(try server.settle(stranger) == "unknown_account")
      #expect(try await anna.items("/v1/subscriptions") == [])
      #expect(try server.settle(stranger.with { $0.account = UUID(anna.account) }) == "applied")
      // Once bound it stays so, also where the provider does not say whose it is; and the customer shows it as well.
      #expect(try server.settle(stranger) == "unchanged")
      let other = stranger.with {
        $0.reference = "sub_2"
        $0.price = "price_new"
      }
      #expect(try server.settle(other) == "unknown_price")
      #expect(try await anna.items("/v1/subscriptions", "tier") == ["lifter_premium", nil])
      try server.database.administer(
        "update app.tier_prices set stripe_price = 'price_new' where tier = 'lifter_base'")
      #expect(try await anna.items("/v1/subscriptions", "tier").contains("lifter_base"))
    }
  }

  @Test func `leaves an event open while the provider is down, and closes it once it is back`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try server.sell()
      try await withSettlement(in: server.database) { settlement in
        let provider = FakeProvider()
        provider.set(.month(of: "lifter_premium", for: anna))
        func deliver() async throws -> Bool {
          try await settlement.receive(
            event: "evt_1", kind: "customer.subscription.updated", reference: "sub_1", occurredAt: .now,
            payload: [:])
        }
        provider.change { $0.isDown = true }
        for _ in 1...2 {
          #expect(try await deliver())
          await #expect(throws: FakeProvider.Down.self) {
            try await settlement.settle("sub_1", event: "evt_1", with: provider.source)
          }
        }
        provider.change { $0.isDown = false }
        #expect(try await deliver())
        #expect(try await settlement.settle("sub_1", event: "evt_1", with: provider.source) == .applied)
        #expect(try await !deliver())
        let outcomes = try server.database.rows("select outcome from app.billing_event_outcomes order by id")
        #expect(outcomes.map { $0[0] } == ["failed", "failed", "applied"])
        #expect(try server.database.rows("select event_id from app.subscription_changes") == [["evt_1"]])
        // A subscription that the provider does not know (any more) changes nothing of ours.
        #expect(try await settlement.settle("sub_9", with: provider.source) == .unknownSubscription)
      }
    }
  }

  @Test func `tells the subscriber once of what concerns them, and plans what time will do`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try server.sell()
      func told() throws -> [String?] {
        try server.database.rows("select kind from app.outbox_mail order by id").map { $0[0] }
      }
      func planned() throws -> [String?] {
        try server.database.rows(
          "select kind from app.billing_reminders where sent_at is null order by due_at"
        ).map { $0[0] }
      }
      let trial = ProviderSubscription.month(of: "lifter_premium", for: anna).with {
        $0.trialEndsAt = .days(13)
        $0.periodEndsAt = .days(13)
      }
      try server.settle(trial)
      #expect(try planned() == ["trial_ends", "subscription_read_only", "subscription_ended"])
      let failing = trial.with {
        $0.trialEndsAt = nil
        $0.failingSince = .days(-1)
      }
      for _ in 1...2 { try server.settle(failing) }
      #expect(try told() == ["payment_failed"])
      #expect(try planned() == ["subscription_read_only", "subscription_ended"])
      try server.settle(failing.with { $0.endedAt = .days(0) })
      try server.settle(failing.with { $0.revokedAt = .days(0) })
      #expect(try told() == ["payment_failed", "subscription_ended", "subscription_refunded"])
      #expect(try planned() == [])
      let notices = try server.database.rows(
        "select kind from app.notices where account_id = '\(anna.account)'")
      #expect(notices.count == 3)
    }
  }

  @Test
  func
    `news of a failed payment that come after the grace promise none, and the mail leads to where it is paid`()
    async throws
  {
    try await TestServer.run { server in
      try server.sell()
      let anna = try server.signedIn("anna")
      try server.database.administer("update app.tenants set public_url = 'https://gym.example' where id = 1")
      let active = ProviderSubscription.month(of: "lifter_premium", for: anna)
      try server.settle(active)
      try server.settle(active.with { $0.failingSince = .days(-9) })
      #expect(
        try server.database.rows(
          "select kind, arguments ->> 'manage_url' from app.outbox_mail where kind ~ '^(payment|subscription)'"
        )
          == [["subscription_read_only", "https://gym.example"]])
      // A second failure within the same time says nothing new; one that is still in its grace names a day to come.
      try server.settle(active.with { $0.failingSince = .days(-8) })
      try server.settle(active)
      try server.settle(active.with { $0.failingSince = .days(-1) })
      #expect(
        try server.database.rows(
          """
          select kind, (arguments ->> 'date')::date > now()
            from app.outbox_mail
           where kind ~ '^(payment|subscription)'
           order by id
          """) == [["subscription_read_only", "f"], ["payment_failed", "t"]])
    }
  }

  @Test func `sends what is due once`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try server.sell()
      let trial = ProviderSubscription.month(of: "lifter_premium", for: anna).with {
        $0.trialEndsAt = .days(2)
        $0.periodEndsAt = .days(2)
      }
      try server.settle(trial)
      let session = try ScriptSession(server.database.superuser)
      let send = "select changed from app.run_maintenance_batch('remind_of_billing', null, now(), 10, false)"
      #expect(try session.rows(send.replacing("false", with: "true")) == [["1"]])
      #expect(try session.rows(send) == [["1"]])
      #expect(try session.rows(send) == [["0"]])
      // The same facts plan it no second time.
      try server.settle(trial.with { $0.status = "trialing" })
      #expect(try session.rows(send) == [["0"]])
      let mail = try session.rows("select kind, arguments ->> 'tier' from app.outbox_mail")
      #expect(mail == [["trial_ends", "Lifter Premium"]])
    }
  }

  @Test func `names the day that it is where the subscriber lives`() async throws {
    try await TestServer.run { server in
      try server.sell()
      // 25 hours apart: never the same day.
      for (name, zone) in [("anna", "Pacific/Kiritimati"), ("niue", "Pacific/Niue")] {
        let person = try server.signedIn(name)
        try server.database.administer(
          "update app.accounts set time_zone = '\(zone)' where id = '\(person.account)'")
        let bought = ProviderSubscription.month(of: "lifter_premium", for: person, reference: name)
        for facts in [bought, bought.with { $0.revokedAt = .days(0) }] { try server.settle(facts) }
      }
      let wrong = try server.database.rows(
        """
        select account.username
          from app.notices as notice
          join app.accounts as account on account.id = notice.account_id
         where (notice.arguments ->> 'date')::date <> (now() at time zone account.time_zone)::date
        """)
      #expect(wrong == [])
      #expect(try server.count("app.notices") == 2)
    }
  }
}
