internal import Primitives

/// The fields that the server adds to an answer's own status and fields.
struct ResponseContext {
  var id: UUID
  var date: [UInt8]
  var isSecure: Bool
  var closes: Bool
  var framing: ResponseFraming
}

enum ResponseFraming {
  case length(Int)
  case chunked
  /// The end of the connection ends the body (HTTP/1.0), or there is none (204, 304).
  case none
}

extension [UInt8] {
  /// Status line and header section (RFC 9112 §4, §5).
  mutating func append(headerOf response: Response, _ context: ResponseContext) {
    append("HTTP/1.1 ")
    append(decimal: response.status.code)
    append(UInt8(ascii: " "))
    append(response.status.reason)
    append("\r\n")
    append(contentsOf: context.date)
    append("X-Request-Id: ")
    append(contentsOf: context.id.description.utf8)
    append("\r\n")
    var headers = response.headers
    // The framing is the server's to say: a second opinion would split answers.
    for name in ["Content-Length", "Transfer-Encoding", "Connection", "Date"] { headers.remove(name) }
    appendSecurityFields(besides: headers, isSecure: context.isSecure)
    append(contentsOf: headers.wire)
    switch context.framing {
    case .length(let length):
      append("Content-Length: ")
      append(decimal: length)
      append("\r\n")
    case .chunked: append("Transfer-Encoding: chunked\r\n")
    case .none: break
    }
    append(context.closes ? "Connection: close\r\n\r\n" : "\r\n")
  }

  /// For every answer, refusals included: it is data for one caller, never a page. A handler's own field wins.
  private mutating func appendSecurityFields(besides headers: Headers, isSecure: Bool) {
    if !headers.contains("X-Content-Type-Options") { append("X-Content-Type-Options: nosniff\r\n") }
    if !headers.contains("Cache-Control") { append("Cache-Control: no-store\r\n") }
    if !headers.contains("Referrer-Policy") { append("Referrer-Policy: no-referrer\r\n") }
    if !headers.contains("Content-Security-Policy") {
      append("Content-Security-Policy: default-src 'none'\r\n")
    }
    if isSecure, !headers.contains("Strict-Transport-Security") {
      append("Strict-Transport-Security: max-age=31536000\r\n")
    }
  }

  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { append(contentsOf: $0) }
  }

  mutating func append(decimal value: Int) {
    append(contentsOf: String(value).utf8)
  }

  /// One chunk (RFC 9112 §7.1). An empty one would end the body, so there is none.
  mutating func append(chunk bytes: [UInt8]) {
    guard !bytes.isEmpty else { return }
    append(contentsOf: String(bytes.count, radix: 16).utf8)
    append("\r\n")
    append(contentsOf: bytes)
    append("\r\n")
  }
}
