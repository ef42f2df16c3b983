internal import APISchema
internal import HTTPServer
internal import Localization
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// Undoing the deletion of a template, a goal, a measurement or an exercise. It comes back the way it came in: written
/// once more under its identifier, by the rules of its own feature.
enum DeletedThings: Feature {
  static let routes: [Route] = [
    Route(
      .get, "/v1/me/deleted", .lifterOrCoach,
      "List deleted templates, goals, measurements and exercises that can be restored, last deleted first",
      query: DeletedQuery.self, reply: .ok(Page<DeletedThing>.self), handle: list),
    Route(
      .post, "/v1/me/deleted/{id}/restore", .lifterOrCoach,
      "Restore a deleted item; safe to repeat",
      entitlement: .templates, withoutConsent: true, reply: .ok(RestoredThing.self),
      refusals: [
        .conflict("another one was made under its identifier"),
        .gone("it was deleted more than 30 days ago"),
        .rule("what it needs must still be there, and its name not be another's"),
      ], handle: restore),
  ]

  static let statements = DeletedThingStatements.all

  private static func list(_ call: Call, _ query: DeletedQuery, _: Nothing) async throws -> Response {
    let (at, id, limit) = query.newestFirst
    return .ok(
      try await call.run(
        DeletedThingStatements.page(at, id, limit, query.kind?.rawValue)))
  }

  private static func restore(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    let id = try call.id("id")
    let deleted = try await call.looking.run(DeletedThingStatements.state(id))
    guard let deleted, let kind = deleted.kind else { throw Problem.notFound }
    switch (deleted.isThere, deleted.wasRestored) {
    // Restored before: by this request, whose answer was lost, or by another device.
    case (true, true): return .json(.ok, RestoredThing(kind, id).encoded())
    case (true, false): throw Problem(.conflict, .alreadyThere)
    // Noted and not there: the server died between the note and the writing.
    case (false, _): if deleted.isTooOld { throw Problem(.gone) }
    }
    // First the note: without one, the written thing could not be distinguished from another thing with its identifier.
    _ = try await call.looking.run(DeletedThingStatements.note(kind.rawValue, id))
    do {
      try await write(deleted.document, of: kind, as: id, call)
    } catch {
      // If this fails too, the note stays. It does no harm: a thing that is noted and not there can be restored again.
      _ = try? await call.looking.run(DeletedThingStatements.takeBack(kind.rawValue, id))
      throw error
    }
    return .json(.ok, RestoredThing(kind, id).encoded())
  }

  private static func write(
    _ document: Document, of kind: DeletedKind, as id: UUID, _ call: Call
  ) async throws {
    switch kind {
    case .template: _ = try await Templates.put(call, Nothing(), message(document))
    case .goal: _ = try await Goals.put(call, Nothing(), message(document))
    case .measurement: _ = try await Measurements.write(message(document), as: id, of: nil, seen: nil, call)
    case .exercise: _ = try await Exercises.restore(message(document), as: id, call)
    }
  }

  private static func message<Content: Message>(_ document: Document) throws -> Content {
    var faults = Faults()
    let decoded = Content.decode(try JSON.parse(Array(document.text.utf8)), Rules(), into: &faults)
    guard let decoded else { throw Problem.invalid(faults.list) }
    return decoded
  }
}
