/// Jim Wendler's 5/3/1 as data: a lift a session, three weeks that grow heavier by percentages of the training max,
/// a light week, and then a bit more weight (J. Wendler, "5/3/1", 2009; "5/3/1 Forever", 2017).
public struct FiveThreeOnePlan: Hashable, Sendable {
  public var unit = WeightUnit.kg
  /// How loads are rounded.
  public var rounding = ProgrammeRounding()
  /// The part of the one-rep maximum that the training max is, in percent. Absent: 90.
  public var trainingMaxPercentage = Percentage(90)
  /// Which percentages the three weeks have. Absent: the classic ones.
  public var waves = Waves.classic
  /// Whether a light week follows. Absent: true.
  public var hasDeload = true
  /// Whether warm-up sets come first. Absent: true.
  public var hasWarmUps = true
  /// What follows the main sets. Absent: nothing.
  public var assistance = Assistance.none
  /// The percentage of the training max for Boring But Big. Absent: 50.
  public var assistancePercentage = Percentage(50)
  /// How the weights move after a cycle.
  public var progression = Progression.resetOnStall
  /// The lifts, one for each session of a week. Absent: the usual four.
  public var lifts = Lift.usual

  public init() {}

  /// The percentages of the three working sets, week by week.
  public enum Waves: String, CaseIterable, Sendable {
    case classic
    /// A heavier first wave.
    case heavy

    var percentages: [[Int]] {
      switch self {
      case .classic: [[65, 75, 85], [70, 80, 90], [75, 85, 95]]
      case .heavy: [[75, 80, 85], [80, 85, 90], [75, 85, 95]]
      }
    }
  }

  public enum Assistance: String, CaseIterable, Sendable {
    case none
    /// Five sets of ten.
    case boringButBig = "boring_but_big"
    /// Five sets of five at the first working set's percentage, or at the second's.
    case firstSetLast = "first_set_last"
    case secondSetLast = "second_set_last"
  }

  public enum Progression: String, CaseIterable, Sendable {
    /// More after a cycle that was hit; a tenth less after one that was not.
    case resetOnStall = "reset_on_stall"
    /// More after a cycle that was hit; else back to the training max of three cycles ago.
    case threeCyclesBack = "three_cycles_back"
    /// By the reps of the heaviest AMRAP set: five or more add, three or four hold, fewer take a tenth off.
    case byAMRAPReps = "by_amrap_reps"
  }

  /// A lift of 5/3/1, and what it starts from.
  public struct Lift: Hashable, Sendable {
    /// The exercise's name, as in the log.
    public var exercise = ""
    /// Whether it is a lift of the lower body, which goes up by twice as much. Absent in a request: as the squat and the
    /// deadlift are.
    public var isLowerBody: Bool?
    /// The one-rep maximum, known or estimated. Absent: the profile's, or the log's.
    public var oneRepMax: Amount?
    /// The training max itself, instead of a one-rep maximum.
    public var trainingMax: Amount?
    /// How much is added after a cycle. Absent: 2.5 kg or 5 lb, twice for the lower body.
    public var increment: Amount?

    public init() {}

    public init(_ exercise: String, isLowerBody: Bool) {
      self.exercise = exercise
      self.isLowerBody = isLowerBody
    }

    public static let usual = [
      Lift("Squat", isLowerBody: true), Lift("Bench Press", isLowerBody: false),
      Lift("Deadlift", isLowerBody: true), Lift("Overhead Press", isLowerBody: false),
    ]
  }
}
