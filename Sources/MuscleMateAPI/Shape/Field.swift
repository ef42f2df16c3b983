public import Primitives

/// One member of an object: its name in the JSON, where it is kept, and what it must satisfy.
public struct Field<Root: Sendable>: Sendable {
  public let name: String
  /// Whether an object without this member is in order.
  let acceptsAbsence: Bool
  /// Whether null says something else than absence.
  let distinguishesNull: Bool
  /// Whether the schema of requests lists it as required.
  public let isRequired: Bool
  /// Whether the schema of answers does.
  let isAlwaysSent: Bool
  private let isWriteOnly: Bool
  let isReadOnly: Bool
  /// The type that declares it, by whose name its description is found.
  private let owner: any Sendable.Type
  /// False where it could not be read. There is no fault then if an answer uses a word that this version does not know.
  let decode: @Sendable (JSON, inout Root, inout Faults) -> Bool
  let encode: @Sendable (Root) -> JSON?
  /// The member as it is in the value, keeping what only the JSON that it came from tells.
  let merge: @Sendable (Root, JSON) -> JSON?
  public let schema: @Sendable (inout SchemaComponents) -> JSON
  let parse: @Sendable (String) -> JSON

  /// Not specialized: a copy of all this for each of a thousand members would make the release build of this module take ten
  /// minutes.
  @_semantics("optimize.sil.specialize.generic.never")
  @inline(never)
  public init<Value: FieldValue>(
    _ name: String, _ path: any WritableKeyPath<Root, Value> & Sendable, _ rules: Rule...
  ) {
    let rules = Rules(rules)
    self.name = name
    acceptsAbsence = Value.acceptsAbsence || rules.isDefaulted || rules.isReadOnly
    distinguishesNull = Value.distinguishesNull
    isRequired = !Value.acceptsAbsence && !rules.isDefaulted
    isAlwaysSent = !Value.acceptsAbsence && !rules.isWriteOnly
    isWriteOnly = rules.isWriteOnly
    isReadOnly = rules.isReadOnly
    owner = Root.self
    decode = { json, root, faults in
      let isAnswer = faults.reading != .request
      if rules.isReadOnly, !isAnswer { return true }
      guard let value = Value.decode(json, isAnswer ? Rules() : rules, into: &faults) else { return false }
      root[keyPath: path] = value
      return true
    }
    encode = { $0[keyPath: path].member }
    merge = { $0[keyPath: path].merged(into: $1) }
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

  /// What is write-only has no place in an answer.
  func isRead(_ reading: Faults.Reading) -> Bool { reading != .answer || !isWriteOnly }

  /// Whether an object without it is at fault.
  func isAsked(_ reading: Faults.Reading) -> Bool {
    switch reading {
    case .request: !acceptsAbsence
    case .answer: isRequired && !isWriteOnly
    case .copy: false
    }
  }

  private init<Other>(ignoring other: Field<Other>) {
    name = other.name
    acceptsAbsence = true
    distinguishesNull = false
    isRequired = false
    isAlwaysSent = false
    isWriteOnly = false
    isReadOnly = true
    owner = other.owner
    decode = { _, _, _ in true }
    encode = { _ in nil }
    merge = { _, json in json }
    schema = { Rules([.readOnly]).annotate(other.schema(&$0)) }
    parse = other.parse
  }

  private init<Part>(_ part: Field<Part>, within path: any WritableKeyPath<Root, Part> & Sendable) {
    name = part.name
    acceptsAbsence = part.acceptsAbsence
    distinguishesNull = part.distinguishesNull
    isRequired = part.isRequired
    isAlwaysSent = part.isAlwaysSent
    isWriteOnly = part.isWriteOnly
    isReadOnly = part.isReadOnly
    owner = part.owner
    decode = { json, root, faults in part.decode(json, &root[keyPath: path], &faults) }
    encode = { part.encode($0[keyPath: path]) }
    merge = { part.merge($0[keyPath: path], $1) }
    schema = part.schema
    parse = part.parse
  }

  public func description(_ components: SchemaComponents) -> String? {
    components.descriptions.ofMember(name, in: owner)
  }

  /// The member as one of what contains the value.
  func within<Whole>(_ path: any WritableKeyPath<Whole, Root> & Sendable) -> Field<Whole> {
    Field<Whole>(self, within: path)
  }

  /// A member of this name and form, whose value is passed over.
  func ignored<Other>() -> Field<Other> { Field<Other>(ignoring: self) }
}

/// A value that a field can hold.
public protocol FieldValue: Sendable {
  /// Nil without a fault where an answer says it in words that this version does not know.
  static func decode(_ json: JSON, _ rules: Rules, into faults: inout Faults) -> Self?
  static func schema(_ rules: Rules, _ components: inout SchemaComponents) -> JSON
  /// Of a member of an answer, which is absent where it has no value.
  static func schemaOfPresent(_ rules: Rules, _ components: inout SchemaComponents) -> JSON
  func encoded() -> JSON
  /// The member of an object; nil if it means the same as absence.
  var member: JSON? { get }
  /// The member of an object whose member was `old`; nil if it is taken out.
  func merged(into old: JSON) -> JSON?
  /// The JSON value that the text of a query parameter means.
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
  public func merged(into _: JSON) -> JSON? { member }

  public var member: JSON? {
    let json = encoded()
    return json == .null ? nil : json
  }
}

// MARK: - Rules

/// The demand of a field beyond its type.
public enum Rule: Sendable {
  /// For a text, in Unicode code points (as JSON Schema counts).
  case length(ClosedRange<Int>)
  /// For a number.
  case range(ClosedRange<Double>)
  /// For an array.
  case count(ClosedRange<Int>)
  case format(TextFormat)
  /// No element twice.
  case unique
  /// May be absent or null; the value then stays as the type's initializer set it.
  case defaulted
  /// Sent by the server only; ignored in a request, so that what was read can be sent back.
  case readOnly
  case writeOnly
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
