internal import Primitives

/// The decoded pairs of a query string (application/x-www-form-urlencoded), in order.
public struct Query: Sendable {
  public let pairs: [(name: String, value: String)]

  /// `+` is a space; a broken escape, a NUL and what is not UTF-8 are refused. A name without `=` has an
  /// empty value; empty pairs are skipped.
  public init(_ text: String?) throws(HTTPFault) {
    var pairs: [(name: String, value: String)] = []
    for pair in (text ?? "").utf8.split(separator: UInt8(ascii: "&")) {
      let parts = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = percentDecoded(parts[0], plusIsSpace: true),
        let value = parts.count == 2 ? percentDecoded(parts[1], plusIsSpace: true) : ""
      else { throw .badRequest(.query) }
      pairs.append((name, value))
    }
    self.pairs = pairs
  }

  /// The first value of this name.
  public subscript(name: String) -> String? { pairs.first { $0.name == name }?.value }

  public func values(_ name: String) -> [String] { pairs.filter { $0.name == name }.map(\.value) }
}

/// Nil for a broken escape, for NUL (PostgreSQL's text cannot hold it) and for what is not UTF-8.
func percentDecoded(_ text: Substring.UTF8View, plusIsSpace: Bool) -> String? {
  let isPlain = text.allSatisfy { byte in
    byte != UInt8(ascii: "%") && byte != 0 && !(plusIsSpace && byte == UInt8(ascii: "+"))
  }
  if isPlain { return String(Substring(text)) }
  var decoded: [UInt8] = []
  decoded.reserveCapacity(text.count)
  var index = text.startIndex
  while index < text.endIndex {
    var byte = text[index]
    if byte == UInt8(ascii: "%") {
      let first = text.index(after: index)
      guard first < text.endIndex, let upper = hexadecimalValue(text[first]) else { return nil }
      index = text.index(after: first)
      guard index < text.endIndex, let lower = hexadecimalValue(text[index]) else { return nil }
      byte = upper << 4 | lower
    } else if plusIsSpace, byte == UInt8(ascii: "+") {
      byte = UInt8(ascii: " ")
    }
    guard byte != 0 else { return nil }
    decoded.append(byte)
    index = text.index(after: index)
  }
  return String(validating: decoded, as: UTF8.self)
}
