/// A header section as the parser gives it, with what it says about the connection.
struct ParsedHead {
  var head: RequestHead
  /// The client waits for 100 (Continue) before it sends the body (RFC 9110 §10.1.1).
  var expectsContinue = false
  /// Whether another request may follow (RFC 9112 §9.3). HTTP/1.0 closes.
  var keepsAlive: Bool

  init(_ line: RequestLine, _ headers: Headers) throws(HTTPFault) {
    head = RequestHead(
      method: line.method, path: line.path, query: line.query, version: line.version, headers: headers,
      framing: try bodyFraming(of: headers, in: line.version))
    head.host = try host(of: line, headers)
    keepsAlive = line.version == .http11 && !lists("close", in: headers.values("Connection"))
    guard line.version == .http11, headers.contains("Expect") else { return }
    guard headers.values("Expect").allSatisfy({ $0.lowercased() == "100-continue" }) else {
      throw .expectationFailed
    }
    expectsContinue = head.framing != .none && head.framing != .length(0)
  }
}

/// Exactly one Host where the version is 1.1 (RFC 9112 §3.2); an absolute target's authority wins (§3.2.2).
private func host(of line: RequestLine, _ headers: Headers) throws(HTTPFault) -> String {
  let count = headers.occurrences("Host")
  guard count == 1 || count == 0 && line.version == .http10 else { throw .badRequest(.host) }
  guard let field = headers.bytes("Host") else { return line.authority ?? "" }
  let isSound = field.withUnsafeBufferPointer { isAuthority($0[...]) }
  guard isSound else { throw .badRequest(.host) }
  return line.authority ?? String(decoding: field, as: UTF8.self).lowercased()
}

/// RFC 9112 §6.3, the strict reading throughout: what two implementations could take for two different lengths
/// is refused, and the connection closed, since that is how requests are smuggled (§11.2).
private func bodyFraming(
  of headers: Headers, in version: RequestHead.Version
) throws(HTTPFault) -> BodyFraming {
  let hasLength = headers.contains("Content-Length")
  if headers.contains("Transfer-Encoding") {
    guard !hasLength, version == .http11 else { throw .badRequest(.conflictingFraming) }
    return try transferCoding(headers.values("Transfer-Encoding"))
  }
  guard hasLength, let digits = headers.bytes("Content-Length") else { return .none }
  guard headers.occurrences("Content-Length") == 1, !digits.isEmpty, digits.allSatisfy(isDigit) else {
    throw .badRequest(.contentLength)
  }
  var length = 0
  for digit in digits {
    let (shifted, overflowed) = length.multipliedReportingOverflow(by: 10)
    let (sum, overflowedToo) = shifted.addingReportingOverflow(Int(digit - UInt8(ascii: "0")))
    // As good as endless: no limit admits it.
    length = overflowed || overflowedToo ? .max : sum
    if length == .max { break }
  }
  return .length(length)
}

/// `chunked` alone; other codings before it are refused as unknown, without it at the end as unframed.
private func transferCoding(_ values: [String]) throws(HTTPFault) -> BodyFraming {
  let codings = values.flatMap { value in
    value.split(separator: ",", omittingEmptySubsequences: false)
      .map { String($0).lowercased().trimmingBlanks }
  }
  guard codings.last == "chunked", !codings.dropLast().contains("chunked"), !codings.contains("") else {
    throw .badRequest(.transferEncoding)
  }
  guard codings.count == 1 else { throw .unsupportedTransferCoding }
  return .chunked
}

/// Whether a comma-separated list of tokens holds this one, in lower case (RFC 9110 §5.6.1).
private func lists(_ token: String, in values: [String]) -> Bool {
  values.contains { value in
    value.split(separator: ",").contains { String($0).lowercased().trimmingBlanks == token }
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    var view = self[...].utf8
    while let first = view.first, isBlank(first) { view.removeFirst() }
    while let last = view.last, isBlank(last) { view.removeLast() }
    return String(Substring(view))
  }
}
