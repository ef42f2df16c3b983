/// What activities cost, from the 2024 Adult Compendium of Physical Activities (Herrmann et al., J Sport Health Sci
/// 2024;13:6–12, pacompendium.com): the entries for strength training and conditioning. Edition and code are kept
/// with every estimate, since later editions change the numbers.
public enum Compendium {
  public static let edition = "2024"

  /// Kilocalories for a body weight: 1 MET is 3.5 ml of oxygen a minute and kilogram, and a litre of oxygen gives
  /// 5 kcal. The rule of thumb MET · kg · hours comes out 5 % lower; it is not used here.
  public static func kilocalories(met: Double, kilograms: Double, minutes: Double) -> Double {
    met * 3.5 * kilograms / 200 * minutes
  }

  public enum Activity: String, CaseIterable, Sendable {
    /// Free weights, machines or both, vigorous effort: power lifting, body building.
    case vigorousWeightLifting = "vigorous_weight_lifting"
    /// Squats and deadlifts, slow or explosive.
    case squatsAndDeadlifts = "squats_and_deadlifts"
    /// Several exercises of 8 to 15 reps.
    case weightLifting = "weight_lifting"
    /// Circuits and supersets, little rest.
    case circuit
    case bodyWeight = "body_weight"
    case vigorousBodyWeight = "vigorous_body_weight"
    case vigorousCallisthenics = "vigorous_callisthenics"
    case moderateCallisthenics = "moderate_callisthenics"
    case lightCallisthenics = "light_callisthenics"
    case elliptical
    case stretching

    public var entry: Entry {
      switch self {
      case .vigorousWeightLifting: Entry(code: "02050", met: 6.0)
      case .squatsAndDeadlifts: Entry(code: "02052", met: 5.0)
      case .weightLifting: Entry(code: "02054", met: 3.5)
      case .circuit: Entry(code: "02055", met: 5.8)
      case .bodyWeight: Entry(code: "02056", met: 3.0)
      case .vigorousBodyWeight: Entry(code: "02057", met: 6.5)
      case .vigorousCallisthenics: Entry(code: "02020", met: 7.5)
      case .moderateCallisthenics: Entry(code: "02022", met: 3.8)
      case .lightCallisthenics: Entry(code: "02024", met: 2.8)
      case .elliptical: Entry(code: "02048", met: 5.0)
      case .stretching: Entry(code: "02101", met: 2.3)
      }
    }
  }

  public struct Entry: Hashable, Sendable {
    /// Five digits; the first two are the major heading, 02 conditioning exercise.
    public let code: String
    /// Multiples of the energy spent sitting quietly.
    public let met: Double
  }
}
