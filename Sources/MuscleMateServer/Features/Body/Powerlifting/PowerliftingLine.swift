internal import MuscleMateAPI
internal import Postgres
internal import Primitives
internal import Strength

/// A lift of the profile, with what is the same for all of them beside it.
struct PowerliftingLine: Row {
  static let columns: [PostgresType] =
    [.text, .int8, .text, .numeric, .text, .text, .text] + Max.columns

  let unit: WeightUnit?
  let version: Int64
  let sex: Sex?
  let bodyWeight: ProfileBodyWeight?
  let lift: String
  let max: LiftMax?

  init(_ row: inout RowReader) throws(ColumnFault) {
    unit = WeightUnit(rawValue: try row.next())
    version = try row.next()
    sex = try row.next(String?.self).flatMap(Sex.init)
    let (weight, weightUnit, source) = (
      try row.next(Decimal?.self), try row.next(String?.self), try row.next(String?.self)
    )
    bodyWeight = weight.map { weight in
      var shown = ProfileBodyWeight()
      shown.weight = weight
      shown.unit = weightUnit.flatMap(WeightUnit.init)
      shown.source = source.flatMap(ProfileBodyWeight.Source.init) ?? .entered
      return shown
    }
    lift = try row.next()
    max = try Max?(&row)?.value
  }

  /// A maximum with the set behind it; a row of nulls where there is none.
  private struct Max: Row {
    static let columns: [PostgresType] =
      [.numeric, .text, .text, .numeric, .text, .int4, .numeric, .date, .uuid]

    let value: LiftMax

    init(_ row: inout RowReader) throws(ColumnFault) {
      var max = LiftMax()
      max.weight = try row.next()
      max.unit = WeightUnit(rawValue: try row.next())
      max.source = try row.next(String?.self).flatMap(LiftMax.Source.init) ?? .entered
      var set = LiftMax.EstimatedFrom()
      let weight = try row.next(Decimal?.self)
      set.weight = weight ?? 0
      set.unit = try row.next(String?.self).flatMap(WeightUnit.init) ?? .kg
      set.reps = Int(try row.next(Int32?.self) ?? 0)
      set.rpe = try row.next(Decimal?.self).flatMap { RPE($0) }
      let date = try row.next(CivilDate?.self)
      set.workoutID = try row.next()
      if weight != nil, let date {
        set.date = date
        max.set = set
      }
      value = max
    }
  }
}

extension PowerliftingProfile {
  /// Nil where there are no lines: the lifter can't be seen.
  init?(_ lines: [PowerliftingLine]) {
    guard let first = lines.first else { return nil }
    self.init()
    let maxes = Dictionary(lines.map { ($0.lift, $0.max) }, uniquingKeysWith: { first, _ in first })
    sex = first.sex
    bodyWeight = first.bodyWeight
    squat = maxes["squat"] ?? nil
    benchPress = maxes["bench_press"] ?? nil
    deadlift = maxes["deadlift"] ?? nil
    overheadPress = maxes["overhead_press"] ?? nil
    unit = first.unit ?? .kg
    version = Int(first.version)
    guard let squat, let benchPress, let deadlift else { return }
    let weights = [squat, benchPress, deadlift].compactMap { max in
      max.unit.flatMap { Weight(max.weight, $0) }
    }
    let sum = weights.reduce(.zero, +)
    total = Figure(sum.value(in: unit))
    guard let sex, let bodyWeight, let weighed = bodyWeight.unit.flatMap({ Weight(bodyWeight.weight, $0) })
    else { return }
    let result = MeetResult(sex: sex, bodyWeight: weighed.value(in: .kg), total: sum.value(in: .kg))
    scores = MeetScore.allCases.map { MeetScoreAnswer.Points($0, of: result) }
  }
}
