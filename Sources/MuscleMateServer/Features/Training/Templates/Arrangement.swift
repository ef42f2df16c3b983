/// The order of a template's exercises and their supersets. Each superset is two or more exercises, one after the
/// other; every change keeps it so.
struct Arrangement: Equatable, Sendable {
  private(set) var items: [Item]

  struct Item: Equatable, Sendable {
    /// The exercise, wherever it is in the list.
    let entry: Int32
    var superset: Int32?
  }

  init(_ items: [Item]) { self.items = items }

  /// Makes a superset of the exercises at these positions, in this order, at the place of the first of them in the list.
  /// Each leaves the superset that it was in.
  mutating func join(_ positions: [Int]) {
    guard positions.count > 1, let first = positions.min() else { return }
    var members = positions.map { items[$0] }
    items = items.indices.filter { !positions.contains($0) }.map { items[$0] }
    dissolveLoners()
    let number = freeNumber
    for index in members.indices { members[index].superset = number }
    items.insert(contentsOf: members, at: behindSuperset(around: first))
  }

  /// Its exercises stay where they are, each for itself. False where there is no such superset.
  mutating func dissolve(_ number: Int32) -> Bool {
    let members = items.indices.filter { items[$0].superset == number }
    for index in members { items[index].superset = nil }
    return !members.isEmpty
  }

  /// Moves one exercise to the position `target`. Between two of a superset it joins them; away from
  /// its own it leaves it.
  mutating func moveOne(from source: Int, to target: Int) {
    var moved = items.remove(at: source)
    let left = target > 0 ? items[target - 1].superset : nil
    let right = target < items.count ? items[target].superset : nil
    if left != nil, left == right {
      moved.superset = left
    } else if moved.superset != left && moved.superset != right {
      moved.superset = nil
    }
    items.insert(moved, at: target)
    dissolveLoners()
  }

  /// Moves the superset that the exercise is in, or the exercise where it is in none, so that its first one comes to
  /// `target` afterwards, or behind the superset that it would split.
  mutating func moveWhole(from source: Int, to target: Int) {
    let range = block(at: source)
    let moved = Array(items[range])
    items.removeSubrange(range)
    items.insert(contentsOf: moved, at: behindSuperset(around: min(target, items.count)))
  }

  /// The positions of the superset at this position, or of the one exercise.
  private func block(at position: Int) -> Range<Int> {
    guard let number = items[position].superset else { return position..<position + 1 }
    let members = items.indices.filter { items[$0].superset == number }
    return (members.first ?? position)..<(members.last ?? position) + 1
  }

  /// The position itself, or where the superset ends that it lies inside of.
  private func behindSuperset(around position: Int) -> Int {
    guard position > 0, position < items.count, let number = items[position].superset,
      items[position - 1].superset == number
    else { return position }
    return block(at: position).upperBound
  }

  private var freeNumber: Int32 {
    let taken = Set(items.compactMap(\.superset))
    return (1...).first { !taken.contains($0) } ?? 1
  }

  private mutating func dissolveLoners() {
    var sizes: [Int32: Int] = [:]
    for item in items { if let number = item.superset { sizes[number, default: 0] += 1 } }
    for index in items.indices {
      if let number = items[index].superset, sizes[number] == 1 { items[index].superset = nil }
    }
  }
}
