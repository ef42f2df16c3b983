public import APISchema
public import Primitives

/// What a share link shows.
public enum SharedLinkKind: String, WordValue { case workout, template, record, goal, graph }

/// A link that shows a snapshot of one's training to everyone who has it.
public struct SharedLink: Message {
  public var id = UUID.unset
  /// The address. It is shown once, when the link is made: only the hash of its token is stored.
  public var link: String?
  /// What is shown.
  public var kind = SharedLinkKind.workout
  /// The workout, template, record or goal. Absent: it is a graph.
  public var subjectID: UUID?
  /// The graph. Absent: it is something else.
  public var graph: SharedGraph?
  /// What is left out. Absent in a request: nothing.
  public var hide: [HiddenDetail] = []
  /// What is shown besides. Absent in a request: nothing of it.
  public var show: [PrivateDetail] = []
  /// The colours of the preview picture. Absent: the profile's theme, where it is `system` the day's.
  public var theme: PictureTheme?
  /// The title of the page.
  public var name = ""
  /// Whether it can be opened.
  public var state = State.open
  /// How often the page was opened. Programs that only fetch a preview are not counted, if they say what they are.
  public var opens = 0
  public var createdAt = Timestamp.unset
  /// Since when it shows what it shows.
  public var refreshedAt = Timestamp.unset
  /// When it ends: at most in 365 days. Absent in a request: in 30 days.
  public var expiresAt: Timestamp?

  public enum State: String, WordValue { case open, expired, withdrawn }

  public init() {}

  public static let shape: Shape<Self> = Shape("SharedLink", SharedLink.init) {
    Field("id", \.id, .readOnly)
    Field("link", \.link, .readOnly)
    Field("kind", \.kind)
    Field("subject_id", \.subjectID)
    Field("graph", \.graph)
    Field("hide", \.hide, .unique, .defaulted)
    Field("show", \.show, .unique, .defaulted)
    Field("theme", \.theme)
    Field("name", \.name, .readOnly)
    Field("state", \.state, .readOnly)
    Field("opens", \.opens, .readOnly)
    Field("created_at", \.createdAt, .readOnly)
    Field("refreshed_at", \.refreshedAt, .readOnly)
    Field("expires_at", \.expiresAt)
  } check: { link, faults in
    if link.kind == .graph {
      if link.graph == nil { faults.add("graph", .missing) }
      if link.subjectID != nil {
        faults.add("subject_id", .invalid("`graph` for a graph, `subject_id` for everything else"))
      }
    } else {
      if link.subjectID == nil { faults.add("subject_id", .missing) }
      if link.graph != nil {
        faults.add("graph", .invalid("`graph` for a graph, `subject_id` for everything else"))
      }
    }
  }
}

/// A graph that a link shows.
public struct SharedGraph: Message {
  /// What it is of: squat, bench_press, deadlift, an exercise id, body_weight or body_fat.
  public var of = ""
  public var graph = ProgressQuery()
  /// Where the axis begins. Absent: as the profile says.
  public var scale: GraphScale?

  public init() {}

  public static let shape: Shape<Self> = Shape("SharedGraph", SharedGraph.init) {
    Field("of", \.of, .length(1...40))
    ProgressQuery.shape.fields.map { $0.within(\.graph) }
    Field("scale", \.scale)
  } check: { shared, faults in
    faults.checkOrder(from: shared.graph.from, to: shared.graph.to)
    guard shared.body == nil, shared.lift == nil, UUID(shared.of) == nil else { return }
    faults.add(
      "of", .invalid("a main lift, an exercise's id, body_weight or body_fat"))
  }

  /// Body weight or body fat, where it is of one.
  public var body: MeasurementKind? {
    MeasurementKind(rawValue: of).flatMap { [.bodyWeight, .bodyFat].contains($0) ? $0 : nil }
  }

  public var lift: Lift? { Lift(rawValue: of) }
}
