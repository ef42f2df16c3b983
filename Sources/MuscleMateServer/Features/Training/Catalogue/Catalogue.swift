internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// The exercises that come with the platform.
enum Catalogue: Feature {
  static let routes: [Route] = [
    Route(
      .get, "/v1/catalogue/exercises", .signedIn, "List the exercises of the catalogue, by name",
      keys: .training, query: CatalogueQuery.self, reply: .ok(Page<CatalogueExercise>.self), handle: list),
    Route(
      .get, "/v1/catalogue/exercises/{slug}", .signedIn, "Get an exercise of the catalogue",
      keys: .training, reply: .ok(CatalogueExercise.self), handle: show),
  ]

  static let statements: [AnyStatement] = [CatalogueStatements.page.erased, CatalogueStatements.one.erased]

  private static func list(_ call: Call, _ query: CatalogueQuery, _: Nothing) async throws -> Response {
    try .found(
      await call.run(
        CatalogueStatements.page(
          query.after?.at.microseconds ?? 0, Int32(query.limit), query.group?.rawValue,
          query.muscle?.rawValue, query.type?.rawValue, query.equipment?.rawValue,
          query.q.flatMap { $0.isEmpty ? nil : $0 })))
  }

  private static func show(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    guard let slug = call.parameters["slug"] else { throw Problem.notFound }
    return try .found(await call.run(CatalogueStatements.one(slug)))
  }
}
