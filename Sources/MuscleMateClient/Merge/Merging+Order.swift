internal import Primitives

extension Merging {
  /// The order of what is kept. Whoever moved something decides; a part that one side alone has comes behind the part that
  /// it followed there, and of two at the same place the server's comes first. So every device gets the same order.
  mutating func order(
    _ base: [String], _ mine: [String], _ theirs: [String], of kept: Set<String>, at path: String
  ) -> [String] {
    let base = base.filter(kept.contains)
    let mine = mine.filter(kept.contains)
    let theirs = theirs.filter(kept.contains)
    var spine = Self.isMoved(mine, from: base) ? Three.Side.mine : .theirs
    if spine == .mine, Self.isMoved(theirs, from: base) {
      spine = .theirs
      if Self.isMoved(mine, from: theirs) {
        note(Three(nil, .array(mine.map(JSON.string)), .array(theirs.map(JSON.string))), at: path)
        spine = favoured
      }
    }
    return spine == .mine
      ? Self.joined(mine, with: theirs) { _ in false }
      : Self.joined(theirs, with: mine) { !base.contains($0) && !mine.contains($0) }
  }

  private static func isMoved(_ list: [String], from base: [String]) -> Bool {
    list.filter(base.contains) != base.filter(list.contains)
  }

  /// What `other` has besides is put behind the part that it follows there, and behind those at that place that are `passed`.
  private static func joined(
    _ spine: [String], with other: [String], passed: (String) -> Bool
  ) -> [String] {
    var result = spine
    var placed = Set(spine)
    for (index, id) in other.enumerated() where !placed.contains(id) {
      let before = other[..<index].last(where: placed.contains)
      var place = before.flatMap(result.firstIndex(of:)).map { $0 + 1 } ?? 0
      while place < result.count, passed(result[place]) { place += 1 }
      result.insert(id, at: place)
      placed.insert(id)
    }
    return result
  }
}
