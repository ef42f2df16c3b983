internal import MuscleMateAPI
internal import Primitives

/// The examples of the document. A schema decides on the form; where it leaves the value open, `ExampleValues` has one by
/// the member's name.
struct Examples {
  enum Side {
    case request, answer

    /// The mark of members that are not there on this side.
    fileprivate var absent: String { self == .request ? "readOnly" : "writeOnly" }
  }

  /// By its title.
  private let schema: (String) -> JSON?

  init(_ schema: @escaping (String) -> JSON?) { self.schema = schema }

  /// Of a body: with every member that can be there together with the others.
  func whole(_ schema: JSON, _ side: Side) -> JSON? { whole(schema, side, within: []) }

  /// Of a single value. Nil for an object that has members: these have examples of their own.
  func value(_ schema: JSON, named name: String, in title: String) -> JSON? {
    value(schema, name, in: title) { _ in nil }
  }

  /// The schema of a member, with its example.
  func adding(to schema: JSON, named name: String, in title: String) -> JSON {
    guard case .object(let members) = schema, let value = value(schema, named: name, in: title) else {
      return schema
    }
    return .object(members + [.init("examples", [value])])
  }

  // MARK: - Making

  private func whole(_ schema: JSON, _ side: Side, within titles: [String]) -> JSON? {
    value(schema, "", in: "") { schema in
      guard let title = schema.referencedTitle else { return object(schema, "", side, within: titles) }
      // An answer to a comment is a comment.
      guard !titles.contains(title), let named = self.schema(title) else { return nil }
      return object(named, title, side, within: titles + [title])
    }
  }

  private func object(_ schema: JSON, _ title: String, _ side: Side, within titles: [String]) -> JSON {
    guard case .object(let properties)? = schema["properties"] else { return [:] }
    return .object(
      properties.compactMap { property in
        guard property.value[side.absent] != true, !ExampleValues.leavesOut(property.name, of: title) else {
          return nil
        }
        let value = value(property.value, property.name, in: title) { whole($0, side, within: titles) }
        return value.map { JSON.Member(property.name, $0) }
      })
  }

  private func value(
    _ schema: JSON, _ name: String, in title: String, object: (JSON) -> JSON?
  ) -> JSON? {
    if let own = ExampleValues.of(name, in: title) { return own }
    if let only = schema["const"] { return only }
    let known = ExampleValues.of(name)
    if let words = schema["enum"]?.elements { return words.first { $0 == known } ?? words.first }
    if let choice = schema["anyOf"]?.elements?.first ?? schema["allOf"]?.elements?.first {
      return value(choice, name, in: title, object: object)
    }
    if schema["$ref"] != nil || schema["properties"] != nil { return object(schema) }
    switch (schema["type"]?.elements?.first ?? schema["type"])?.text {
    case "array":
      if known?.elements != nil { return known }
      let item = schema["items"].flatMap { value($0, name, in: title, object: object) }
      return item.map { [$0] }
    case "boolean": return known?.boolean.map(JSON.bool) ?? true
    case "integer", "number": return number(schema, known)
    case "string": return text(schema, "\(ExampleValues.answer(title)).\(name)", known)
    case "object": return known ?? [:]
    default: return nil
    }
  }

  private func number(_ schema: JSON, _ known: JSON?) -> JSON {
    let least = schema["minimum"]?.double ?? 0
    let most = max(schema["maximum"]?.double ?? .greatestFiniteMagnitude, least)
    guard let known, let number = known.double, (least...most).contains(number) else {
      return .number("\(Int(min(max(3, least), most)))")
    }
    return known
  }

  private func text(_ schema: JSON, _ place: String, _ known: JSON?) -> JSON? {
    let known = known?.text ?? ""
    switch schema["format"]?.text {
    case "uuid": return .string(Self.identifier(place).description)
    case "date": return .string(CivilDate(known) == nil ? "2026-01-05" : known)
    case "date-time": return .string(Timestamp(known) == nil ? "2026-01-05T18:00:00+00:00" : known)
    default: return known.isEmpty ? nil : .string(known)
    }
  }

  /// One for each place, so that an example does not say that different things are the same.
  private static func identifier(_ place: String) -> UUID {
    let digest = place.utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return UUID(high: 0x01A1_FD18_80DC_7000 | digest & 0xFFF, low: 1 << 63 | digest >> 2)
  }
}

extension JSON {
  /// The title of the schema that a `$ref` names.
  var referencedTitle: String? {
    self["$ref"]?.text.map { String($0.dropFirst("#/components/schemas/".count)) }
  }
}
