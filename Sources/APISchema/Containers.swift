public import Primitives

/// A member that may be absent or null, which say the same.
extension Optional: FieldValue where Wrapped: FieldValue {
  public static var form: MemberForm {
    MemberForm(.allowed, parse: Wrapped.form.parse, schemaOfPresent: Wrapped.schema)
  }

  public static func decode(_ json: JSON, _ rules: Rules, into faults: inout Faults) -> Wrapped?? {
    if json == .null { return .some(.none) }
    let faultsBefore = faults.count
    if let value = Wrapped.decode(json, rules, into: &faults) { return value }
    return faults.count == faultsBefore ? .some(.none) : nil
  }

  public static func schema(_ rules: Rules, _ components: inout SchemaComponents) -> JSON {
    Wrapped.schema(rules, &components).nullable
  }

  public func encoded() -> JSON { self?.encoded() ?? .null }

  /// What this version could not read stays.
  public func merged(into old: JSON?) -> JSON? {
    guard let value = self else { return old.flatMap { Wrapped.isKnown($0) ? nil : $0 } }
    return value.merged(into: old)
  }
}

extension JSON {
  /// This schema, or null.
  var nullable: JSON {
    guard case .object(var members) = self,
      let index = members.firstIndex(where: { $0.name == "type" })
    else { return ["anyOf": [self, ["type": "null"]]] }
    members[index] = .init("type", [members[index].value, "null"])
    if let words = members.firstIndex(where: { $0.name == "enum" }), let list = members[words].value.elements
    {
      members[words] = .init("enum", .array(list + [.null]))
    }
    return .object(members)
  }
}

extension Array: FieldValue where Element: FieldValue {
  public static func decode(_ json: JSON, _ rules: Rules, into faults: inout Faults) -> [Element]? {
    guard case .array(let elements) = json else {
      faults.add(.wrongType(expected: "array"))
      return nil
    }
    let faultsBefore = faults.count
    let bounds = rules.count ?? (faults.reading == .request ? 0...10_000 : 0...Int.max)
    if elements.count < bounds.lowerBound { faults.add(.tooFew(bounds.lowerBound)) }
    if elements.count > bounds.upperBound {
      faults.add(.tooMany(bounds.upperBound))
      return nil
    }
    if rules.isUnique {
      for (index, element) in elements.enumerated() where elements[..<index].contains(element) {
        faults.at(.index(index)) { $0.add(.duplicate) }
      }
    }
    var values: [Element] = []
    values.reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() {
      let value = faults.at(.index(index)) { Element.decode(element, rules, into: &$0) }
      if let value { values.append(value) }
    }
    return faults.count == faultsBefore ? values : nil
  }

  public static func schema(_ rules: Rules, _ components: inout SchemaComponents) -> JSON {
    var members: [JSON.Member] = [
      .init("type", "array"), .init("items", Element.schema(rules, &components)),
    ]
    if let count = rules.count {
      if count.lowerBound > 0 { members.append(.init("minItems", .number("\(count.lowerBound)"))) }
      members.append(.init("maxItems", .number("\(count.upperBound)")))
    }
    if rules.isUnique { members.append(.init("uniqueItems", true)) }
    return .object(members)
  }

  public func encoded() -> JSON { .array(map { $0.encoded() }) }

  /// Elements with the same `id` are merged. Elements that this version could not read are kept, at the end.
  public func merged(into old: JSON?) -> JSON? {
    guard case .array(let elements) = old else { return encoded() }
    let known = Dictionary(
      elements.compactMap { element in element["id"]?.text.map { ($0, element) } },
      uniquingKeysWith: { first, _ in first })
    let merged = map { element in
      let new = element.encoded()
      guard let same = new["id"]?.text.flatMap({ known[$0] }) else { return new }
      return element.merged(into: same) ?? new
    }
    return .array(merged + elements.filter { !Element.isKnown($0) })
  }

  /// A list in a query is words separated by commas.
  public static var form: MemberForm {
    let parse = Element.form.parse
    return MemberForm { text in
      .array(text.split(separator: ",", omittingEmptySubsequences: false).map { parse(String($0)) })
    }
  }
}

/// A member of a partial update (PATCH): absent leaves the value as it is, and null is a value of its own.
public enum Change<Value: FieldValue>: FieldValue {
  case unchanged
  case to(Value)

  public static var form: MemberForm { MemberForm(.distinct) }

  public static func decode(_ json: JSON, _ rules: Rules, into faults: inout Faults) -> Change? {
    Value.decode(json, rules, into: &faults).map(Change.to)
  }

  public static func schema(_ rules: Rules, _ components: inout SchemaComponents) -> JSON {
    Value.schema(rules, &components)
  }

  public func encoded() -> JSON {
    switch self {
    case .unchanged: .null
    case .to(let value): value.encoded()
    }
  }

  public func merged(into _: JSON?) -> JSON? { isChange ? encoded() : nil }

  public var isChange: Bool { if case .to = self { true } else { false } }

  public var value: Value? { if case .to(let value) = self { value } else { nil } }
}

/// One page of a list, and the cursor of the next where there is one.
public struct Page<Item: Message>: Message {
  public var items: [Item] = []
  public var next: String?

  public init() {}

  public static var shape: Shape<Page> {
    Shape("\(Item.shape.title)Page", Page.init) {
      Field("items", \.items)
      Field("next", \.next)
    }
  }
}
