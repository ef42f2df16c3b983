internal import Primitives

/// A list whose elements are known by a member, never by their places.
struct Keyed {
  private(set) var order: [String] = []
  private(set) var elements: [String: JSON] = [:]

  /// Nil where an element has no such member or shares one: those can't be told apart. An absent list is empty.
  init?(_ list: JSON?, by key: String = "id") {
    for element in list.list {
      guard let id = element[key]?.text, elements.updateValue(element, forKey: id) == nil else { return nil }
      order.append(id)
    }
  }
}

/// The exercises of a workout or draft without their sets, and the sets of all of them: a set may move to another exercise.
/// Each set names its exercise by the member `exercise`, as in a request for one set, so where it belongs is merged like its
/// other members.
private struct Exercises {
  let entries: Keyed
  let sets: Keyed

  init?(_ list: JSON?) {
    let lines = list.list.flatMap { entry in
      entry["sets"].list.map { $0.setting("exercise", to: entry["id"] ?? .null) }
    }
    guard let entries = Keyed(.array(list.list.map { $0.without(["sets"]) })), let sets = Keyed(.array(lines))
    else { return nil }
    (self.entries, self.sets) = (entries, sets)
  }

  func sets(of exercise: String) -> [String] {
    sets.order.filter { sets.elements[$0]?["exercise"]?.text == exercise }
  }
}

extension Merging {
  /// Name and id both say which exercise it is, and the lift follows from them.
  private static let entryUnits = [MergeUnit("name", "exercise_id", "lift")]
  private static let setUnits = [MergeUnit("weight", "unit", "percentage")]

  /// Exercises and sets by their ids, and each by its members. Lists with parts that have no id are taken whole.
  mutating func exercises(_ three: Three, at path: String, leavesOutEmpty: Bool) -> JSON? {
    guard let base = Exercises(three.base), let mine = Exercises(three.mine),
      let theirs = Exercises(three.theirs)
    else { return decide(three, at: path) }
    var (entries, sets, lines): ([String: JSON], [String: JSON], [String: Set<String>]) = ([:], [:], [:])
    for id in union(theirs.sets.order, mine.sets.order) {
      let versions = Three(base.sets.elements[id], mine.sets.elements[id], theirs.sets.elements[id])
      guard let set = setMerged(versions, id, at: path), let exercise = set["exercise"]?.text else {
        continue
      }
      sets[id] = set.without(["exercise"])
      lines[exercise, default: []].insert(id)
    }
    for id in union(theirs.entries.order, mine.entries.order) {
      let versions = Three(base.entries.elements[id], mine.entries.elements[id], theirs.entries.elements[id])
      let isEmpty = lines[id] == nil
      entries[id] = entryMerged(versions, isEmpty: isEmpty, at: "\(path)/\(id)")
      if leavesOutEmpty, isEmpty, entries.removeValue(forKey: id) != nil {
        note(versions, at: "\(path)/\(id)")
      }
    }
    let kept = order(
      base.entries.order, mine.entries.order, theirs.entries.order, of: Set(entries.keys), at: path)
    return .array(
      kept.compactMap { id in
        let own = order(
          base.sets(of: id), mine.sets(of: id), theirs.sets(of: id), of: lines[id] ?? [],
          at: "\(path)/\(id)/sets")
        return entries[id]?.setting("sets", to: .array(own.compactMap { sets[$0] }))
      })
  }

  private mutating func setMerged(_ three: Three, _ id: String, at path: String) -> JSON? {
    let exercise = (three.theirs ?? three.mine)?["exercise"]?.text ?? ""
    return part(three, at: "\(path)/\(exercise)/sets/\(id)") { merging, three, path in
      let isDoneThere = three.mine?["done"] == .bool(false) && three.theirs?["done"] != .bool(false)
      return merging.members(
        three, units: Self.setUnits, at: path, favour: isDoneThere ? .theirs : merging.favoured)
    }
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
    guard let base = Keyed(three.base, by: key), let mine = Keyed(three.mine, by: key),
      let theirs = Keyed(three.theirs, by: key)
    else { return decide(three, at: path) }
    var kept: [String: JSON] = [:]
    for id in union(theirs.order, mine.order) {
      let versions = Three(base.elements[id], mine.elements[id], theirs.elements[id])
      kept[id] = part(versions, at: "\(path)/\(id)") { $0.decide($1, at: $2) }
    }
    let ids = order(base.order, mine.order, theirs.order, of: Set(kept.keys), at: path)
    return .array(ids.compactMap { kept[$0] })
  }

  /// A set of words, as days of rest: each is there or not by itself.
  static func words(_: inout Merging, _ three: Three, _: String) -> JSON? {
    let lists = [three.base, three.mine, three.theirs].map { $0.list.compactMap(\.text) }
    let kept = Set(lists[1] + lists[2]).filter { word in
      lists[1].contains(word) && lists[2].contains(word) || !lists[0].contains(word)
    }
    var unnoted = Merging(policy: .laterCounts)
    return .array(unnoted.order(lists[0], lists[1], lists[2], of: kept, at: "").map(JSON.string))
  }
}
