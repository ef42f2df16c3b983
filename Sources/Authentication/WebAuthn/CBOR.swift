/// A value of CBOR (RFC 8949) as authenticators write it: definite lengths only (CTAP2's canonical form), nested a few
/// deep. Anything else is refused.
enum CBOR: Equatable, Sendable {
  case integer(Int64)
  case bytes([UInt8])
  case text(String)
  case array([CBOR])
  case map([Pair])
  case simple(UInt8)
  case number

  struct Pair: Equatable, Sendable {
    let key: CBOR
    let value: CBOR
  }

  /// The value of a key in a map.
  subscript(_ key: CBOR) -> CBOR? {
    guard case .map(let pairs) = self else { return nil }
    return pairs.first { $0.key == key }?.value
  }

  var integer: Int64? { if case .integer(let value) = self { value } else { nil } }
  var bytes: [UInt8]? { if case .bytes(let value) = self { value } else { nil } }
  var text: String? { if case .text(let value) = self { value } else { nil } }
}

/// Reads values from the front of some bytes. Every length is compared with the remaining bytes before a value is made.
struct CBORReader {
  private let bytes: [UInt8]
  private(set) var position: Int

  /// An attestation object and a key need three levels.
  private static let depth = 8

  init(_ bytes: [UInt8], from position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  var isAtEnd: Bool { position == bytes.count }

  /// Nil where the bytes are no value; the reader is of no use then.
  mutating func value(depth: Int = CBORReader.depth) -> CBOR? {
    guard depth > 0, let head = head() else { return nil }
    switch head.major {
    case 0: return Int64(exactly: head.argument).map(CBOR.integer)
    case 1: return Int64(exactly: head.argument).map { .integer(-1 - $0) }
    case 2: return take(head.argument).map { .bytes(Array($0)) }
    case 3: return take(head.argument).flatMap { String(validating: $0, as: UTF8.self) }.map(CBOR.text)
    case 4: return array(of: head.argument, depth: depth - 1)
    case 5: return map(of: head.argument, depth: depth - 1)
    case 6: return value(depth: depth - 1)
    default: return head.size == 0 ? .simple(UInt8(head.argument)) : .number
    }
  }

  private mutating func head() -> (major: UInt8, argument: UInt64, size: Int)? {
    guard position < bytes.count else { return nil }
    let first = bytes[position]
    position += 1
    let low = first & 0x1F
    switch low {
    case 0..<24: return (first >> 5, UInt64(low), 0)
    case 24...27:
      let size = 1 << Int(low - 24)
      guard let taken = take(UInt64(size)) else { return nil }
      return (first >> 5, taken.reduce(0) { $0 << 8 | UInt64($1) }, size)
    default: return nil
    }
  }

  private mutating func take(_ count: UInt64) -> ArraySlice<UInt8>? {
    guard count <= UInt64(bytes.count - position) else { return nil }
    defer { position += Int(count) }
    return bytes[position..<(position + Int(count))]
  }

  /// An element takes a byte at least.
  private mutating func array(of count: UInt64, depth: Int) -> CBOR? {
    guard count <= UInt64(bytes.count - position) else { return nil }
    var elements: [CBOR] = []
    for _ in 0..<count {
      guard let element = value(depth: depth) else { return nil }
      elements.append(element)
    }
    return .array(elements)
  }

  private mutating func map(of count: UInt64, depth: Int) -> CBOR? {
    // The maps of authenticators have a handful of keys; each is looked for among all before.
    guard count <= 64 else { return nil }
    var pairs: [CBOR.Pair] = []
    for _ in 0..<count {
      guard let key = value(depth: depth), let value = value(depth: depth),
        !pairs.contains(where: { $0.key == key })
      else { return nil }
      pairs.append(CBOR.Pair(key: key, value: value))
    }
    return .map(pairs)
  }
}
