internal import TestKit
internal import Testing

/// A range that ends before it begins is a mistake, and no list says that nothing lies in it.
struct RangeTests {
  @Test(arguments: [
    "/v1/lifters/me/workouts", "/v1/lifters/me/progress/squat", "/v1/lifters/me/progress/body_weight",
    "/v1/lifters/me/records", "/v1/lifters/me/measurements", "/v1/lifters/me/muscles",
    "/v1/lifters/me/training-days", "/v1/planned-workouts", "/v1/lifters/me/planned-workouts",
  ])
  func `a range that ends before it begins is refused`(_ path: String) async throws {
    try await TestServer.run { server in
      let carl = try server.signedIn("carl", as: "coach")
      let refused = try await carl.get("\(path)?from=2026-05-02&to=2026-05-01").expect(422)
      #expect(refused.faults == ["/to too_small"])
      let one = try await carl.get("\(path)?from=2026-05-01&to=2026-05-01")
      #expect([200, 404].contains(one.status))
    }
  }
}
