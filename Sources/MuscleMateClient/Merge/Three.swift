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
  subscript(name: String) -> Three { Three(base?[name], mine?[name], theirs?[name]) }

  /// Objects with those of these members that are there.
  func only(_ names: [String]) -> Three {
    Three(base?.only(names), mine?.only(names), theirs?.only(names))
  }

  /// The side that holds where at most one of them changed the value, or both did alike.
  var undisputed: Side? {
    if JSON.isSame(mine, base) || JSON.isSame(mine, theirs) { return .theirs }
    return JSON.isSame(theirs, base) ? .mine : nil
  }
}

extension JSON {
  /// Null says the same as absence. The server sends no nulls, but an app writes one to take a value away.
  static func isSame(_ one: JSON?, _ other: JSON?) -> Bool { (one ?? .null).isSame(as: other ?? .null) }

  /// Whether it means the same: 80.0 is 80, and a moment is the same in every notation.
  func isSame(as other: JSON) -> Bool {
    switch (self, other) {
    case (.number(let one), .number(let another)):
      one == another || Decimal(one).map { $0 == Decimal(another) } ?? false
    case (.string(let one), .string(let another)):
      one == another || moment.map { $0 == other.moment } ?? false
    case (.array(let one), .array(let another)):
      one.count == another.count && zip(one, another).allSatisfy { $0.isSame(as: $1) }
    case (.object(let one), .object(let another)):
      one.allSatisfy { JSON.isSame($0.value, other[$0.name]) }
        && another.allSatisfy { $0.value == .null || self[$0.name] != nil }
    default: self == other
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
