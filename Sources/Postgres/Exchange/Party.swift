public import Primitives

/// For whom an exchange is: a member of a group. No member keeps the others of its group from the database, and no group the
/// other groups.
public struct Party: Hashable, Sendable {
  public let group: Int32
  public let member: UUID

  public init(group: Int32, member: UUID) {
    self.group = group
    self.member = member
  }
}

/// How many exchanges of each party are under way.
struct Shares {
  private var members: [Party: Int] = [:]
  private var groups: [Int32: Int] = [:]

  func of(group: Int32?) -> Int { group.flatMap { groups[$0] } ?? 0 }

  func of(member: Party?) -> Int { member.flatMap { members[$0] } ?? 0 }

  /// Whether another party has at least so many.
  func isCrowded(from count: Int, forOthersThan party: Party?) -> Bool {
    members.contains { $0.value >= count && $0.key != party }
  }

  mutating func begin(_ party: Party?) { change(party, by: 1) }

  mutating func end(_ party: Party?) { change(party, by: -1) }

  /// A party that has none is forgotten: there may be any number of them.
  private mutating func change(_ party: Party?, by difference: Int) {
    guard let party else { return }
    let (group, member) = (of(group: party.group) + difference, of(member: party) + difference)
    groups[party.group] = group == 0 ? nil : group
    members[party] = member == 0 ? nil : member
  }
}
