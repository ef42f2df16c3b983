public import Primitives

/// A value that has a `Shape`: an object of the API's JSON.
public protocol Message: FieldValue {
  static var shape: Shape<Self> { get }
}

/// The one declaration of an object of the API: from it come its JSON Schema, its decoding with every fault
/// named, and its encoding, so that the document, the server and a client can't drift apart.
public struct Shape<Root: Sendable>: Sendable {
  /// The name of the schema in the OpenAPI document.
  public let title: String
  public private(set) var fields: [Field<Root>]
  private let initial: @Sendable () -> Root
  private var indices: [String: Int] = [:]
  private let check: (@Sendable (Root, inout Faults) -> Void)?
  private let isOpen: Bool

  /// - Parameters:
  ///   - initial: the value that the fields are written into; what a defaulted field keeps when it is absent.
  ///   - isOpen: whether further members are passed over, as in what others send who add to it at will.
  ///   - check: rules between fields; runs only where every field by itself was in order.
  public init(
    _ title: String, _ initial: @escaping @Sendable () -> Root, isOpen: Bool = false,
    @FieldList<Root> fields: () -> [Field<Root>],
    check: (@Sendable (Root, inout Faults) -> Void)? = nil
  ) {
    self.title = title
    self.initial = initial
    self.fields = fields()
    self.check = check
    self.isOpen = isOpen
    index()
  }

  private mutating func index() {
    indices = Dictionary(fields.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The same shape, of requests: it passes over further members of this answer, so that what was read can be sent back.
  public func ignoringRest<Answer>(of answer: Shape<Answer>) -> Shape {
    var shape = self
    shape.fields += answer.fields.filter { indices[$0.name] == nil }.map { $0.ignored() }
    shape.index()
    return shape
  }

  /// The members of an object that this shape reads.
  public func read(of json: JSON) -> JSON {
    guard case .object(let members) = json else { return json }
    return .object(members.filter { member in indices[member.name].map { !fields[$0].isReadOnly } == true })
  }

  /// Nil where a fault was found; the faults name each one. Nil also, without a fault, where a member of an answer that is
  /// not optional has a word that this version does not know.
  public func decode(_ json: JSON, into faults: inout Faults) -> Root? {
    guard case .object(let members) = json else {
      faults.add(.wrongType(expected: "object"))
      return nil
    }
    let faultsBefore = faults.count
    var value = initial()
    var isKnown = true
    var present = Set<Int>(minimumCapacity: members.count)
    for member in members {
      guard let index = indices[member.name], fields[index].isRead(faults.reading) else {
        if isOpen { continue }
        faults.at(.name(member.name)) { $0.addUnknown(.unknown) }
        continue
      }
      if member.value == .null, fields[index].acceptsAbsence, !fields[index].distinguishesNull { continue }
      present.insert(index)
      let wasRead = faults.at(.name(member.name)) { fields[index].decode(member.value, &value, &$0) }
      isKnown = isKnown && wasRead
    }
    for (index, field) in fields.enumerated() where !present.contains(index) {
      if field.isAsked(faults.reading) { faults.add(field.name, .missing) }
    }
    guard isKnown, faults.count == faultsBefore else { return nil }
    if faults.reading == .request { check?(value, &faults) }
    return faults.count == faultsBefore ? value : nil
  }

  func field(named name: String) -> Field<Root>? { indices[name].map { fields[$0] } }

  public func encode(_ value: Root) -> JSON {
    .object(fields.compactMap { field in field.encode(value).map { JSON.Member(field.name, $0) } })
  }

  /// Files the schema under its title and returns a reference to it.
  public func schema(_ components: inout SchemaComponents) -> JSON {
    let title = components.name(of: title)
    if components.reserve(title) {
      var properties: [JSON.Member] = []
      for field in fields {
        let schema = field.schema(&components)
        properties.append(.init(field.name, schema.described(field.description(components))))
      }
      var members: [JSON.Member] = [.init("type", "object"), .init("properties", .object(properties))]
      let required = fields.filter {
        components.areOfRequests ? $0.isRequired && !$0.isReadOnly : $0.isAlwaysSent
      }.map { JSON.string($0.name) }
      if !required.isEmpty { members.append(.init("required", .array(required))) }
      members.append(.init("additionalProperties", .bool(isOpen)))
      components.file(title, JSON.object(members).described(components.descriptions.ofSchema(Root.self)))
    }
    return ["$ref": .string("#/components/schemas/\(title)")]
  }
}

@resultBuilder
public enum FieldList<Root: Sendable> {
  public static func buildExpression(_ field: Field<Root>) -> [Field<Root>] { [field] }
  public static func buildExpression(_ fields: [Field<Root>]) -> [Field<Root>] { fields }
  public static func buildBlock(_ parts: [Field<Root>]...) -> [Field<Root>] { parts.flatMap { $0 } }
}

extension Message {
  public static func decode(_ json: JSON, _: Rules, into faults: inout Faults) -> Self? {
    shape.decode(json, into: &faults)
  }

  public static func schema(_: Rules, _ components: inout SchemaComponents) -> JSON {
    shape.schema(&components)
  }

  public func encoded() -> JSON { Self.shape.encode(self) }
}

/// The schemas that a document refers to, each filed once.
///
/// Requests have schemas of their own: a member of a request may be null, and of an answer not.
public struct SchemaComponents: Sendable {
  let descriptions: Descriptions
  private var schemas: [String: JSON] = [:]
  private let answers: Set<String>?

  /// Of answers.
  public init(_ descriptions: Descriptions = .none) {
    self.descriptions = descriptions
    answers = nil
  }

  /// Of requests. What is in an answer too has another name here.
  public init(ofRequestsBeside answers: SchemaComponents) {
    descriptions = answers.descriptions
    self.answers = Set(answers.schemas.keys)
  }

  public subscript(title: String) -> JSON? { schemas[title] }

  var areOfRequests: Bool { answers != nil }

  func name(of title: String) -> String {
    answers?.contains(title) == true ? "\(title)Input" : title
  }

  /// False where the title is filed already (or being filed: a schema may contain itself).
  mutating func reserve(_ title: String) -> Bool {
    guard schemas[title] == nil else { return false }
    schemas[title] = .null
    return true
  }

  mutating func file(_ title: String, _ schema: JSON) { schemas[title] = schema }

  /// These and others, in one list by their titles.
  public func document(with others: SchemaComponents) -> JSON {
    let all = schemas.merging(others.schemas) { own, _ in own }
    return .object(all.sorted { $0.key < $1.key }.map { JSON.Member($0.key, $0.value) })
  }
}

/// An object without members: what a route takes that takes nothing.
public struct Nothing: Message {
  public init() {}
  public static let shape = Shape("Nothing", Nothing.init) {}
}
