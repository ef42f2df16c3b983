public import APISchema
public import Primitives
public import Strength

/// A total, or the lifts that make it, with what the formulas make of it. All weights in one unit.
public struct MeetScoreRequest: Message {
  public var sex = Sex.mx
  /// The unit of the weights. Absent: kilograms.
  public var unit = WeightUnit.kg
  public var bodyWeight = Decimal(0)
  /// The weight of the best squat; 0 where no attempt was good, which leaves no total.
  public var squat: Decimal?
  /// The weight of the best bench press; 0 where no attempt was good, which leaves no total.
  public var benchPress: Decimal?
  /// The weight of the best deadlift; 0 where no attempt was good, which leaves no total.
  public var deadlift: Decimal?
  /// The total, instead of the single lifts.
  public var total: Decimal?
  /// What is worn: classic, or with supportive equipment. Absent: classic.
  public var equipment = MeetResult.Equipment.classic
  /// What the total is of. bench_press: only that lift counts. Absent: powerlifting.
  public var event = MeetResult.Event.powerlifting
  /// The age in full years. Absent: the points are not adjusted for it.
  public var age: Int?

  public init() {}

  public static let shape: Shape<Self> = Shape("MeetScoreRequest", MeetScoreRequest.init) {
    Field("sex", \.sex)
    Field("unit", \.unit, .defaulted)
    Field("body_weight", \.bodyWeight, .range(0...2_200))
    Field("squat", \.squat, .range(0...10_000))
    Field("bench_press", \.benchPress, .range(0...10_000))
    Field("deadlift", \.deadlift, .range(0...10_000))
    Field("total", \.total, .range(0...10_000))
    Field("equipment", \.equipment, .defaulted)
    Field("event", \.event, .defaulted)
    Field("age", \.age, .range(0...120))
  } check: { request, faults in
    let lifts = [
      ("squat", request.squat), ("bench_press", request.benchPress), ("deadlift", request.deadlift),
    ]
    for (name, lift) in lifts {
      let counts = request.event == .powerlifting || name == "bench_press"
      if request.total == nil, lift == nil, counts { faults.add(name, .needed) }
      if request.total != nil, lift != nil { faults.add(name, .invalid("a total or single lifts")) }
    }
  }
}

/// Points by every formula.
public struct MeetScoreAnswer: Message {
  public var unit = WeightUnit.kg
  /// The total of the lifts.
  public var total = Figure()
  /// The points by each formula.
  public var scores: [Points] = []
  /// The adjustment for the age. Absent without an age, and for ages that no table has.
  public var age: AgeAdjustment?

  public init() {}

  public static let shape: Shape<Self> = Shape("MeetScoreAnswer", MeetScoreAnswer.init) {
    Field("unit", \.unit)
    Field("total", \.total)
    Field("scores", \.scores)
    Field("age", \.age)
  }

  /// Points by one formula.
  public struct Points: Message {
    public var formula = MeetScore.wilks
    /// The edition of the formula.
    public var version = ""
    /// The points.
    public var points = Figure()
    /// The points times the factor for the age.
    public var ageAdjusted: Figure?
    /// Whether the formula is not made for this body weight: the nearest that it is made for counts, for IPF GL no
    /// points.
    public var outOfRange = false

    public init() {}

    public init(_ formula: MeetScore, of result: MeetResult, ageFactor: Double? = nil) {
      let points = formula.points(of: result)
      self.formula = formula
      version = formula.version
      outOfRange = !formula.bodyWeights(of: result.sex).contains(result.bodyWeight)
      self.points = Figure(points)
      ageAdjusted = ageFactor.map { Figure(points * $0) }
    }

    public static let shape: Shape<Self> = Shape("MeetPoints", Points.init) {
      Field("formula", \.formula)
      Field("version", \.version)
      Field("points", \.points)
      Field("age_adjusted", \.ageAdjusted)
      Field("out_of_range", \.outOfRange)
    }
  }

  /// The adjustment of points for an age.
  public struct AgeAdjustment: Message {
    /// The age in full years.
    public var years = 0
    /// The number that the points are multiplied by.
    public var factor = 1.0
    /// The edition of the table.
    public var version = AgeFactor.version

    public init() {}

    public static let shape: Shape<Self> = Shape("AgeAdjustment", AgeAdjustment.init) {
      Field("years", \.years)
      Field("factor", \.factor)
      Field("version", \.version)
    }
  }
}
