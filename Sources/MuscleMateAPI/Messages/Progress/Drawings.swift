public import APISchema
public import Primitives
public import Strength

/// The file format of a drawing.
public enum DrawingFormat: String, WordValue { case svg }

/// The room on a page that a drawing is made for: from so many pixels on. Its text is 12 pixels high in each.
public enum DrawingWidth: String, WordValue {
  case narrow = "360"
  case medium = "720"
  case wide = "1080"
}

/// A graph of a lift as a drawing. It has at most 180 points: where there would be more, each is of a week, or of a month.
public struct ProgressDrawingQuery: Message {
  public var from: CivilDate?
  public var to: CivilDate?
  /// What the graph shows. Absent: the estimated one-rep maximum.
  public var measure = ProgressMeasure.e1rm
  /// The unit of the values. Absent: the profile's.
  public var unit: WeightUnit?
  /// By which formula the maximum is estimated. Absent: Epley's.
  public var formula = EstimateFormula.epley
  /// How much a point covers at least. Absent: a day.
  public var bucket = Bucket.day
  /// The file format. Absent: SVG.
  public var format = DrawingFormat.svg
  /// For how many pixels it is drawn. Absent: 720.
  public var width = DrawingWidth.medium
  /// Where the axis begins. Absent: just below the lowest value.
  public var scale = GraphScale.fitted
  /// A value at which a dotted line is drawn, in the unit of the graph.
  public var goal: Decimal?
  /// The day until which the goal is to be reached.
  public var goalBy: CivilDate?

  public init() {}

  /// The question for its data.
  public var data: ProgressQuery {
    var query = ProgressQuery()
    (query.from, query.to) = (from, to)
    (query.measure, query.unit, query.formula, query.bucket) = (measure, unit, formula, bucket)
    return query
  }

  public static let shape: Shape<Self> = Shape("ProgressDrawingQuery", ProgressDrawingQuery.init) {
    Field("from", \.from)
    Field("to", \.to)
    Field("measure", \.measure, .defaulted)
    Field("unit", \.unit)
    Field("formula", \.formula, .defaulted)
    Field("bucket", \.bucket, .defaulted)
    Field("format", \.format, .defaulted)
    Field("width", \.width, .defaulted)
    Field("scale", \.scale, .defaulted)
    Field("goal", \.goal, .range(0...1_000_000))
    Field("goal_by", \.goalBy)
  } check: { query, faults in
    faults.checkOrder(from: query.from, to: query.to)
  }
}

/// A graph of the body as a drawing, of at most 180 points.
public struct BodyDrawingQuery: Message {
  public var from: CivilDate?
  public var to: CivilDate?
  /// The unit of a body weight. Absent: the profile's.
  public var unit: WeightUnit?
  /// How much a point covers at least. Absent: a day.
  public var bucket = Bucket.day
  /// The file format. Absent: SVG.
  public var format = DrawingFormat.svg
  /// For how many pixels it is drawn. Absent: 720.
  public var width = DrawingWidth.medium
  /// Where the axis begins. Absent: just below the lowest value.
  public var scale = GraphScale.fitted
  /// A value at which a dotted line is drawn, in the unit of the graph.
  public var goal: Decimal?
  /// The day until which the goal is to be reached.
  public var goalBy: CivilDate?

  public init() {}

  /// The question for its data.
  public var data: BodyProgressQuery {
    var query = BodyProgressQuery()
    (query.from, query.to, query.unit, query.bucket) = (from, to, unit, bucket)
    return query
  }

  public static let shape: Shape<Self> = Shape("BodyDrawingQuery", BodyDrawingQuery.init) {
    Field("from", \.from)
    Field("to", \.to)
    Field("unit", \.unit)
    Field("bucket", \.bucket, .defaulted)
    Field("format", \.format, .defaulted)
    Field("width", \.width, .defaulted)
    Field("scale", \.scale, .defaulted)
    Field("goal", \.goal, .range(0...1_000_000))
    Field("goal_by", \.goalBy)
  } check: { query, faults in
    faults.checkOrder(from: query.from, to: query.to)
  }
}

/// The sum of a week that a drawing shows.
public enum SummaryMeasure: String, WordValue {
  /// The time of all workouts.
  case time
  /// The energy of all workouts whose energy is known.
  case energy
  /// Weight times repetitions.
  case volume
}

/// The sums of weeks as a drawing.
public struct SummaryDrawingQuery: Message {
  /// Any day of the last week. Absent: the lifter's today.
  public var week: CivilDate?
  /// How many weeks, the last included. Absent: 12.
  public var weeks = 12
  /// The unit of the volume. Absent: the profile's.
  public var unit: WeightUnit?
  /// What the bars show. Absent: the time.
  public var measure = SummaryMeasure.time
  /// The file format. Absent: SVG.
  public var format = DrawingFormat.svg
  /// For how many pixels it is drawn. Absent: 720.
  public var width = DrawingWidth.medium

  public init() {}

  /// The question for its data.
  public var data: SummaryQuery {
    var query = SummaryQuery()
    (query.week, query.weeks, query.unit) = (week, weeks, unit)
    return query
  }

  public static let shape: Shape<Self> = Shape("SummaryDrawingQuery", SummaryDrawingQuery.init) {
    Field("week", \.week)
    Field("weeks", \.weeks, .range(1...53), .defaulted)
    Field("unit", \.unit)
    Field("measure", \.measure, .defaulted)
    Field("format", \.format, .defaulted)
    Field("width", \.width, .defaulted)
  }
}

/// The sets for each group of muscles as a drawing: a week's mean of the wanted days.
public struct MuscleDrawingQuery: Message {
  /// The first day. Absent with to: the lifter's last four weeks.
  public var from: CivilDate?
  /// The last day. Absent with from: the lifter's last four weeks.
  public var to: CivilDate?
  /// The file format. Absent: SVG.
  public var format = DrawingFormat.svg
  /// For how many pixels it is drawn. Absent: 720.
  public var width = DrawingWidth.medium

  public init() {}

  /// The question for its data.
  public var data: MuscleQuery {
    var query = MuscleQuery()
    (query.from, query.to) = (from, to)
    return query
  }

  public static let shape: Shape<Self> = Shape("MuscleDrawingQuery", MuscleDrawingQuery.init) {
    Field("from", \.from)
    Field("to", \.to)
    Field("format", \.format, .defaulted)
    Field("width", \.width, .defaulted)
  } check: { query, faults in
    query.data.checkSpan(into: &faults)
  }
}
