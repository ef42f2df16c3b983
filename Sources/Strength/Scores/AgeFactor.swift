/// The factor of a score for age, by table: Foster for the young, McCulloch for masters. Both end where the
/// published tables end, and nothing is guessed beyond.
public enum AgeFactor {
  public static let version = "foster-mcculloch"

  /// Nil below 14 and above 90.
  public static func factor(years: Int) -> Double? {
    switch years {
    case 14...22: foster[years - 14]
    case 23...40: 1
    case 41...90: mcculloch[years - 41]
    default: nil
    }
  }

  /// 14 to 22 (USA Powerlifting).
  private static let foster = [1.23, 1.18, 1.13, 1.08, 1.06, 1.04, 1.03, 1.02, 1.01]

  /// 41 to 80 as the World Powerlifting Congress prints them, 81 to 90 from USA Powerlifting's list; both as in
  /// OpenPowerlifting's `mcculloch.rs`.
  private static let mcculloch = [
    1.010, 1.020, 1.031, 1.043, 1.055, 1.068, 1.082, 1.097, 1.113, 1.130,
    1.147, 1.165, 1.184, 1.204, 1.225, 1.246, 1.268, 1.291, 1.315, 1.340,
    1.366, 1.393, 1.421, 1.450, 1.480, 1.511, 1.543, 1.576, 1.610, 1.645,
    1.681, 1.718, 1.756, 1.795, 1.835, 1.876, 1.918, 1.961, 2.005, 2.050,
    2.096, 2.143, 2.190, 2.238, 2.287, 2.337, 2.388, 2.440, 2.494, 2.549,
  ]
}
