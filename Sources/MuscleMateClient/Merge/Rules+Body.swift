internal import Primitives

extension MergeRule {
  /// A value without its unit is another value, and the day follows from moment and zone.
  static let measurement = MergeRule(
    units: [MergeUnit("kind", "value", "unit"), MergeUnit("measured_at", "time_zone", "local_date")])

  /// What is to be reached is one statement, and the last day is never before the first.
  static let goal = MergeRule(
    units: [
      MergeUnit("kind", "exercise_id", "lift", "target", "unit", "reps"), MergeUnit("started_on", "due_on"),
    ])
}
