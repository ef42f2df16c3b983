internal import Primitives

/// The three versions of a list whose elements are known by a member, never by their places.
private struct Listed {
  /// The keys in order: base, mine, theirs.
  private(set) var orders: [[String]] = []
  private var elements: [[String: JSON]] = []

  /// Nil where an element has no such member or shares one: those can't be told apart. An absent list is empty.
  init?(_ three: Three, by key: String = "id") {
    for list in [three.base.list, three.mine.list, three.theirs.list] {
      let keys = list.compactMap { $0[key]?.text }
      guard keys.count == list.count, Set(keys).count == keys.count else { return nil }
      orders.append(keys)
      elements.append(Dictionary(uniqueKeysWithValues: zip(keys, list)))
    }
  }

  /// What is on either side.
  var keys: [String] { orders[2] + orders[1].filter { elements[2][$0] == nil } }
  subscript(key: String) -> Three { Three(elements[0][key], elements[1][key], elements[2][key]) }

  func orders(inExercise id: String) -> [[String]] {
    zip(orders, elements).map { keys, parts in keys.filter { parts[$0]?["exercise"]?.text == id } }
  }
}

extension Merging {
  /// Name and id both say which exercise it is, and lift and measure follow from them.
  private static let entryUnits = [MergeUnit("name", "exercise_id", "lift", "measure")]
  private static let setUnits = [MergeUnit("weight", "unit", "percentage")]

  /// Exercises and sets by their ids, and each by its members. The sets of all exercises are one list, since a set may move:
  /// each names its exercise by the member `exercise`, as in a request for one set. Lists with parts that have no id are
  /// taken whole.
  mutating func exercises(_ three: Three, at path: String, leavesOutEmpty: Bool) -> JSON? {
    let ownSets = { (entry: JSON) in
      entry["sets"].list.map { $0.setting("exercise", to: entry["id"] ?? .null) }
    }
    guard let listedEntries = Listed(three.map { .array($0.list.map { $0.without(["sets"]) }) }),
      let listedSets = Listed(three.map { .array($0.list.flatMap(ownSets)) })
    else { return decide(three, at: path) }
    var (entries, sets, used): ([String: JSON], [String: JSON], [String: Set<String>]) = ([:], [:], [:])
    for id in listedSets.keys {
      guard let set = setMerged(listedSets[id], id, at: path), let exercise = set["exercise"]?.text else {
        continue
      }
      sets[id] = set.without(["exercise"])
      used[exercise, default: []].insert(id)
    }
    for id in listedEntries.keys {
      let versions = listedEntries[id]
      entries[id] = entryMerged(versions, isEmpty: used[id] == nil, at: "\(path)/\(id)")
      if leavesOutEmpty, used[id] == nil, entries.removeValue(forKey: id) != nil {
        note(versions, at: "\(path)/\(id)")
      }
    }
    return .array(
      order(listedEntries.orders, of: Set(entries.keys), at: path).compactMap { id in
        let own = order(listedSets.orders(inExercise: id), of: used[id] ?? [], at: "\(path)/\(id)/sets")
        return entries[id]?.setting("sets", to: .array(own.compactMap { sets[$0] }))
      })
  }

  private mutating func setMerged(_ three: Three, _ id: String, at path: String) -> JSON? {
    let exercise = (three.theirs ?? three.mine)?["exercise"]?.text ?? ""
    return part(three, at: "\(path)/\(exercise)/sets/\(id)") { merging, three, path in
      merging.members(three, units: Self.setUnits, at: path, favour: merging.side(of: id, three))
    }
  }

  /// The side whose values count where both changed one: done before not done, and else what was changed later.
  private func side(of id: String, _ three: Three) -> Three.Side {
    let isDone = three.map { $0.map { .bool($0["done"] != .bool(false)) } }
    if !JSON.isSame(isDone.mine, isDone.theirs) { return isDone.mine == .bool(true) ? .mine : .theirs }
    return times.later(of: id) ?? favoured
  }

  /// An exercise that one side took away comes back with the sets that the other put into it.
  private mutating func entryMerged(_ three: Three, isEmpty: Bool, at path: String) -> JSON? {
    let entry = part(three, at: path) { $0.members($1, units: Self.entryUnits, at: $2) }
    guard entry == nil, !isEmpty else { return entry }
    note(three, at: path)
    return three.mine ?? three.theirs
  }

  /// A list of elements that are taken whole, each known by `key`.
  mutating func list(_ three: Three, by key: String = "id", at path: String) -> JSON? {
    guard let listed = Listed(three, by: key) else { return decide(three, at: path) }
    var kept: [String: JSON] = [:]
    for id in listed.keys { kept[id] = part(listed[id], at: "\(path)/\(id)") { $0.decide($1, at: $2) } }
    return .array(order(listed.orders, of: Set(kept.keys), at: path).compactMap { kept[$0] })
  }

  /// A set of words, as days of rest: each is there or not by itself.
  static func words(_: inout Merging, _ three: Three, _: String) -> JSON? {
    let lists = [three.base, three.mine, three.theirs].map { $0.list.compactMap(\.text) }
    let kept = Set(lists[1] + lists[2]).filter {
      lists[1].contains($0) && lists[2].contains($0) || !lists[0].contains($0)
    }
    var unnoted = Merging(policy: .laterCounts)
    return .array(unnoted.order(lists, of: kept, at: "").map(JSON.string))
  }
}
