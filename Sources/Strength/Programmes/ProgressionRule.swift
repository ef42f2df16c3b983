/// A rule by which a lift's weight moves: when all these conditions hold, then all these effects follow.
public struct ProgressionRule: Hashable, Sendable {
  /// The conditions.
  public var when = Condition()
  /// The effects.
  public var then = Effect()

  public init() {}

  public init(when: Condition, then: Effect) {
    self.when = when
    self.then = then
  }

  /// Each member that is there must hold; with none the rule always applies to what was trained.
  public struct Condition: Hashable, Sendable {
    /// Whether every set that counts reached its repetitions with its weight.
    public var allSetsHit: Bool?
    /// The sets were missed this many times in a row, this one included.
    public var missesInARow: Int?
    /// The AMRAP set with the greatest load had so many repetitions or more.
    public var amrapRepsAtLeast: Int?
    /// The AMRAP set with the greatest load had so many repetitions or fewer.
    public var amrapRepsAtMost: Int?
    /// The RPE of the hardest set was this or less. Without a logged RPE it does not hold.
    public var rpeAtMost: Double?
    /// The RPE of the hardest set was more than this. Without a logged RPE it does not hold.
    public var rpeOver: Double?
    /// Whether every set with a range of repetitions reached its upper end.
    public var repsAtTop: Bool?

    public init() {}
  }

  /// How the weight of a lift moves; each member that is there takes effect.
  public struct Effect: Hashable, Sendable {
    /// So much is added, in the programme's unit.
    public var addWeight: Amount?
    /// So many percent are added.
    public var addPercent: Percentage?
    /// So many percent are taken off: 10 leaves 90 %.
    public var resetPercent: Percentage?
    /// The weight is what it was this many moves ago.
    public var goBack: Int?
    /// The weight is this percentage of what it was: 95 leaves 95 %.
    public var multiplyPercent: Percentage?
    /// So many repetitions are added to the target.
    public var addReps: Int?
    /// The target is this many repetitions.
    public var setReps: Int?

    public init() {}
  }
}
