internal import Primitives
internal import TestKit
internal import Testing

/// A lifter whose profile is in kilograms, and sets in pounds.
@Suite struct `The unit of a set that is there` {
  private static let exercises: JSON = [
    ["name": "Back Squat", "sets": [["reps": 5, "weight": 225, "unit": "lb"], ["reps": 5, "weight": 100]]]
  ]
  private static let corrected: JSON = ["reps": 6, "weight": 225]

  /// Of each set, or of this member of it.
  private static func units(_ shown: JSON, _ member: String? = nil) -> [String?] {
    var units: [String?] = []
    for exercise in shown["exercises"]?.elements ?? [] {
      for set in exercise["sets"]?.elements ?? [] {
        let part = member.map { set[$0] } ?? set
        units.append(part?["unit"]?.text)
      }
    }
    return units
  }

  /// What was read, without the units of its sets.
  private static func withoutUnits(_ shown: JSON) -> JSON {
    let exercises = (shown["exercises"]?.elements ?? []).map { exercise in
      exercise.with("sets", .array((exercise["sets"]?.elements ?? []).map { $0.without("unit") }))
    }
    return shown.with("exercises", .array(exercises))
  }

  @Test func `stays in a workout, whether the set or the whole is sent`() async throws {
    try await TestServer.run { (server) async throws in
      let anna = try server.signedIn("anna")
      let body: JSON = ["name": "Legs", "performed_at": "2026-05-01T18:00:00Z", "exercises": Self.exercises]
      let logged = try await anna.post("/v1/lifters/me/workouts", body).expect(201).json
      let path = "/v1/lifters/me/workouts/\(logged["id"]?.text ?? "")"
      let set = logged["exercises"]?[0]?["sets"]?[0]?["id"]?.text ?? ""
      let changed = try await anna.put("\(path)/sets/\(set)", Self.corrected).expect(200).json
      #expect(Self.units(changed) == ["lb", "kg"])
      #expect(changed["exercises"]?[0]?["sets"]?[0]?["reps"] == 6)
      let whole = try await anna.put(path, Self.withoutUnits(changed)).expect(200).json
      #expect(Self.units(whole) == ["lb", "kg"])
      // What has no id is new, and in the profile's.
      #expect(
        Self.units(
          try await anna.put(path, body.with("exercises", [["name": "Row", "sets": [Self.corrected]]]))
            .expect(200).json) == ["kg"])
    }
  }

  @Test func `stays in a draft, and is the target's before the set is done`() async throws {
    try await TestServer.run { (server) async throws in
      let anna = try server.signedIn("anna")
      let target: JSON = [
        [
          "name": "Back Squat",
          "sets": [
            ["target": ["reps": 5, "weight": 225, "unit": "lb"]], ["reps": 5, "weight": 225, "unit": "lb"],
          ],
        ]
      ]
      let draft = try await anna.post("/v1/drafts", ["name": "Legs", "exercises": target]).expect(201).json
      let path = "/v1/drafts/\(draft["id"]?.text ?? "")"
      var shown = draft
      for index in 0...1 {
        let set = draft["exercises"]?[0]?["sets"]?[index]?["id"]?.text ?? ""
        shown = try await anna.put("\(path)/sets/\(set)", Self.corrected).expect(200).json
      }
      #expect(Self.units(shown) == ["lb", "lb"])
      shown = try await anna.put(path, Self.withoutUnits(shown)).expect(200).json
      #expect(Self.units(shown) == ["lb", "lb"] && Self.units(shown, "target").first == "lb")
      let exercise = shown["exercises"]?[0] ?? .null
      shown = try await anna.put(
        "\(path)/exercises/\(exercise["id"]?.text ?? "")", Self.withoutUnits(shown)["exercises"]?[0] ?? .null
      ).expect(200).json
      #expect(Self.units(shown) == ["lb", "lb"])
      let added: JSON = Self.corrected.with("exercise", exercise["id"] ?? .null)
      shown = try await anna.put("\(path)/sets/\(UUID.v7(at: .now))", added).expect(200).json
      #expect(Self.units(shown) == ["lb", "lb", "kg"])
    }
  }

  @Test func `stays in a template and in a planned workout`() async throws {
    try await TestServer.run { (server) async throws in
      let anna = try server.signedIn("anna")
      let template = try await anna.post("/v1/templates", ["name": "Legs", "exercises": Self.exercises])
        .expect(201).json
      let planned = try await anna.post(
        "/v1/planned-workouts", ["name": "Legs", "planned_for": "2030-05-01", "exercises": Self.exercises]
      ).expect(201).json
      for (path, read) in [("/v1/templates", template), ("/v1/planned-workouts", planned)] {
        #expect(Self.units(read) == ["lb", "kg"], "\(path)")
        let one = "\(path)/\(read["id"]?.text ?? "")"
        let kept = try await anna.put(one, Self.withoutUnits(read).with("name", "Heavy legs")).expect(200)
          .json
        #expect(Self.units(kept) == ["lb", "kg"], "\(path)")
        #expect(kept["name"] == "Heavy legs")
      }
    }
  }

  @Test func `is like that of a goal and of a measurement`() async throws {
    try await TestServer.run { (server) async throws in
      let anna = try server.signedIn("anna")
      let goal: JSON = ["kind": "body_weight", "target": 180]
      let weight: JSON = ["kind": "body_weight", "value": 190, "measured_at": "2026-05-01T07:00:00Z"]
      for (path, body) in [("/v1/goals", goal), ("/v1/lifters/me/measurements", weight)] {
        let made = try await anna.post(path, body.with("unit", "lb")).expect(201).json
        let one = "\(path)/\(made["id"]?.text ?? "")"
        #expect(try await anna.put(one, body).expect(200).json["unit"] == "lb", "\(path)")
        let other = body.with("kind", "body_fat").with(path == "/v1/goals" ? "target" : "value", 20)
        #expect(try await anna.put(one, other).expect(200).json["unit"] == "percent", "\(path)")
      }
    }
  }
}
