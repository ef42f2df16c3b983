public import Primitives

/// A member of the objects that are kept in a `Root`.
///
/// It only remembers of which type the members are; what a member does is in `Member`, which is the same code for all types.
public struct Field<Root: Sendable>: Sendable {
  let member: Member

  init(_ member: Member) { self.member = member }

  public init<Value: FieldValue>(
    _ name: String, _ path: any WritableKeyPath<Root, Value> & Sendable, _ rules: Rule...
  ) {
    let rules = Rules(rules)
    member =
      if let offset = MemoryLayout<Root>.offset(of: path) {
        Member(name, of: Value.self, at: offset, rules, owner: Root.self)
      } else {
        Member(name, through: path, rules)
      }
  }

  public var name: String { member.name }
  /// Whether the schema of requests lists it as required.
  public var isRequired: Bool { member.isRequired }
  /// Whether a request may have it and an answer shows it.
  public var isStored: Bool { !member.isReadOnly && !member.isWriteOnly }

  public func schema(_ components: inout SchemaComponents) -> JSON { member.schema(&components) }

  public func description(_ components: SchemaComponents) -> String? {
    components.descriptions.ofMember(name, in: member.owner)
  }

  /// The member as one of what contains the value, in a stored property.
  public func within<Whole>(_ path: any WritableKeyPath<Whole, Root> & Sendable) -> Field<Whole> {
    guard let distance = MemoryLayout<Whole>.offset(of: path) else {
      preconditionFailure("\(path) is not a stored property")
    }
    return Field<Whole>(member.moved(by: distance))
  }

  /// A member of this name and form, whose value is passed over.
  public func ignored<Other>() -> Field<Other> { Field<Other>(member.ignored()) }
}
