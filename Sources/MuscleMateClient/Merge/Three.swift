internal import Primitives

/// The three copies of a value: as this device last saw it, as it changed it, and as the others did.
struct Three: Sendable {
  enum Side: Sendable { case mine, theirs }

  let base: JSON?
  let mine: JSON?
  let theirs: JSON?

  init(_ base: JSON?, _ mine: JSON?, _ theirs: JSON?) {
    (self.base, self.mine, self.theirs) = (base, mine, theirs)
  }

  subscript(side: Side) -> JSON? { side == .mine ? mine : theirs }
  subscript(name: String) -> Three { map { $0?[name] } }
  func map(_ change: (JSON?) -> JSON?) -> Three { Three(change(base), change(mine), change(theirs)) }

  /// The side that holds where at most one of them changed the value, or both did alike.
  var undisputed: Side? {
    if JSON.isSame(mine, base) || JSON.isSame(mine, theirs) { return .theirs }
    return JSON.isSame(theirs, base) ? .mine : nil
  }
}

extension JSON {
  /// Whether both mean the same: 80.0 is 80, a moment is the same in every notation, and null is absence. The server sends
  /// no nulls, but an app writes one to take a value away.
  static func isSame(_ one: JSON?, _ other: JSON?) -> Bool {
    switch (one ?? .null, other ?? .null) {
    case (.number(let digits), .number(let others)):
      digits == others || Decimal(digits).map { $0 == Decimal(others) } ?? false
    case (.string(let text), .string(let another)):
      text == another || one?.moment.map { $0 == other?.moment } ?? false
    case (.array(let list), .array(let another)):
      list.count == another.count && zip(list, another).allSatisfy { isSame($0, $1) }
    case (.object(let members), .object(let others)):
      members.allSatisfy { isSame($0.value, other?[$0.name]) }
        && others.allSatisfy { $0.value == .null || one?[$0.name] != nil }
    case (let value, let another): value == another
    }
  }

  /// Members that the server fills in where an app leaves them out.
  private static let filledIn: Set = [
    "exercise_id", "lift", "measure", "local_date", "time_zone", "kind", "set_times",
  ]

  /// Whether a server that was sent this keeps `stored`: the same, and what it fills in. It keeps an exercise by its id, not by its
  /// name.
  func isKept(as stored: JSON) -> Bool {
    switch (self, stored) {
    case (.array(let list), .array(let another)):
      return list.count == another.count && zip(list, another).allSatisfy { $0.isKept(as: $1) }
    case (.object(let members), .object(let others)):
      let isNamed = self["exercise_id"] == nil && stored["exercise_id"] != nil
      return members.allSatisfy { member in
        member.name == "name" && isNamed || member.value.isKept(as: stored[member.name] ?? .null)
      } && others.allSatisfy { self[$0.name] != nil || Self.filledIn.contains($0.name) }
    default: return JSON.isSame(self, stored)
    }
  }

  var moment: Timestamp? { text.flatMap { Timestamp($0) } }
  var membersInOrder: [Member] { if case .object(let members) = self { members } else { [] } }

  func only(_ names: [String]) -> JSON { .object(membersInOrder.filter { names.contains($0.name) }) }

  func without(_ names: Set<String>) -> JSON {
    .object(membersInOrder.filter { !names.contains($0.name) })
  }

  /// With this member, in its place if it was there.
  func setting(_ name: String, to value: JSON) -> JSON {
    let members = membersInOrder.map { $0.name == name ? Member(name, value) : $0 }
    return .object(self[name] == nil ? members + [Member(name, value)] : members)
  }
}

extension JSON? {
  /// The elements of a list, none where it is absent.
  var list: [JSON] { self?.elements ?? [] }
}
