internal import APISchema
internal import Localization
internal import MuscleMateAPI
internal import Primitives
internal import Strength

/// A set in a line of several: what the set beside it may share, and what is its own.
struct SetLine {
  /// "100 kg ×".
  let shared: String?
  /// "5".
  let own: String
  /// " @8".
  let effort: String

  /// What is said of an exercise, the fullest first: its sets with and without the effort, then how many there are.
  static func details(_ sets: [SetLine], count: String) -> [String] {
    sets.isEmpty ? [] : [joined(sets, withEffort: true), joined(sets, withEffort: false), count]
  }

  /// Sets in turn, what they share written once: "140 kg × 5, 5, 5 @8, 150 kg × 3".
  private static func joined(_ sets: [SetLine], withEffort: Bool) -> String {
    var text = ""
    var before: SetLine?
    for set in sets {
      if before != nil { text += ", " }
      if let shared = set.shared, before?.shared != shared { text += "\(shared) " }
      text += set.own + (withEffort ? set.effort : "")
      before = set
    }
    return text
  }
}

extension PictureWriter {
  /// - Parameter withWeights: whether weights and what is derived from them are shown.
  func line(_ set: LoggedSet, _ measure: Measure?, withWeights: Bool) -> SetLine {
    line(
      weight: withWeights ? set.weight : nil, set.unit, percentage: nil, reps: set.reps.map(number),
      set.rpe,
      seconds: set.durationSeconds, meters: set.distanceMeters, measure)
  }

  func line(_ set: PrescribedSet, _ measure: Measure?, withWeights: Bool) -> SetLine {
    let reps = set.reps.map { least in set.repsMax.map { "\(number(least))–\(number($0))" } ?? number(least) }
    return line(
      weight: withWeights ? set.weight : nil, set.unit, percentage: withWeights ? set.percentage : nil,
      reps: reps,
      set.rpe, seconds: set.durationSeconds, meters: set.distanceMeters, measure)
  }

  private func line(
    weight: Decimal?, _ unit: WeightUnit?, percentage: Decimal?, reps: String?, _ rpe: RPE?, seconds: Int?,
    meters: Decimal?, _ measure: Measure?
  ) -> SetLine {
    let load =
      weight.map { weight in
        let sign = measure == .assistedReps ? "−" : ""
        return "\(sign)\(language.number(weight.double, places: 3)) \(unit?.rawValue ?? "")"
      } ?? percentage.map { text(.percent, ["value": language.number($0.double)]) }
    let own = [
      reps, meters.map { value($0.double, .meters) }, seconds.map { value(Double($0), .seconds) },
    ].compactMap(\.self).joined(separator: " ")
    let effort = rpe.map { " @\(language.number($0.value.double))" } ?? ""
    guard let load else { return SetLine(shared: reps == nil ? nil : "×", own: own, effort: effort) }
    return SetLine(shared: "\(load) ×", own: own, effort: effort)
  }

  private func number(_ count: Int) -> String { language.number(Double(count), places: 0) }
}
