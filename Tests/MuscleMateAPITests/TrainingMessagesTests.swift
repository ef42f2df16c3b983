internal import APISchema
internal import MuscleMateAPI
internal import Primitives
internal import Testing

struct TrainingMessagesTests {
  private static let workout: JSON = [
    "name": "Push", "performed_at": "2026-05-04T18:00:00+02:00", "time_zone": "Europe/Berlin",
    "notes": "fine",
    "duration_seconds": 3600,
    "exercises": [
      [
        "name": "Bench", "notes": "close", "superset": 1,
        "sets": [
          [
            "kind": "amrap", "reps": 8, "weight": .number("82.5"), "unit": "kg", "rpe": .number("8.5"),
            "rest_seconds": 120, "notes": "good",
          ],
          ["duration_seconds": 60], ["distance_meters": .number("400.5")],
        ],
      ]
    ],
  ]

  @Test func `every field of a workout survives the way in and out`() throws {
    var faults = Faults()
    let workout = try #require(Workout.shape.decode(Self.workout, into: &faults))
    #expect(workout.exercises[0].sets.map(\.kind.known) == [.amrap, .working, .working])
    #expect(workout.exercises[0].sets[0].rpe?.value == Decimal(coefficient: 85, scale: 1))
    var again = Faults()
    let copy = try #require(Workout.shape.decode(workout.encoded(), into: &again))
    #expect(copy.encoded() == workout.encoded())
  }

  @Test(
    arguments: [
      ("/name", JSON.string(""), "missing"), ("/name", "  ", "invalid"), ("/name", .null, "wrong_type"),
      ("/name", .string(String(repeating: "a", count: 201)), "too_long"),
      ("/name", "a\u{0}", "nul_character"),
      ("/performed_at", "yesterday", "invalid"), ("/performed_at", "2026-05-04T18:00:00", "invalid"),
      ("/performed_at", "1899-12-31T23:59:59Z", "too_small"),
      ("/performed_at", "2100-01-01T00:00:00Z", "in_the_future"),
      ("/duration_seconds", -1, "too_small"), ("/duration_seconds", .number("1.5"), "wrong_type"),
      ("/notes", .string(String(repeating: "a", count: 10_001)), "too_long"),
      ("/exercises", JSON.array([]), "too_few"),
      ("/exercises", .array(Array(repeating: ["name": "a", "sets": [["reps": 1]]], count: 101)), "too_many"),
      ("/colour", "red", "unknown"),
    ] as [(String, JSON, String)])
  func `a fault of a workout is named with its place`(_ pointer: String, _ value: JSON, _ code: String) throws
  {
    #expect(Self.faults(of: Self.workout.replacing(pointer, with: value)) == ["\(pointer) \(code)"])
  }

  @Test(
    arguments: [
      (["weight": 100], ["reps missing"]), (["reps": 5, "weight": -1], ["weight too_small"]),
      (["reps": 5, "rpe": 11], ["rpe too_large"]), (["reps": 5, "rpe": .number("7.25")], ["rpe invalid"]),
      (["reps": 5, "rpe": "hard"], ["rpe wrong_type"]), (["reps": -1], ["reps too_small"]),
      (["reps": "five"], ["reps wrong_type"]), (["reps": 5, "unit": "stone"], ["unit invalid"]),
      (["reps": 5, "kind": "hard"], ["kind invalid"]), (["reps": 5, "weight": 10_001], ["weight too_large"]),
      (["duration_seconds": -5], ["duration_seconds too_small"]), (["reps": .null], ["reps missing"]),
      (
        ["weight": -1, "rpe": 11, "colour": 1],
        ["reps missing", "weight too_small", "rpe too_large", "colour unknown"]
      ),
    ] as [(JSON, [String])])
  func `every fault of a set is named, whatever else is wrong`(_ set: JSON, _ expected: [String]) throws {
    let workout = Self.workout.replacing(
      "/exercises", with: [["name": "Bench", "sets": [["reps": 5], set]]])
    #expect(Self.faults(of: workout) == expected.map { "/exercises/0/sets/1/\($0)" })
  }

  @Test func `all faults of a workout are named at once`() {
    let workout: JSON = [
      "performed_at": "2099-01-01T00:00:00Z", "duration_seconds": -1,
      "exercises": [["sets": []], ["name": "Squat"], ["name": "Row", "sets": [["weight": 5]]]],
    ]
    #expect(
      Set(Self.faults(of: workout)) == [
        "/name missing", "/performed_at in_the_future", "/duration_seconds too_small",
        "/exercises/0/name missing",
        "/exercises/0/sets too_few", "/exercises/1/sets missing", "/exercises/2/sets/0/reps missing",
      ])
  }

  @Test func `an exercise may be given by its identifier alone`() {
    let id = JSON.string("00000000-0000-7000-8000-000000000001")
    let workout = Self.workout.replacing("/exercises", with: [["exercise_id": id, "sets": [["reps": 5]]]])
    #expect(Self.faults(of: workout) == [])
  }

  private static func faults(of json: JSON) -> [String] {
    var faults = Faults()
    _ = Workout.shape.decode(json, into: &faults)
    return faults.list.map { "\($0.pointer) \($0.code.rawValue)" }
  }
}

extension JSON {
  /// The object with the member at this pointer of one step put in or replaced.
  fileprivate func replacing(_ pointer: String, with value: JSON) -> JSON {
    guard case .object(let members) = self else { return self }
    let name = String(pointer.dropFirst())
    return .object(members.filter { $0.name != name } + [Member(name, value)])
  }
}
