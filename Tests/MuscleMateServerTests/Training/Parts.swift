internal import Primitives
internal import TestKit
internal import Testing

extension JSON {
  /// The id of an exercise of a workout, a draft, a template or a plan, or of one of its sets, by their positions.
  func partID(_ entry: Int, _ line: Int? = nil) throws -> String {
    let exercise = try #require(self["exercises"]?[entry])
    guard let line else { return try #require(exercise["id"]?.text) }
    return try #require(exercise["sets"]?[line]?["id"]?.text)
  }

  /// The ids of the exercises in their order, each with those of its sets.
  var partIDs: [[String]] {
    (self["exercises"]?.elements ?? []).map { exercise in
      [exercise["id"]?.text ?? ""] + (exercise["sets"]?.elements ?? []).map { $0["id"]?.text ?? "" }
    }
  }

  var exerciseNames: [String] { (self["exercises"]?.elements ?? []).compactMap { $0["name"]?.text } }

  /// The same without ids, as an app sends it that does not know of them.
  var withoutPartIDs: JSON {
    with(
      "exercises",
      .array(
        (self["exercises"]?.elements ?? []).map { exercise in
          exercise.without("id").with(
            "sets", .array((exercise["sets"]?.elements ?? []).map { $0.without("id") }))
        }))
  }

  func without(_ name: String) -> JSON {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { $0.name != name })
  }
}

extension Client {
  /// The path of an exercise of a workout or a draft, by its position.
  func exercise(_ entry: Int, in path: String) async throws -> String {
    "\(path)/exercises/\(try await get(path).expect(200).json.partID(entry))"
  }

  /// The path of a set, by its position and that of its exercise.
  func set(_ entry: Int, _ line: Int, in path: String) async throws -> String {
    "\(path)/sets/\(try await get(path).expect(200).json.partID(entry, line))"
  }

  /// Adds a set at the end of an exercise.
  @discardableResult
  func add(_ set: JSON, to entry: Int, in path: String) async throws -> Received {
    let exercise = try await get(path).expect(200).json.partID(entry)
    return try await put("\(path)/sets/\(UUID.v7(at: .now))", set.with("exercise", .string(exercise)))
  }
}
