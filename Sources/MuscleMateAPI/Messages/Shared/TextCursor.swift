public import APISchema
public import Primitives

/// The beginning of a page of a list that is in the order of a text, which some items may be without. Opaque to clients;
/// the database writes it (`app.text_cursor`).
public struct TextCursor: FieldValue, Hashable {
  public let key: String?
  public let id: UUID

  /// The identifier, and a mark for whether a key follows.
  private static let fixedBytes = 17

  public init(key: String?, id: UUID) {
    self.key = key
    self.id = id
  }

  public init?(_ text: String) {
    guard (23...1_000).contains(text.utf8.count), let bytes = Base64URL.decode(text),
      bytes.count >= Self.fixedBytes
    else { return nil }
    func word(_ index: Int) -> UInt64 {
      bytes[index * 8..<index * 8 + 8].reduce(0) { $0 << 8 | UInt64($1) }
    }
    id = UUID(high: word(0), low: word(1))
    let rest = bytes[Self.fixedBytes...]
    switch bytes[Self.fixedBytes - 1] {
    case 0 where rest.isEmpty: key = nil
    case 1:
      guard !rest.contains(0), let text = String(validating: rest, as: UTF8.self) else { return nil }
      key = text
    default: return nil
    }
  }

  public var text: String {
    let fixed = [id.high, id.low].flatMap { word in
      (0..<8).map { UInt8(truncatingIfNeeded: word >> (56 - 8 * $0)) }
    }
    return Base64URL.encode(fixed + (key.map { [1] + Array($0.utf8) } ?? [0]))
  }

  public static func decode(_ json: JSON, _: Rules, into faults: inout Faults) -> TextCursor? {
    guard case .string(let text) = json else {
      faults.add(.wrongType(expected: "string"))
      return nil
    }
    guard let cursor = TextCursor(text) else {
      faults.add(.invalid("the next of an earlier page"))
      return nil
    }
    return cursor
  }

  public static func schema(_: Rules, _: inout SchemaComponents) -> JSON {
    ["type": "string", "pattern": "^[A-Za-z0-9_-]{23,1000}$"]
  }

  public func encoded() -> JSON { .string(text) }
}
