internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// The labels by which a coach sorts clients; nobody else sees them.
enum ClientLabelRoutes: Feature {
  static let title = "Client labels"

  static let routes: [Route] = [
    Route(
      .get, "/v1/client-labels", .coach, "List my labels with their client counts, by name",
      keys: .coaching, reply: .ok(Page<ClientLabel>.self), handle: list),
    Route(
      .put, "/v1/client-labels/{id}", .coach,
      "Create a label with an id of your own, or change its name and colour",
      keys: .coaching, body: ClientLabel.self, reply: .createdOrReplaced(ClientLabel.self),
      refusals: [taken, full],
      handle: put),
    Route(
      .delete, "/v1/client-labels/{id}", .coach, "Delete a label and remove it from all clients",
      keys: .coaching, reply: .noContent(), handle: delete),
    Route(
      .patch, "/v1/client-labels/{id}/clients", .coach,
      "Add a label to some clients and remove it from others",
      keys: .coaching, body: LabelledClients.self, reply: .ok(ClientLabel.self),
      refusals: [.rule("each in put is a client of mine"), .conflict("a client has 20 labels already")],
      handle: labelClients),
    Route(
      .put, "/v1/clients/{lifter}/labels", .coach, "Replace the labels of a client",
      keys: .coaching, body: ClientLabels.self, reply: .ok(RosterEntry.self), refusals: [unknown, full],
      handle: label),
  ]

  static let statements: [AnyStatement] = [
    all.erased, one.erased, upsert.erased, remove.erased, put.erased, putOnClients.erased,
  ]

  private static let taken = Refusal.rule("another of my labels has the name")
  private static let unknown = Refusal.rule("what has the form of an id is that of one of my labels")
  private static let full = Refusal.conflict("there are 100 labels")

  private static func list(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    .ok(try await call.run(all()))
  }

  private static func put(_ call: Call, _: Nothing, _ body: ClientLabel) async throws -> Response {
    let id = try call.id("id")
    let (isNew, label) = try await call.run(upsert(id, body.name, body.colour), one(id))
    return isNew ? try .created(at: "/v1/client-labels/\(id)", label) : try .found(label)
  }

  private static func delete(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    let deleted = try await call.run(remove(try call.id("id")))
    guard deleted.count > 0 else { throw Problem.notFound }
    return .noContent
  }

  private static func label(_ call: Call, _: Nothing, _ body: ClientLabels) async throws -> Response {
    let lifter = try call.id("lifter")
    let row = try await call.run(
      RequiredClient.statement(lifter), put(lifter, body.labels), returning: Clients.one(lifter))
    return try .found(row)
  }

  private static func labelClients(
    _ call: Call, _: Nothing, _ clients: LabelledClients
  ) async throws -> Response {
    try .found(await call.run(putOnClients(call.id("id"), clients.put, clients.take)))
  }

  private static let putOnClients = Statement<Document?, UUID, [UUID], [UUID]>(
    "client_labels.put_on_clients", for: [.coach],
    """
    select app.label_clients($1, $2, $3)
    """)

  private static let all = Statement<Document>(
    "client_labels.all", for: [.coach],
    """
    select app.client_labels_json()
    """)

  private static let one = Statement<Document?, UUID>(
    "client_labels.one", for: [.coach],
    """
    select app.client_label_json(label)
      from app.client_labels as label
     where label.tenant_id = (select app.tenant_id())
       and label.coach_id = (select app.account_id())
       and label.id = $1
    """)

  /// Whether it is a new one.
  private static let upsert = Statement<Bool, UUID, String, String?>(
    "client_labels.upsert", for: [.coach],
    """
    select app.upsert_client_label($1, $2, $3)
    """)

  private static let remove = Statement<RowCount, UUID>(
    "client_labels.delete", for: [.coach],
    """
    delete
      from app.client_labels as label
     where label.tenant_id = (select app.tenant_id())
       and label.coach_id = (select app.account_id())
       and label.id = $1
    """)

  private static let put = Statement<RowCount, UUID, [String]>(
    "client_labels.put", for: [.coach],
    """
    select app.label_client($1, $2)
    """)
}
