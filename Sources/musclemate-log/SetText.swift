internal import MuscleMateAPI
internal import Primitives
internal import Strength

/// `5x100kg@8`: repetitions, weight and unit, and how hard it was. Weight and RPE may be left out.
struct SetText {
  let text: String
  private let reps: Int
  private let weight: Decimal?
  private let unit: WeightUnit?
  private let rpe: RPE?

  init?(_ text: String) {
    let halves = text.lowercased().split(separator: "@", maxSplits: 1).map(String.init)
    let parts = (halves.first ?? "").split(separator: "x", maxSplits: 1).map(String.init)
    guard let reps = parts.first.flatMap({ Int($0) }) else { return nil }
    (self.text, self.reps) = (text, reps)
    if parts.count > 1 {
      let unit: WeightUnit = parts[1].hasSuffix("lb") ? .lb : .kg
      let digits = parts[1].hasSuffix(unit.rawValue) ? String(parts[1].dropLast(2)) : parts[1]
      guard let weight = Decimal(digits) else { return nil }
      (self.weight, self.unit) = (weight, unit)
    } else {
      (weight, unit) = (nil, nil)
    }
    guard halves.count > 1 else {
      rpe = nil
      return
    }
    guard let rpe = Decimal(halves[1]).flatMap({ RPE($0) }) else { return nil }
    self.rpe = rpe
  }

  var logged: LoggedSet {
    var set = LoggedSet()
    (set.reps, set.weight, set.unit, set.rpe) = (reps, weight, unit, rpe)
    return set
  }

  var ofDraft: DraftSet {
    var set = DraftSet()
    (set.reps, set.weight, set.unit, set.rpe) = (reps, weight, unit, rpe)
    return set
  }
}
