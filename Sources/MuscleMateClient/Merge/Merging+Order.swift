internal import Primitives

extension Merging {
  /// The order of what is kept, from the orders of base, mine and theirs. Whoever moved something decides. A part that one
  /// side alone has comes behind the part that it followed there; of two at the same place the server's comes first.
  mutating func order(_ lists: [[String]], of kept: Set<String>, at path: String) -> [String] {
    let lists = lists.map { $0.filter(kept.contains) }
    let (base, mine, theirs) = (lists[0], lists[1], lists[2])
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

  /// What `other` has besides comes behind the part that it follows there, and behind those after it that are `passed`.
  private static func joined(_ spine: [String], with other: [String], passed: (String) -> Bool) -> [String] {
    var result = spine
    for (index, id) in other.enumerated() where !spine.contains(id) {
      let before = other[..<index].last(where: result.contains)
      var place = before.flatMap(result.firstIndex(of:)).map { $0 + 1 } ?? 0
      while place < result.count, passed(result[place]) { place += 1 }
      result.insert(id, at: place)
    }
    return result
  }
}
