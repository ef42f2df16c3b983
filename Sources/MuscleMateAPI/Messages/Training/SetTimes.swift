public import APISchema
public import Primitives

/// When sets of a draft were changed last, by their ids. Where two devices changed the same value of a set, the later one
/// counts (docs/sync.md).
///
/// The server takes no moment after the present one, and none before that of the change which it replaces. One of more than
/// 24 hours ago is the arrival's. A set without a time was not changed since the draft was made.
public struct SetTimes: FieldValue {
  public var moments: [UUID: Timestamp]

  public init(_ moments: [UUID: Timestamp] = [:]) { self.moments = moments }

  /// What is under no id is passed over, like the id of a set that is not there.
  public static func decode(_ json: JSON, _ rules: Rules, into faults: inout Faults) -> SetTimes? {
    guard case .object(let members) = json else {
      faults.add(.wrongType(expected: "object"))
      return nil
    }
    var times = SetTimes()
    for member in members {
      faults.at(.name(member.name)) { faults in
        let moment = Timestamp.decode(member.value, rules, into: &faults)
        if let id = UUID(member.name) { times.moments[id] = moment }
      }
    }
    return times
  }

  public static func schema(_ rules: Rules, _ components: inout SchemaComponents) -> JSON {
    ["type": "object", "additionalProperties": Timestamp.schema(rules, &components)]
  }

  public func encoded() -> JSON {
    .object(moments.map { JSON.Member("\($0)", $1.encoded()) }.sorted { $0.name < $1.name })
  }
}
