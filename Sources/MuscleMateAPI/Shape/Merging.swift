public import Primitives

extension Shape {
  /// The members of the value laid over those of the JSON that it was read from: a member that this version does not know
  /// stays, and so do the others' places.
  func merge(_ value: Root, into old: JSON) -> JSON {
    guard case .object(let members) = old else { return encode(value) }
    let kept = members.compactMap { member in
      guard let field = field(named: member.name) else { return member }
      return field.merge(value, member.value).map { JSON.Member(member.name, $0) }
    }
    // What the server alone writes is not made up.
    let added = fields.filter { old[$0.name] == nil && !$0.isReadOnly }.compactMap { field in
      field.encode(value).map { JSON.Member(field.name, $0) }
    }
    return .object(kept + added)
  }
}

extension Message {
  /// This value, with the members of `old` that this version does not know, so that an older app keeps what a newer one
  /// wrote. Elements of a list without `id` are replaced whole.
  public func merging(into old: JSON) -> JSON { Self.shape.merge(self, into: old) }

  public func merged(into old: JSON) -> JSON? { merging(into: old) }
}
