internal import APISchema
internal import EventLoop
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives
internal import Secrets

/// Sends an archive piece by piece. Each piece is read when the one before it is on its way. Every piece checks the session
/// again: if the session has ended meanwhile, the download stops.
enum DataExportDownload {
  /// The size of the archive's pieces before they are sealed; the last one is shorter.
  static let pieceSize = 256 * 1024

  static func answer(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    let id = try call.id("id")
    let bytes: Int64 = try await call.run(DataExportStatements.beginDownload(id))
    let size = Int(bytes)
    let tag = "\"\(id)\""
    let whole = 0..<size
    // An archive never changes; where If-Range names another, all of it is sent (RFC 9110, section 13.1.5).
    let asksForThis = call.request.headers["If-Range"].map { $0 == tag } ?? true
    let range = asksForThis ? call.request.headers["Range"].flatMap { ByteRange.parse($0, of: size) } : nil
    var response = Response(
      range == nil ? .ok : .partialContent,
      headers: [
        "Content-Type": "application/zip", "Accept-Ranges": "bytes", "ETag": tag, "Cache-Control": "no-store",
        "Content-Disposition": "attachment; filename=\"export-\(id).zip\"",
      ])
    if let range {
      response.headers["Content-Range"] = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(size)"
    }
    response.body = .stream { writer in try await send(range ?? whole, of: id, call, writer) }
    return response
  }

  private static func send(_ range: Range<Int>, of id: UUID, _ call: Call, _ writer: BodyWriter) async throws
  {
    var place = range.lowerBound
    while place < range.upperBound {
      let number = place / pieceSize
      let found: SealedPiece? = try await call.run(DataExportStatements.part(id, Int32(number)))
      guard let sealed = found else { throw Vanished() }
      let purpose = SealedPurpose.dataExport(
        tenant: sealed.tenant, account: sealed.account, export: id, number: number)
      let piece = try await call.services.secrets.open(
        sealed.secret, for: purpose, on: call.services.sidePool)
      let start = place - number * pieceSize
      let end = min(piece.count, range.upperBound - number * pieceSize)
      guard start < end else { throw Vanished() }
      try await writer.write(Array(piece[start..<end]))
      place += end - start
    }
  }

  /// It expired, or was thrown away, while it was sent: the connection is cut.
  private struct Vanished: Error {}
}

/// One range of bytes that a request asks for (RFC 9110, section 14.1.2).
enum ByteRange {
  /// Nil for what is no single range within the content; the whole is sent then, as section 14.2 allows.
  static func parse(_ field: String, of size: Int) -> Range<Int>? {
    guard field.hasPrefix("bytes="), size > 0 else { return nil }
    let parts = field.dropFirst("bytes=".count).split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let numbers = parts.map(number)
    switch (parts[0].isEmpty, numbers[0], parts[1].isEmpty, numbers[1]) {
    case (true, _, false, let count?) where count > 0: return max(0, size - count)..<size
    case (false, let first?, true, _) where first < size: return first..<size
    case (false, let first?, false, let last?) where first <= last && first < size:
      return first..<min(last, size - 1) + 1
    default: return nil
    }
  }

  private static func number(_ digits: Substring) -> Int? {
    digits.utf8.allSatisfy { 48...57 ~= $0 } ? Int(digits) : nil
  }
}
