internal import Primitives

/// Exercises and sets of a workout, a draft or a template, by their ids.
extension JSON {
  /// The exercise or the set with this id. A set says by `exercise` where it is.
  func part(_ id: String) -> JSON? {
    for exercise in self["exercises"].list {
      if exercise["id"]?.text == id { return exercise }
      for set in exercise["sets"].list where set["id"]?.text == id {
        return set.setting("exercise", to: exercise["id"] ?? .null)
      }
    }
    return nil
  }

  /// A part as a request writes it, at the place that the earlier body named.
  func placed(as earlier: JSON?) -> JSON { earlier?["after"].map { setting("after", to: $0) } ?? self }

  /// A part as a request writes it, with the moments at which its sets were changed.
  func timed(by times: JSON?) -> JSON {
    guard let times else { return self }
    guard self["sets"] != nil else {
      return (self["id"]?.text).flatMap { times[$0] }.map { setting("at", to: $0) } ?? self
    }
    let own = times.only(self["sets"].list.compactMap { $0["id"]?.text })
    return own == [:] ? self : setting("set_times", to: own)
  }

  /// With this set where it is; a new one at the end of the exercise, or behind `after`.
  func putting(set: JSON, in exercise: String, after: String? = nil) -> JSON {
    changingExercises { entries in
      for index in entries.indices {
        var sets = entries[index]["sets"].list
        let place = sets.firstIndex { $0["id"] == set["id"] }
        if let place, entries[index]["id"]?.text == exercise, after == nil {
          sets[place] = set
        } else {
          if let place { sets.remove(at: place) }
          guard entries[index]["id"]?.text == exercise else {
            if place != nil { entries[index] = entries[index].setting("sets", to: .array(sets)) }
            continue
          }
          let behind = after.flatMap { after in sets.firstIndex { $0["id"]?.text == after } }
          sets.insert(set, at: behind.map { $0 + 1 } ?? sets.count)
        }
        entries[index] = entries[index].setting("sets", to: .array(sets))
      }
    }
  }

  /// With this exercise where it is; a new one at the end. `after` moves it behind another one, and an empty one to the front.
  func putting(exercise: JSON, after: String? = nil) -> JSON {
    changingExercises { entries in
      let place = entries.firstIndex { $0["id"] == exercise["id"] }
      if let place, after == nil { return entries[place] = exercise }
      if let place { entries.remove(at: place) }
      let behind = after.flatMap { after in entries.firstIndex { $0["id"]?.text == after } }
      entries.insert(exercise, at: after == "" ? 0 : behind.map { $0 + 1 } ?? entries.count)
    }
  }

  /// Without the exercise or the set of this id.
  func removing(part id: String) -> JSON {
    changingExercises { entries in
      entries.removeAll { $0["id"]?.text == id }
      for index in entries.indices where entries[index]["sets"].list.contains(where: { $0["id"]?.text == id })
      {
        let rest = entries[index]["sets"].list.filter { $0["id"]?.text != id }
        entries[index] = entries[index].setting("sets", to: .array(rest))
      }
    }
  }

  private func changingExercises(_ change: (inout [JSON]) -> Void) -> JSON {
    var entries = self["exercises"].list
    change(&entries)
    return setting("exercises", to: .array(entries))
  }

  /// With what an operation does to a part of it, or to all.
  func after(_ operation: Operation) -> JSON {
    let id = operation.path.split(separator: "/").last.map(String.init) ?? ""
    switch (operation.method, operation.body) {
    case (.delete, _) where operation.isEntry: return removing(part: id)
    case (.put, let body?) where operation.isEntry:
      let part = body.without(["exercise", "after", "at", "set_times"]).setting("id", to: .string(id))
      let after = body["after"]?.text
      let changed =
        body["exercise"]?.text.map { putting(set: part, in: $0, after: after) }
        ?? putting(exercise: part, after: after)
      return changed.timing(body["at"].map { .object([Member(id, $0)]) } ?? body["set_times"] ?? [:])
    case (.put, let body?) where operation.isDocument: return operation.after ?? body
    default: return self
    }
  }

  /// With ids for the exercises and sets that have none, so that two devices can change different ones.
  func identified(at now: Timestamp) -> JSON {
    guard self["exercises"] != nil else { return self }
    return changingExercises { entries in
      for index in entries.indices {
        let sets = entries[index]["sets"].list.map { $0.withID(at: now) }
        entries[index] = entries[index].withID(at: now).setting("sets", to: .array(sets))
      }
    }
  }

  private func withID(at now: Timestamp) -> JSON {
    self["id"] == nil ? setting("id", to: .string("\(UUID.v7(at: now))")) : self
  }

  /// The same as another thing: an id is there once.
  var copied: JSON {
    let copy = without(["id"])
    guard self["exercises"] != nil else { return copy }
    return copy.changingExercises { entries in
      for index in entries.indices {
        let sets = entries[index]["sets"].list.map { $0.without(["id"]) }
        entries[index] = entries[index].without(["id"]).setting("sets", to: .array(sets))
      }
    }
  }

  /// These members over the present ones; null takes one away.
  func laying(_ members: JSON) -> JSON {
    members.membersInOrder.reduce(self) { value, member in
      member.value == .null ? value.without([member.name]) : value.setting(member.name, to: member.value)
    }
  }
}
