/// The methods that the server implements (RFC 9110 §9, RFC 5789). It answers any other token with 501.
public enum HTTPMethod: String, CaseIterable, Hashable, Sendable {
  case get = "GET"
  case head = "HEAD"
  case post = "POST"
  case put = "PUT"
  case patch = "PATCH"
  case delete = "DELETE"
  case options = "OPTIONS"
  // Never routed: known so that they are answered with 405, like any method that a path does not have.
  case trace = "TRACE"
  case query = "QUERY"
}
