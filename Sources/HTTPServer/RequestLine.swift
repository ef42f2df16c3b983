internal import Primitives

/// RFC 9112 §3: method SP request-target SP HTTP-version, with single spaces and nothing around them.
struct RequestLine {
  var method: HTTPMethod
  var path: String
  var query: String?
  /// The authority of a target in absolute form, lower case.
  var authority: String?
  var version: RequestHead.Version

  init(_ line: Bytes) throws(HTTPFault) {
    let space = UInt8(ascii: " ")
    guard let first = line.firstIndex(of: space), let last = line.lastIndex(of: space), first < last,
      first > 0, line[..<first].allSatisfy(ByteSet.token.contains)
    else { throw .badRequest(.requestLine) }
    version = try Self.version(line[(last + 1)...])
    guard let method = Self.method(line[..<first]) else { throw .methodNotImplemented }
    self.method = method
    path = ""
    try readTarget(line[(first + 1)..<last])
  }

  /// RFC 9112 §2.3. A higher minor version is served as 1.1 (RFC 9110 §2.5); the preface of HTTP/2 ends here.
  private static func version(_ text: Slice<Bytes>) throws(HTTPFault) -> RequestHead.Version {
    let start = text.startIndex
    guard text.count == 8, text[start..<start + 5].equals("HTTP/"), isDigit(text[start + 5]),
      text[start + 6] == UInt8(ascii: "."), isDigit(text[start + 7])
    else { throw .badRequest(.requestLine) }
    guard text[start + 5] == UInt8(ascii: "1") else { throw .versionNotSupported }
    return text[start + 7] == UInt8(ascii: "0") ? .http10 : .http11
  }

  private static func method(_ text: Slice<Bytes>) -> HTTPMethod? {
    switch text.count {
    case 3: text.equals("GET") ? .get : text.equals("PUT") ? .put : nil
    case 4: text.equals("POST") ? .post : text.equals("HEAD") ? .head : nil
    case 5:
      text.equals("PATCH") ? .patch : text.equals("TRACE") ? .trace : text.equals("QUERY") ? .query : nil
    case 6: text.equals("DELETE") ? .delete : nil
    case 7: text.equals("OPTIONS") ? .options : nil
    default: nil
    }
  }

  /// Origin form, absolute form, and the asterisk for OPTIONS (RFC 9112 §3.2); a proxy's CONNECT is no method
  /// of ours.
  private mutating func readTarget(_ target: Slice<Bytes>) throws(HTTPFault) {
    if target.first == UInt8(ascii: "/") { return try readPath(target) }
    if method == .options, target.equals("*") {
      path = "*"
      return
    }
    let schemes: [StaticString] = ["http://", "https://"]
    for scheme in schemes
    where target.prefix(scheme.utf8CodeUnitCount).equals(scheme, ignoringCase: true) {
      let rest = target.dropFirst(scheme.utf8CodeUnitCount)
      let end = rest.firstIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") } ?? rest.endIndex
      guard isAuthority(rest[..<end]) else { throw .badRequest(.target) }
      authority = rest[..<end].string.lowercased()
      return try readPath(rest[end...])
    }
    throw .badRequest(.target)
  }

  private mutating func readPath(_ target: Slice<Bytes>) throws(HTTPFault) {
    let mark = target.firstIndex(of: UInt8(ascii: "?")) ?? target.endIndex
    guard target[..<mark].isEncoded(in: .path) else { throw .badRequest(.target) }
    path = mark == target.startIndex ? "/" : target[..<mark].string
    if mark < target.endIndex {
      guard target[(mark + 1)...].isEncoded(in: .query) else { throw .badRequest(.target) }
      query = target[(mark + 1)...].string
    }
  }
}

/// RFC 3986 §3.2 without user information (RFC 9110 §4.2.4 has it taken for an error) and with a host that is
/// not empty (§4.2.1).
func isAuthority(_ text: Slice<Bytes>) -> Bool {
  var port = text[text.endIndex...]
  if text.first == UInt8(ascii: "[") {
    guard let end = text.firstIndex(of: UInt8(ascii: "]")) else { return false }
    let literal = text[(text.startIndex + 1)..<end]
    guard literal.count >= 2, literal.allSatisfy(ByteSet.addressLiteral.contains) else { return false }
    port = text[(end + 1)...]
  } else {
    let colon = text.firstIndex(of: UInt8(ascii: ":")) ?? text.endIndex
    guard colon > text.startIndex, text[..<colon].isEncoded(in: .registeredName) else { return false }
    port = text[colon...]
  }
  return port.isEmpty
    || port.first == UInt8(ascii: ":") && port.count <= 6 && port.dropFirst().allSatisfy(isDigit)
}
