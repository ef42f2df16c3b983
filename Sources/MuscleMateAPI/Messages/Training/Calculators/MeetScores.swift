public import Primitives
public import Strength

/// A total, or the lifts that make it, with what the formulas make of it. All weights in one unit.
public struct MeetScoreRequest: Message {
  public var sex = Sex.mx
  public var unit = WeightUnit.kg
  public var bodyWeight = Decimal(0)
  public var squat: Decimal?
  public var benchPress: Decimal?
  public var deadlift: Decimal?
  public var total: Decimal?
  public var equipment = MeetResult.Equipment.classic
  public var event = MeetResult.Event.powerlifting
  public var age: Int?

  public init() {}

  public static let shape = Shape("MeetScoreRequest", MeetScoreRequest.init) {
    Field("sex", \.sex)
    Field("unit", \.unit, .defaulted)
    Field("body_weight", \.bodyWeight, .range(0...2_200))
    Field("squat", \.squat, .range(0...10_000))
    Field("bench_press", \.benchPress, .range(0...10_000))
    Field("deadlift", \.deadlift, .range(0...10_000))
    Field("total", \.total, .range(0...10_000), .note("Instead of the single lifts"))
    Field("equipment", \.equipment, .defaulted)
    Field("event", \.event, .defaulted, .note("Of bench_press only that lift counts"))
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
  public var total = Figure()
  public var scores: [Points] = []
  /// Absent without an age, and for ages that no table has.
  public var age: AgeAdjustment?

  public init() {}

  public static let shape = Shape("MeetScoreAnswer", MeetScoreAnswer.init) {
    Field("unit", \.unit)
    Field("total", \.total)
    Field("scores", \.scores)
    Field("age", \.age)
  }

  public struct Points: Message {
    public var formula = MeetScore.wilks
    public var version = ""
    public var points = Figure()
    /// Times the factor for the age.
    public var ageAdjusted: Figure?
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

    public static let shape = Shape("MeetPoints", Points.init) {
      Field("formula", \.formula)
      Field("version", \.version)
      Field("points", \.points)
      Field("age_adjusted", \.ageAdjusted)
      Field(
        "out_of_range", \.outOfRange,
        .note(
          """
          The formula is not made for this body weight: the nearest that it is made for counts, for IPF GL no points
          """))
    }
  }

  public struct AgeAdjustment: Message {
    public var years = 0
    public var factor = 1.0
    public var version = AgeFactor.version

    public init() {}

    public static let shape = Shape("AgeAdjustment", AgeAdjustment.init) {
      Field("years", \.years)
      Field("factor", \.factor)
      Field("version", \.version)
    }
  }
}
