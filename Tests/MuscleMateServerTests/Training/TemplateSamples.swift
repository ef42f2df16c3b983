internal import Primitives
internal import TestKit

extension Sample {
  /// A template of these exercises, each of one set of five; "Row 1" and "Press 1" are a superset.
  static func template(_ name: String, _ exercises: String..., weekdays: [JSON]? = nil) -> JSON {
    let list = exercises.map { exercise -> JSON in
      let words = exercise.split(separator: " ")
      let superset = words.count > 1 ? words.last.map { JSON.number(String($0)) } : nil
      return [
        "name": .string(String(words.first ?? "")), "superset": superset ?? .null,
        "sets": [["reps": 5, "weight": 60, "unit": "kg"]],
      ]
    }
    let template: JSON = ["name": .string(name), "exercises": .array(list)]
    return weekdays.map { template.with("weekdays", .array($0)) } ?? template
  }
}

extension JSON {
  /// The exercises of a template as "Row1 Press1 Curl".
  var arrangement: String {
    (self["exercises"]?.elements ?? []).map { exercise in
      (exercise["name"]?.text ?? "?") + (exercise["superset"]?.integer.map { "\($0)" } ?? "")
    }.joined(separator: " ")
  }
}

extension Client {
  /// Makes a template and returns its path.
  func makeTemplate(_ template: JSON) async throws -> String {
    try await post("/v1/templates", template).expect(201).headers["location"] ?? ""
  }
}
