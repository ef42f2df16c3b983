internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// A lifter's controls over all sharing at once: pause it, and block a coach.
enum SharingControls: Feature {
  static let routes: [Route] =
    [
      Route(
        .get, "/v1/sharing-pause", .lifterOrCoach, "Get whether all my sharing is paused",
        reply: .ok(SharingPause.self),
        handle: show),
      Route(
        .put, "/v1/sharing-pause", .lifterOrCoach,
        "Pause all sharing: no coach sees any of my data",
        body: SharingPause.self, reply: .ok(SharingPause.self), refusals: [.rule("an end that is past")],
        handle: pause),
      Route(
        .delete, "/v1/sharing-pause", .lifterOrCoach, "End the pause of sharing",
        reply: .noContent(),
        handle: resume),
      Route(
        .get, "/v1/blocked-coaches", .lifterOrCoach, "List the coaches that I blocked, newest first",
        query: PageQuery.self,
        reply: .ok(Page<BlockedCoach>.self), handle: Route.pages(of: SharingControlStatements.blocked)),
      Route(
        .put, "/v1/blocked-coaches/{coach}", .lifterOrCoach,
        "Block a coach and end all sharing with them; they are not notified",
        reply: .ok(BlockedCoach.self), refusals: [.conflict("1000 are blocked")], handle: block),
      Route(
        .delete, "/v1/blocked-coaches/{coach}", .lifterOrCoach, "Unblock a coach",
        reply: .noContent(), handle: unblock),
    ] + scopeRequestRoutes

  static let statements = SharingControlStatements.all + ScopeRequestStatements.all

  static let jobs: [Job] = [
    Job(
      "expire_requests",
      "Closes requests for scopes and proposed moves after 30 days, and notifies those who asked",
      schedule: JobSchedule("5 * * * *")
    ) { try await $0.maintenanceBatches("expire_requests") },
    Job(
      "end_sharing", "Ends sharing whose time is over, ends pauses, and notifies both sides",
      schedule: JobSchedule("*/5 * * * *")
    ) { try await $0.maintenanceBatches("end_sharing") + $0.maintenanceBatches("end_pauses") },
  ]

  private static func show(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    .ok(try await call.run(SharingControlStatements.show()))
  }

  private static func pause(_ call: Call, _: Nothing, _ body: SharingPause) async throws -> Response {
    guard body.paused else {
      return .ok(try await call.run(SharingControlStatements.resume(), SharingControlStatements.show()).1)
    }
    return .ok(try await call.run(SharingControlStatements.pause(body.until)))
  }

  private static func resume(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    _ = try await call.run(SharingControlStatements.resume())
    return .noContent
  }

  private static func block(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    .ok(try await call.run(SharingControlStatements.block(try call.id("coach"))))
  }

  private static func unblock(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    _ = try await call.run(SharingControlStatements.unblock(try call.id("coach")))
    return .noContent
  }
}
