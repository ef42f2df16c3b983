internal import Primitives
internal import TestKit

/// Recent actions of clients: the roster and the attention queue look back from today, which is whatever day it is.
extension Pair {
  /// A moment so many days ago; it was noon where the lifter lives.
  static func noon(_ daysAgo: Int) -> String { Noon.moment(daysAgo: daysAgo).description }

  static func day(_ daysAgo: Int) -> String { Noon.day(daysAgo).description }

  /// Logs one exercise, with sets of five at this weight and RPE; returns the workout's id.
  @discardableResult
  func log(_ exercise: String, _ weight: Double, rpe: Double? = nil, sets: Int = 1, daysAgo: Int) async throws
    -> String
  {
    let line: JSON = [
      "reps": 5, "weight": .number("\(weight)"), "unit": "kg", "rpe": rpe.map { .number("\($0)") } ?? .null,
    ]
    let workout: JSON = [
      "name": "Training", "performed_at": .string(Self.noon(daysAgo)),
      "exercises": [["name": .string(exercise), "sets": .array(Array(repeating: line, count: sets))]],
    ]
    return try await lifter.post("/v1/lifters/me/workouts", workout).expect(201).json["id"]?.text ?? ""
  }

  /// Plans sets of five at this RPE for a day; done where a workout is named. Returns the plan's id.
  @discardableResult
  func plan(
    _ exercise: String = "Squat", rpe: Double = 8, sets: Int = 1, daysAgo: Int, doneAs workout: String? = nil,
    on server: TestServer
  ) async throws -> String {
    let line: JSON = ["reps": 5, "rpe": .number("\(rpe)")]
    let plan: JSON = [
      "name": .string("\(exercise) \(daysAgo)"), "planned_for": .string(Self.day(daysAgo)),
      "exercises": [["name": .string(exercise), "sets": .array(Array(repeating: line, count: sets))]],
    ]
    let id = try await lifter.post("/v1/planned-workouts", plan).expect(201).json["id"]?.text ?? ""
    if let workout {
      try server.database.administer(
        "update app.planned_workouts set state = 'done', workout_id = '\(workout)' where id = '\(id)'")
    }
    return id
  }

  /// The coach's row of the client.
  func row() async throws -> JSON {
    try await coach.get("/v1/clients/\(lifter.account)").expect(200).json
  }

  func entries(_ query: String = "") async throws -> [JSON] { try await coach.items("/v1/attention\(query)") }
}

extension JSON {
  /// A list of words, as `scopes` or `flags` are.
  var words: [String] { (elements ?? []).compactMap(\.text) }
}
