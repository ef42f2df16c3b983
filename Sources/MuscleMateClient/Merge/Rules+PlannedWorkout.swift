internal import Primitives

extension MergeRule {
  /// A reminder counts from the moment, and the day is that of the moment, so these go together. Exercises are taken whole,
  /// as in a template. A deleted plan stays deleted: what was done of it is a workout.
  static let plannedWorkout = MergeRule(
    units: [
      MergeUnit("planned_for", "starts_at", "time_zone", "remind_minutes"),
      MergeUnit("state", "workout_id", settle: furthest),
      MergeUnit("exercises") { $0.prescription($1, at: $2) },
    ])

  private static let states = ["planned", "skipped", "done"]

  /// Done counts before skipped, skipped before planned. If both did it, the plan's workout is the one that arrived first.
  private static func furthest(_ merging: inout Merging, _ three: Three, _: String) -> JSON? {
    let rank = { (side: JSON?) in states.firstIndex(of: side?["state"]?.text ?? "") ?? states.count }
    merging.note(three["state"], at: "/state")
    return rank(three.mine) > rank(three.theirs) ? three.mine : three.theirs
  }
}
