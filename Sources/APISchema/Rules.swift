internal import Primitives

/// The demand of a field beyond its type.
public enum Rule: Sendable {
  /// For a text, in Unicode code points (as JSON Schema counts).
  case length(ClosedRange<Int>)
  /// For a number.
  case range(ClosedRange<Double>)
  /// For an array.
  case count(ClosedRange<Int>)
  case format(TextFormat)
  /// Blanks at both ends count for nothing: keyboards add them to names and addresses, which hold none.
  case trimmed
  /// No element twice.
  case unique
  /// May be absent or null; the value then stays as the type's initializer set it.
  case defaulted
  /// Sent by the server only; ignored in a request, so that what was read can be sent back.
  case readOnly
  case writeOnly
}

public struct Rules: Sendable {
  public static let none = Rules()

  public private(set) var length: ClosedRange<Int>?
  public private(set) var range: ClosedRange<Double>?
  public private(set) var count: ClosedRange<Int>?
  public private(set) var format: TextFormat?
  public private(set) var isTrimmed = false
  public private(set) var isUnique = false
  public private(set) var isDefaulted = false
  public private(set) var isReadOnly = false
  public private(set) var isWriteOnly = false

  public init(_ rules: [Rule] = []) {
    for rule in rules {
      switch rule {
      case .length(let bounds): length = bounds
      case .range(let bounds): range = bounds
      case .count(let bounds): count = bounds
      case .format(let form): format = form
      case .trimmed: isTrimmed = true
      case .unique: isUnique = true
      case .defaulted: isDefaulted = true
      case .readOnly: isReadOnly = true
      case .writeOnly: isWriteOnly = true
      }
    }
  }

  /// The keywords that say nothing of the value's form. Beside a `$ref` they are allowed since OpenAPI 3.1.
  func annotate(_ schema: JSON) -> JSON {
    guard case .object(var members) = schema else { return schema }
    if isReadOnly, schema["readOnly"] == nil { members.append(.init("readOnly", true)) }
    if isWriteOnly { members.append(.init("writeOnly", true)) }
    return .object(members)
  }
}
