internal import Primitives
internal import TestKit
internal import Testing

@testable internal import MuscleMateServer

/// What was done of an exercise last time, for the row beside which a set is logged.
struct PreviousSetsTests {
  private static let path = "/v1/lifters/me/previous-sets"

  private static func workout(_ day: String, _ exercises: [(String, [Int])]) -> JSON {
    [
      "name": "Training", "performed_at": .string("\(day)T17:00:00Z"), "time_zone": "Europe/Berlin",
      "exercises": .array(
        exercises.map { name, weights in
          [
            "name": .string(name),
            "sets": .array(
              weights.map {
                ["reps": 5, "weight": .number("\($0)"), "unit": "kg", "rpe": 8, "notes": "deep"]
              }),
          ]
        }),
    ]
  }

  /// The ids of exercises by their names.
  private static func exercises(of client: Client) async throws -> [String: String] {
    let all = try await client.items("/v1/lifters/me/exercises?limit=100")
    return Dictionary(uniqueKeysWithValues: all.map { ($0["name"]?.text ?? "", $0["id"]?.text ?? "") })
  }

  @Test func `are those of the last workout that has the exercise, in the order of asking`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let log = "/v1/lifters/me/workouts"
      let last = try await anna.post(log, Self.workout("2026-03-08", [("Squat", [110]), ("Row", [60, 65])]))
        .expect(201)
        .json
      // Logged later, and done before.
      try await anna.post(log, Self.workout("2026-03-01", [("Squat", [100]), ("Bench Press", [80])])).expect(
        201)
      let twice = try await anna.post(
        log, Self.workout("2026-03-10", [("Deadlift", [180]), ("Plank", [1]), ("Deadlift", [140, 145])])
      ).expect(201).json
      let ids = try await Self.exercises(of: anna)
      let names = ["Row", "Deadlift", "Squat", "Bench Press"]
      let asked = names.map { ids[$0] ?? "" }
      let unknown = "01a1fd18-80dc-73bd-9948-00000000ffff"
      let answer = try await anna.get("\(Self.path)?exercises=\((asked + [unknown]).joined(separator: ","))")
        .expect(200)
        .json
      #expect(answer["next"] == nil)
      let items = answer["items"]?.elements ?? []
      #expect(items.map { $0["exercise_id"]?.text } == asked)
      #expect(
        items.map { $0["local_date"]?.text } == ["2026-03-08", "2026-03-10", "2026-03-08", "2026-03-01"])
      #expect(items[0]["workout_id"] == last["id"])
      // As the workout itself shows them.
      #expect(items[0]["sets"] == last["exercises"]?.elements?[1]["sets"])
      let parts = twice["exercises"]?.elements ?? []
      #expect(
        items[1]["sets"]?.elements
          == (parts[0]["sets"]?.elements ?? []) + (parts[2]["sets"]?.elements ?? []))

      try await anna.delete("/v1/lifters/me/workouts/\(last["id"]?.text ?? "")").expect(204)
      let now = try await anna.items("\(Self.path)?exercises=\(asked[2]),\(asked[0])")
      #expect(now.map { $0["exercise_id"]?.text } == [asked[2]])
      #expect(now.first?["local_date"]?.text == "2026-03-01")
    }
  }

  @Test func `are found however long ago the exercise was done`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let log = "/v1/lifters/me/workouts"
      for day in ["2020-01-01", "2020-01-02"] {
        try await anna.post(log, Self.workout(day, [("Zercher Squat", [90])])).expect(201)
      }
      for number in 0..<52 {
        let day = "2026-0\(1 + number / 28)-\(number % 28 < 9 ? "0" : "")\(number % 28 + 1)"
        try await anna.post(log, Self.workout(day, [("Squat", [100 + number])])).expect(201)
      }
      let ids = try await Self.exercises(of: anna)
      let items = try await anna.items(
        "\(Self.path)?exercises=\(ids["Zercher Squat"] ?? ""),\(ids["Squat"] ?? "")")
      #expect(items.map { $0["local_date"]?.text } == ["2020-01-02", "2026-02-24"])
      #expect(items.map { $0["sets"]?.elements?.first?["weight"] } == [90, 151])
    }
  }

  @Test func `of a client are open with the details of workouts, and each look is noted`() async throws {
    try await TestServer.run { server in
      let pair = try await Pair(on: server, sharing: ["history", "main_lifts", "all_lifts"])
      let ids = try await pair.log()
      let path = "/v1/lifters/\(pair.lifter.account)/previous-sets?exercises=\(ids.exercise)"
      try await pair.coach.get(path).expect(404)
      #expect(try await pair.lifter.items("/v1/me/access-log").isEmpty)
      try await pair.share(["workout_details"])
      let seen = try await pair.coach.items(path)
      #expect(seen.map { $0["workout_id"]?.text } == [ids.workout])
      #expect(seen.first?["sets"]?.elements?.count == 1)
      let log = try await pair.lifter.items("/v1/me/access-log")
      #expect(log.map { $0["scope"]?.text } == ["workout_details"])
      // One's own leaves none, and a coach's own exercise is none of a client's.
      #expect(try await pair.lifter.items("\(Self.path)?exercises=\(ids.exercise)").count == 1)
      #expect(try await pair.coach.items("\(Self.path)?exercises=\(ids.exercise)").isEmpty)
      #expect(try await pair.lifter.items("/v1/me/access-log").count == 1)
      try await pair.share([])
      try await pair.coach.get(path).expect(404)
    }
  }

  @Test func `are asked for 1 to 50 exercises`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      func list(_ count: Int) -> String {
        (0..<count).map { "01a1fd18-80dc-73bd-9948-0000000000\($0 + 10)" }.joined(separator: ",")
      }
      #expect(try await anna.items("\(Self.path)?exercises=\(list(50))").isEmpty)
      for wrong in [
        "?exercises=\(list(51))", "?exercises=\(list(1)),\(list(1))", "?exercises=squat", "?exercises=", "",
      ] {
        #expect(try await anna.get(Self.path + wrong).status == 422, "\(wrong.prefix(40))")
      }
    }
  }
}
