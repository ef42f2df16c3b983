public import Primitives

/// A value that has a `Shape`: an object of the API's JSON.
public protocol Message: FieldValue {
  static var shape: Shape<Self> { get }
}

/// The one declaration of an object of the API: from it come its JSON Schema, its decoding with every fault
/// named, and its encoding, so that the document, the server and a client can't drift apart.
///
/// It only remembers the type and its rules. What it does is in `ObjectSchema`: a copy of that for each of hundreds of
/// messages would take minutes to compile.
public struct Shape<Root: Sendable>: Sendable {
  private let object: ObjectSchema
  private let initial: @Sendable () -> Root
  private let check: (@Sendable (Root, inout Faults) -> Void)?

  /// - Parameters:
  ///   - title: the name of the schema in the OpenAPI document.
  ///   - initial: the value that the fields are written into; what a defaulted field keeps when it is absent.
  ///   - isOpen: whether further members are passed over, as in what others send who add to it at will.
  ///   - check: rules between fields; runs only where every field by itself was in order.
  public init(
    _ title: String, _ initial: @escaping @Sendable () -> Root, isOpen: Bool = false,
    @FieldList<Root> fields: () -> FieldList<Root>,
    check: (@Sendable (Root, inout Faults) -> Void)? = nil
  ) {
    self.init(ObjectSchema(title, isOpen: isOpen, of: Root.self, fields().members), initial, check)
  }

  private init(
    _ object: ObjectSchema, _ initial: @escaping @Sendable () -> Root,
    _ check: (@Sendable (Root, inout Faults) -> Void)?
  ) {
    self.object = object
    self.initial = initial
    self.check = check
  }

  public var title: String { object.title }
  public var fields: [Field<Root>] { object.members.map(Field.init) }

  /// The same shape, of requests: it passes over further members of this answer, so that what was read can be sent back.
  public func ignoringRest<Answer>(of answer: Shape<Answer>) -> Shape {
    Shape(object.ignoringRest(of: answer.object), initial, check)
  }

  /// The members of an object that this shape reads.
  public func read(of json: JSON) -> JSON {
    guard case .object(let members) = json else { return json }
    return .object(members.filter { object[$0.name]?.isReadOnly == false })
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
    guard withUnsafeMutablePointer(to: &value, { object.decode(members, into: $0, &faults) }) else {
      return nil
    }
    if faults.reading == .request { check?(value, &faults) }
    return faults.count == faultsBefore ? value : nil
  }

  /// Decodes the parameters of a query, by the same declaration as a body. A parameter that occurs twice is a
  /// fault: which of the two should count is anyone's guess.
  public func decode(query: [(name: String, value: String)], into faults: inout Faults) -> Root? {
    var members: [JSON.Member] = []
    let faultsBefore = faults.count
    for (name, text) in query {
      if members.contains(where: { $0.name == name }) {
        faults.add(name, .duplicate)
      } else {
        members.append(.init(name, object[name]?.parse(text) ?? .string(text)))
      }
    }
    let value = decode(.object(members), into: &faults)
    return faults.count == faultsBefore ? value : nil
  }

  public func encode(_ value: Root) -> JSON { withUnsafePointer(to: value) { object.encode($0) } }

  /// Files the schema under its title and returns a reference to it.
  public func schema(_ components: inout SchemaComponents) -> JSON { object.schema(&components) }

  func merge(_ value: Root, into old: JSON) -> JSON {
    withUnsafePointer(to: value) { object.merge($0, into: old) }
  }
}

/// The fields of a shape, one after another. None of it is generic code of the module that declares a message: each of
/// hundreds of messages would get its own copy.
@resultBuilder
public struct FieldList<Root: Sendable>: Sendable {
  fileprivate let members: [Member]

  public static func buildExpression(_ field: Field<Root>) -> FieldList { FieldList(members: [field.member]) }
  public static func buildExpression(_ fields: [Field<Root>]) -> FieldList {
    FieldList(members: fields.map(\.member))
  }
  public static func buildBlock() -> FieldList { FieldList(members: []) }
  public static func buildPartialBlock(first: FieldList) -> FieldList { first }

  public static func buildPartialBlock(accumulated: FieldList, next: FieldList) -> FieldList {
    FieldList(members: accumulated.members + next.members)
  }
}

extension Message {
  public static func decode(_ json: JSON, _: Rules, into faults: inout Faults) -> Self? {
    shape.decode(json, into: &faults)
  }

  public static func schema(_: Rules, _ components: inout SchemaComponents) -> JSON {
    shape.schema(&components)
  }

  public func encoded() -> JSON { Self.shape.encode(self) }

  /// This value, with the members of `old` that this version does not know, so that an older app keeps what a newer one
  /// wrote. Elements of a list without `id` are replaced whole.
  public func merging(into old: JSON) -> JSON { Self.shape.merge(self, into: old) }

  public func merged(into old: JSON?) -> JSON? { old.map(merging) ?? encoded() }
}

/// An object without members: what a route takes that takes nothing.
public struct Nothing: Message {
  public init() {}
  public static let shape: Shape<Self> = Shape("Nothing", Nothing.init) {}
}
