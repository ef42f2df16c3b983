internal import Primitives

extension MergeRule {
  /// A draft or a live workout: nothing that was logged is lost. Thrown away there and changed here is the user's to
  /// decide, except for presses of the clock alone.
  static let draft = MergeRule(
    policy: .keepsWork, deletion: .asks,
    units: [
      MergeUnit("performed_at", "time_zone"), MergeUnit("template_id", "planned_workout_id"),
      MergeUnit("started_at", "running_since", "active_milliseconds", settle: clock),
      MergeUnit("set_times", settle: SetChanges.united),
      MergeUnit("exercises") { $0.exercises($1, at: $2, leavesOutEmpty: false) },
    ],
    passing: ["started_at", "running_since", "active_milliseconds", "set_times"])

  /// The clock with this device's last press after those that the server has, at its moment as in
  /// `POST /v1/drafts/{id}/pause {at}`. The same press on both sides counts once; of different ones the later decides. What
  /// can't be known stays the server's until the presses themselves arrive there.
  private static func clock(_ merging: inout Merging, _ three: Three, _: String) -> JSON? {
    let (here, there) = (three.mine?["running_since"]?.moment, three.theirs?["running_since"]?.moment)
    guard (here == nil) != (there == nil) else { return three.theirs }
    let (mine, theirs) = (lastTurn(three.mine, since: three.base), lastTurn(three.theirs, since: three.base))
    guard let mine, let theirs, mine >= theirs else {
      merging.note(three["running_since"], at: "/running_since")
      return three.theirs
    }
    let stopped = three.theirs?.without(["running_since"])
    guard let there else { return stopped?.setting("running_since", to: .string("\(mine)")) }
    let ran = active(three.theirs) + (mine.microseconds - there.microseconds) / 1_000
    return stopped?.setting("active_milliseconds", to: .number("\(ran)"))
  }

  /// The moment of the last press. Nil: it can't be known, since the clock stood still at `base` and does so again.
  private static func lastTurn(_ clock: JSON?, since base: JSON?) -> Timestamp? {
    if let running = clock?["running_since"]?.moment { return running }
    let first = base?["started_at"] == nil ? clock?["started_at"] : nil
    guard let start = (base?["running_since"] ?? first)?.moment else { return nil }
    return Timestamp(microseconds: start.microseconds + (active(clock) - active(base)) * 1_000)
  }

  private static func active(_ clock: JSON?) -> Int64 { Int64(clock?["active_milliseconds"]?.integer ?? 0) }
}

extension Merge {
  /// The workout that another device made of a draft, with what this device did in it since: its sets, name and notes. A name or
  /// a note that both changed stays as it is there.
  ///
  /// - Parameter favour: the side whose sets count where both changed one.
  static func intoWorkout(
    base: JSON?, mine: JSON, workout: JSON, favour: Three.Side = .mine
  ) -> MergeOutcome {
    let there = Set(workout["exercises"].list.flatMap { $0["sets"].list }.compactMap { $0["id"]?.text })
    let three = Three(logged(base, or: there), logged(mine, or: there), workout["exercises"])
    var merging = Merging(policy: .keepsWork, favour: favour)
    var result = workout
    if let merged = merging.exercises(three, at: "/exercises", leavesOutEmpty: true), merged != [] {
      result = result.setting("exercises", to: merged)
    }
    for name in ["name", "notes"] {
      let three = Three(base, mine, workout)[name]
      if three.undisputed == nil { merging.note(three, at: "/\(name)") }
      if three.undisputed == .mine {
        result = three.mine.map { result.setting(name, to: $0) } ?? result.without([name])
      }
    }
    return merging.notes.isEmpty && JSON.isSame(result, workout) ? .same : .merged(result, merging.notes)
  }

  /// What the user changed in a workout behind its finish, other than its sets, name and notes: when it was, and how long.
  ///
  /// - Parameter made: the workout as the finish was to make it.
  static func changes(
    since made: JSON, mine: JSON, over outcome: MergeOutcome, theirs: JSON
  ) -> MergeOutcome {
    var (result, notes) = (theirs, [JournalNote]())
    if case .merged(let both, let earlier) = outcome { (result, notes) = (both, earlier) }
    let members = [mine, made].flatMap(\.membersInOrder).map(\.name)
    for name in Set(members).subtracting(["id", "exercises", "name", "notes"]).sorted() {
      let three = Three(made, mine, theirs)[name]
      if JSON.isSame(three.mine, three.base) || JSON.isSame(three.mine, three.theirs) { continue }
      if three.undisputed == nil {
        notes.append(JournalNote(path: "/\(name)", mine: three.mine, theirs: three.theirs))
      }
      result = three.mine.map { result.setting(name, to: $0) } ?? result.without([name])
    }
    return notes.isEmpty && JSON.isSame(result, theirs) ? .same : .merged(result, notes)
  }

  /// The exercises of a draft with the sets that are done or among `others`, as those of a workout.
  private static func logged(_ draft: JSON?, or others: Set<String>) -> JSON {
    let exercises = (draft?["exercises"]).list.map { exercise in
      let sets = exercise["sets"].list.filter {
        $0["done"] != .bool(false) || others.contains($0["id"]?.text ?? "")
      }
      return exercise.setting("sets", to: .array(sets.map { $0.without(["done", "target"]) }))
    }
    return .array(exercises.filter { !$0["sets"].list.isEmpty })
  }
}
