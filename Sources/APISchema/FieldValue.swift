public import Primitives

/// A value that a field can hold. Few requirements: the compiler writes one function for each of them and each of hundreds of
/// types.
public protocol FieldValue: Sendable {
  /// Nil without a fault where an answer says it in words that this version does not know.
  static func decode(_ json: JSON, _ rules: Rules, into faults: inout Faults) -> Self?
  static func schema(_ rules: Rules, _ components: inout SchemaComponents) -> JSON
  static var form: MemberForm { get }
  func encoded() -> JSON
  /// The member of an object that had `old` there, or nothing; nil if the object is to have no such member.
  func merged(into old: JSON?) -> JSON?
}

/// What is particular about the members of an object that are of a type.
public struct MemberForm: Sendable {
  public enum Absence: Sendable {
    case refused
    /// Absent and null say the same.
    case allowed
    /// Absent and null say different things, so both are allowed.
    case distinct
  }

  let absence: Absence
  /// The JSON value that the text of a query parameter means.
  let parse: @Sendable (String) -> JSON
  /// Of a member of an answer, which is absent where it has no value. Nil: the type's.
  let schemaOfPresent: (@Sendable (Rules, inout SchemaComponents) -> JSON)?

  public init(
    _ absence: Absence = .refused, parse: @escaping @Sendable (String) -> JSON = { .string($0) },
    schemaOfPresent: (@Sendable (Rules, inout SchemaComponents) -> JSON)? = nil
  ) {
    self.absence = absence
    self.parse = parse
    self.schemaOfPresent = schemaOfPresent
  }
}

extension FieldValue {
  public static var form: MemberForm { MemberForm() }

  public func merged(into _: JSON?) -> JSON? {
    let json = encoded()
    return json == .null ? nil : json
  }

  /// Whether it is said in words that this version knows, right or wrong.
  static func isKnown(_ json: JSON) -> Bool {
    var faults = Faults(reading: .answer)
    return decode(json, Rules(), into: &faults) != nil || !faults.isEmpty
  }
}
