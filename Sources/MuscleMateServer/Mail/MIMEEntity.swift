/// A message or a part of one (RFC 2045), read as far as a delivery report needs it: nothing is decoded. What is damaged
/// or goes beyond the bounds is left out.
struct MIMEEntity {
  typealias Lines = ArraySlice<ArraySlice<UInt8>>

  /// By their names in lower case; of the same name the first.
  let headers: [String: String]
  /// Lines without their ends.
  let body: Lines

  /// Type and subtype, in lower case.
  var type: String {
    let value = headers["content-type"] ?? "text/plain"
    return value.prefix { $0 != ";" }.filter { !$0.isWhitespace }.lowercased()
  }

  init?(message: [UInt8]) {
    var lines = message.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0 }[...]
    // The envelope's sender, which mail servers put before what they pipe or append to a mailbox.
    if let first = lines.first, first.starts(with: "From ".utf8) { lines.removeFirst() }
    self.init(lines)
    if headers.isEmpty { return nil }
  }

  private init(_ lines: Lines) {
    let header = lines.prefix { !$0.isEmpty }
    headers = Self.headers(header)
    body = lines[header.endIndex...].dropFirst()
  }

  private static let mostHeaderLines = 500
  private static let longestHeader = 4_096
  private static let mostParts = 20

  /// The headers that the body begins with: of a message that is enclosed whole or by them alone.
  var headersInBody: [String: String] { Self.headers(body.prefix { !$0.isEmpty }) }

  /// `name: value` a line; a line that begins with a space goes on with the one before.
  static func headers(_ lines: Lines) -> [String: String] {
    var headers: [String: String] = [:]
    var unfolded: [UInt8] = []
    func take() {
      let parts = unfolded.split(separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { return }
      let name = String(decoding: parts[0], as: UTF8.self).lowercased()
      guard headers[name] == nil else { return }
      headers[name] = String(decoding: parts[1].drop { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
    }
    for line in lines.prefix(mostHeaderLines) {
      let isFolded = line.first == 0x20 || line.first == 0x09
      if !isFolded {
        take()
        unfolded = []
      }
      unfolded += line.prefix(longestHeader - unfolded.count)
    }
    take()
    return headers
  }

  /// The parts of a multipart (RFC 2046, section 5.1); the text before the first boundary and after the last is in no part.
  var parts: [MIMEEntity] {
    guard let boundary = headers["content-type"].flatMap(Self.boundary) else { return [] }
    let separator = Array("--\(boundary)".utf8)
    var parts: [MIMEEntity] = []
    var start: Int?
    for (index, line) in zip(body.indices, body) where line.starts(with: separator) {
      let rest = line.dropFirst(separator.count).filter { $0 != 0x20 && $0 != 0x09 }
      guard rest.isEmpty || rest == [0x2D, 0x2D] else { continue }
      if let start { parts.append(MIMEEntity(body[start..<index])) }
      start = rest.isEmpty ? index + 1 : nil
      if parts.count == Self.mostParts || start == nil { return parts }
    }
    // Cut off, or a server that forgets the end.
    if let start { parts.append(MIMEEntity(body[start...])) }
    return parts
  }

  /// The boundary in a Content-Type: quoted or not, 70 characters at most.
  private static func boundary(_ contentType: String) -> String? {
    let name = /(?i)[;\s]boundary\s*=\s*(?:"([^"\\]{1,70})"|([^\s;"]{1,70}))/
    guard let found = contentType.firstMatch(of: name)?.output else { return nil }
    return (found.1 ?? found.2).map(String.init)
  }
}
