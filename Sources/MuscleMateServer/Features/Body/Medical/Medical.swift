internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives
internal import Secrets

/// Medical conditions: sealed here, so that the database, its backups and its logs never have them in clear.
enum Medical: Feature {
  static let routes: [Route] = [
    Route(
      .get, "/v1/lifters/{lifter}/medical-conditions", .lifterOrCoach, "Get a lifter's medical conditions",
      opens: [.health], reply: .ok(MedicalConditions.self), handle: show),
    Route(
      .put, "/v1/lifters/{lifter}/medical-conditions", .lifterOrCoach, "Replace my medical conditions",
      body: MedicalConditions.self, reply: .ok(MedicalConditions.self), limit: bodyLimit, handle: put),
    Route(
      .delete, "/v1/lifters/{lifter}/medical-conditions", .lifterOrCoach, "Delete my medical conditions",
      reply: .noContent(), handle: delete),
  ]

  static let statements = MedicalStatements.all

  /// 50 conditions with notes of 2,000 characters, up to four bytes each.
  private static let bodyLimit = 512 * 1024

  private static func show(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    let found = try await call.run(MedicalStatements.one(call.lifter))
    guard let row = found else { throw Problem.notFound }
    return .json(.ok, try await answer(call, row))
  }

  /// Two trips: a value is sealed for its place, and only the session knows whose it is.
  private static func put(_ call: Call, _: Nothing, _ body: MedicalConditions) async throws -> Response {
    let place = try await call.looking.run(
      TrainingWrites.begin(call.lifter, nil, nil), returning: MedicalStatements.place())
    var told = body
    told.updatedAt = nil
    let sealed = try call.services.secrets.seal(told.encoded().bytes, for: place.purpose)
    let row = try await call.run(
      TrainingWrites.begin(call.lifter, nil, nil), MedicalStatements.upsert(sealed),
      returning: MedicalStatements.one(nil))
    guard let row else { throw Problem.notFound }
    return .json(.ok, try await answer(call, row))
  }

  private static func delete(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    _ = try await call.run(TrainingWrites.begin(call.lifter, nil, nil), MedicalStatements.delete())
    return .noContent
  }

  private static func answer(_ call: Call, _ row: SealedConditions) async throws -> JSON {
    guard let sealed = row.sealed else { return MedicalConditions().encoded() }
    let text = try await call.services.secrets.open(
      sealed, for: row.place.purpose, on: call.services.sidePool)
    var faults = Faults()
    guard var conditions = MedicalConditions.shape.decode(try JSON.parse(text), into: &faults) else {
      throw SecretBoxError()
    }
    conditions.updatedAt = row.updatedAt
    return conditions.encoded()
  }
}
