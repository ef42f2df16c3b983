internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// Body weight, body fat and girths over time.
enum Measurements: Feature {
  static let routes: [Route] = [
    Route(
      .get, "/v1/lifters/{lifter}/measurements", .lifterOrCoach, "List a lifter's measurements, newest first",
      keys: .body, opens: [.bodyMetrics], query: MeasurementQuery.self, reply: .ok(Page<Measurement>.self),
      refusals: [.range], handle: list),
    Route(
      .get, "/v1/lifters/{lifter}/measurements/latest", .lifterOrCoach,
      "List the latest measurement of each kind",
      keys: .body, opens: [.bodyMetrics], reply: .ok(Page<Measurement>.self), handle: latest),
    Route(
      .post, "/v1/lifters/{lifter}/measurements", .lifterOrCoach, "Add a measurement", keys: .body,
      body: Measurement.self,
      reply: .created(Measurement.self), idempotent: true, refusals: [bounds], handle: create),
    Route(
      .get, "/v1/lifters/{lifter}/measurements/{id}", .lifterOrCoach, "Get a measurement",
      keys: .body, opens: [.bodyMetrics], reply: .ok(Measurement.self), handle: show),
    Route(
      .put, "/v1/lifters/{lifter}/measurements/{id}", .lifterOrCoach,
      "Add a measurement with an id of your own, or replace it", keys: .body, body: Measurement.self,
      reply: .createdOrReplaced(Measurement.self), refusals: [bounds, .staleVersion], handle: put),
    Route(
      .delete, "/v1/lifters/{lifter}/measurements/{id}", .lifterOrCoach,
      "Delete a measurement; can be undone for 30 days",
      keys: .body, reply: .noContent(), refusals: [.staleVersion], handle: delete),
  ]

  static let statements = MeasurementStatements.all

  private static let bounds = Refusal.rule(
    "the unit is one of the kind's, the value within its bounds, the time zone known; at most a day ahead")

  // MARK: - Reading

  private static func list(_ call: Call, _ query: MeasurementQuery, _: Nothing) async throws -> Response {
    let (at, id, limit) = query.newestFirst
    return try .found(
      await call.run(
        MeasurementStatements.page(
          try call.lifter, at, id, limit, query.kind?.rawValue, query.from, query.to)
      )
    )
  }

  private static func latest(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    try .found(await call.run(MeasurementStatements.latest(call.lifter)))
  }

  private static func show(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    try .found(await call.run(MeasurementStatements.one(call.lifter, call.id("id"))))
  }

  // MARK: - Writing

  private static func create(_ call: Call, _: Nothing, _ body: Measurement) async throws -> Response {
    let (id, lifter) = (UUID.v7(at: call.services.clock()), try call.lifter)
    return try await call.idempotently(id) { call in
      let kept = try await namingBounds(of: body.kind) {
        try await call.run(
          TrainingWrites.begin(lifter, nil, nil), upsert(body, as: id, call),
          returning: MeasurementStatements.one(nil, id))
      }
      return try .created(at: "/v1/lifters/me/measurements/\(id)", kept)
    } repeated: { call, earlier in
      try .created(
        at: "/v1/lifters/me/measurements/\(earlier)", await call.run(MeasurementStatements.one(nil, earlier)))
    }
  }

  private static func put(_ call: Call, _: Nothing, _ body: Measurement) async throws -> Response {
    try await write(body, as: call.id("id"), of: call.lifter, seen: call.expectedVersion, call)
  }

  static func write(
    _ body: Measurement, as id: UUID, of lifter: UUID?, seen: Int64?, _ call: Call
  ) async throws -> Response {
    let (existed, kept) = try await namingBounds(of: body.kind) {
      let (_, existed, _, kept) = try await call.run(
        TrainingWrites.begin(lifter, nil, nil), MeasurementStatements.begin(id, seen),
        upsert(body, as: id, call),
        MeasurementStatements.one(nil, id))
      return (existed, kept)
    }
    return existed ? try .found(kept) : try .created(at: "/v1/lifters/me/measurements/\(id)", kept)
  }

  private static func delete(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    let id = try call.id("id")
    return try await call.retryingOnConflict {
      let shown = try await call.looking.run(
        TrainingWrites.begin(call.lifter, nil, nil), MeasurementStatements.begin(id, call.expectedVersion),
        returning: MeasurementStatements.one(nil, id))
      guard let shown else { throw Problem.notFound }
      _ = try await call.run(
        TrainingWrites.begin(nil, nil, nil), MeasurementStatements.begin(id, shown.version),
        DeletedThingStatements.record(.measurement, id, shown.document), MeasurementStatements.delete(id))
      return .noContent
    }
  }

  private static func upsert(_ body: Measurement, as id: UUID, _ call: Call) -> BoundStatement<RowCount> {
    MeasurementStatements.upsert(
      id, body.kind.rawValue, body.value, body.unit?.rawValue,
      body.measuredAt?.timestamp ?? call.services.clock(), body.timeZone, body.notes)
  }

  /// Without a unit only the database knows which bound the value meets.
  private static func namingBounds<Value>(
    of kind: MeasurementKind, _ write: () async throws -> Value
  ) async throws -> Value {
    do {
      return try await write()
    } catch DatabaseError.refused(let refusal) where refusal.constraint == "measurements_are_of_a_human" {
      throw Problem.invalid("/value", .invalid(kind.bounds))
    }
  }
}
