public import APISchema
public import Primitives
public import Strength

/// "This graph is wrong": which graph, how it was asked for, and what is wrong with it.
public struct GraphReport: Message {
  public var id = UUID.unset
  /// The graph: squat, bench_press, deadlift, body_weight, body_fat, or the id of an exercise.
  public var graph = ""
  /// What the graph showed.
  public var measure: ProgressMeasure?
  public var formula: EstimateFormula?
  public var bucket: Bucket?
  public var unit: WeightUnit?
  /// The first day of the graph. Absent: there was no first one.
  public var from: CivilDate?
  /// The last day of the graph. Absent: there was no last one.
  public var to: CivilDate?
  /// What is wrong with it.
  public var text = ""
  /// What became of the report.
  public var state = FeedbackState.open
  public var answer: String?
  public var answeredAt: Timestamp?
  public var createdAt = Timestamp.unset

  public init() {}

  /// A main lift, body_weight, body_fat, or the identifier of an exercise.
  private static let graphFormat = TextFormat(
    "squat, bench_press, deadlift, body_weight, body_fat or an exercise's identifier",
    pattern:
      "^(squat|bench_press|deadlift|body_weight|body_fat|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"
  ) { text in
    Lift(rawValue: text) != nil || ["body_weight", "body_fat"].contains(text) || UUID(text) != nil
  }

  public static let shape: Shape<Self> = Shape("GraphReport", GraphReport.init) {
    Field("id", \.id, .readOnly)
    Field("graph", \.graph, .format(graphFormat))
    Field("measure", \.measure)
    Field("formula", \.formula)
    Field("bucket", \.bucket)
    Field("unit", \.unit)
    Field("from", \.from)
    Field("to", \.to)
    Field("text", \.text, .length(1...2_000), .format(.notBlank))
    Field("state", \.state, .readOnly)
    Field("answer", \.answer, .readOnly)
    Field("answered_at", \.answeredAt, .readOnly)
    Field("created_at", \.createdAt, .readOnly)
  } check: { report, faults in
    faults.checkOrder(from: report.from, to: report.to)
  }
}
