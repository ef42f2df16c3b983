/// The exchanges that wait for a connection. Groups take turns, and inside a group its members do; each member's go in order of
/// arrival.
struct WaitingLine {
  private struct Member {
    let party: Party?
    var exchanges: [Exchange]
  }

  private struct Group {
    let number: Int32?
    var members: [Member]

    var count: Int { members.reduce(0) { $0 + $1.exchanges.count } }
  }

  /// The next turn is the first one's, and so inside each group.
  private var groups: [Group] = []
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  mutating func append(_ exchange: Exchange) { insert(exchange) { $0.append(exchange) } }

  /// Ahead of its party's others: it has waited before.
  mutating func putFirst(_ exchange: Exchange) { insert(exchange) { $0.insert(exchange, at: 0) } }

  private mutating func insert(_ exchange: Exchange, _ put: (inout [Exchange]) -> Void) {
    count += 1
    let party = exchange.request.party
    guard let group = groups.firstIndex(where: { $0.number == party?.group }) else {
      return groups.append(
        Group(number: party?.group, members: [Member(party: party, exchanges: [exchange])]))
    }
    guard let member = groups[group].members.firstIndex(where: { $0.party == party }) else {
      return groups[group].members.append(Member(party: party, exchanges: [exchange]))
    }
    put(&groups[group].members[member].exchanges)
  }

  /// Takes the exchange whose turn it is, of the groups and members that may begin one and the exchanges that may go. A group of
  /// many that may not is passed over at once.
  mutating func takeNext(
    ofGroup mayGroupBegin: (Int32?) -> Bool, ofMember mayBegin: (Party?) -> Bool,
    where mayGo: (Exchange) -> Bool
  ) -> Exchange? {
    for group in groups.indices where mayGroupBegin(groups[group].number) {
      for member in groups[group].members.indices where mayBegin(groups[group].members[member].party) {
        guard let place = groups[group].members[member].exchanges.firstIndex(where: mayGo) else { continue }
        return take(group, member, place)
      }
    }
    return nil
  }

  /// Member and group come last now.
  private mutating func take(_ group: Int, _ member: Int, _ place: Int) -> Exchange {
    count -= 1
    var group = groups.remove(at: group)
    var member = group.members.remove(at: member)
    let exchange = member.exchanges.remove(at: place)
    if !member.exchanges.isEmpty { group.members.append(member) }
    if !group.members.isEmpty { groups.append(group) }
    return exchange
  }

  /// Takes the exchange that makes room where there is none: of the group that waits with most, the party that does, and its
  /// latest. Of several, the one whose turn is last.
  mutating func takeFromLongest() -> Exchange? {
    let group = groups.reversed().max { $0.count < $1.count }
    let member = group?.members.reversed().max { $0.exchanges.count < $1.exchanges.count }
    guard let last = member?.exchanges.last else { return nil }
    return takeAll { $0 === last }.first
  }

  mutating func takeAll(where isWanted: (Exchange) -> Bool = { _ in true }) -> [Exchange] {
    var taken: [Exchange] = []
    for group in groups.indices {
      for member in groups[group].members.indices {
        let exchanges = groups[group].members[member].exchanges
        guard exchanges.contains(where: isWanted) else { continue }
        taken += exchanges.filter(isWanted)
        groups[group].members[member].exchanges.removeAll(where: isWanted)
      }
      groups[group].members.removeAll { $0.exchanges.isEmpty }
    }
    groups.removeAll { $0.members.isEmpty }
    count -= taken.count
    return taken
  }
}
