/// Why the server itself refuses a request, before or instead of a handler.
public enum HTTPFault: Error, Hashable, Sendable {
  case badRequest(Malformation)
  /// The header section or the body did not arrive in time.
  case timeout
  case bodyTooLarge
  case uriTooLong
  case expectationFailed
  case headersTooLarge
  case methodNotImplemented
  case unsupportedTransferCoding
  case tooManyConnections
  /// There is no room for the body besides those of others.
  case tooManyBodies
  /// The handler's own deadline passed.
  case deadlineExceeded
  case versionNotSupported

  /// Violations of the grammar of RFC 9112 and RFC 9110; the raw value is a sentence for the client.
  public enum Malformation: String, Hashable, Sendable, CaseIterable {
    case requestLine = "The request line is malformed."
    case target = "The request target is malformed."
    case fieldName = "A header field's name is malformed."
    case fieldValue = "A header field's value holds a forbidden character."
    case lineFolding = "Header fields may not be folded over lines."
    case lineEnding = "Lines must end with CR LF."
    case host = "Exactly one well-formed Host field is needed."
    case contentLength = "Content-Length must be one decimal number."
    case conflictingFraming = "Content-Length and Transfer-Encoding exclude each other."
    case transferEncoding = "The Transfer-Encoding is malformed."
    case chunk = "A chunk of the body is malformed."
    case query = "The query string is malformed."
  }

  public var status: Status {
    switch self {
    case .badRequest: 400
    case .timeout: 408
    case .bodyTooLarge: 413
    case .uriTooLong: 414
    case .expectationFailed: 417
    case .headersTooLarge: 431
    case .methodNotImplemented, .unsupportedTransferCoding: 501
    case .tooManyConnections, .tooManyBodies: 503
    case .deadlineExceeded: 504
    case .versionNotSupported: 505
    }
  }
}
