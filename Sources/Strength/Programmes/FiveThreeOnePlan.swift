/// Jim Wendler's 5/3/1 as data: a lift a session, three weeks that grow heavier by percentages of the training max,
/// a light week, and then a bit more weight (J. Wendler, "5/3/1", 2009; "5/3/1 Forever", 2017).
public struct FiveThreeOnePlan: Hashable, Sendable {
  public var unit = WeightUnit.kg
  public var rounding = ProgrammeRounding()
  public var trainingMaxPercentage = Percentage(90)
  public var waves = Waves.classic
  public var hasDeload = true
  public var hasWarmUps = true
  public var assistance = Assistance.none
  /// The percentage of Boring But Big.
  public var assistancePercentage = Percentage(50)
  public var progression = Progression.resetOnStall
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

  public struct Lift: Hashable, Sendable {
    public var exercise = ""
    /// Lifts of the lower body go up by twice as much.
    public var isLowerBody = false
    public var oneRepMax: Amount?
    public var trainingMax: Amount?
    /// Absent: 2.5 kg or 5 lb, and twice that for the lower body.
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
