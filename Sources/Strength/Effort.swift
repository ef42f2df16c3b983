/// The part of the one-rep maximum for a set of so many reps at such an RPE (10 less the reps left in reserve).
///
/// Both the table and the curve depend on one number alone, the reps that the set is away from a single at
/// RPE 10: 3 at RPE 8 is like 5 at RPE 10.
public enum Effort {
  /// The RTS table (M. Tuchscherer, "Customizing Your RPE Chart", Reactive Training Systems, 2016) from 0 reps
  /// away to 14.5, in steps of a half.
  private static let table: [Double] = [
    100, 97.8, 95.5, 93.9, 92.2, 90.7, 89.2, 87.8, 86.3, 85.0, 83.7, 82.4, 81.1, 79.9, 78.6, 77.4, 76.2, 75.1,
    73.9, 72.3, 70.7, 69.4, 68.0, 66.7, 65.3, 64.0, 62.6, 61.3, 59.9, 58.6,
  ]

  /// Percent of the one-rep maximum by the table; nil outside it: 1–12 reps, RPE 6–10 in halves.
  public static func tabulatedPercentage(reps: Int, rpe: Double) -> Double? {
    let halves = (10 - rpe) * 2
    guard (1...12).contains(reps), (0...8).contains(halves), halves == halves.rounded() else { return nil }
    let index = Int(halves) + (reps - 1) * 2
    return index < table.count ? table[index] : nil
  }

  /// The fraction of the one-rep maximum by the curve that OpenPowerlifting's plsource fitted to the table; it
  /// answers for every effort. Reps are taken as 1 to 24, RPE as 1 to 10, and nothing is less than a half.
  public static func fraction(reps: Int, rpe: Double) -> Double {
    let x = 10 - min(max(rpe, 1), 10) + Double(min(max(reps, 1), 24) - 1)
    if x == 0 { return 1 }
    if x >= 16 { return 0.5 }
    if x <= 2.92 { return (0.347619 * x * x - 4.60714 * x + 99.9667) / 100 }
    return (-2.64249 * x + 97.0955) / 100
  }

  public static let version = "rts-2016-openpowerlifting-curve"

  /// The RPE that a set of so many reps takes of the one-rep maximum: the curve backwards. Nil where that lies
  /// outside 1 to 10, or so far from a single that the curve is flat there.
  public static func rpe(weight: Double, reps: Int, oneRepMax: Double) -> Double? {
    guard (1...24).contains(reps), weight > 0, oneRepMax > 0, let x = away(fraction: weight / oneRepMax)
    else {
      return nil
    }
    let rpe = 10 - (x - Double(reps - 1))
    // The curve's last digits must not push a true 10 out of the scale.
    return (1...10.000001).contains(rpe) ? min(rpe, 10) : nil
  }

  /// How many reps away from a single at RPE 10 a set at this fraction is. Between the branches of the curve there
  /// is a gap of a tenth of a percent, which counts as their border.
  private static func away(fraction: Double) -> Double? {
    let border = 2.92
    let percentage = fraction * 100
    if percentage >= 99.9667 { return percentage <= 100.000001 ? 0 : nil }
    let linear = (97.0955 - percentage) / 2.64249
    if linear > border { return linear < 16 ? linear : nil }
    let (a, b, c) = (0.347619, -4.60714, 99.9667 - percentage)
    return min((-b - (b * b - 4 * a * c).squareRoot()) / (2 * a), border)
  }

  /// The one-rep maximum that a set at a known RPE speaks for; nil for less than one rep.
  public static func oneRepMax(weight: Double, reps: Int, rpe: Double) -> Double? {
    reps < 1 ? nil : weight / fraction(reps: reps, rpe: rpe)
  }

  /// The weight for a set at this RPE; nil for less than one rep.
  public static func weight(oneRepMax: Double, reps: Int, rpe: Double) -> Double? {
    reps < 1 ? nil : oneRepMax * fraction(reps: reps, rpe: rpe)
  }
}
