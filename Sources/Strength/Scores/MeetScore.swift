#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How totals of lifters of different body weight are compared. Coefficients as in OpenPowerlifting's
/// `crates/coefficients`.
public enum MeetScore: String, CaseIterable, Sendable {
  case wilks
  case wilks2 = "wilks_2"
  case dots
  case ipfGL = "ipf_gl"
  case glossbrenner

  /// The set of coefficients, kept with every score.
  public var version: String {
    switch self {
    case .wilks: "wilks-1994"
    case .wilks2: "wilks-2-2020"
    case .dots: "dots-2019"
    case .ipfGL: "ipf-gl-2020"
    case .glossbrenner: "glossbrenner-schwartz-malone"
    }
  }

  /// The body weights that the formula is made for, in kilograms; outside of them it is held at the nearest.
  public func bodyWeights(of sex: Sex) -> ClosedRange<Double> {
    let isFemale = sex == .f
    return switch self {
    case .wilks: (isFemale ? BodyWeightCurve.wilksF : .wilksM).range
    case .wilks2: (isFemale ? BodyWeightCurve.wilks2F : .wilks2M).range
    case .dots: (isFemale ? BodyWeightCurve.dotsF : .dotsM).range
    case .ipfGL: GoodLift.lightest...(.infinity)
    case .glossbrenner: isFemale ? Glossbrenner.lightestWoman...(.infinity) : Glossbrenner.men
    }
  }

  /// Nothing lifted, or by no one, is 0.
  public func points(of result: MeetResult) -> Double {
    guard result.bodyWeight > 0, result.total > 0 else { return 0 }
    let (weight, isFemale) = (result.bodyWeight, result.sex == .f)
    switch self {
    case .wilks: return result.total * (isFemale ? BodyWeightCurve.wilksF : .wilksM).coefficient(weight)
    case .wilks2: return result.total * (isFemale ? BodyWeightCurve.wilks2F : .wilks2M).coefficient(weight)
    case .dots: return result.total * (isFemale ? BodyWeightCurve.dotsF : .dotsM).coefficient(weight)
    case .glossbrenner: return result.total * Glossbrenner.coefficient(weight, isFemale: isFemale)
    case .ipfGL: return result.total * GoodLift(result).coefficient(weight)
    }
  }
}

/// The values that a score is computed from; weights in kilograms.
public struct MeetResult: Hashable, Sendable {
  public var sex: Sex
  public var bodyWeight: Double
  public var total: Double
  /// Only IPF GL distinguishes these two.
  public var equipment: Equipment
  public var event: Event

  public init(
    sex: Sex, bodyWeight: Double, total: Double, equipment: Equipment = .classic, event: Event = .powerlifting
  ) {
    self.sex = sex
    self.bodyWeight = bodyWeight
    self.total = total
    self.equipment = equipment
    self.event = event
  }

  public enum Equipment: String, CaseIterable, Sendable { case classic, equipped }

  public enum Event: String, CaseIterable, Sendable {
    /// Squat, bench press and deadlift.
    case powerlifting
    case benchPress = "bench_press"
  }
}

/// IPF GL ("Goodlift") points: 100 over A − B · e^(−C · body weight). Coefficients valid from May 2020.
private struct GoodLift {
  static let lightest = 35.0

  private let a, b, c: Double

  init(_ result: MeetResult) {
    (a, b, c) =
      switch (result.sex == .f, result.equipment, result.event) {
      case (false, .classic, .powerlifting): (1199.72839, 1025.18162, 0.009210)
      case (false, .equipped, .powerlifting): (1236.25115, 1449.21864, 0.01644)
      case (true, .classic, .powerlifting): (610.32796, 1045.59282, 0.03048)
      case (true, .equipped, .powerlifting): (758.63878, 949.31382, 0.02435)
      case (false, .classic, .benchPress): (320.98041, 281.40258, 0.01008)
      case (false, .equipped, .benchPress): (381.22073, 733.79378, 0.02398)
      case (true, .classic, .benchPress): (142.40398, 442.52671, 0.04724)
      case (true, .equipped, .benchPress): (221.82209, 357.00377, 0.02937)
      }
  }

  /// The formula is not defined for less than 35 kg: 0.
  func coefficient(_ bodyWeight: Double) -> Double {
    bodyWeight < Self.lightest ? 0 : 100 / (a - b * exp(-c * bodyWeight))
  }
}

/// The mean of the older Schwartz (men) or Malone (women) coefficient and Wilks's, and lines above the body weights
/// that these were made for.
enum Glossbrenner {
  static let men = 40.0...166
  static let lightestWoman = 29.24

  static func coefficient(_ bodyWeight: Double, isFemale: Bool) -> Double {
    if isFemale {
      let other =
        bodyWeight < 106.3
        ? BodyWeightCurve.wilksF.coefficient(bodyWeight)
        : -0.000313738002024 * bodyWeight + 0.852664892884785
      return (malone(bodyWeight) + other) / 2
    }
    let other =
      bodyWeight < 153.05
      ? BodyWeightCurve.wilksM.coefficient(bodyWeight)
      : -0.000821668402557 * bodyWeight + 0.676940740094416
    return (schwartz(bodyWeight) + other) / 2
  }

  static func schwartz(_ bodyWeight: Double) -> Double {
    let x = min(max(bodyWeight, men.lowerBound), men.upperBound)
    switch x {
    case ...126:
      return BodyWeightCurve.horner(
        [
          6.31926, -0.262349, 0.511550e-2, -0.519738e-4, 0.267626e-6, -0.540132e-9, -0.728875e-13,
        ], x)
    case ...136: return 0.5210 - 0.0012 * (x - 125)
    case ...146: return 0.5090 - 0.0011 * (x - 135)
    case ...156: return 0.4980 - 0.0010 * (x - 145)
    default: return 0.4879 - 0.00088185 * (x - 155)
    }
  }

  static func malone(_ bodyWeight: Double) -> Double {
    106.011586323613 * pow(max(bodyWeight, lightestWoman), -1.293027130579051) + 0.322935585328304
  }
}
