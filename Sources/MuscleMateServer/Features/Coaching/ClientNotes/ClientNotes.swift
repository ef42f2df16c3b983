internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// A coach's private notes on a client. After the coaching has ended, they stay, hidden.
enum ClientNotes: Feature {
  static let routes: [Route] = [
    Route(
      .get, "/v1/clients/{lifter}/notes", .coach, "List my private notes on a client, newest first",
      query: PageQuery.self, reply: .ok(Page<ClientNote>.self), handle: list),
    Route(
      .post, "/v1/clients/{lifter}/notes", .coach, "Add a private note on a client", body: ClientNote.self,
      reply: .created(ClientNote.self), idempotent: true, refusals: [full], handle: create),
    Route(
      .get, "/v1/clients/{lifter}/notes/{id}", .coach, "Get a note", reply: .ok(ClientNote.self),
      handle: show),
    Route(
      .put, "/v1/clients/{lifter}/notes/{id}", .coach, "Create a note with an id of your own, or replace it",
      body: ClientNote.self, reply: .createdOrReplaced(ClientNote.self), refusals: [full], handle: put),
    Route(
      .delete, "/v1/clients/{lifter}/notes/{id}", .coach, "Delete a note", reply: .noContent(),
      handle: delete),
  ]

  static let statements = ClientNoteStatements.all

  private static let full = Refusal.conflict(
    "there are 1000 notes on the client, or another of my notes has the identifier")

  private static func list(_ call: Call, _ query: PageQuery, _: Nothing) async throws -> Response {
    let lifter = try call.id("lifter")
    let (at, id, limit) = query.newestFirst
    let page = try await call.run(
      RequiredClient.statement(lifter),
      returning: ClientNoteStatements.page(lifter, at, id, limit))
    return .ok(page)
  }

  private static func show(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    let (lifter, id) = (try call.id("lifter"), try call.id("id"))
    let note = try await call.run(
      RequiredClient.statement(lifter), returning: ClientNoteStatements.one(lifter, id))
    return try .found(note)
  }

  private static func create(_ call: Call, _: Nothing, _ body: ClientNote) async throws -> Response {
    let (lifter, id) = (try call.id("lifter"), UUID.v7(at: call.services.clock()))
    return try await call.idempotently(id) { call in
      let note = try await call.run(
        RequiredClient.statement(lifter), ClientNoteStatements.upsert(lifter, id, body.text),
        returning: ClientNoteStatements.one(lifter, id))
      return try .created(at: path(lifter, id), note)
    } repeated: { call, earlier in
      let note = try await call.run(
        RequiredClient.statement(lifter), returning: ClientNoteStatements.one(lifter, earlier))
      return try .created(at: path(lifter, earlier), note)
    }
  }

  private static func put(_ call: Call, _: Nothing, _ body: ClientNote) async throws -> Response {
    let (lifter, id) = (try call.id("lifter"), try call.id("id"))
    let (_, isNew, note) = try await call.run(
      RequiredClient.statement(lifter), ClientNoteStatements.upsert(lifter, id, body.text),
      ClientNoteStatements.one(lifter, id))
    return isNew ? try .created(at: path(lifter, id), note) : try .found(note)
  }

  private static func delete(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    let (lifter, id) = (try call.id("lifter"), try call.id("id"))
    let deleted = try await call.run(
      RequiredClient.statement(lifter), returning: ClientNoteStatements.delete(lifter, id))
    guard deleted.count > 0 else { throw Problem.notFound }
    return .noContent
  }

  private static func path(_ lifter: UUID, _ id: UUID) -> String { "/v1/clients/\(lifter)/notes/\(id)" }
}
