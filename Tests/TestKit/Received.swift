public import Primitives

/// An answer as it came over the socket.
public struct Received: Sendable {
  public let status: Int
  /// By lower-case name; of a field that occurs twice, the last.
  public let headers: [String: String]
  /// By name, as they are set.
  public let cookies: [String: String]
  public let body: [UInt8]

  init(_ bytes: [UInt8]) throws {
    let end = Array("\r\n\r\n".utf8)
    guard let split = bytes.indices.first(where: { bytes[$0...].starts(with: end) }) else {
      throw TestKitError("no answer but: \(String(decoding: bytes, as: UTF8.self))")
    }
    let lines = String(decoding: bytes[..<split], as: UTF8.self).split(separator: "\r\n")
    status = lines.first?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    var headers: [String: String] = [:]
    var cookies: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let value = line[line.index(after: colon)...].drop { $0 == " " }
      let name = line[..<colon].lowercased()
      headers[name] = String(value)
      if name == "set-cookie", let equals = value.firstIndex(of: "=") {
        cookies[String(value[..<equals])] = String(value[value.index(after: equals)...].prefix { $0 != ";" })
      }
    }
    self.headers = headers
    self.cookies = cookies
    let rest = Array(bytes[(split + end.count)...])
    body = headers["transfer-encoding"] == "chunked" ? Self.dechunked(rest) : rest
  }

  private static func dechunked(_ bytes: [UInt8]) -> [UInt8] {
    var body: [UInt8] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: 13) {
      let size = rest[..<end].reduce(0) { $0 * 16 + Int(hexadecimalValue($1) ?? 0) }
      guard size > 0, end + 2 + size <= rest.endIndex else { break }
      body += rest[(end + 2)..<(end + 2 + size)]
      rest = rest[min(end + 4 + size, rest.endIndex)...]
    }
    return body
  }

  public var text: String { String(decoding: body, as: UTF8.self) }

  public var json: JSON {
    get throws {
      let json = try JSON.parse(body)
      if let breach = json.breach { throw TestKitError("\(breach): \(text)") }
      guard !hasSpaceOutsideStrings else { throw TestKitError("space outside strings: \(text)") }
      return json
    }
  }

  private var hasSpaceOutsideStrings: Bool {
    var isInString = false
    var isEscaped = false
    for byte in body {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\"") {
        isInString.toggle()
      } else if isInString {
        isEscaped = byte == UInt8(ascii: "\\")
      } else if byte <= 0x20 {
        return true
      }
    }
    return false
  }

  /// `/problems/<kind>` without the path.
  public var problem: String? {
    (try? json)?["type"]?.text.map { String($0.dropFirst("/problems/".count)) }
  }

  /// The faults that a problem names: `"/email taken"`, sorted.
  public var faults: [String] {
    let errors = (try? json)?["errors"]?.elements ?? []
    return errors.map { "\($0["pointer"]?.text ?? "") \($0["code"]?.text ?? "")" }.sorted()
  }

  /// This answer, if it has the status; else an error that shows it.
  @discardableResult
  public func expect(_ status: Int) throws -> Received {
    guard self.status == status else { throw TestKitError("\(self.status) instead of \(status): \(text)") }
    return self
  }
}

extension JSON {
  /// What breaks the rules of every answer: a member that is null, a time that is not in UTC with `+00:00`.
  fileprivate var breach: String? {
    switch self {
    case .object(let members):
      if let member = members.first(where: { $0.value == .null }) { return "\(member.name) is null" }
      return members.lazy.compactMap(\.value.breach).first
    case .array(let elements): return elements.lazy.compactMap(\.breach).first
    case .string(let text) where Timestamp(text) != nil && !text.hasSuffix("+00:00"):
      return "a time in another form than all others"
    default: return nil
    }
  }
}
