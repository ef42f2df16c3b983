import Primitives
import TestKit
import Testing

/// The one place that billing will fill.
struct EntitlementTests {
  @Test func `a tier without all graphs keeps the three lifts, and opens the rest as soon as it changes`()
    async throws
  {
    try await TestServer.run { server in
      let (anna, carl) = try (server.signedIn("anna"), server.signedIn("carl", as: "coach"))
      let squat = try await anna.logged("Squat", reps: 5)
      let curl = try await anna.logged("Curl", reps: 5)
      let path = "/v1/lifters/\(anna.account)/progress"
      try server.share(["main_lifts"], of: anna, with: carl)
      try server.database.administer(Self.answering("feature <> 'all_graphs'"))
      try await anna.get("\(path)/squat").expect(200)
      try await anna.get("\(path)/\(squat)").expect(200)
      for gated in [curl, "body_weight", "body_fat"] {
        let refused = try await anna.get("\(path)/\(gated)")
        #expect(refused.status == 402)
        #expect(refused.problem == "payment-required")
      }
      // Data that may not be seen does not exist, paid or not.
      try await anna.get("\(path)/\(TrainingLog.id(1))").expect(404)
      try await carl.get("\(path)/\(curl)").expect(404)
      try server.database.administer(Self.answering("true"))
      for open in [curl, "body_weight", "body_fat"] { try await anna.get("\(path)/\(open)").expect(200) }
    }
  }

  private static func answering(_ condition: String) -> String {
    """
    create or replace function app.entitled(feature text) returns boolean
    language sql stable set search_path = '' as $$ select \(condition) $$
    """
  }
}

extension Client {
  /// Logs one set with 100 kg and returns the exercise's identifier.
  func logged(_ exercise: String, reps: Int, at moment: String = "2026-03-02T12:00:00Z", weight: JSON = 100)
    async throws -> String
  {
    let workout = Sample.workout("W", at: moment, exercise: exercise, sets: [(reps, weight)])
    let answer = try await post("/v1/lifters/me/workouts", workout).expect(201).json
    return answer["exercises"]?[0]?["exercise_id"]?.text ?? ""
  }
}
