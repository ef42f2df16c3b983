public import APISchema
public import Primitives

/// The beginning of a page of a list: the key of the last item before it. Opaque to clients; the database writes it
/// (`app.cursor`).
public struct Cursor: FieldValue, Hashable {
  public let at: Timestamp
  public let id: UUID

  /// The range of PostgreSQL's timestamps (4713 BC to 294276 AD): a made-up cursor must not fail in the database.
  private static let moments: Range<Int64> = -211_813_488_000_000_000..<9_223_371_331_200_000_000

  public init(at: Timestamp, id: UUID) {
    self.at = at
    self.id = id
  }

  public init?(_ text: String) {
    guard text.utf8.count == 32, let bytes = Base64URL.decode(text), bytes.count == 24 else { return nil }
    func word(_ index: Int) -> UInt64 {
      bytes[index * 8..<index * 8 + 8].reduce(0) { $0 << 8 | UInt64($1) }
    }
    let microseconds = Int64(bitPattern: word(0))
    guard Self.moments.contains(microseconds) else { return nil }
    at = Timestamp(microseconds: microseconds)
    id = UUID(high: word(1), low: word(2))
  }

  public var text: String {
    let words = [UInt64(bitPattern: at.microseconds), id.high, id.low]
    return Base64URL.encode(
      words.flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (56 - 8 * $0)) } })
  }

  public static func decode(_ json: JSON, _: Rules, into faults: inout Faults) -> Cursor? {
    guard case .string(let text) = json else {
      faults.add(.wrongType(expected: "string"))
      return nil
    }
    guard let cursor = Cursor(text) else {
      faults.add(.invalid("the next of an earlier page"))
      return nil
    }
    return cursor
  }

  public static func schema(_: Rules, _: inout SchemaComponents) -> JSON {
    ["type": "string", "pattern": "^[A-Za-z0-9_-]{32}$"]
  }

  public func encoded() -> JSON { .string(text) }
}

/// The query of a list that is answered page by page.
public protocol PagedQuery: Message {
  var limit: Int { get }
  var after: Cursor? { get }
}

/// The wanted part of a list.
public struct PageQuery: PagedQuery {
  public var limit = PageQuery.usualLimit
  public var after: Cursor?

  public static let usualLimit = 20
  public static let limits: ClosedRange<Double> = 1...100

  public init() {}

  public static let shape: Shape<Self> = Shape("PageQuery", PageQuery.init) {
    Field("limit", \.limit, .range(limits), .defaulted)
    Field("after", \.after)
  }
}
