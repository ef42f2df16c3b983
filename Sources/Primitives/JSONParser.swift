/// Why a text is no JSON, and at which byte.
public struct JSONSyntaxError: Error, Equatable, CustomStringConvertible {
  public let offset: Int
  public let reason: String

  public var description: String { "\(reason) at byte \(offset)" }
}

extension JSON {
  /// Parses one JSON text (RFC 8259), strictly: UTF-8, no duplicate member names, no trailing bytes, at most
  /// `depth` levels of nesting, so that no input can exhaust the stack.
  public static func parse(_ bytes: [UInt8], depth: Int = 32) throws(JSONSyntaxError) -> JSON {
    var parser = JSONParser(bytes, depth: depth)
    return try parser.document()
  }
}

struct JSONParser {
  private let bytes: [UInt8]
  private var position = 0
  private var remainingDepth: Int

  init(_ bytes: [UInt8], depth: Int) {
    self.bytes = bytes
    remainingDepth = depth
  }

  mutating func document() throws(JSONSyntaxError) -> JSON {
    skipWhitespace()
    let value = try value()
    skipWhitespace()
    guard position == bytes.count else { throw failure("something follows the value") }
    return value
  }

  private func failure(_ reason: String) -> JSONSyntaxError {
    JSONSyntaxError(offset: position, reason: reason)
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipWhitespace() {
    while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }

  private mutating func skip(_ character: UInt8) -> Bool {
    guard current == character else { return false }
    position += 1
    return true
  }

  private mutating func value() throws(JSONSyntaxError) -> JSON {
    guard let byte = current else { throw failure("the text ends early") }
    switch byte {
    case UInt8(ascii: "{"):
      return .object(try nested { (parser) throws(JSONSyntaxError) in try parser.members() })
    case UInt8(ascii: "["):
      return .array(try nested { (parser) throws(JSONSyntaxError) in try parser.elements() })
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try literal("true", .bool(true))
    case UInt8(ascii: "f"): return try literal("false", .bool(false))
    case UInt8(ascii: "n"): return try literal("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    default: throw failure("no value starts like this")
    }
  }

  private mutating func nested<Value>(
    _ body: (inout JSONParser) throws(JSONSyntaxError) -> Value
  ) throws(JSONSyntaxError) -> Value {
    guard remainingDepth > 0 else { throw failure("too deeply nested") }
    remainingDepth -= 1
    position += 1
    skipWhitespace()
    let value = try body(&self)
    remainingDepth += 1
    return value
  }

  private mutating func members() throws(JSONSyntaxError) -> [JSON.Member] {
    var members: [JSON.Member] = []
    if skip(UInt8(ascii: "}")) { return members }
    var names: Set<String> = []
    repeat {
      skipWhitespace()
      guard current == UInt8(ascii: "\"") else { throw failure("a member name is missing") }
      let name = try string()
      guard names.insert(name).inserted else { throw failure("a member name is repeated") }
      skipWhitespace()
      guard skip(UInt8(ascii: ":")) else { throw failure("a colon is missing") }
      skipWhitespace()
      members.append(JSON.Member(name, try value()))
      skipWhitespace()
    } while skip(UInt8(ascii: ","))
    guard skip(UInt8(ascii: "}")) else { throw failure("an object is not closed") }
    return members
  }

  private mutating func elements() throws(JSONSyntaxError) -> [JSON] {
    var elements: [JSON] = []
    if skip(UInt8(ascii: "]")) { return elements }
    repeat {
      skipWhitespace()
      elements.append(try value())
      skipWhitespace()
    } while skip(UInt8(ascii: ","))
    guard skip(UInt8(ascii: "]")) else { throw failure("an array is not closed") }
    return elements
  }

  private mutating func literal(_ word: StaticString, _ value: JSON) throws(JSONSyntaxError) -> JSON {
    let matches = word.withUTF8Buffer { bytes[position...].starts(with: $0) }
    guard matches else { throw failure("no value starts like this") }
    position += word.utf8CodeUnitCount
    return value
  }

  /// RFC 8259, section 6: no leading zeros, a digit on both sides of the point.
  private mutating func number() throws(JSONSyntaxError) -> String {
    let start = position
    _ = skip(UInt8(ascii: "-"))
    if !skip(UInt8(ascii: "0")) { try digits() }
    if skip(UInt8(ascii: ".")) { try digits() }
    if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
      if !skip(UInt8(ascii: "+")) { _ = skip(UInt8(ascii: "-")) }
      try digits()
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func digits() throws(JSONSyntaxError) {
    let start = position
    while let byte = current, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { position += 1 }
    guard position > start else { throw failure("a digit is missing") }
  }

  private mutating func string() throws(JSONSyntaxError) -> String {
    position += 1
    var content: [UInt8] = []
    var runStart = position
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        content.append(contentsOf: bytes[runStart..<position])
        guard let text = String(validating: content, as: UTF8.self) else {
          throw failure("a string is not UTF-8")
        }
        position += 1
        return text
      case UInt8(ascii: "\\"):
        content.append(contentsOf: bytes[runStart..<position])
        position += 1
        content.append(contentsOf: try escaped().utf8)
        runStart = position
      case 0..<0x20: throw failure("a control character is in a string")
      default: position += 1
      }
    }
    throw failure("a string is not closed")
  }

  private mutating func escaped() throws(JSONSyntaxError) -> String {
    guard let escape = current else { throw failure("the text ends early") }
    position += 1
    switch escape {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape()
    default: throw failure("an escape is unknown")
    }
  }

  private mutating func unicodeEscape() throws(JSONSyntaxError) -> String {
    let first = try codeUnit()
    guard UTF16.isLeadSurrogate(first) || UTF16.isTrailSurrogate(first) else {
      return String(decoding: [first], as: UTF16.self)
    }
    guard UTF16.isLeadSurrogate(first), skip(UInt8(ascii: "\\")), skip(UInt8(ascii: "u")) else {
      throw failure("a surrogate stands alone")
    }
    let second = try codeUnit()
    guard UTF16.isTrailSurrogate(second) else { throw failure("a surrogate stands alone") }
    return String(decoding: [first, second], as: UTF16.self)
  }

  private mutating func codeUnit() throws(JSONSyntaxError) -> UInt16 {
    var value: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = current, let digit = hexadecimalValue(byte) else {
        throw failure("an escape needs four hexadecimal digits")
      }
      value = value << 4 | UInt16(digit)
      position += 1
    }
    return value
  }
}
