internal import HTTPServer
internal import MuscleMateAPI
internal import Primitives
internal import TestKit
internal import Testing

@testable internal import MuscleMateServer

/// Each refusal by route, as the route's line says: what a scope opens, and who meets a closed door.
struct RouteRefusalTests {
  /// A coach's own pages on a client, which no scope opens: being the client's coach does.
  private static func isOfTheCoach(_ route: Route) -> Bool { route.access == .coach }

  @Test func `every route that reads a lifter's data says which scopes open it`() {
    let silent = Application.routes.filter { route in
      route.method == .get && route.path.contains("{lifter}") && !Self.isOfTheCoach(route)
        && route.opens == nil
    }
    #expect(silent.map(\.path) == [])
  }

  @Test func `scopes open their routes and no other, on the very next request`() async throws {
    try await TestServer.run { server in
      let pair = try await Pair(on: server)
      let things = try await OpenedRoute.things(of: pair, on: server)
      let routes = OpenedRoute.all(reading: true, things).filter { !Self.isOfTheCoach($0.route) }
      let single = MuscleMateAPI.Scope.allCases.map { [$0] }
      let several = routes.flatMap { $0.route.opens?.alternatives ?? [] }.filter { $0.count > 1 }
      for shared in Set(single + several) {
        try await pair.share(shared.map(\.rawValue))
        for opened in routes {
          let answer = try await opened.call(pair.coach)
          let isOpen = opened.route.opens?.isOpen(with: Set(shared)) ?? false
          #expect(answer.status == (isOpen ? 200 : 404), "\(shared) on \(opened.name): \(answer.text)")
        }
      }
    }
  }

  @Test func `strangers meet 404 wherever a lifter's data lies, and whatever they would write`() async throws
  {
    try await TestServer.run { server in
      let all = MuscleMateAPI.Scope.allCases.map(\.rawValue)
      let pair = try await Pair(on: server, sharing: all)
      let things = try await OpenedRoute.things(of: pair, on: server)
      let others = try await Pair(on: server, sharing: all, coach: "cora", lifter: "lars")
      try server.database.administer("select app.create_tenant('iron', 'Iron')")
      let foreigner = try await server.person("fred", as: "coach", tenant: "iron")
      let asLifter = try await pair.coach.withRole("lifter", login: "carl")
      let ended = try await server.person("eddy", as: "coach")
      try await pair.lifter.accept(try await ended.invite("anna"), sharing: all)
      try server.database.administer(
        "update app.grants set expires_at = now() where coach_id = '\(ended.account)'")

      for opened in OpenedRoute.all(reading: true, things) + OpenedRoute.all(reading: false, things) {
        if opened.route.opens != nil, opened.route.method == .get {
          try await opened.call(pair.coach).expect(200)
        }
        for (who, stranger) in [
          ("other coach", others.coach), ("other lifter", others.lifter), ("other tenant", foreigner),
          ("the coach as a lifter", asLifter), ("ended grant", ended),
        ] {
          // A coach stays a coach when the sharing is over.
          if who == "ended grant", Self.isOfTheCoach(opened.route) { continue }
          let answer = try await opened.call(stranger)
          let isLifters = who.hasSuffix("lifter") && Self.isOfTheCoach(opened.route)
          #expect(answer.status == (isLifters ? 403 : 404), "\(who) on \(opened.name): \(answer.text)")
        }
        try await opened.call(server.visitor).expect(401)
      }
    }
  }

  @Test func `a write that a scope opens is 404 without it, and one that none opens is with all`()
    async throws
  {
    try await TestServer.run { server in
      let all = MuscleMateAPI.Scope.allCases
      let pair = try await Pair(on: server, sharing: all.map(\.rawValue))
      let things = try await OpenedRoute.things(of: pair, on: server)
      let writes = OpenedRoute.all(reading: false, things).filter { !Self.isOfTheCoach($0.route) }
      for write in writes where write.route.opens == nil {
        let answer = try await write.call(pair.coach)
        #expect(answer.status == 404, "\(write.name): \(answer.text)")
      }
      for shared in all.map({ Set([$0]) }) {
        try await pair.share(shared.map(\.rawValue))
        for write in writes where write.route.opens != nil {
          let answer = try await write.call(pair.coach)
          // A text that someone else wrote is theirs to change.
          let isOpen =
            write.route.opens?.isOpen(with: shared) ?? false && !write.path.hasSuffix(things.workout)
          #expect((200..<300).contains(answer.status) == isOpen, "\(shared) on \(write.name): \(answer.text)")
          if !isOpen { #expect(answer.status == 404, "\(shared) on \(write.name): \(answer.text)") }
        }
      }
      let mine = try await pair.lifter.get("/v1/lifters/me/workouts/\(things.workout)").expect(200).json
      #expect(mine["name"]?.text == "Training")
    }
  }

  @Test func `a route of another role is 403, and says so only to who is signed in`() async throws {
    try await TestServer.run { server in
      let lifter = try await server.person("anna", as: "lifter")
      _ = try await server.person("ada", as: "lifter")
      try server.database.administer("update app.accounts set roles = '{admin}' where username = 'ada'")
      let admin = try await server.visitor.signedIn("ada", role: "admin")
      // The routes of a module that is off are not there, for anyone.
      try server.database.administer("update app.tenants set modules = array(select app.modules_there())")
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
  func call(_ route: Route, _ path: String) async throws -> Received {
    switch route.content {
    case .none, .ignored: try await send(route.method.rawValue, path)
    case .json, .signedJSON: try await send(route.method.rawValue, path, .object([]))
    case .picture: try await send(route.method.rawValue, path, type: "image/png", [])
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
