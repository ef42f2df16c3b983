internal import Primitives

extension MergeRule {
  /// Account, profile and equipment: by member, as they are sent. A height, and the bar with its plates in one unit, are one
  /// member each. The rows are always there, so nothing of them is ever deleted.
  static let settings = MergeRule(deletion: .changeWins)

  /// Each day of rest is a change of its own.
  static let schedule = MergeRule(
    deletion: .changeWins, units: [MergeUnit("rest_days", settle: Merging.words)])

  /// The maximum of each lift is a member of its own, as it is sent.
  static let powerlifting = MergeRule(
    deletion: .changeWins,
    units: [
      MergeUnit("body_weight", "body_weight_unit"),
      MergeUnit("maxes") { $0.list($1, by: "lift", at: $2) },
    ])
}
