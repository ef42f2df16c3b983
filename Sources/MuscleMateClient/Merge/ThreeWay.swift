internal import Primitives

/// Both changes in one. Pure. The order in which changes reach the server decides, never a device's clock, except for presses
/// of the clock of a live workout and for its sets, which carry their moments.
enum Merge {
  /// The result for a row of this kind. A nil copy says that the row is deleted or was never there. `device` is the name
  /// that a copy gets, and `now` is by the server's clock.
  static func threeWay(
    kind: String, base: JSON?, mine: JSON?, theirs: JSON?, device: String, at now: Timestamp
  ) -> MergeOutcome {
    let three = Three(base, mine, theirs)
    if let side = three.undisputed {
      guard let held = three[side] else { return .deleted }
      return side == .theirs ? .same : .merged(held, [])
    }
    let rule = MergeRule.all[kind] ?? MergeRule(policy: .undecided, deletion: .asks)
    guard let mine, let theirs else { return rule.deleted(three) }
    var merging = Merging(policy: rule.policy, times: SetChanges(three, at: now))
    let result = merging.members(three, units: rule.units, owned: rule.owned, at: "")
    if rule.policy == .undecided, !merging.notes.isEmpty {
      let isCopied = merging.notes.contains { note in rule.copied.contains { note.path.hasPrefix("/\($0)") } }
      return isCopied ? .copy(rule.copy(of: mine, device: device)) : .conflict(mine: mine, theirs: theirs)
    }
    guard JSON.isSame(result, theirs) else { return .merged(result, merging.notes) }
    return merging.notes.isEmpty ? .same : .merged(theirs, merging.notes)
  }

  /// What the journal keeps of a row that `threeWay` found deleted. Nil: the side that did not delete it changed nothing.
  static func lost(base: JSON?, mine: JSON?, theirs: JSON?) -> JournalNote? {
    guard let changed = mine ?? theirs, !JSON.isSame(changed, base) else { return nil }
    return JournalNote(path: "", mine: mine, theirs: theirs)
  }
}

struct MergeRule: Sendable {
  /// The answer where one side deleted what the other changed.
  enum Deletion: Sendable {
    case deletionWins
    /// A deleted row that this device changed is made anew.
    case changeWins
    /// A row that this device changed is a conflict. One that others changed stays, and the user is told.
    case asks
  }

  var policy = Merging.Policy.laterCounts
  var deletion = Deletion.deletionWins
  var units: [MergeUnit] = []
  /// The members that the server alone writes.
  var owned: Set<String> = ["id", "version", "created_at", "updated_at"]
  /// Further members whose change does not speak against a deletion.
  var passing: Set<String> = []
  /// The members of which a change on both sides makes a copy, not a conflict.
  var copied: [String] = []

  /// What a device takes away or adds and never changes has the plain rule. A kind of a newer server is asked about.
  fileprivate static let all = [
    "draft": draft, "workout": workout, "template": template, "programme": programme,
    "planned_workout": plannedWorkout, "account": settings, "profile": settings, "equipment": settings,
    "schedule": schedule, "powerlifting_profile": powerlifting, "measurement": measurement, "goal": goal,
    "exercise": exercise, "comment": comment, "message": comment, "note": comment, "read_mark": readMark,
    "assigned_plan": MergeRule(), "coach": MergeRule(),
  ]

  func deleted(_ three: Three) -> MergeOutcome {
    guard let changed = three.mine ?? three.theirs else { return .deleted }
    let unasked = owned.union(passing)
    let (held, base) = (changed.without(unasked), three.base?.without(unasked))
    if JSON.isSame(held, base) { return .deleted }
    // What this device wrote and deleted before it saw it again.
    if three.mine == nil, let base, base.isKept(as: held) { return .deleted }
    switch deletion {
    case .deletionWins: return .deleted
    case .asks where three.mine != nil: return .conflict(mine: changed, theirs: nil)
    case .asks, .changeWins:
      return .merged(changed, [JournalNote(path: "", mine: three.mine, theirs: three.theirs)])
    }
  }
}
