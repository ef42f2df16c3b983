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

  private static func endurance(
    _ name: String, minutes: Int? = nil, kilometers: Int? = nil, rpe: JSON = .null
  ) -> JSON {
    exercise(
      name,
      [
        "duration_seconds": minutes.map { .number("\($0 * 60)") } ?? .null,
        "distance_meters": kilometers.map { .number("\($0 * 1_000)") } ?? .null, "rpe": rpe,
      ])
  }

  /// 80 kg: an hour takes 84 kcal for each MET.
  private static let enduring: [(JSON, [String], Int)] = [
    (workout(endurance("Running", minutes: 60, kilometers: 12)), ["running 12080"], 991),
    (workout(endurance("Running", kilometers: 12)), ["running 12080"], 991),
    (workout(endurance("Laufen", minutes: 60, kilometers: 12), minutes: nil), ["running 12080"], 991),
    (workout(endurance("Rowing Machine", minutes: 60)), ["rowing 02071"], 420),
    (workout(endurance("Rowing Machine", minutes: 60, rpe: 9)), ["rowing 02070"], 613),
    (workout(endurance("Cycling", minutes: 120, kilometers: 44), minutes: 150), ["cycling 01030"], 1344),
    (workout(endurance("Treadmill", minutes: 60, kilometers: 5)), ["walking 17190"], 319),
    // Half an hour of lifting, half an hour on the bike.
    (
      workout(exercise("Squat", easy), endurance("Stationary bike", minutes: 30)),
      ["stationary_cycling 01200", "weight_lifting 02054"], 432
    ),
    // Two runs without a time share the hour by their distance, so that they have one speed.
    (workout(endurance("Running", kilometers: 4), endurance("Run", kilometers: 8)), ["running 12080"], 991),
    (workout(endurance("Parkrun", minutes: 60, kilometers: 12), activity: "running"), ["running 12080"], 991),
  ]

  @Test func `endurance work counts by its own time and speed, and the rest of the workout by the sets`()
    async throws
  {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try server.weigh(anna, kilograms: 80)
      for (workout, parts, kilocalories) in Self.enduring {
        let energy = try await anna.post("/v1/lifters/me/workouts", workout).expect(201).json["energy"]
        let shown = energy?["parts"]?.elements?.map {
          "\($0["activity"]?.text ?? "") \($0["compendium_code"]?.text ?? "")"
        }
        #expect(shown == parts.map { $0.replacing("walking", with: "treadmill") }, "\(workout)")
        #expect(energy?["kilocalories"]?.double.map { Int($0) } == kilocalories, "\(workout)")
      }
    }
  }

  @Test func `what lacked a body weight is estimated when one comes, changes and goes`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let hour = Self.workout(Self.exercise("Squat", Self.easy))
      let logged = try await anna.put(Self.path, hour).expect(201).json
      #expect(logged["energy"] == nil && logged["energy_missing"] == ["body_weight"])
      let weighed = try await anna.post(
        "/v1/lifters/me/measurements",
        ["kind": "body_weight", "value": 80, "measured_at": "2026-05-05T08:00:00Z"]
      ).expect(201)
      let weight = weighed.headers["location"] ?? ""
      let filled = try await anna.get(Self.path).json
      #expect(filled["energy"]?["kilocalories"] == 294 && filled["energy_missing"] == nil)
      let week = try await anna.get("/v1/lifters/me/summary?week=2026-05-04").json
      #expect(week["weeks"]?[0]?["kilocalories"] == 294)
      try await anna.put(
        weight, ["kind": "body_weight", "value": 100, "measured_at": "2026-05-05T08:00:00Z"]
      ).expect(200)
      #expect(try await anna.get(Self.path).json["energy"]?["kilocalories"] == .number("367.5"))
      // A weight of a later day says nothing about days that another weight covers.
      try await anna.post(
        "/v1/lifters/me/measurements",
        ["kind": "body_weight", "value": 60, "measured_at": "2026-06-01T08:00:00Z"]
      ).expect(201)
      #expect(try await anna.get(Self.path).json["energy"]?["kilocalories"] == .number("367.5"))
      try await anna.delete(weight).expect(204)
      #expect(try await anna.get(Self.path).json["energy"]?["kilocalories"] == .number("220.5"))
    }
  }

  @Test func `a weighing that is moved or was another measurement leaves the days that it stood for`()
    async throws
  {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try await anna.put(Self.path, Self.workout(Self.exercise("Squat", Self.easy))).expect(201)
      let early: JSON = ["kind": "body_weight", "value": 80, "measured_at": "2026-01-01T08:00:00Z"]
      let first =
        try await anna.post("/v1/lifters/me/measurements", early).expect(201).headers["location"] ?? ""
      let late: JSON = ["kind": "body_weight", "value": 100, "measured_at": "2026-03-01T08:00:00Z"]
      let weight =
        try await anna.post("/v1/lifters/me/measurements", late).expect(201).headers["location"] ?? ""
      func kilocalories() async throws -> JSON? {
        try await anna.get(Self.path).json["energy"]?["kilocalories"]
      }
      #expect(try await kilocalories() == .number("367.5"))
      let moved: JSON = ["kind": "body_weight", "value": 100, "measured_at": "2026-06-01T08:00:00Z"]
      try await anna.put(weight, moved).expect(200)
      #expect(try await kilocalories() == 294)
      try await anna.put(weight, late).expect(200)
      #expect(try await kilocalories() == .number("367.5"))
      try await anna.put(
        weight, ["kind": "waist", "value": 80, "measured_at": "2026-03-01T08:00:00Z"]
      ).expect(200)
      #expect(try await kilocalories() == 294)
      try await anna.delete(first).expect(204)
      #expect(try await anna.get(Self.path).json["energy"] == nil)
    }
  }

  @Test func `what an estimate lacks is told to whom the body may be known`() async throws {
    try await TestServer.run { server in
      let (anna, carl) = (try server.signedIn("anna"), try server.signedIn("carl", as: "coach"))
      let untimed = Self.workout(Self.exercise("Squat", Self.easy), minutes: nil)
      #expect(
        try await anna.put(Self.path, untimed).expect(201).json["energy_missing"] == [
          "body_weight", "duration",
        ])
      try server.share(["workout_details"], of: anna, with: carl)
      let one = Self.path.replacing("/me/", with: "/\(anna.account)/")
      #expect(try await carl.get(one).json["energy_missing"] == nil)
    }
  }

  @Test func `the estimate follows every change, and without a duration or a body weight there is none`()
    async throws
  {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let hour = Self.workout(Self.exercise("Squat", Self.easy))
      #expect(try await anna.put(Self.path, hour).expect(201).json["energy"] == nil)
      try server.weigh(anna, kilograms: 80)
      #expect(try await anna.put(Self.path, hour).expect(200).json["energy"]?["kilocalories"] == 294)
      let half = Self.workout(Self.exercise("Squat", Self.hard), minutes: 30)
      #expect(try await anna.put(Self.path, half).expect(200).json["energy"]?["kilocalories"] == 252)
      #expect(try await anna.get("/v1/lifters/me/workouts").json["items"]?[0]?["kilocalories"] == 252)
      let unknown = Self.workout(Self.exercise("Squat", Self.hard), minutes: nil)
      #expect(try await anna.put(Self.path, unknown).expect(200).json["energy"] == nil)
      #expect(try await anna.get("/v1/lifters/me/workouts").json["items"]?[0]?["kilocalories"] == nil)
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
      #expect(try await carl.get(list).json["items"]?[0]?["kilocalories"] == nil)
      #expect(try await carl.get(one).json["energy"] == nil)
      try server.share(["history", "workout_details", "body_metrics"], of: anna, with: carl)
      #expect(try await carl.get(list).json["items"]?[0]?["kilocalories"] == 504)
      #expect(try await carl.get(one).json["energy"]?["body_weight_kilograms"] == 80)
    }
  }

  @Test func `the database's Compendium is the one of the calculators`() async throws {
    let database = try await TestDatabase.migrated()
    let rows = try database.rows(
      "select activity, code, met::float8, is_vigorous, from_mph::float8 from app.compendium_2024_entries()")
    let number = { (value: Double) in value == value.rounded() ? "\(Int(value))" : "\(value)" }
    let entries = Compendium.Activity.allCases.flatMap { activity in
      activity.entries.map { entry -> [String?] in
        [
          activity.rawValue, entry.code, number(entry.met), entry.isVigorous ? "t" : "f",
          entry.milesPerHour.map(number),
        ]
      }
    }
    #expect(rows == entries)
    #expect(Compendium.edition == "2024")
  }
}
