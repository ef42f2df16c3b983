internal import Primitives
internal import TestKit
internal import Testing

/// Someone who trains by a programme over HTTP.
struct Powerlifter {
  let client: Client
  let server: TestServer

  /// Squat 140, bench press 100, deadlift 180, overhead press 60 kg.
  static let maxes: JSON = [
    ["exercise": "Squat", "lower_body": true, "one_rep_max": 140],
    ["exercise": "Bench Press", "one_rep_max": 100],
    ["exercise": "Deadlift", "lower_body": true, "one_rep_max": 180],
    ["exercise": "Overhead Press", "one_rep_max": 60],
  ]

  static let bigAndBoring: JSON = [
    "name": "5/3/1",
    "five_three_one": [
      "unit": "kg", "training_max_percentage": 90, "assistance": "boring_but_big", "lifts": maxes,
    ],
  ]

  /// Squat 100 kg, which moves after each of three sessions: 2.5 kg more, or a tenth less after two misses.
  static let linear: JSON = [
    "name": "Linear",
    "definition": [
      "unit": "kg",
      "lifts": [
        [
          "exercise": "Squat", "base": "working_weight", "start": 100, "moves": "every_session",
          "rules": [
            ["when": ["misses_in_a_row": 2], "then": ["reset_percent": 10]],
            ["when": ["all_sets_hit": true], "then": ["add_weight": .number("2.5")]],
          ],
        ]
      ],
      "weeks": [["sessions": [linearSession, linearSession, linearSession]]],
    ],
  ]

  private static let linearSession: JSON = [
    "name": "A",
    "exercises": [
      ["exercise": "Squat", "sets": [["reps": 5], ["reps": 5], ["kind": "amrap", "reps": 5]]],
      ["exercise": "Plank", "sets": [["reps": 1]]],
    ],
  ]

  init(_ name: String, on server: TestServer, unit: String = "kg") throws {
    client = try server.signedIn(name, unit: unit)
    self.server = server
  }

  func make(_ programme: JSON = bigAndBoring) async throws -> String {
    let made = try await client.post("/v1/programmes", programme).expect(201)
    return try #require(made.headers["location"])
  }

  /// Logs a session as it was planned; `reps` says how many of each exercise's AMRAP set were done.
  func finish(_ session: JSON, amrap reps: [String: Int] = [:]) async throws {
    let exercises = (session["exercises"]?.elements ?? []).map { exercise -> JSON in
      let name = exercise["name"] ?? .null
      let sets = (exercise["sets"]?.elements ?? []).map { set -> JSON in
        let done = set["kind"] == "amrap" ? reps[name.text ?? ""] : nil
        return [
          "kind": set["kind"] ?? .null, "reps": done.map { .number("\($0)") } ?? set["reps"] ?? .null,
          "weight": set["weight"] ?? .null, "unit": set["unit"] ?? .null,
        ]
      }
      return ["name": name, "sets": .array(sets)]
    }
    let workout: JSON = [
      "name": session["name"] ?? .null, "performed_at": "2026-01-05T18:00:00Z",
      "exercises": .array(exercises),
    ]
    let id = try await client.post("/v1/lifters/me/workouts", workout).expect(201).json["id"]?.text ?? ""
    try server.database.administer(
      """
      update app.planned_workouts
         set state = 'done', workout_id = '\(id)'
       where id = '\(session["planned_workout_id"]?.text ?? "")'
      """)
  }

  /// All sessions of a plan, in order.
  static func sessions(_ plan: JSON) -> [JSON] {
    (plan["weeks"]?.elements ?? []).flatMap { $0["sessions"]?.elements ?? [] }
  }

  /// The weights of an exercise's entry, as they are written.
  static func weights(_ session: JSON?, entry: Int = 0) -> [String] {
    (session?["exercises"]?[entry]?["sets"]?.elements ?? []).map { $0["weight"]?.description ?? "-" }
  }
}
