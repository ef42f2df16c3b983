/// What Stripe's API takes: an application/x-www-form-urlencoded body whose names nest by brackets, such as
/// `line_items[0][price]=price_1`.
public struct StripeForm: Equatable, Sendable, ExpressibleByDictionaryLiteral {
  public private(set) var pairs: [Pair] = []

  public struct Pair: Equatable, Sendable {
    public let name: String
    public let value: String
  }

  public init() {}

  public init(dictionaryLiteral elements: (String, String?)...) {
    for (name, value) in elements { add(name, value) }
  }

  /// A nil value is left out; an empty one empties the field at Stripe.
  public mutating func add(_ name: String, _ value: String?) {
    guard let value else { return }
    pairs.append(Pair(name: name, value: value))
  }

  public mutating func add(_ name: String, _ value: Int64?) { add(name, value.map { "\($0)" }) }

  public var isEmpty: Bool { pairs.isEmpty }

  public var encoded: String {
    pairs.map { "\(Self.escaped($0.name))=\(Self.escaped($0.value))" }.joined(separator: "&")
  }

  /// RFC 3986's unreserved characters stay; every other byte of the UTF-8 is escaped.
  public static func escaped(_ text: String) -> String {
    var output: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."),
        UInt8(ascii: "~"):
        output.append(byte)
      default:
        output.append(UInt8(ascii: "%"))
        output.append(digit(byte >> 4))
        output.append(digit(byte & 0xF))
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}
