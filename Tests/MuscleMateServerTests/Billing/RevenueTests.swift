import Payments
import Postgres
import Primitives
import TestKit
import Testing

@testable import MuscleMateServer

@Suite struct `Revenue` {
  private struct Payment {
    let id: String
    let provider: String
    let reference: String
    let tier: String
    let amount: Int
    let currency: String
    /// Days after the subscription began, on 2025-01-10.
    let day: Int

    var document: JSON {
      let began = Timestamp(unixSeconds: 1_736_467_200)
      return [
        "id": .string(id), "reference": .string(reference), "amount": .number("\(amount)"),
        "price": .string(provider == "stripe" ? "price_\(tier)" : "product.\(tier)"),
        "currency": .string(currency),
        "paid_at": .string(began.advanced(bySeconds: Int64(day) * 86_400).description),
      ]
    }
  }

  @Test(arguments: [7, 8]) func `adds up, whatever was paid and given back`(_ seed: UInt64) async throws {
    try await TestServer.run { server in
      let (anna, ada) = try (server.signedIn("anna"), server.signedIn("ada", as: "admin"))
      try server.sell()
      var random = SeededRandom(seed: seed, stream: 0)
      var payments: [Payment] = []
      for number in 0..<120 {
        let provider = Bool.random(using: &random) ? "stripe" : "app_store"
        let charge = Payment(
          id: "\(number)", provider: provider, reference: "s\(number % 4)",
          tier: ["lifter_base", "lifter_premium"].randomElement(using: &random) ?? "",
          amount: Int.random(in: 1...5_000, using: &random),
          currency: ["USD", "EUR"].randomElement(using: &random) ?? "",
          day: Int.random(in: 0...700, using: &random))
        payments.append(charge)
        guard number % 5 == 0 else { continue }
        payments.append(
          Payment(
            id: provider == "stripe" ? "re_\(number)" : "refund:\(number)", provider: provider,
            reference: charge.reference, tier: charge.tier,
            amount: -charge.amount, currency: charge.currency, day: charge.day + 10))
        guard number % 3 == 0, provider == "stripe" else { continue }
        // The refund failed: Stripe kept the money.
        payments.append(
          Payment(
            id: "reversal:re_\(number)", provider: provider, reference: charge.reference,
            tier: charge.tier, amount: charge.amount, currency: charge.currency, day: charge.day + 10))
      }
      for provider in ["stripe", "app_store"] {
        for number in 0..<4 {
          let subscription = ProviderSubscription.month(of: "lifter_base", for: anna, reference: "s\(number)")
          try server.settle(
            subscription.with { $0.startedAt = Timestamp(unixSeconds: 1_736_467_200) }, provider: provider)
        }
        let session = try ScriptSession(server.database.superuser)
        let list = JSON.array(payments.filter { $0.provider == provider }.map(\.document)).description
        let count = payments.count { $0.provider == provider }
        #expect(
          try session.rows("select app.record_payments(1, $1, $2::jsonb)", provider, list)[0][0] == "\(count)"
        )
        #expect(try session.rows("select app.record_payments(1, $1, $2::jsonb)", provider, list)[0][0] == "0")
      }
      let report = try await ada.items("/v1/admin/revenue?from=2025-01-01&to=2027-12-31")
      for provider in ["stripe", "app_store"] {
        for currency in ["USD", "EUR"] {
          let paid = payments.filter { $0.provider == provider && $0.currency == currency }
          let lines = report.filter { $0["provider"]?.text == provider && $0["currency"]?.text == currency }
          func sum(_ member: String) -> Int { lines.reduce(0) { $0 + ($1[member]?.integer ?? 0) } }
          let charges = paid.filter { $0.amount > 0 && !$0.id.hasPrefix("reversal:") }
          let given = paid.reduce(0) { $0 + $1.amount }
          #expect(sum("charges") == charges.reduce(0) { $0 + $1.amount })
          #expect(sum("refunds") == sum("charges") - given)
          #expect(lines.reduce(0) { $0 + ($1["charge_count"]?.integer ?? 0) } == charges.count)
          let commission = provider == "stripe" ? 0 : paid.reduce(0) { $0 + Self.commission($1) }
          #expect(sum("commission") == commission)
          #expect(sum("net") == sum("charges") - sum("refunds") - commission)
          #expect(lines.allSatisfy { ($0["commission"] == nil) == (provider == "stripe") })
        }
      }
      // However the time is cut, the parts are the whole.
      let halves =
        try await ada.items("/v1/admin/revenue?from=2025-01-01&to=2025-09-30")
        + ada.items("/v1/admin/revenue?from=2025-10-01&to=2027-12-31")
      #expect(halves == report)
    }
  }

  /// Apple's 30 %, and 15 % a year after the beginning; a refund gives back what was taken for its charge. Half a cent
  /// is rounded away from zero.
  private static func commission(_ payment: Payment) -> Int {
    let day = payment.amount < 0 ? payment.day - 10 : payment.day
    let percent = day >= 365 ? 15 : 30
    let hundredths = abs(payment.amount) * percent
    return (hundredths + 50) / 100 * payment.amount.signum()
  }

  @Test func `is the admin's alone, of their own tenant, and for ten years at most`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      try await server.signedIn("anna").get("/v1/admin/revenue").expect(403)
      try await server.visitor.get("/v1/admin/revenue").expect(401)
      #expect(try await ada.items("/v1/admin/revenue") == [])
      try await ada.get("/v1/admin/revenue?from=2026-02-01&to=2026-01-01").expect(422)
      try await ada.get("/v1/admin/revenue?from=2001-02-01&to=2026-01-01").expect(422)
      try server.database.administer(
        """
        insert into app.tenants (slug, name) values ('iron', 'Iron');
        insert into app.payments (tenant_id, provider, id, reference, amount, currency, paid_at)
        select id, 'stripe', 'in_1', 'sub_1', 199, 'USD', now() from app.tenants where slug = 'iron';
        """)
      #expect(try await ada.items("/v1/admin/revenue") == [])
    }
  }
}
