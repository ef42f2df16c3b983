internal import Primitives
internal import Strength
internal import TestKit
internal import Testing

/// The energy that workouts took.
struct EnergyTests {
  private static let path = "/v1/lifters/me/workouts/01890000-0000-7000-8000-000000000ca1"

  private static func workout(_ exercises: JSON..., minutes: Int? = 60, activity: String? = nil) -> JSON {
    [
      "name": "Training", "performed_at": "2026-05-04T18:00:00+02:00",
      "duration_seconds": minutes.map { .number("\($0 * 60)") } ?? .null,
      "activity": activity.map(JSON.string) ?? .null, "exercises": .array(exercises),
    ]
  }

  private static func exercise(_ name: String, superset: Int? = nil, _ sets: JSON...) -> JSON {
    ["name": .string(name), "superset": superset.map { .number("\($0)") } ?? .null, "sets": .array(sets)]
  }

  private static let hard: JSON = ["reps": 5, "weight": 100, "rpe": 9]
  private static let easy: JSON = ["reps": 5, "weight": 100, "rpe": 7]
  private static let warmUp: JSON = ["kind": "warm_up", "reps": 5, "weight": 60, "rpe": 3]
  private static let light: JSON = ["reps": 5]

  /// 80 kg for an hour, so that the kilocalories are 84 times the MET.
  private static let derived: [(JSON, String, Int)] = [
    (workout(exercise("Squat", warmUp, hard)), "vigorous_weight_lifting", 504),
    (workout(exercise("Squat", warmUp, hard, easy, ["reps": 5])), "vigorous_weight_lifting", 504),
    (workout(exercise("Squat", warmUp, easy)), "weight_lifting", 294),
    (workout(exercise("Squat", ["reps": 5, "weight": 100])), "weight_lifting", 294),
    (workout(exercise("Push-up", light), exercise("Plank", ["duration_seconds": 60])), "body_weight", 252),
    (
      workout(
        exercise("Curl", superset: 1, easy), exercise("Dip", superset: 1, light), exercise("Squat", hard)),
      "circuit", 487
    ),
    // A superset beside the real work is none of a circuit, and neither is an exercise alone under a number.
    (
      workout(
        exercise("Squat", easy, easy, easy), exercise("Curl", superset: 1, easy),
        exercise("Dip", superset: 1, light)),
      "weight_lifting", 294
    ),
    (workout(exercise("Squat", superset: 4, easy)), "weight_lifting", 294),
    (workout(exercise("Squat", hard), activity: "stretching"), "stretching", 193),
  ]

  @Test func `the kind of effort is what the lifter says, else what the sets tell`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try server.weigh(anna, kilograms: 80)
      for (workout, activity, kilocalories) in Self.derived {
        let energy = try await anna.post("/v1/lifters/me/workouts", workout).expect(201).json["energy"]
        #expect(energy?["activity"]?.text == activity, "\(workout)")
        #expect(energy?["kilocalories"]?.double.map { Int($0) } == kilocalories, "\(workout)")
        #expect(energy?["activity_source"] == (workout["activity"] == .null ? "derived" : "given"))
      }
    }
  }

  @Test func `the estimate follows every change, and without a duration or a body weight there is none`()
    async throws
  {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let hour = Self.workout(Self.exercise("Squat", Self.easy))
      #expect(try await anna.put(Self.path, hour).expect(201).json["energy"] == .null)
      try server.weigh(anna, kilograms: 80)
      #expect(try await anna.put(Self.path, hour).expect(200).json["energy"]?["kilocalories"] == 294)
      let half = Self.workout(Self.exercise("Squat", Self.hard), minutes: 30)
      #expect(try await anna.put(Self.path, half).expect(200).json["energy"]?["kilocalories"] == 252)
      #expect(try await anna.get("/v1/lifters/me/workouts").json["items"]?[0]?["kilocalories"] == 252)
      let unknown = Self.workout(Self.exercise("Squat", Self.hard), minutes: nil)
      #expect(try await anna.put(Self.path, unknown).expect(200).json["energy"] == .null)
      #expect(try await anna.get("/v1/lifters/me/workouts").json["items"]?[0]?["kilocalories"] == .null)
      #expect(try server.database.rows("select count(*) from app.workout_energy") == [["0"]])
    }
  }

  @Test func `a coach sees the energy only with the body's scope, since it tells the body weight`()
    async throws
  {
    try await TestServer.run { server in
      let (anna, carl) = (try server.signedIn("anna"), try server.signedIn("carl", as: "coach"))
      try server.weigh(anna, kilograms: 80)
      try await anna.put(Self.path, Self.workout(Self.exercise("Squat", Self.hard))).expect(201)
      let list = "/v1/lifters/\(anna.account)/workouts"
      let one = Self.path.replacing("/me/", with: "/\(anna.account)/")
      try server.share(["history", "workout_details"], of: anna, with: carl)
      #expect(try await carl.get(list).json["items"]?[0]?["kilocalories"] == .null)
      #expect(try await carl.get(one).json["energy"] == .null)
      try server.share(["history", "workout_details", "body_metrics"], of: anna, with: carl)
      #expect(try await carl.get(list).json["items"]?[0]?["kilocalories"] == 504)
      #expect(try await carl.get(one).json["energy"]?["body_weight_kilograms"] == 80)
    }
  }

  @Test func `the database's Compendium is the one of the calculators`() async throws {
    let database = try await TestDatabase.migrated()
    let rows = try database.rows("select activity, code, met::float8 from app.compendium_2024() order by 1")
    let entries = Compendium.Activity.allCases.map { activity -> [String?] in
      let met = activity.entry.met
      return [activity.rawValue, activity.entry.code, met == met.rounded() ? "\(Int(met))" : "\(met)"]
    }
    #expect(rows == entries.sorted { ($0[0] ?? "") < ($1[0] ?? "") })
    #expect(Compendium.edition == "2024")
  }
}
