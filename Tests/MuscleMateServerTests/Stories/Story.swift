internal import Primitives
internal import TestKit
internal import Testing

extension Client {
  /// Logs a workout of exercises, each set as reps and kilograms, and returns it as it was kept.
  func log(_ name: String, at moment: String, _ exercises: [(String, [(Int, Int)])]) async throws -> JSON {
    let listed = exercises.map { name, sets -> JSON in
      let done = sets.map { reps, weight -> JSON in
        ["reps": .number("\(reps)"), "weight": .number("\(weight)"), "unit": "kg"]
      }
      return ["name": .string(name), "sets": .array(done)]
    }
    return try await post(
      "/v1/lifters/me/workouts",
      ["name": .string(name), "performed_at": .string(moment), "exercises": .array(listed)]
    ).expect(201).json
  }
}

extension JSON {
  /// The object's identifier.
  var id: String { self["id"]?.text ?? "" }
}

extension Received {
  /// A list of things of these names.
  func expectItems(_ names: [String]) throws { #expect(try expect(200).json.items("name") == names) }
}
