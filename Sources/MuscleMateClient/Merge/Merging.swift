internal import Primitives

/// A merge under way, with the values that lost so far.
struct Merging {
  /// The answer where both sides changed the same value.
  enum Policy: Sendable {
    /// This device's change arrives later and counts.
    case laterCounts
    /// So it does here, but what one side changed stays if the other took it away, and done counts before not done.
    case keepsWork
    /// The whole document can't be merged.
    case undecided
  }

  let policy: Policy
  /// The side whose value counts where both changed it.
  let favoured: Three.Side
  /// When each side changed the sets of a draft.
  let times: SetChanges
  var notes: [JournalNote] = []

  init(policy: Policy, favour: Three.Side? = nil, times: SetChanges = SetChanges()) {
    (self.policy, self.times) = (policy, times)
    favoured = favour ?? (policy == .undecided ? .theirs : .mine)
  }

  mutating func note(_ three: Three, at path: String) {
    notes.append(JournalNote(path: path, mine: three.mine, theirs: three.theirs))
  }

  mutating func decide(_ three: Three, at path: String) -> JSON? {
    note(three, at: path)
    return three[favoured]
  }

  /// An object, unit by unit. A member that this version does not know is a unit of its own, so it survives. `owned`
  /// members are the server's alone.
  mutating func members(
    _ three: Three, units: [MergeUnit], owned: Set<String> = [], at path: String, favour: Three.Side? = nil
  ) -> JSON {
    var values: [String: JSON] = [:]
    var seen: Set<String> = []
    let names = (three.theirs?.membersInOrder ?? []).map(\.name)
    let all = names + (three.mine?.membersInOrder ?? []).map(\.name).filter { !names.contains($0) }
    for name in all where !seen.contains(name) {
      let unit = units.first { $0.names.contains(name) } ?? MergeUnit(name)
      seen.formUnion(unit.names)
      let versions = three.map { ($0 ?? .null).only(unit.names) }
      let side = owned.contains(name) ? .theirs : versions.undisputed
      let merged = side.map { versions[$0] } ?? settled(versions, unit, at: path, favour ?? favoured)
      for member in merged?.membersInOrder ?? [] { values[member.name] = member.value }
    }
    return .object(all.compactMap { name in values[name].map { JSON.Member(name, $0) } })
  }

  /// A unit of which both sides changed something. Without a merge of its own it is taken whole, and each member that
  /// differs is noted.
  private mutating func settled(
    _ three: Three, _ unit: MergeUnit, at path: String, _ favour: Three.Side
  ) -> JSON? {
    if let settle = unit.settle {
      guard unit.names.count == 1, let name = unit.names.first else { return settle(&self, three, path) }
      return settle(&self, three[name], "\(path)/\(name)").map { .object([JSON.Member(name, $0)]) }
    }
    for name in unit.names where !JSON.isSame(three.mine?[name], three.theirs?[name]) {
      note(three[name], at: "\(path)/\(name)")
    }
    return three[favour]
  }

  /// A part of a list. Nil: it is no longer in it. `both` merges what is there on both sides.
  mutating func part(
    _ three: Three, at path: String, both: (inout Merging, Three, String) -> JSON?
  ) -> JSON? {
    if let side = three.undisputed { return three[side] }
    if three.mine != nil, three.theirs != nil { return both(&self, three, path) }
    note(three, at: path)
    return policy == .keepsWork ? three.mine ?? three.theirs : three[favoured]
  }
}

/// Members that are merged as one, because one without the other means something else: a weight and its unit.
struct MergeUnit: Sendable {
  /// A merge of its own where both sides changed something. It gets one member's values and path; of several members
  /// objects with them, and the path of the object that they are in.
  typealias Settling = @Sendable (inout Merging, Three, String) -> JSON?

  let names: [String]
  let settle: Settling?

  init(_ names: String..., settle: Settling? = nil) { (self.names, self.settle) = (names, settle) }
}
