internal import APISchema
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
  static func ok(_ document: Document) -> Response { json(.ok, document) }

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
    json(.created, document, headers: ["Location": location])
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

  static func json(_ status: Status, _ value: JSON) -> Response { json(status, value.bytes) }

  private static func json(_ status: Status, _ document: Document, headers: Headers = [:]) -> Response {
    document.withUnsafeBytes { json(status, $0, headers: headers) }
  }

  static func json(_ status: Status, _ text: [UInt8], headers: Headers = [:]) -> Response {
    text.withUnsafeBytes { json(status, $0, headers: headers) }
  }

  /// PostgreSQL writes a space here and there, and null for what has no value. The API does neither.
  private static func json(_ status: Status, _ text: UnsafeRawBufferPointer, headers: Headers) -> Response {
    var headers = headers
    headers["Content-Type"] = "application/json"
    return Response(status, headers: headers, body: .bytes(JSON.compact(text)))
  }

  static let accepted = Response(.accepted)
  static let noContent = Response(.noContent)

  /// The same answer with the version as its entity tag (RFC 9110, section 8.8.3).
  func tagged(version: Int64) -> Response {
    var response = self
    response.headers["ETag"] = "\"\(version)\""
    return response
  }
}

extension Document {
  /// What PostgreSQL rendered for the API's JSON, as the message that it is.
  func message<Data: Message>() throws -> Data {
    var faults = Faults(reading: .answer)
    let json = try JSON.parse(withUnsafeBytes { Array($0) })
    guard let data = Data.decode(json, Rules(), into: &faults) else {
      throw UnreadableDocument(faults: faults.list.map { "\($0.pointer) \($0.code)" })
    }
    return data
  }
}

/// A bug: the database rendered what the message does not have.
private struct UnreadableDocument: Error {
  let faults: [String]
}
