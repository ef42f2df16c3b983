internal import Primitives

extension MergeRule {
  /// An exercise that was joined into another, or deleted, is not changed any more: the pull brings its name as an alias of
  /// the other. Two devices that invent the same name meet on the server, by the name.
  static let exercise = MergeRule(
    units: [MergeUnit("lift", "lift_source"), MergeUnit("primary_muscles", "secondary_muscles")])
}
