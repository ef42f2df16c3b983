internal import Primitives

/// A body for Stripe's API: application/x-www-form-urlencoded, with names that nest by brackets, such as
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
    pairs.map { pair in
      "\(PercentEncoding.encode(pair.name))=\(PercentEncoding.encode(pair.value))"
    }.joined(separator: "&")
  }
}
