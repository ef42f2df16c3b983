internal import Primitives
internal import TestKit
internal import Testing

@testable import MuscleMateServer

/// A lifter whose training has one of everything that a file could lose.
enum MadeUpLifter {
  static func train(_ client: Client) async throws {
    for workout in workouts { try await client.post("/v1/lifters/me/workouts", workout).expect(201) }
    for template in templates { try await client.post("/v1/templates", template).expect(201) }
    for goal in goals { try await client.post("/v1/goals", goal).expect(201) }
    for measurement in measurements {
      try await client.post("/v1/lifters/me/measurements", measurement).expect(201)
    }
    for programme in [Powerlifter.bigAndBoring, Powerlifter.linear] {
      try await client.post("/v1/programmes", programme).expect(201)
    }
    try await rename(client)
  }

  /// One exercise gets another lift than its name says, another takes a second one in.
  private static func rename(_ client: Client) async throws {
    let exercises =
      try await client.get("/v1/lifters/me/exercises?limit=100").expect(200).json["items"]?.elements ?? []
    func id(_ name: String) throws -> String {
      try #require(exercises.first { $0["name"]?.text == name }?["id"]?.text)
    }
    try await client.send("PATCH", "/v1/lifters/me/exercises/\(id("Box squat"))", ["lift": "squat"]).expect(
      200)
    try await client.post(
      "/v1/lifters/me/exercises/\(id("Chin-Up, wide"))/merge", ["into": .string(try id("Chin-Up"))]
    )
    .expect(200)
  }

  // MARK: - The log

  private static let workouts: [JSON] = [
    workout(
      "Push", "2026-03-01T18:00:00Z", ["notes": "=good, \"heavy\"\nand long", "duration_seconds": 4_000]
    ) {
      [
        [
          "name": "Bench Press", "superset": 0, "notes": "@grip",
          "sets": [
            set(5, 60, ["kind": "warm_up"]), set(5, 100, ["rpe": .number("8.5"), "rest_seconds": 180]),
            set(9, 80, ["kind": "amrap"]), set(7, 80, ["kind": "failure"]), set(6, 60, ["kind": "drop"]),
          ],
        ],
        ["name": "Row", "superset": 0, "sets": [set(8, 70), set(8, .number("72.5"), ["notes": "-slow"])]],
        ["name": "Curl", "superset": 1, "sets": [set(12, 25, ["unit": "lb"])]],
        ["name": "Dip", "notes": "skipped, elbow", "sets": []],
      ]
    },
    workout(
      "Away", "2026-03-03T09:00:00.123456Z", ["time_zone": "Asia/Tokyo", "activity": "squats_and_deadlifts"]
    ) {
      [
        ["name": "Rowing", "sets": [["distance_meters": .number("1500.5"), "duration_seconds": 420]]],
        [
          "name": "Plank",
          "sets": [["duration_seconds": 90], ["duration_seconds": 60, "weight": 0, "unit": "kg"]],
        ],
        ["name": "Assisted Pull Up", "sets": [set(8, 20), set(8, 0)]],
        ["name": "Chin-Up", "sets": [["reps": 8]]], ["name": "Chin-Up, wide", "sets": [["reps": 5]]],
      ]
    },
    // The hour that there is twice when clocks go back.
    workout("Night", "2025-10-26T00:30:00Z") { [["name": "Squat", "sets": [set(5, 100)]]] },
    workout("Night", "2025-10-26T01:30:00Z") { [["name": "Squat", "sets": [set(4, 100)]]] },
    // Two of one start, one name and the same sets.
    workout("Twice", "2026-03-05T10:00:00Z") { [["name": "Box squat", "sets": [set(3, 110)]]] },
    workout("Twice", "2026-03-05T10:00:00Z") { [["name": "Box squat", "sets": [set(3, 110)]]] },
    // One exercise twice, the second time from a warm-up on.
    workout("Legs", "2026-03-06T10:00:00Z") {
      [
        ["name": "Squat", "sets": [set(5, 120), set(5, 120)]],
        ["name": "Squat", "sets": [set(5, 60, ["kind": "warm_up"]), set(3, 130)]],
      ]
    },
  ]

  private static func workout(_ name: String, _ at: String, _ more: JSON = [:], _ exercises: () -> [JSON])
    -> JSON
  {
    let workout: JSON = [
      "name": .string(name), "performed_at": .string(at), "exercises": .array(exercises()),
    ]
    return workout.with(more)
  }

  private static func set(_ reps: Int, _ weight: JSON, _ more: JSON = [:]) -> JSON {
    let set: JSON = ["reps": .number("\(reps)"), "weight": weight, "unit": "kg"]
    return set.with(more)
  }

  // MARK: - The rest

  private static let templates: [JSON] = [
    Sample.template("Upper, \"A\"", "Row 1", "Press 1", "Curl", weekdays: ["monday", "thursday"]),
    [
      "name": "+Lower", "notes": "deep", "any_day": true,
      "exercises": [
        [
          "name": "Squat", "notes": "=belt",
          "sets": [
            ["reps": 5, "reps_max": 8, "percentage": .number("72.5"), "rpe": 8, "rest_seconds": 120],
            ["kind": "amrap", "reps": 5, "weight": .number("102.5"), "unit": "lb", "notes": "@end"],
          ],
        ],
        ["name": "Plank", "sets": [["duration_seconds": 60]]],
        ["name": "Sled", "notes": "if there is one", "sets": []],
      ],
    ],
  ]

  private static let goals: [JSON] = [
    [
      "kind": "lift", "lift": "squat", "target": 180, "unit": "kg", "reps": 1, "started_on": "2026-01-05",
      "due_on": "2026-12-31", "notes": "=at last",
    ],
    ["kind": "body_weight", "target": .number("178.5"), "unit": "lb", "started_on": "2026-02-01"],
    ["kind": "frequency", "target": 4, "started_on": "2026-02-02"],
  ]

  private static let measurements: [JSON] = [
    [
      "kind": "body_weight", "value": .number("82.45"), "unit": "kg", "measured_at": "2026-01-05T06:00:00Z",
      "time_zone": "Asia/Tokyo", "notes": "-after\nbreakfast",
    ],
    ["kind": "body_fat", "value": .number("14.5"), "unit": "percent", "measured_at": "2026-01-05T06:00:00Z"],
    ["kind": "upper_arm", "value": 15, "unit": "in", "measured_at": "2026-01-06T06:00:00.5Z"],
  ]
}

extension JSON {
  /// The object with these members besides, or in place of those of the same names.
  func with(_ more: JSON) -> JSON {
    guard case .object(let members) = more else { return self }
    return members.reduce(self) { $0.with($1.name, $1.value) }
  }
}
