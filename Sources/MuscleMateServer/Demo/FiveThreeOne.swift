internal import Strength

/// One lift trained by Jim Wendler's 5/3/1: three weeks that grow heavier and a light one, then a bit more weight.
/// All weights in the lifter's own unit.
struct FiveThreeOne {
  /// Today's one-rep maximum.
  private(set) var oneRepMax: Double
  private(set) var trainingMax: Double
  private let increment: Double
  /// The smallest step of the plates.
  private let step: Double

  struct WorkSet {
    let weight: Double
    let reps: Int
    /// The last set of a heavy week is done for as many as there are.
    let isOpen: Bool
  }

  init(oneRepMax: Double, increment: Double, step: Double) {
    self.oneRepMax = oneRepMax
    self.increment = increment
    self.step = step
    trainingMax = oneRepMax * 0.88
  }

  private static let weeks: [[(fraction: Double, reps: Int)]] = [
    [(0.65, 5), (0.75, 5), (0.85, 5)],
    [(0.70, 3), (0.80, 3), (0.90, 3)],
    [(0.75, 5), (0.85, 3), (0.95, 1)],
    [(0.40, 5), (0.50, 5), (0.60, 5)],
  ]

  func warmUps() -> [WorkSet] {
    [(0.4, 5), (0.5, 5), (0.6, 3)].map { fraction, reps in
      WorkSet(weight: rounded(trainingMax * fraction), reps: reps, isOpen: false)
    }
  }

  /// The sets of a week, 0–3; `form` is how good the day is, about 1.
  func work(week: Int, form: Double) -> [WorkSet] {
    let sets = Self.weeks[week]
    return sets.enumerated().map { index, set in
      let weight = rounded(trainingMax * set.fraction)
      let isOpen = week < 3 && index == sets.count - 1
      let reps = isOpen ? Self.repsPossible(weight, oneRepMax * form) : set.reps
      return WorkSet(weight: weight, reps: reps, isOpen: isOpen)
    }
  }

  /// After four weeks: stronger by a little, and more weight, unless the heavy single was missed: then less.
  mutating func finishCycle(gain: Double) {
    oneRepMax *= 1 + gain
    let missed = Self.repsPossible(rounded(trainingMax * 0.95), oneRepMax) < 2
    trainingMax = missed ? trainingMax * 0.9 : trainingMax + increment
  }

  func rounded(_ weight: Double) -> Double { max(step, (weight / step).rounded() * step) }

  private static func repsPossible(_ weight: Double, _ oneRepMax: Double) -> Int {
    let formula = OneRepMaxFormula.epley
    let possible = (1...15).prefix { (formula.weight(oneRepMax: oneRepMax, reps: $0) ?? 0) >= weight }
    return max(1, possible.count)
  }
}
