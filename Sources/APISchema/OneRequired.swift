public import Primitives

/// A message of which one of some members must have a value. A rule between fields is checked on the members themselves,
/// so that its fault is named together with those of single fields.
public protocol OneRequired: Message {
  /// Each with the type that its schema has; where none is there, the first is named as missing.
  static var requiredOnes: KeyValuePairs<String, JSON> { get }

  /// Further rules between members of a request.
  static func check(_ json: JSON, into faults: inout Faults)
}

extension OneRequired {
  public static func check(_: JSON, into _: inout Faults) {}

  public static func decode(_ json: JSON, _: Rules, into faults: inout Faults) -> Self? {
    let faultsBefore = faults.count
    if faults.reading == .request, case .object = json {
      if requiredOnes.allSatisfy({ (json[$0.key] ?? .null) == .null }) {
        faults.add(requiredOnes[0].key, .missing)
      }
      check(json, into: &faults)
    }
    let value = shape.decode(json, into: &faults)
    return faults.count == faultsBefore ? value : nil
  }

  public static func schema(_: Rules, _ components: inout SchemaComponents) -> JSON {
    let choices = requiredOnes.map { name, type -> JSON in
      ["required": [.string(name)], "properties": .object([JSON.Member(name, ["type": type])])]
    }
    return ["allOf": [shape.schema(&components), ["anyOf": .array(choices)]]]
  }
}
