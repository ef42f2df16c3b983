import Primitives
import TestKit
import Testing

/// Working sets for each muscle group and week.
struct MuscleTests {
  @Test
  func `a set counts one for what the exercise trains first and a half for the rest, and once for a group`()
    async throws
  {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      _ = try await anna.logged("Odd Press", reps: 5)
      try server.database.administer(
        """
        update app.exercises
           set traits_source = 'corrected', primary_muscles = '{quads,glutes}', secondary_muscles = '{hamstrings,lower_back}'
        """)
      _ = try await anna.logged("Something Else", reps: 5)
      let sets: [JSON] = [["reps": 5, "weight": 50], ["reps": 5], ["reps": 9, "kind": "warm_up"]]
      try await anna.post(
        "/v1/lifters/me/workouts",
        [
          "name": "W", "performed_at": "2026-03-08T12:00:00Z",
          "exercises": [["name": "Odd Press", "sets": .array(sets)]],
        ]
      ).expect(201)
      let answer = try await anna.get("/v1/lifters/me/muscles?from=2026-03-01&to=2026-03-14").expect(200).json
      let weeks = try #require(answer["weeks"]?.elements)
      #expect(weeks.map { $0["first_day"]?.text } == ["2026-03-01", "2026-03-08"])
      #expect(weeks.map { $0["unassigned"]?.integer } == [1, 0])
      #expect(
        weeks[1]["groups"] == [
          ["muscle_group": "legs", "sets": 2], ["muscle_group": "back", "sets": 1],
        ])
      #expect(
        weeks[0]["muscles"] == [
          ["muscle": "glutes", "sets": 1], ["muscle": "quads", "sets": 1],
          ["muscle": "hamstrings", "sets": .number("0.5")], ["muscle": "lower_back", "sets": .number("0.5")],
        ])
    }
  }

  @Test func `the lifter's last four weeks are given unless others are asked for, and at most 53`()
    async throws
  {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      #expect(try await anna.get("/v1/lifters/me/muscles").expect(200).json["weeks"]?.elements?.count == 4)
      let year = try await anna.get("/v1/lifters/me/muscles?from=2025-01-05&to=2026-01-10").expect(200).json
      #expect(year["weeks"]?.elements?.count == 53)
      #expect(
        try await anna.get("/v1/lifters/me/muscles?from=2025-01-05&to=2026-01-11").faults == ["/to too_large"]
      )
      #expect(
        try await anna.get("/v1/lifters/me/muscles?from=2025-01-05&to=2025-01-04").faults == ["/to too_small"]
      )
    }
  }
}
