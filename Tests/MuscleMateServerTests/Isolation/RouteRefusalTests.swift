internal import HTTPServer
internal import MuscleMateAPI
internal import Primitives
internal import TestKit
internal import Testing

@testable internal import MuscleMateServer

/// Each refusal by route: what a scope opens, and who meets a closed door.
struct RouteRefusalTests {
  /// What opens each route on a lifter's data: any one of these sets of scopes. A route that is not listed fails
  /// the tests.
  private static let doors: [String: [Set<MuscleMateAPI.Scope>]] = [
    "/v1/lifters/{lifter}/workouts": [[.history]],
    "/v1/lifters/{lifter}/workouts/{id}": [[.workoutDetails]],
    "/v1/lifters/{lifter}/workouts/{id}/comments": [[.workoutDetails]],
    "/v1/lifters/{lifter}/workouts/{id}/comments/{comment}": [[.workoutDetails]],
    "/v1/lifters/{lifter}/exercises": [[.workoutDetails], [.allLifts]],
    // It lists workouts, which is the history's to open, and shows their sets.
    "/v1/lifters/{lifter}/exercises/{id}/sets": [[.workoutDetails, .history]],
    "/v1/lifters/{lifter}/progress/{lift}": [[.mainLifts], [.allLifts]],
    "/v1/lifters/{lifter}/progress/body_weight": [[.bodyMetrics]],
    "/v1/lifters/{lifter}/progress/body_fat": [[.bodyMetrics]],
    "/v1/lifters/{lifter}/records": [[.mainLifts], [.allLifts]],
    "/v1/lifters/{lifter}/summary": [[.history]],
    "/v1/lifters/{lifter}/totals": [[.history]],
    "/v1/lifters/{lifter}/training-days": [[.history]],
    "/v1/lifters/{lifter}/muscles": [[.allLifts]],
    "/v1/lifters/{lifter}/measurements": [[.bodyMetrics]],
    "/v1/lifters/{lifter}/measurements/latest": [[.bodyMetrics]],
    "/v1/lifters/{lifter}/measurements/{id}": [[.bodyMetrics]],
    "/v1/lifters/{lifter}/medical-conditions": [[.health]],
    "/v1/lifters/{lifter}/powerlifting": [[.mainLifts, .bodyMetrics]],
    "/v1/lifters/{lifter}/planned-workouts": [[.plans]],
    "/v1/lifters/{lifter}/planned-workouts/{id}": [[.plans]],
    // What was done of a plan is in the workout.
    "/v1/lifters/{lifter}/planned-workouts/{id}/comparison": [[.plans, .workoutDetails]],
  ]

  /// What a coach writes there that is the coach's own.
  private static let ofTheCoach: Set = ["/v1/lifters/{lifter}/workouts/{id}/comments/read"]

  /// A workout and an exercise of it, and under the workout's identifier whatever else a path names.
  private static func logged(
    by pair: Pair, on server: TestServer
  ) async throws -> (workout: String, exercise: String) {
    let ids = try await pair.log()
    try server.database.administer(
      """
      insert into app.comments (tenant_id, lifter_id, id, workout_id, author_id, text, created_at)
      values (1, '\(pair.lifter.account)', '\(ids.workout)', '\(ids.workout)', '\(pair.lifter.account)', 'x', now())
      """)
    return ids
  }

  private static func routes(_ method: HTTPServer.Method) -> [Route] {
    Application.routes.filter { $0.method == method && $0.path.contains("/lifters/{lifter}") }
  }

  private static func path(
    _ template: String, of lifter: String, _ ids: (workout: String, exercise: String)
  ) -> String {
    let id = template.contains("/exercises/{id}") ? ids.exercise : ids.workout
    return template.replacing("{lifter}", with: lifter).replacing("{id}", with: id)
      .replacing("{lift}", with: "squat").replacing("{exercise}", with: "0").replacing("{set}", with: "0")
      .replacing("{comment}", with: ids.workout)
  }

  @Test func `every route that reads a lifter's data says which scopes open it`() {
    #expect(Self.routes(.get).map(\.path).filter { Self.doors[$0] == nil } == [])
  }

  @Test func `scopes open their routes and no other, on the very next request`() async throws {
    try await TestServer.run { server in
      let pair = try await Pair(on: server)
      let ids = try await Self.logged(by: pair, on: server)
      let single = MuscleMateAPI.Scope.allCases.map { Set([$0]) }
      for shared in single + Self.doors.values.joined().filter({ $0.count > 1 }) {
        try await pair.share(shared.map(\.rawValue))
        for route in Self.routes(.get) {
          let answer = try await pair.coach.get(Self.path(route.path, of: pair.lifter.account, ids))
          let isOpen = Self.doors[route.path]?.contains { $0.isSubset(of: shared) } ?? false
          #expect(answer.status == (isOpen ? 200 : 404), "\(shared) on \(route.path): \(answer.text)")
        }
      }
    }
  }

