internal import Primitives

extension MergeRule {
  /// The text alone is ever changed. A deleted comment that has answers stays as a row without text.
  static let comment = MergeRule(
    units: [
      MergeUnit("text", "edited_at", "deleted_at") { merging, three, path in
        merging.note(three["text"], at: "\(path)/text")
        return three.theirs?["deleted_at"] == nil ? three.mine : three.theirs
      }
    ])
}
