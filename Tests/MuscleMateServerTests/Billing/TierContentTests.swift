import Primitives
import TestKit
import Testing

@testable import MuscleMateServer

/// What MuscleMate's own tiers hold back, and what they never do.
@Suite struct `What the tiers hold back` {
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
}