  @Test func `strangers meet 404 wherever a lifter's data lies`() async throws {
    try await TestServer.run { server in
      let all = MuscleMateAPI.Scope.allCases.map(\.rawValue)
      let pair = try await Pair(on: server, sharing: all)
      let ids = try await Self.logged(by: pair, on: server)
      let others = try await Pair(on: server, sharing: all, coach: "cora", lifter: "lars")
      try server.database.administer("select app.create_tenant('iron', 'Iron')")
      let foreigner = try await server.person("fred", as: "coach", tenant: "iron")
      let asLifter = try await pair.coach.withRole("lifter", login: "carl")
      let ended = try await server.person("eddy", as: "coach")
      try await pair.lifter.accept(try await ended.invite("anna"), sharing: all)
      try server.database.administer(
        "update app.grants set expires_at = now() where coach_id = '\(ended.account)'")

      for route in Self.routes(.get) {
        let path = Self.path(route.path, of: pair.lifter.account, ids)
        try await pair.coach.get(path).expect(200)
        for (who, stranger) in [
          ("other coach", others.coach), ("other lifter", others.lifter), ("other tenant", foreigner),
          ("the coach as a lifter", asLifter), ("ended grant", ended),
        ] {
          #expect(try await stranger.get(path).status == 404, "\(who) on \(path)")
        }
        try await server.visitor.get(path).expect(401)
      }
    }
  }

  @Test func `a coach with every scope changes nothing`() async throws {
    try await TestServer.run { server in
      let pair = try await Pair(on: server, sharing: MuscleMateAPI.Scope.allCases.map(\.rawValue))
      let ids = try await Self.logged(by: pair, on: server)
      let bodies: [String: JSON] = [
        "/v1/lifters/{lifter}/workouts/{id}": [
          "name": "Mine", "performed_at": "2026-03-01T17:00:00Z",
          "exercises": [["name": "Squat", "sets": [["reps": 5]]]],
        ],
        "/v1/lifters/{lifter}/workouts/{id}/exercises/{exercise}": ["name": "Mine", "sets": [["reps": 5]]],
        "/v1/lifters/{lifter}/workouts/{id}/exercises/{exercise}/sets/{set}": ["reps": 5],
        "/v1/lifters/{lifter}/workouts/{id}/comments/{comment}": ["text": "Mine"],
        "/v1/lifters/{lifter}/exercises/{id}": ["name": "Mine"],
        "/v1/lifters/{lifter}/measurements/{id}": [
          "kind": "waist", "value": 80, "measured_at": "2026-03-01T17:00:00Z",
        ],
        "/v1/lifters/{lifter}/medical-conditions": ["conditions": []],
        "/v1/lifters/{lifter}/powerlifting": ["sex": "m"],
      ]
      for method in [HTTPServer.Method.put, .patch, .delete] {
        for route in Self.routes(method) where !Self.ofTheCoach.contains(route.path) {
          let path = Self.path(route.path, of: pair.lifter.account, ids)
          let answer =
            if let body = bodies[route.path], method != .delete {
              try await pair.coach.send(method.rawValue, path, body)
            } else {
              try await pair.coach.send(method.rawValue, path)
            }
          #expect(answer.status == 404, "\(method.rawValue) \(path): \(answer.text)")
        }
      }
      let mine = try await pair.lifter.get("/v1/lifters/me/workouts/\(ids.workout)").expect(200).json
      #expect(mine["name"]?.text == "Training")
    }
  }

  @Test func `a route of another role is 403, and says so only to who is signed in`() async throws {
    try await TestServer.run { server in
      let lifter = try await server.person("anna", as: "lifter")
      _ = try await server.person("ada", as: "lifter")
      try server.database.administer("update app.accounts set roles = '{admin}' where username = 'ada'")
      let admin = try await server.visitor.signedIn("ada", role: "admin")
      for route in Application.routes where !route.access.roleNames.isEmpty {
        let path = route.path.replacing("{lifter}", with: lifter.account).replacing("{lift}", with: "squat")
          .split(separator: "/").map { $0.hasPrefix("{") ? "/\(World.id(1))" : "/\($0)" }.joined()
        let allowed = route.access.roleNames
        if !allowed.contains("lifter") {
          let answer = try await lifter.call(route, path)
          #expect(answer.status == 403, "lifter on \(route.method.rawValue) \(path): \(answer.text)")
          #expect(answer.problem == "role-not-allowed")
        }
        if !allowed.contains("admin") {
          let answer = try await admin.call(route, path)
          #expect(answer.status == 403, "admin on \(route.method.rawValue) \(path): \(answer.text)")
        }
        let anonymous = try await server.visitor.call(route, path)
        #expect(anonymous.status == 401, "visitor on \(route.method.rawValue) \(path)")
      }
    }
  }
}

extension Client {
  /// Calls the route with an empty body of the type that it takes, if it takes any.
  fileprivate func call(_ route: Route, _ path: String) async throws -> Received {
    switch route.content {
    case .none, .ignored: try await send(route.method.rawValue, path)
    case .json, .optionalJSON: try await send(route.method.rawValue, path, .object([]))
    case .csv: try await send(route.method.rawValue, path, type: "text/csv", [])
    case .form: try await send(route.method.rawValue, path, type: "application/x-www-form-urlencoded", [])
    }
  }

  /// A session of the same account in another role, which it takes on first.
  fileprivate func withRole(_ role: String, login: String) async throws -> Client {
    try await post("/v1/me/roles", ["role": .string(role)]).expect(200)
    return try await signedIn(login, role: role)
  }
}
