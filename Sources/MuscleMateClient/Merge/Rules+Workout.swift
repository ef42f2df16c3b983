internal import Primitives

extension MergeRule {
  /// A finished workout: by exercise and set, and each by its members. What can't be merged so is the user's to decide: a
  /// log must not change unseen. The day follows from moment and zone, so these three go together.
  static let workout = MergeRule(
    policy: .undecided, deletion: .asks,
    units: [
      MergeUnit("performed_at", "time_zone", "local_date"),
      MergeUnit("exercises") { $0.exercises($1, at: $2, leavesOutEmpty: true) },
    ],
    passing: ["duration_seconds"])
}
