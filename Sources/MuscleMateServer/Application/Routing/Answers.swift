internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// A rendered object with its version, which becomes the entity tag.
struct VersionedDocument: Row {
  let version: Int64
  let document: Document

  static var columns: [PostgresType] { Int64.columns + Document.columns }

  init(_ row: inout RowReader) throws(ColumnFault) {
    version = try row.next()
    document = try Document(&row)
  }
}

extension Response {
  /// JSON that PostgreSQL rendered, its bytes untouched.
  static func ok(_ document: Document) -> Response {
    Response(.ok, headers: jsonHeaders, body: .foreign(document))
  }

  /// 404 where the database returned no row: what may not be seen does not exist.
  static func found(_ document: Document?) throws -> Response {
    guard let document else { throw Problem.notFound }
    return ok(document)
  }

  /// With its version as the entity tag.
  static func found(_ shown: VersionedDocument?) throws -> Response {
    guard let shown else { throw Problem.notFound }
    return ok(shown.document).tagged(version: shown.version)
  }

  static func created(at location: String, _ document: Document) -> Response {
    var headers = jsonHeaders
    headers["Location"] = location
    return Response(.created, headers: headers, body: .foreign(document))
  }

  /// 404 where a repetition finds that what the first request made was deleted meanwhile.
  static func created(at location: String, _ document: Document?) throws -> Response {
    guard let document else { throw Problem.notFound }
    return created(at: location, document)
  }

  static func created(at location: String, _ shown: VersionedDocument?) throws -> Response {
    guard let shown else { throw Problem.notFound }
    return created(at: location, shown.document).tagged(version: shown.version)
  }

  static func json(_ status: Status, _ value: JSON) -> Response {
    Response(status, headers: jsonHeaders, body: .bytes(value.bytes))
  }

  static let accepted = Response(.accepted)
  static let noContent = Response(.noContent)

  private static let jsonHeaders: Headers = ["Content-Type": "application/json"]

  /// The same answer with the version as its entity tag (RFC 9110, section 8.8.3).
  func tagged(version: Int64) -> Response {
    var response = self
    response.headers["ETag"] = "\"\(version)\""
    return response
  }
}
