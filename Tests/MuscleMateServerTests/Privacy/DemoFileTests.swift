internal import DatabaseAdministration
internal import Primitives
internal import TestKit
internal import Testing

@testable import MuscleMateServer

/// The log of someone who trained for long, as a file.
@Suite struct `A demo lifter's file` {
  @Test(arguments: ["training.json", "workouts.csv"])
  func `is the same log in another account, however often it is imported`(_ name: String) async throws {
    try await TestServer.run(alone: true) { server in
      let plan = try await Self.fill(server.database)
      var visitor = server.visitor
      visitor.tenant = plan.tenant
      let lifter = try await visitor.signedIn("lifter1", password: plan.password)
      let other = try await server.person("berta", as: "lifter", tenant: plan.tenant, zone: "Asia/Tokyo")
      let file = try await lifter.get("/v1/lifters/me/\(name)").expect(200).text
      let mine = try await lifter.file("workouts")["workouts"]?.withoutTraces
      let count = mine?.elements?.count ?? 0
      #expect(count > 50)
      for report in [ImportSamples.workouts(added: count), ImportSamples.workouts(unchanged: count)] {
        #expect(try await other.importing(file).expect(201).json["workouts"] == report)
        #expect(try await other.file("workouts")["workouts"]?.withoutTraces == mine)
      }
      let own = try await lifter.importing(file).expect(201).json
      #expect(own["workouts"] == ImportSamples.workouts(unchanged: count))
    }
  }

  private static func fill(_ database: TestDatabase) async throws -> DemoPlan {
    var plan = DemoPlan(until: CivilDate(unixDay: 20_000))
    (plan.lifters, plan.weeks) = (1, 30)
    let configuration = try Configuration(["DATABASE_OWNER_URL": database.owner], processors: 1)
    let administered = try AdministeredDatabase.open(configuration, migrated: false)
    try await Demo(plan, in: administered).fill(workers: 1) { _ in }
    return plan
  }
}
