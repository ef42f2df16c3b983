/// The energy of activities, from the 2024 Adult Compendium of Physical Activities (Herrmann et al., J Sport Health Sci
/// 2024;13:6–12, pacompendium.com): the entries for strength training, conditioning and endurance. Edition and code
/// are kept with every estimate, since later editions change the numbers.
public enum Compendium {
  public static let edition = "2024"

  /// Kilocalories for a body weight: 1 MET is 3.5 ml of oxygen a minute and kilogram, and a litre of oxygen gives
  /// 5 kcal. The rule of thumb MET · kg · hours comes out 5 % lower; it is not used here.
  public static func kilocalories(met: Double, kilograms: Double, minutes: Double) -> Double {
    met * 3.5 * kilograms / 200 * minutes
  }

  /// Metres per mile, in which the Compendium gives speeds.
  public static let metersPerMile = 1_609.344

  public struct Entry: Hashable, Sendable {
    /// Five digits; the first two are the major heading: 01 bicycling, 02 conditioning exercise, 12 running,
    /// 17 walking, 18 water activities.
    public let code: String
    /// Multiples of the energy spent sitting quietly.
    public let met: Double
    /// For hard work; the activity's other entry without a speed is for all else.
    public let isVigorous: Bool
    /// The least speed of the entry, in miles per hour; nil: the entry of an unknown speed.
    public let milesPerHour: Double?

    init(_ code: String, _ met: Double, isVigorous: Bool = false, from milesPerHour: Double? = nil) {
      self.code = code
      self.met = met
      self.isVigorous = isVigorous
      self.milesPerHour = milesPerHour
    }
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
    case stretching
    case elliptical
    case stairClimbing = "stair_climbing"
    case jumpRope = "jump_rope"
    case skiErgometer = "ski_ergometer"
    case stationaryCycling = "stationary_cycling"
    case hiking
    case running
    case walking
    /// Walking or running, by the speed.
    case treadmill
    case cycling
    case rowing
    case swimming

    /// The entry for a speed and an effort, as far as the Compendium distinguishes them.
    public func entry(milesPerHour speed: Double? = nil, isVigorous: Bool = false) -> Entry {
      let slower = entries.filter { entry in entry.milesPerHour.map { $0 <= speed ?? -1 } ?? false }
      if let fastest = slower.max(by: { ($0.milesPerHour ?? 0) < ($1.milesPerHour ?? 0) }) { return fastest }
      return entries.first { $0.milesPerHour == nil && $0.isVigorous && isVigorous } ?? entries[0]
    }
  }
}
