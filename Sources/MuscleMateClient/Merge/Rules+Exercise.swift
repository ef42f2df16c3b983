internal import Primitives

extension MergeRule {
  /// Aliases are the server's: they come from joining two exercises. A row that was joined into another, or deleted, is not
  /// changed any more. Two devices that invent the same name meet on the server, by the name.
  static let exercise = MergeRule(
    units: [MergeUnit("lift", "lift_source"), MergeUnit("primary_muscles", "secondary_muscles")],
    owned: ["id", "aliases"])
}
