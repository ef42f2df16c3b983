public import Primitives

/// One member of an object: its name in the JSON, where it is kept, and what it must satisfy.
public struct Field<Root: Sendable>: Sendable {
  public let name: String
  /// Whether an object without this member is in order.
  let acceptsAbsence: Bool
  /// Whether null says something else than absence.
  let distinguishesNull: Bool
  /// Whether the schema lists it as required.
  public let isRequired: Bool
  let isReadOnly: Bool
  let decode: @Sendable (JSON, inout Root, inout Faults) -> Void
  let encode: @Sendable (Root) -> JSON?
  public let schema: @Sendable (inout SchemaComponents) -> JSON
  let parse: @Sendable (String) -> JSON

  public init<Value: FieldValue>(
    _ name: String, _ path: any WritableKeyPath<Root, Value> & Sendable, _ rules: Rule...
  ) {
    let rules = Rules(rules)
    self.name = name
    acceptsAbsence = Value.acceptsAbsence || rules.isDefaulted || rules.isReadOnly
    distinguishesNull = Value.distinguishesNull
    isRequired = !Value.acceptsAbsence && !rules.isDefaulted
    isReadOnly = rules.isReadOnly
    decode = { json, root, faults in
      if rules.isReadOnly { return }
      if let value = Value.decode(json, rules, into: &faults) { root[keyPath: path] = value }
    }
    encode = { root in
      let json = root[keyPath: path].encoded()
      return json == .null ? nil : json
    }
    let takesNull = rules.isDefaulted && !Value.acceptsAbsence
    schema = { components in
      guard components.areOfRequests else {
        return rules.annotate(Value.schemaOfPresent(rules, &components))
      }
      let schema = Value.schema(rules, &components)
      return rules.annotate(takesNull ? schema.nullable : schema)
    }
    parse = Value.parse
  }

  private init<Other>(ignoring other: Field<Other>) {
    name = other.name
    acceptsAbsence = true
    distinguishesNull = false
    isRequired = false
    isReadOnly = true
    decode = { _, _, _ in }
    encode = { _ in nil }
    schema = { Rules([.readOnly]).annotate(other.schema(&$0)) }
    parse = other.parse
  }

  /// A member of this name and form, whose value is passed over.
  func ignored<Other>() -> Field<Other> { Field<Other>(ignoring: self) }
}

/// A value that a field can hold.
public protocol FieldValue: Sendable {
  static func decode(_ json: JSON, _ rules: Rules, into faults: inout Faults) -> Self?
  static func schema(_ rules: Rules, _ components: inout SchemaComponents) -> JSON
  /// Of a member of an answer, which is absent where it has no value.
  static func schemaOfPresent(_ rules: Rules, _ components: inout SchemaComponents) -> JSON
  func encoded() -> JSON
  /// The JSON that the text of a query parameter stands for.
  static func parse(_ text: String) -> JSON
  static var acceptsAbsence: Bool { get }
  static var distinguishesNull: Bool { get }
}

extension FieldValue {
  public static func schemaOfPresent(_ rules: Rules, _ components: inout SchemaComponents) -> JSON {
    schema(rules, &components)
  }

  public static func parse(_ text: String) -> JSON { .string(text) }
  public static var acceptsAbsence: Bool { false }
  public static var distinguishesNull: Bool { false }
}

// MARK: - Rules

/// What a field demands beyond its type.
public enum Rule: Sendable {
  /// Of a text, in Unicode code points (as JSON Schema counts).
  case length(ClosedRange<Int>)
  /// Of a number.
  case range(ClosedRange<Double>)
  /// Of an array.
  case count(ClosedRange<Int>)
  case format(TextFormat)
  /// No element twice.
  case unique
  /// May be absent or null; the value then stays as the type's initializer set it.
  case defaulted
  /// Sent by the server only; ignored in a request, so that what was read can be sent back.
  case readOnly
  case writeOnly
  case note(StaticString)
}

public struct Rules: Sendable {
  public private(set) var length: ClosedRange<Int>?
  public private(set) var range: ClosedRange<Double>?
  public private(set) var count: ClosedRange<Int>?
  public private(set) var format: TextFormat?
  public private(set) var isUnique = false
  public private(set) var isDefaulted = false
  public private(set) var isReadOnly = false
  public private(set) var isWriteOnly = false
  public private(set) var note: StaticString?

  public init(_ rules: [Rule] = []) {
    for rule in rules {
      switch rule {
      case .length(let bounds): length = bounds
      case .range(let bounds): range = bounds
      case .count(let bounds): count = bounds
      case .format(let form): format = form
      case .unique: isUnique = true
      case .defaulted: isDefaulted = true
      case .readOnly: isReadOnly = true
      case .writeOnly: isWriteOnly = true
      case .note(let text): note = text
      }
    }
  }

  /// The keywords that say nothing of the value's form. Beside a `$ref` they are allowed since OpenAPI 3.1.
  func annotate(_ schema: JSON) -> JSON {
    guard case .object(var members) = schema else { return schema }
    if isReadOnly, schema["readOnly"] == nil { members.append(.init("readOnly", true)) }
    if isWriteOnly { members.append(.init("writeOnly", true)) }
    if let note { members.append(.init("description", .string("\(note)"))) }
    return .object(members)
  }
}

/// A form of text: the regular expression for the document, and the check that is run.
public struct TextFormat: Sendable {
  public let name: String
  /// ECMA-262, for the schema's `pattern`.
  public let pattern: String
  public let accepts: @Sendable (String) -> Bool

  public init(_ name: String, pattern: String, accepts: @escaping @Sendable (String) -> Bool) {
    self.name = name
    self.pattern = pattern
    self.accepts = accepts
  }

  /// Free text: something else than spaces, tabs and line ends, and no other control character.
  public static let notBlank = TextFormat(
    "text", pattern: "^[^\(hidden)]*[^ \\t\\n\\r\(hidden)][^\(hidden)]*$"
  ) { text in
    text.utf8.contains { $0 != 0x20 && !lineEnds.contains($0) }
      && text.unicodeScalars.allSatisfy { !$0.isControl || lineEnds.contains(UInt8($0.value)) }
  }

  /// The same, where there may also be nothing.
  public static let freeText = TextFormat("text without control characters", pattern: "^[^\(hidden)]*$") {
    $0.unicodeScalars.allSatisfy { !$0.isControl || lineEnds.contains(UInt8($0.value)) }
  }

  private static let hidden = "\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f"
  private static let lineEnds = [UInt8]("\t\n\r".utf8)
}
