import Payments
import Primitives
import TestKit
import Testing

@testable import MuscleMateServer

@Suite struct `The paywall` {
  @Test func `names what is missing and the plans that have it, shows two weeks, and opens at once`()
    async throws
  {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try server.sell()
      _ = try await anna.logged("Curl", reps: 5, at: Timestamp.days(-40).description)
      let curl = try await anna.logged("Curl", reps: 6, at: Timestamp.days(-3).description)
      let path = "/v1/lifters/me/progress/\(curl)"

      let refused = try await anna.get("\(path)?bucket=day").expect(402).json
      #expect(refused["entitlement"] == "all_graphs")
      #expect(refused["plans"]?.elements?.map { $0["code"]?.text } == ["lifter_premium"])
      #expect(refused["plans"]?[0]?["trial_days"] == 14)
      #expect(refused["plans"]?[0]?["prices"]?[0]?["amount"] == 199)
      #expect(refused["plans"]?[0]?["prices"]?[0]?["providers"] == [])
      #expect(refused["preview"]?["lift"] == .string(curl))
      #expect(refused["preview"]?["points"]?.elements?.count == 1)
      let body = try await anna.get("/v1/lifters/me/progress/body_weight").expect(402).json
      #expect(body["preview"]?["kind"] == "body_weight")

      let month = ProviderSubscription.month(of: "lifter_premium", for: anna)
      #expect(try server.settle(month) == "applied")
      #expect(try await anna.get(path).expect(200).json["points"]?.elements?.count == 2)
    }
  }

  @Test func `names the providers that know a price and that the tenant is connected to`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try server.sell()
      func providers() async throws -> [JSON?] {
        let tiers = try await anna.get("/v1/tiers").expect(200).json["items"]?.elements ?? []
        return tiers.filter { $0["code"] == "lifter_premium" }.map { $0["prices"]?[0]?["providers"] }
      }
      #expect(try await providers() == [[]])
      try server.connect("app_store", [:])
      #expect(try await providers() == [["app_store"]])
      try server.connect("stripe", [:])
      #expect(try await providers() == [["stripe", "app_store"]])
      try server.database.administer("update app.tier_prices set stripe_price = null")
      #expect(try await providers() == [["app_store"]])
    }
  }

  @Test
  func
    `owes nothing once a cancelled subscription is over, and since the end of the period where that came first`()
    async throws
  {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try server.sell()
      let month = ProviderSubscription.month(of: "lifter_premium", for: anna).with {
        $0.startedAt = .days(-60)
        $0.periodEndsAt = .days(-1)
      }
      func shown() async throws -> JSON? {
        try await anna.get("/v1/subscriptions").expect(200).json["items"]?[0]
      }
      try server.settle(month.with { $0.failingSince = .days(0) })
      let owed = try #require(try await shown())
      #expect(owed["state"] == "grace" && owed["owed_since"] == owed["period_ends_at"])
      try server.settle(month.with { $0.cancelsAtPeriodEnd = true })
      let over = try #require(try await shown())
      #expect(over["state"] == "lapsed" && over["owed_since"] == nil)
      #expect(over["state_began_at"] == over["period_ends_at"])
    }
  }

  @Test
  func `lets a failed payment pass through grace and reading to the end, and opens when it is paid again`()
    async throws
  {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try server.sell()
      let curl = try await anna.logged("Curl", reps: 5)
      let graph = "/v1/lifters/me/progress/\(curl)"
      let month = ProviderSubscription.month(of: "lifter_premium", for: anna)
        .with { $0.startedAt = .days(-60) }
      func templates() async throws -> JSON? {
        try await anna.get("/v1/entitlements").expect(200).json["items"]?.elements?
          .first { $0["feature"] == "templates" }?["at_most"]
      }
      // Since when a payment has been owed, what the graph answers, and how many templates there may be.
      for (owed, state, status, room) in [
        (nil, "active", 200, nil), (-2, "grace", 200, nil), (-8, "read_only", 200, 10),
        (-15, "lapsed", 402, 10), (nil, "active", 200, nil),
      ] as [(Int64?, String, Int, JSON?)] {
        try server.settle(month.with { $0.failingSince = owed.map { .days($0) } })
        try await anna.get(graph).expect(status)
        #expect(try await templates() == room, "\(state)")
        let shown = try await anna.get("/v1/subscriptions").expect(200).json["items"]?[0]
        #expect(shown?["state"] == .string(state))
        #expect((shown?["owed_since"] != nil) == ["grace", "read_only", "lapsed"].contains(state))
        let began = try shown?["state_began_at"]?.text.map { try #require(Timestamp($0)) }
        // Grace takes a week, and so does reading.
        let day: Int64? = ["grace": 2, "read_only": 1, "lapsed": 1][state]
        #expect(
          began.map { (Timestamp.now.unixSeconds - $0.unixSeconds + 43_200) / 86_400 } == day, "\(state)")
        // One's own log is never sold.
        try await anna.get("/v1/lifters/me/workouts").expect(200)
        try await anna.get("/v1/lifters/me/exercises/\(curl)/sets").expect(200)
      }
    }
  }

  @Test func `asks a coach's tier for the lifts of clients, and nothing for their bodies`() async throws {
    try await TestServer.run { server in
      let (anna, carl) = try (server.signedIn("anna"), server.signedIn("carl", as: "coach"))
      try server.sell()
      let squat = try await anna.logged("Squat", reps: 5)
      let curl = try await anna.logged("Curl", reps: 5)
      try server.share(["all_lifts", "body_metrics"], of: anna, with: carl)
      let path = "/v1/lifters/\(anna.account)/progress"
      try await carl.get("\(path)/\(squat)").expect(200)
      try await carl.get("\(path)/body_weight").expect(200)
      // That the client has paid opens nothing for the coach.
      try server.settle(.month(of: "lifter_premium", for: anna))
      let refused = try await carl.get("\(path)/\(curl)").expect(402).json
      #expect(refused["entitlement"] == "client_lifts")
      // A refused look is not in the access log, so it shows nothing.
      #expect(refused["preview"] == nil)
      #expect(refused["plans"]?.elements?.map { $0["code"]?.text } == ["coach_premium"])
      try server.settle(.month(of: "coach_premium", for: carl, reference: "sub_2"))
      try await carl.get("\(path)/\(curl)").expect(200)
      // A coach whose scope is closed sees nothing, paid or not.
      try server.share(["body_metrics"], of: anna, with: carl)
      try await carl.get("\(path)/\(curl)").expect(404)
    }
  }

  @Test func `keeps everything that a larger tier made, and takes nothing more`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try server.sell()
      for number in 1...10 {
        try await anna.post("/v1/templates", Sample.template("T\(number)", "Dip")).expect(201)
      }
      let refused = try await anna.post("/v1/templates", Sample.template("T11", "Dip")).expect(402).json
      #expect(refused["entitlement"] == "templates")
      #expect(refused["plans"]?.elements?.map { $0["code"]?.text } == ["lifter_base", "lifter_premium"])
      let base = ProviderSubscription.month(of: "lifter_base", for: anna)
      try server.settle(base)
      try await anna.post("/v1/templates", Sample.template("T11", "Dip")).expect(201)
      try server.settle(base.with { $0.endedAt = .days(0) })
      #expect(try await anna.get("/v1/templates?limit=100").json["items"]?.elements?.count == 11)
      try await anna.post("/v1/templates", Sample.template("T12", "Dip")).expect(402)
    }
  }

  @Test func `gives way to an override, and is not there where a tenant sells nothing`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let curl = try await anna.logged("Curl", reps: 5)
      let graph = "/v1/lifters/me/progress/\(curl)"
      try await anna.get(graph).expect(200)
      try await server.visitor.get("/v1/tiers").expect(404)
      try server.sell()
      try await anna.get(graph).expect(402)
      func override(_ allowed: Bool, until end: String) throws {
        try server.database.administer(
          """
          select app.set_entitlement(
            'musclemate', 'anna', 'all_graphs', \(allowed), null, now() + interval '\(end)', 'a present')
          """)
      }
      try override(true, until: "1 hour")
      try await anna.get(graph).expect(200)
      try override(true, until: "-1 second")
      try await anna.get(graph).expect(402)
      // No tier gives back a feature that support takes.
      try server.settle(.month(of: "lifter_premium", for: anna))
      try override(false, until: "1 hour")
      try await anna.get(graph).expect(402)
      try server.database.administer("delete from app.tier_entitlements where feature = 'all_graphs'")
      try override(false, until: "-1 second")
      try await anna.get(graph).expect(200)
    }
  }
}
