internal import Primitives

/// Entity tags (RFC 9110, section 8.8.3) of an answer and of what a client has already.
public enum EntityTag {
  private static let suffix = "-gzip"

  /// The tag of the same answer in gzip.
  public static func ofGzip(_ tag: String) -> String {
    tag.hasSuffix("\"") ? "\(tag.dropLast())\(suffix)\"" : tag
  }

  /// The tag of the answer as it is without gzip: whichever of both a client saw, it saw the same thing.
  static func withoutCoding(_ tag: String) -> String {
    tag.hasSuffix("\(suffix)\"") ? "\(tag.dropLast(suffix.count + 1))\"" : tag
  }

  /// Whether an `If-None-Match` field names this tag. It is compared weakly (section 13.1.2): `W/` does not count.
  static func isNamed(_ tag: String, in field: String) -> Bool {
    if field == "*" { return true }
    let known = opaque(tag)
    return field.split(separator: ",").contains { opaque(String($0)) == known }
  }

  private static func opaque(_ tag: String) -> String {
    let trimmed = tag.filter { $0 != " " && $0 != "\t" }
    return withoutCoding(trimmed.hasPrefix("W/") ? String(trimmed.dropFirst(2)) : trimmed)
  }
}

extension RequestHead {
  /// Whether it asks for what the client has already, by its tag.
  public func knows(_ tag: String) -> Bool {
    guard method == .get || method == .head else { return false }
    return EntityTag.isNamed(tag, in: headers.values("If-None-Match").joined(separator: ","))
  }
}

extension Response {
  /// 304 without a body where the client has this very answer already (RFC 9110, section 15.4.5).
  func unlessKnown(to head: RequestHead) -> Response {
    guard status == .ok, let tag = headers["ETag"], head.knows(tag) else { return self }
    var response = Response(.notModified, headers: headers)
    for name in ["Content-Type", "Content-Disposition", "Content-Language", "Content-Encoding"] {
      response.headers.remove(name)
    }
    return response
  }
}
