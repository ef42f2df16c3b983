/// A rule by which a lift's weight moves: when all these conditions hold, then all these effects follow.
public struct ProgressionRule: Hashable, Sendable {
  public var when = Condition()
  public var then = Effect()

  public init() {}

  public init(when: Condition, then: Effect) {
    self.when = when
    self.then = then
  }

  /// Each member that is there must hold; with none the rule always applies to what was trained.
  public struct Condition: Hashable, Sendable {
    /// Every set that counts reached its reps with its weight; false: not every one.
    public var allSetsHit: Bool?
    /// Missed this many times in a row, this one included.
    public var missesInARow: Int?
    /// The reps of the AMRAP set with the greatest load.
    public var amrapRepsAtLeast: Int?
    public var amrapRepsAtMost: Int?
    /// The RPE of the hardest set; without a logged RPE neither holds.
    public var rpeAtMost: Double?
    public var rpeOver: Double?
    /// Every set with a range of reps reached its upper end.
    public var repsAtTop: Bool?

    public init() {}
  }

  public struct Effect: Hashable, Sendable {
    public var addWeight: Amount?
    public var addPercent: Percentage?
    /// Taken off: 10 leaves 90 %.
    public var resetPercent: Percentage?
    /// Back to what it was this many moves ago.
    public var goBack: Int?
    /// Times this: 95 leaves 95 %.
    public var multiplyPercent: Percentage?
    public var addReps: Int?
    public var setReps: Int?

    public init() {}
  }
}
