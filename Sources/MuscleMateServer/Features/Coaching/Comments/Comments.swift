internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// Texts of coach and lifter about a workout, an exercise or a set. Everyone who may see the content of the workout may
/// read them, several coaches alike, and they are hidden with it.
enum Comments: Feature {
  static let routes: [Route] = [
    Route(
      .get, "/v1/lifters/{lifter}/workouts/{id}/comments", .lifterOrCoach,
      "List the comments on a workout with their replies, oldest first", opens: [.workoutDetails],
      query: PageQuery.self,
      reply: .ok(Page<Comment>.self), handle: list),
    Route(
      .post, "/v1/lifters/{lifter}/workouts/{id}/comments", .lifterOrCoach,
      "Comment on a workout, an exercise or a set, or reply; the other side is notified",
      opens: [.workoutDetails], body: CommentRequest.self, reply: .created(Comment.self), idempotent: true,
      refusals: [
        .rule(
          "the exercise and the set must be there, and an answer goes to the comment that began the thread"),
        .conflict("there are 500 comments on the workout, or 100 answers to one"),
        .tooMany("more than 20 comments a minute or 500 a day"),
      ], handle: write),
    Route(
      .get, "/v1/lifters/{lifter}/workouts/{id}/comments/{comment}", .lifterOrCoach,
      "Get a comment with its replies", opens: [.workoutDetails], reply: .ok(Comment.self), handle: show),
    Route(
      .put, "/v1/lifters/{lifter}/workouts/{id}/comments/read", .lifterOrCoach,
      "Mark the comments on a workout as read up to a time", opens: [.workoutDetails],
      body: ReadMark.self, reply: .noContent(),
      handle: read),
    Route(
      .get, "/v1/comments/unread", .lifterOrCoach,
      "List the workouts with unread comments, newest first",
      query: PageQuery.self, reply: .ok(Page<UnreadComments>.self),
      handle: Route.pages(of: CommentStatements.unread)),
    Route(
      .put, "/v1/lifters/{lifter}/workouts/{id}/comments/{comment}", .lifterOrCoach,
      "Edit my comment",
      opens: [.workoutDetails], body: CommentWording.self, reply: .ok(Comment.self), handle: edit),
    Route(
      .delete, "/v1/lifters/{lifter}/workouts/{id}/comments/{comment}", .lifterOrCoach,
      "Delete my comment; a placeholder stays if it has replies", opens: [.workoutDetails],
      reply: .noContent(),
      handle: delete),
  ]

  static let statements = CommentStatements.all

  private static func list(_ call: Call, _ query: PageQuery, _: Nothing) async throws -> Response {
    let (at, id, limit) = query.earliestFirst
    return try .found(
      await call.run(
        CommentStatements.page(call.lifter, call.id("id"), at, id, limit)))
  }

  private static func show(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    try .found(await call.run(CommentStatements.one(call.lifter, call.id("id"), call.id("comment"))))
  }

  private static func write(_ call: Call, _: Nothing, _ comment: CommentRequest) async throws -> Response {
    let id = UUID.v7(at: call.services.clock())
    let (lifter, workout) = (try call.lifter, try call.id("id"))
    return try await call.idempotently(id) { call in
      let written = try await call.run(
        CommentStatements.write(
          lifter, workout, id, comment.text, comment.exercise, comment.set, comment.replyTo))
      return .created(at: location(of: id, call), written)
    } repeated: { call, earlier in
      try .created(
        at: location(of: earlier, call),
        await call.run(CommentStatements.one(lifter, workout, earlier)))
    }
  }

  private static func location(of id: UUID, _ call: Call) -> String { "\(call.request.path)/\(id)" }

  private static func read(_ call: Call, _: Nothing, _ mark: ReadMark) async throws -> Response {
    _ = try await call.run(CommentStatements.read(call.lifter, call.id("id"), mark.upTo))
    return .noContent
  }

  private static func edit(_ call: Call, _: Nothing, _ wording: CommentWording) async throws -> Response {
    .ok(
      try await call.run(
        CommentStatements.edit(call.lifter, call.id("id"), call.id("comment"), wording.text)))
  }

  private static func delete(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    _ = try await call.run(CommentStatements.delete(call.lifter, call.id("id"), call.id("comment")))
    return .noContent
  }
}
