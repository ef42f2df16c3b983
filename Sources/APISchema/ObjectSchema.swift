internal import Primitives

/// What a `Shape` does, for objects of all types. An object is the address of its value (see `Member`).
struct ObjectSchema: Sendable {
  /// The name of the schema in the OpenAPI document.
  let title: String
  /// Whether further members are passed over.
  let isOpen: Bool
  let type: any Sendable.Type
  let members: [Member]
  private let indices: [String: Int]

  init(_ title: String, isOpen: Bool, of type: any Sendable.Type, _ members: [Member]) {
    self.title = title
    self.isOpen = isOpen
    self.type = type
    self.members = members
    indices = Dictionary(members.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func ignoringRest(of answer: ObjectSchema) -> ObjectSchema {
    let rest = answer.members.filter { self[$0.name] == nil }.map { $0.ignored() }
    return ObjectSchema(title, isOpen: isOpen, of: type, members + rest)
  }

  subscript(name: String) -> Member? { indices[name].map { members[$0] } }

  /// Most JSON has the members in the order of the schema, so that the expected one is asked first.
  private func index(of name: String, expected: Int) -> Int? {
    expected < members.count && members[expected].name == name ? expected : indices[name]
  }

  /// Whether each member was read.
  func decode(_ given: [JSON.Member], into object: UnsafeMutableRawPointer, _ faults: inout Faults) -> Bool {
    let faultsBefore = faults.count
    var isKnown = true
    var isThere = [Bool](repeating: false, count: members.count)
    var expected = 0
    for one in given {
      guard let index = index(of: one.name, expected: expected), members[index].isRead(faults.reading) else {
        if !isOpen { faults.at(.name(one.name)) { $0.addUnknown(.unknown) } }
        continue
      }
      expected = index + 1
      if one.value == .null, members[index].acceptsAbsence, !members[index].distinguishesNull { continue }
      isThere[index] = true
      let wasRead = faults.at(.name(one.name)) { members[index].decode(one.value, into: object, &$0) }
      isKnown = isKnown && wasRead
    }
    for (index, member) in members.enumerated() where !isThere[index] && member.isAsked(faults.reading) {
      faults.add(member.name, .missing)
    }
    return isKnown && faults.count == faultsBefore
  }

  func encode(_ object: UnsafeRawPointer) -> JSON {
    .object(members.compactMap { member in member.encode(object).map { JSON.Member(member.name, $0) } })
  }

  /// The members of the value laid over those of the JSON that it was read from: a member that this version does not know
  /// stays, and so do the others' places.
  func merge(_ object: UnsafeRawPointer, into old: JSON) -> JSON {
    guard case .object(let given) = old else { return encode(object) }
    let kept = given.compactMap { one in
      guard let member = self[one.name] else { return one }
      return member.encode(object, over: one.value).map { JSON.Member(one.name, $0) }
    }
    // What the server alone writes is not made up.
    let added = members.filter { old[$0.name] == nil && !$0.isReadOnly }.compactMap { member in
      member.encode(object).map { JSON.Member(member.name, $0) }
    }
    return .object(kept + added)
  }

  /// Files the schema under its title and returns a reference to it.
  func schema(_ components: inout SchemaComponents) -> JSON {
    let title = components.name(of: title)
    if components.reserve(title) {
      components.file(title, object(&components).described(components.descriptions.ofSchema(type)))
    }
    return ["$ref": .string("#/components/schemas/\(title)")]
  }

  private func object(_ components: inout SchemaComponents) -> JSON {
    var properties: [JSON.Member] = []
    for member in members {
      let description = components.descriptions.ofMember(member.name, in: member.owner)
      properties.append(.init(member.name, member.schema(&components).described(description)))
    }
    var parts: [JSON.Member] = [.init("type", "object"), .init("properties", .object(properties))]
    let required = members.filter {
      components.areOfRequests ? $0.isRequired && !$0.isReadOnly : $0.isAlwaysSent
    }.map { JSON.string($0.name) }
    if !required.isEmpty { parts.append(.init("required", .array(required))) }
    parts.append(.init("additionalProperties", .bool(isOpen)))
    return .object(parts)
  }
}
