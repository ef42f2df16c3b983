#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How to estimate the weight that could be lifted once from a weight lifted several times.
///
/// Every formula is a factor on the weight that depends on the reps alone, so its inverse is exact. A single is
/// what it is: at one rep the factor is 1, whatever the printed formula would say (Mayhew would add 9 %).
public enum OneRepMaxFormula: String, CaseIterable, Sendable {
  case epley, brzycki, lombardi, oconner, wathan, mayhew, lander

  /// Above this the formulas drift apart by more than their own error, and endurance decides.
  public static let confidentReps = 10

  /// Nil for less than one rep, and from 37 (Brzycki) or 38 (Lander) reps on, where the formula has its pole.
  public func oneRepMax(weight: Double, reps: Int) -> Double? {
    factor(reps: reps).map { weight * $0 }
  }

  /// The weight that should allow this many reps; nil where `oneRepMax` is.
  public func weight(oneRepMax: Double, reps: Int) -> Double? {
    factor(reps: reps).map { oneRepMax / $0 }
  }

  /// The source of the formula, kept with every estimate.
  public var version: String {
    switch self {
    case .epley: "epley-1985"
    case .brzycki: "brzycki-1993"
    case .lombardi: "lombardi-1989"
    case .oconner: "oconner-1989"
    case .wathan: "wathan-1994"
    case .mayhew: "mayhew-1992"
    case .lander: "lander-1985"
    }
  }

  /// More reps than this no formula was made for.
  public static let mostReps = 36

  /// The most reps that a weight should allow, 0 where it exceeds the maximum; at most `mostReps`.
  public func repetitions(weight: Double, oneRepMax: Double) -> Int {
    // A weight that was worked out for n reps has to give n again, whatever the last bit says.
    (1...Self.mostReps).last { reps in
      self.weight(oneRepMax: oneRepMax, reps: reps).map { weight <= $0 * (1 + 1e-12) } ?? false
    } ?? 0
  }

  /// The estimate with what it is worth.
  public func estimate(weight: Double, reps: Int) -> OneRepMaxEstimate? {
    oneRepMax(weight: weight, reps: reps).map {
      OneRepMaxEstimate(value: $0, formula: self, isLowConfidence: reps > Self.confidentReps)
    }
  }

  /// One-rep maximum over weight.
  public func factor(reps: Int) -> Double? {
    guard reps >= 1 else { return nil }
    guard reps > 1 else { return 1 }
    let r = Double(reps)
    switch self {
    case .epley: return 1 + r / 30
    case .brzycki: return reps < 37 ? 36 / (37 - r) : nil
    case .lombardi: return pow(r, 0.10)
    case .oconner: return 1 + 0.025 * r
    case .wathan: return 100 / (48.8 + 53.8 * exp(-0.075 * r))
    case .mayhew: return 100 / (52.2 + 41.9 * exp(-0.055 * r))
    case .lander: return reps < 38 ? 100 / (101.3 - 2.67123 * r) : nil
    }
  }
}

public struct OneRepMaxEstimate: Hashable, Sendable {
  /// In the unit of the weight it was made from.
  public let value: Double
  public let formula: OneRepMaxFormula
  /// Made from more than ten reps.
  public let isLowConfidence: Bool
}
