import DatabaseAdministration
import Primitives
import TestKit
import Testing

@testable import MuscleMateServer

/// The limits of MuscleMate's own tiers, and the features that they never limit.
@Suite struct `What the tiers hold back` {
  @Test func `sells graphs of the three lifts, summaries and programmes for 0.99, and leaves the log free`()
    async throws
  {
    try await TestServer.run { server in
      let (anna, carl) = try (server.signedIn("anna"), server.signedIn("carl", as: "coach"))
      let squat = try await anna.logged("Squat", reps: 5, at: Timestamp.days(-3).description)
      let programme = Powerlifter.bigAndBoring
      let early = try await anna.post("/v1/programmes", programme).expect(201).json["id"]?.text ?? ""
      try server.sell()
      try server.share(["history", "main_lifts", "all_lifts"], of: anna, with: carl)
      let graphs = ["squat", squat].map { "/v1/lifters/me/progress/\($0)" }
      let summaries = ["/v1/lifters/me/summary", "/v1/lifters/me/muscles"]
      for (feature, paths) in [("main_graphs", graphs), ("summaries", summaries)] {
        for path in paths {
          let refused = try await anna.get(path).expect(402).json
          #expect(refused["entitlement"]?.text == feature)
          #expect(refused["plans"]?.elements?.map { $0["code"]?.text } == ["lifter_base", "lifter_premium"])
          #expect(refused["preview"] != nil)
        }
      }
      try await anna.post("/v1/programmes", programme).expect(402)
      try await anna.post("/v1/programmes/\(early)/cycles", [:]).expect(402)
      for path in [
        "workouts", "records", "totals", "training-days", "workouts.csv", "exercises/\(squat)/sets",
      ] {
        try await anna.get("/v1/lifters/me/\(path)").expect(200)
      }
      try await anna.get("/v1/programmes/\(early)").expect(200)
      // Features that lifters pay for cost their coach nothing, and coaches make programmes for clients.
      for path in ["progress/squat", "progress/\(squat)", "summary", "muscles"] {
        try await carl.get("/v1/lifters/\(anna.account)/\(path)").expect(200)
      }
      try await carl.post("/v1/programmes", programme).expect(201)
      try server.settle(.month(of: "lifter_base", for: anna))
      for path in graphs + summaries { try await anna.get(path).expect(200) }
      try await anna.post("/v1/programmes", programme).expect(201)
      try await anna.post("/v1/programmes/\(early)/cycles", [:]).expect(201)
    }
  }

  @Test func `holds back nothing that no tier of the tenant names`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try server.sell()
      try server.database.administer(
        """
        delete from app.tier_entitlements where feature in ('main_graphs', 'summaries', 'programmes')
        """)
      for path in ["progress/squat", "summary", "muscles"] {
        try await anna.get("/v1/lifters/me/\(path)").expect(200)
      }
      try await anna.post("/v1/programmes", Powerlifter.bigAndBoring).expect(201)
    }
  }

  @Test func `asks the same tier for records of other lifts as for their graphs`() async throws {
    try await TestServer.run { server in
      let (anna, carl) = try (server.signedIn("anna"), server.signedIn("carl", as: "coach"))
      let squat = try await anna.logged("Squat", reps: 5)
      let curl = try await anna.logged("Curl", reps: 5)
      func exercises(_ client: Client, _ query: String = "") async throws -> Set<String> {
        let path = "/v1/lifters/\(anna.account)/records?limit=100\(query)"
        return Set(try await client.items(path, "exercise_id").compactMap(\.self))
      }
      try server.share(["all_lifts"], of: anna, with: carl)
      #expect(try await exercises(anna) == [squat, curl])
      try server.sell()
      #expect(try await exercises(anna) == [squat])
      #expect(try await exercises(anna, "&exercise=\(squat)") == [squat])
      let path = "/v1/lifters/\(anna.account)/records?exercise=\(curl)"
      #expect(try await anna.get(path).expect(402).json["entitlement"] == "all_graphs")
      #expect(try await carl.get(path).expect(402).json["entitlement"] == "client_lifts")
      #expect(try await exercises(carl) == [squat])
      // The log says itself what a workout broke.
      let workout = try #require(try await anna.items("/v1/lifters/me/workouts").first).id
      let records = try await anna.get("/v1/lifters/me/workouts/\(workout)").expect(200).json["records"]
      #expect(records?.elements?.isEmpty == false)
      try server.settle(.month(of: "lifter_premium", for: anna))
      #expect(try await exercises(anna) == [squat, curl])
      try server.settle(.month(of: "coach_premium", for: carl, reference: "sub_2"))
      #expect(try await exercises(carl) == [squat, curl])
    }
  }

  @Test func `an installation that sells by its list, or changed it, keeps it as it is`() async throws {
    let scripts = try MigrationScripts(in: MigrationScripts.findFolder())
    let migration = try #require(scripts.migrations.first { $0.name == "migrations/0380_more_to_sell.sql" })
    let database = try await TestDatabase.migrated()
    // As it was before: nobody's tiers named them.
    try database.administer(
      """
      select app.create_tenant('sells', 'Sells'), app.create_tenant('changed', 'Changed'),
             app.create_tenant('linked', 'Linked'), app.create_tenant('quiet', 'Quiet');
      update app.tenants set modules = modules || '{billing}' where slug = 'sells';
      delete from app.tier_entitlements where feature in ('main_graphs', 'summaries', 'programmes');
      delete from app.features where code in ('main_graphs', 'summaries', 'programmes');
      update app.tier_entitlements as held
         set at_most = 20
        from app.tenants as tenant
       where tenant.id = held.tenant_id and tenant.slug = 'changed' and held.tier = 'lifter_free'
         and held.feature = 'templates';
      update app.tier_prices as price
         set stripe_price = 'price_1'
        from app.tenants as tenant
       where tenant.id = price.tenant_id and tenant.slug = 'linked' and price.tier = 'lifter_base'
      """)
    try database.administer(migration.text)
    let given = try database.rows(
      """
      select tenant.slug, string_agg(held.tier || ' ' || held.feature, ', ' order by held.tier, held.feature)
        from app.tier_entitlements as held
        join app.tenants as tenant on tenant.id = held.tenant_id
       where held.feature in ('main_graphs', 'summaries', 'programmes')
       group by tenant.slug
       order by tenant.slug
      """)
    let list =
      "coach_free programmes, coach_premium programmes, lifter_base main_graphs, lifter_base programmes, "
      + "lifter_base summaries, lifter_premium main_graphs, lifter_premium programmes, lifter_premium summaries"
    #expect(given == [["musclemate", list], ["quiet", list]])
  }
}
