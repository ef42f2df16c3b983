import Localization
import MuscleMateAPI
import Payments
import Postgres
import Primitives
import TestKit
import Testing

@testable import MuscleMateServer

@Suite struct `What is offered` {
  @Test func `is there for anyone: MuscleMate's tiers, with their prices and what they contain`() async throws
  {
    try await TestServer.run { server in
      try server.sell()
      let tiers = try await server.visitor.get("/v1/tiers").expect(200).json["items"]?.elements ?? []
      #expect(
        tiers.map { $0["code"]?.text } == [
          "lifter_free", "lifter_base", "lifter_premium", "coach_free", "coach_premium",
        ])
      #expect(tiers.map { $0["prices"]?[0]?["amount"]?.integer } == [nil, 99, 199, nil, 99])
      #expect(
        tiers[4]["features"] == [
          ["feature": "client_lifts"], ["feature": "clients", "at_most": 500], ["feature": "programmes"],
        ])
      func features(_ tier: Int) -> [String?]? {
        tiers[tier]["features"]?.elements?.map { $0["feature"]?.text }
      }
      #expect(features(0) == ["templates", "storage_mb"])
      #expect(features(1) == ["templates", "storage_mb", "main_graphs", "summaries", "programmes"])
      try server.database.administer("update app.tiers set is_active = false where code = 'lifter_base'")
      let fewer = try await server.visitor.get("/v1/tiers").json["items"]?.elements ?? []
      #expect(fewer.count == 4)
      // A new tenant begins with the same, and sells nothing before it says so.
      try server.database.administer("select app.create_tenant('iron', 'Iron')")
      var guest = server.visitor
      guest.tenant = "iron"
      try await guest.get("/v1/tiers").expect(404)
      try server.database.administer("select app.set_module('iron', 'billing', true)")
      #expect(try await guest.items("/v1/tiers").count == 5)
    }
  }

  @Test func `names the features that the code asks for`() async throws {
    let world = try await World.shared.value
    let features = try world.database.rows("select code, kind from app.features order by position")
    #expect(features.map { $0[0] } == PaidFeature.allCases.map(\.rawValue))
    let asked = Application.statements.flatMap { statement in
      "\(statement.sql)".matches(of: /app\.(?:entitled|demand|refuse)\(\s*'([a-z_]+)'/).map {
        String($0.output.1)
      }
    }
    #expect(asked.contains("all_graphs"))
    for feature in asked { #expect(PaidFeature(rawValue: feature) != nil, "\(feature)") }
  }

  @Test func `is told to its people: what they have, from where, and how much is taken`() async throws {
    try await TestServer.run { server in
      let (anna, carl) = try (server.signedIn("anna"), server.signedIn("carl", as: "coach"))
      func entitlements(of client: Client) async throws -> [String: JSON] {
        let items = try await client.items("/v1/entitlements")
        return Dictionary(uniqueKeysWithValues: items.map { ($0["feature"]?.text ?? "", $0) })
      }
      let open = try await entitlements(of: anna)
      #expect(
        open.keys.sorted() == [
          "all_graphs", "food_tracking", "main_graphs", "programmes", "storage_mb", "summaries", "templates",
        ])
      #expect(open.values.allSatisfy { $0["allowed"] == true && $0["at_most"] == nil })
      try server.sell()
      try server.share([], of: anna, with: carl)
      try await anna.post("/v1/templates", Sample.template("Push", "Dip")).expect(201)
      let free = try await entitlements(of: anna)
      #expect(free["all_graphs"]?["allowed"] == false)
      #expect(free["templates"]?["at_most"] == 10)
      #expect(free["templates"]?["used"] == 1)
      #expect(free["templates"]?["tier"] == "lifter_free")
      let coach = try await entitlements(of: carl)
      #expect(coach["clients"]?["at_most"] == 25)
      #expect(coach["clients"]?["used"] == 1)
      #expect(coach["client_lifts"]?["allowed"] == false)
      try server.settle(.month(of: "lifter_base", for: anna))
      #expect(try await entitlements(of: anna)["templates"]?["at_most"] == 100)
    }
  }

  @Test func `is shown to who has it in words, with its course and history, and to nobody else`() async throws
  {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let bea = try server.signedIn("bea")
      try server.sell()
      let trial = ProviderSubscription.month(of: "lifter_premium", for: anna).with {
        $0.trialEndsAt = .days(13)
        $0.periodEndsAt = .days(13)
        $0.status = "trialing"
      }
      try server.settle(trial)
      try server.settle(trial.with { $0.cancelsAtPeriodEnd = true })
      try server.settle(
        trial.with {
          $0.trialEndsAt = nil
          $0.nextPrice = "price_lifter_base"
        })
      // The day is hers: at noon UTC there is tomorrow.
      try await anna.patch("/v1/me", ["locale": "de", "time_zone": "Pacific/Kiritimati"]).expect(200)
      let shown = try #require(try await anna.items("/v1/subscriptions").first)
      #expect(shown["tier"] == "lifter_premium")
      #expect(shown["tier_name"] == "Lifter Premium")
      #expect(shown["price"]?["amount"] == 199)
      #expect(shown["next_tier"] == "lifter_base")
      #expect(shown["next_price"]?["amount"] == 99)
      #expect(shown["state"] == "active")
      #expect(shown["renews"] == true)
      #expect(shown["state_ends_at"] == shown["period_ends_at"])
      let end = try #require(shown["period_ends_at"]?.text.flatMap { Timestamp($0) })
      let day = Language.german.spoken(
        CivilDate(unixDay: (end.unixSeconds + 14 * 3_600) / 86_400), withYear: true)
      #expect(shown["text"] == .string("Bezahlt bis \(day); es verlängert sich von selbst."))
      #expect(shown["last_day"] == nil)
      let history = shown["history"]?.elements ?? []
      #expect(history.map { $0["to"]?.text } == ["active", "trial", "trial"])
      #expect(history.map { $0["from"]?.text } == ["trial", "trial", nil])
      #expect(history.last?["tier"] == "lifter_premium")
      #expect(try await bea.items("/v1/subscriptions") == [])
      try await server.visitor.get("/v1/subscriptions").expect(401)
    }
  }
}
