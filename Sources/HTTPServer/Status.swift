/// A status code (RFC 9110 §15), three digits.
public struct Status: Hashable, Sendable, ExpressibleByIntegerLiteral {
  public let code: Int

  public init(_ code: Int) {
    precondition((100...999).contains(code), "a status code has three digits")
    self.code = code
  }

  public init(integerLiteral code: Int) { self.init(code) }

  public static let ok: Status = 200
  public static let created: Status = 201
  public static let accepted: Status = 202
  public static let noContent: Status = 204
  public static let partialContent: Status = 206
  public static let notModified: Status = 304

  /// 1xx, 204 and 304 end after the header section (RFC 9112 §6.3), whatever a handler put in their body.
  var forbidsBody: Bool { code < 200 || code == 204 || code == 304 }

  var reason: StaticString {
    switch code {
    case 100: "Continue"
    case 200: "OK"
    case 201: "Created"
    case 202: "Accepted"
    case 204: "No Content"
    case 206: "Partial Content"
    case 301: "Moved Permanently"
    case 302: "Found"
    case 303: "See Other"
    case 304: "Not Modified"
    case 400: "Bad Request"
    case 401: "Unauthorized"
    case 402: "Payment Required"
    case 403: "Forbidden"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 406: "Not Acceptable"
    case 408: "Request Timeout"
    case 409: "Conflict"
    case 410: "Gone"
    case 412: "Precondition Failed"
    case 413: "Content Too Large"
    case 414: "URI Too Long"
    case 415: "Unsupported Media Type"
    case 417: "Expectation Failed"
    case 422: "Unprocessable Content"
    case 429: "Too Many Requests"
    case 431: "Request Header Fields Too Large"
    case 500: "Internal Server Error"
    case 501: "Not Implemented"
    case 503: "Service Unavailable"
    case 504: "Gateway Timeout"
    case 505: "HTTP Version Not Supported"
    default: ""
    }
  }
}
