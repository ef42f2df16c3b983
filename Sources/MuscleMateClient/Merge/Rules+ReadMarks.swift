internal import Primitives

extension MergeRule {
  /// What was read stays read: the later moment counts, and nothing is lost.
  static let readMark = MergeRule(
    units: [
      MergeUnit("up_to") { _, three, _ in
        guard let mine = three.mine?.moment, let theirs = three.theirs?.moment else { return three.theirs }
        return mine > theirs ? three.mine : three.theirs
      }
    ])
}
