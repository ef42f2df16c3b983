internal import Primitives

/// When this device and the others changed the sets of a draft, by the server's clock (`set_times`).
struct SetChanges: Sendable {
  /// Of an older change the server does not take the moment, so its arrival decides.
  private static let oldest: Int64 = 23 * 3_600 * 1_000_000

  private let mine: JSON?
  private let theirs: JSON?
  private let now: Timestamp

  init() { (mine, theirs, now) = (nil, nil, Timestamp(microseconds: 0)) }

  init(_ three: Three, at now: Timestamp) {
    (mine, theirs, self.now) = (three.mine?["set_times"], three.theirs?["set_times"], now)
  }

  /// The side that changed the set later. Nil: it can't be known.
  func later(of id: String) -> Three.Side? {
    guard let mine = mine?[id]?.moment, let theirs = theirs?[id]?.moment,
      now.microseconds - mine.microseconds < Self.oldest
    else { return nil }
    return theirs > mine ? .theirs : .mine
  }

  /// Of each set the later moment.
  static func united(_: inout Merging, _ three: Three, _: String) -> JSON? {
    let theirs = three.theirs ?? [:]
    return (three.mine?.membersInOrder ?? []).reduce(theirs) { times, member in
      guard let mine = member.value.moment else { return times }
      return times[member.name]?.moment.map { $0 >= mine } ?? false
        ? times : times.setting(member.name, to: member.value)
    }
  }
}

extension JSON {
  /// A draft whose sets were changed at these moments.
  func timing(_ times: JSON) -> JSON {
    times == [:] ? self : setting("set_times", to: (self["set_times"] ?? [:]).laying(times))
  }

  /// The moment under the id of each set that differs from what the draft had before, and was there.
  func timesOfChanges(since before: JSON, at moment: Timestamp) -> JSON {
    let changed = self["exercises"].list.flatMap { $0["sets"].list }.filter { set in
      guard let id = set["id"]?.text, let had = before.part(id) else { return false }
      return !JSON.isSame(set, had.without(["exercise"]))
    }
    return .object(changed.map { Member($0["id"]?.text ?? "", .string("\(moment)")) })
  }
}
