internal import Primitives

/// One member of an object: its name in the JSON, where it is kept, and what it must satisfy.
///
/// An object is given as the address of its value, so that one function reads the objects of all types. Whoever gives the
/// address has exclusive access to the value, which is of the type that the member was made for.
struct Member: Sendable {
  let name: String
  /// Whether an object without this member is in order.
  let acceptsAbsence: Bool
  /// Whether null says something else than absence.
  let distinguishesNull: Bool
  let isRequired: Bool
  /// Whether the schema of answers lists it as required.
  let isAlwaysSent: Bool
  let isWriteOnly: Bool
  let isReadOnly: Bool
  /// The type that declares it, by whose name its description is found.
  let owner: any Sendable.Type
  let schema: @Sendable (inout SchemaComponents) -> JSON
  let parse: @Sendable (String) -> JSON

  /// In bytes, from the beginning of the object.
  private var offset: Int
  private let read: @Sendable (JSON, UnsafeMutableRawPointer, inout Faults) -> Bool
  private let written: @Sendable (UnsafeRawPointer, JSON?) -> JSON?

  /// Of a stored property.
  init<Value: FieldValue>(
    _ name: String, of _: Value.Type, at offset: Int, _ rules: Rules, owner: any Sendable.Type
  ) {
    self.init(
      name, at: offset, rules, owner: owner,
      set: { (value: Value, place) in place.assumingMemoryBound(to: Value.self).pointee = value },
      written: { place, old in place.assumingMemoryBound(to: Value.self).pointee.merged(into: old) })
  }

  /// Of a computed property or a subscript.
  init<Root: Sendable, Value: FieldValue>(
    _ name: String, through path: any WritableKeyPath<Root, Value> & Sendable, _ rules: Rules
  ) {
    self.init(
      name, at: 0, rules, owner: Root.self,
      set: { value, place in place.assumingMemoryBound(to: Root.self).pointee[keyPath: path] = value },
      written: { $0.assumingMemoryBound(to: Root.self).pointee[keyPath: path].merged(into: $1) })
  }

  private init<Value: FieldValue>(
    _ name: String, at offset: Int, _ rules: Rules, owner: any Sendable.Type,
    set: @escaping @Sendable (Value, UnsafeMutableRawPointer) -> Void,
    written: @escaping @Sendable (UnsafeRawPointer, JSON?) -> JSON?
  ) {
    let form = Value.form
    let isOptional = form.absence != .refused
    self.name = name
    acceptsAbsence = isOptional || rules.isDefaulted || rules.isReadOnly
    distinguishesNull = form.absence == .distinct
    isRequired = !isOptional && !rules.isDefaulted
    isAlwaysSent = !isOptional && !rules.isWriteOnly
    isWriteOnly = rules.isWriteOnly
    isReadOnly = rules.isReadOnly
    self.owner = owner
    self.offset = offset
    parse = form.parse
    read = { json, place, faults in
      let value: Value?
      if faults.reading != .request {
        value = Value.decode(json, .none, into: &faults)
      } else if rules.isReadOnly {
        return true
      } else {
        value = Value.decode(json, rules, into: &faults)
      }
      guard let value else { return false }
      set(value, place)
      return true
    }
    self.written = written
    let takesNull = rules.isDefaulted && !isOptional
    schema = { components in
      guard components.areOfRequests else {
        return rules.annotate((form.schemaOfPresent ?? Value.schema)(rules, &components))
      }
      let schema = Value.schema(rules, &components)
      return rules.annotate(takesNull ? schema.nullable : schema)
    }
  }

  private init(ignoring other: Member) {
    name = other.name
    acceptsAbsence = true
    distinguishesNull = false
    isRequired = false
    isAlwaysSent = false
    isWriteOnly = false
    isReadOnly = true
    owner = other.owner
    schema = { Rules([.readOnly]).annotate(other.schema(&$0)) }
    parse = other.parse
    offset = 0
    read = { _, _, _ in true }
    written = { _, old in old }
  }

  /// A member of this name and form, whose value is passed over.
  func ignored() -> Member { Member(ignoring: self) }

  /// The same, of an object that contains the other one at a distance in bytes.
  func moved(by distance: Int) -> Member {
    var member = self
    member.offset += distance
    return member
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

  /// False where it could not be read. There is no fault then if an answer uses a word that this version does not know.
  func decode(_ json: JSON, into object: UnsafeMutableRawPointer, _ faults: inout Faults) -> Bool {
    read(json, object + offset, &faults)
  }

  /// The member as it is in the object, keeping what only the JSON tells that it came from; nil if there is none.
  func encode(_ object: UnsafeRawPointer, over old: JSON? = nil) -> JSON? { written(object + offset, old) }
}
