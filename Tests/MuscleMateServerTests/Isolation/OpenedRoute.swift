internal import HTTPServer
internal import MuscleMateAPI
internal import Primitives
internal import TestKit

@testable internal import MuscleMateServer

/// A call of a route in the tests of refusals: the routes on someone's data, with a path that leads to something and a
/// body that is accepted.
struct OpenedRoute {
  let route: Route
  let path: String

  /// Identifiers that paths name.
  struct Things {
    let lifter: String
    /// The id of a workout, and of a measurement, a planned workout and a comment besides.
    let workout: String
    let exercise: String
  }

  /// A workout and an exercise of the pair's lifter, and under the workout's identifier whatever else a path names.
  static func things(of pair: Pair, on server: TestServer) async throws -> Things {
    let ids = try await pair.log()
    try server.database.administer(
      """
      insert into app.comments (tenant_id, lifter_id, id, workout_id, author_id, text, created_at)
      values (1, '\(pair.lifter.account)', '\(ids.workout)', '\(ids.workout)', '\(pair.lifter.account)', 'x', now())
      """)
    return Things(lifter: pair.lifter.account, workout: ids.workout, exercise: ids.exercise)
  }

  /// The routes whose path names a lifter: those that only read, or those that write.
  static func all(reading: Bool, _ things: Things) -> [OpenedRoute] {
    Application.routes
      .filter { $0.path.contains("{lifter}") && ($0.method == .get) == reading }
      .map { OpenedRoute(route: $0, things) }
  }

  init(route: Route, _ things: Things) {
    self.route = route
    let id = route.path.contains("/exercises/{id}") ? things.exercise : things.workout
    path =
      route.path.replacing("{lifter}", with: things.lifter).replacing("{lift}", with: "squat")
      .replacing(/\{[a-z]+\}/, with: id)
      + (route.query == PreviousSetsQuery.self ? "?exercises=\(things.exercise)" : "")
  }

  var name: String { "\(route.method.rawValue) \(route.path)" }

  func call(_ client: Client) async throws -> Received {
    guard route.content == .json else { return try await client.send(route.method.rawValue, path) }
    return try await client.send(
      route.method.rawValue, path, Self.bodies["\(route.method.rawValue) \(route.path)"] ?? .object([]))
  }

  /// The bodies of writes; a new one that takes no empty object is added here.
  private static let bodies: [String: JSON] = [
    "POST /v1/lifters/{lifter}/workouts": workout,
    "PUT /v1/lifters/{lifter}/workouts/{id}": workout,
    "PUT /v1/lifters/{lifter}/workouts/{id}/exercises/{exercise}": ["name": "Mine", "sets": [["reps": 5]]],
    "PUT /v1/lifters/{lifter}/workouts/{id}/sets/{set}": ["reps": 5],
    "POST /v1/lifters/{lifter}/workouts/{id}/comments": ["text": "Mine"],
    "PUT /v1/lifters/{lifter}/workouts/{id}/comments/{comment}": ["text": "Mine"],
    "PUT /v1/lifters/{lifter}/workouts/{id}/comments/read": ["up_to": "2026-03-01T17:00:00Z"],
    "POST /v1/lifters/{lifter}/exercises": ["name": "Mine"],
    "PATCH /v1/lifters/{lifter}/exercises/{id}": ["name": "Mine"],
    "POST /v1/lifters/{lifter}/exercises/{id}/merge": ["into": .string(World.id(1))],
    "POST /v1/lifters/{lifter}/measurements": waist,
    "PUT /v1/lifters/{lifter}/measurements/{id}": waist,
    "PUT /v1/lifters/{lifter}/medical-conditions": ["conditions": []],
    "PATCH /v1/lifters/{lifter}/powerlifting": ["sex": "m"],
    "PUT /v1/lifters/{lifter}/planned-workouts/{id}": ["name": "Mine"],
    "PUT /v1/clients/{lifter}/labels": ["labels": []],
    "PUT /v1/clients/{lifter}/attention-rules": ["own": [:]],
    "POST /v1/clients/{lifter}/notes": ["text": "Mine"],
    "PUT /v1/clients/{lifter}/notes/{id}": ["text": "Mine"],
    "POST /v1/clients/{lifter}/scope-requests": ["scopes": ["history"]],
    "POST /v1/assignments/{id}/clients/{lifter}/cycles": ["weekdays": ["monday"]],
  ]

  private static let workout: JSON = [
    "name": "Mine", "performed_at": "2026-03-01T17:00:00Z",
    "exercises": [["name": "Squat", "sets": [["reps": 5]]]],
  ]
  private static let waist: JSON = ["kind": "waist", "value": 80, "measured_at": "2026-03-01T17:00:00Z"]
}
