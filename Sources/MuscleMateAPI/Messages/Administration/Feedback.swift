public import Primitives

/// The kinds of users' feedback. Reports on graphs have a route of their own (`GraphReport`).
public enum SentFeedbackKind: String, WordValue { case idea, bug, question }

public enum FeedbackKind: String, WordValue { case idea, bug, question, graph }

public enum FeedbackState: String, WordValue {
  case open
  /// It will be done.
  case planned
  case answered, closed
  /// It was merged into another.
  case duplicate
}

/// A user's feedback for the platform.
public struct FeedbackRequest: Message {
  public var kind = SentFeedbackKind.idea
  public var text = ""
  public var appVersion: String?
  public var screen: String?

  public init() {}

  public static let shape = Shape("FeedbackRequest", FeedbackRequest.init) {
    Field("kind", \.kind)
    Field("text", \.text, .length(1...5_000), .format(.notBlank))
    Field("app_version", \.appVersion, .length(1...50), .format(.name))
    Field("screen", \.screen, .length(1...100), .format(.name))
  }
}

/// A user's own feedback to the platform, and its outcome.
public struct OwnFeedback: Message {
  public var id = UUID(high: 0, low: 0)
  public var kind = FeedbackKind.idea
  public var text = ""
  public var appVersion: String?
  public var screen: String?
  public var graph: ReportedGraph?
  public var state = FeedbackState.open
  public var isPublic = false
  public var votes = 0
  public var answer: String?
  public var answeredAt: Timestamp?
  public var duplicateOf: UUID?
  public var createdAt = Timestamp(microseconds: 0)

  public init() {}

  public static let shape = Shape("OwnFeedback", OwnFeedback.init) {
    Field("id", \.id)
    Field("kind", \.kind)
    Field("text", \.text)
    Field("app_version", \.appVersion)
    Field("screen", \.screen)
    Field("graph", \.graph)
    Field("state", \.state)
    Field("is_public", \.isPublic, .note("Everyone may read the idea, without a name, and vote for it"))
    Field("votes", \.votes)
    Field("answer", \.answer)
    Field("answered_at", \.answeredAt)
    Field("duplicate_of", \.duplicateOf)
    Field("created_at", \.createdAt)
  }
}

/// The graph that a report is about, as it was asked for.
public struct ReportedGraph: Message {
  public var graph = ""
  public var measure: String?
  public var formula: String?
  public var bucket: String?
  public var unit: String?
  public var from: CivilDate?
  public var to: CivilDate?

  public init() {}

  public static let shape = Shape("ReportedGraph", ReportedGraph.init) {
    Field("graph", \.graph)
    Field("measure", \.measure)
    Field("formula", \.formula)
    Field("bucket", \.bucket)
    Field("unit", \.unit)
    Field("from", \.from)
    Field("to", \.to)
  }
}

/// An idea that everyone may read, without saying whose it is.
public struct PublicIdea: Message {
  public var id = UUID(high: 0, low: 0)
  public var text = ""
  public var state = FeedbackState.open
  public var votes = 0
  public var isOwn = false
  public var voted = false
  public var answer: String?
  public var createdAt = Timestamp(microseconds: 0)

  public init() {}

  public static let shape = Shape("PublicIdea", PublicIdea.init) {
    Field("id", \.id)
    Field("text", \.text)
    Field("state", \.state)
    Field("votes", \.votes)
    Field("is_own", \.isOwn)
    Field("voted", \.voted, .note("Whether I voted for it"))
    Field("answer", \.answer)
    Field("created_at", \.createdAt)
  }
}

public struct IdeaQuery: PagedQuery {
  public var limit = PageQuery.usualLimit
  public var after: Cursor?
  public var sort = Order.newest

  public enum Order: String, WordValue { case newest, votes }

  public init() {}

  public static let shape = Shape("IdeaQuery", IdeaQuery.init) {
    Field("limit", \.limit, .range(PageQuery.limits), .defaulted)
    Field("after", \.after)
    Field("sort", \.sort, .defaulted, .note("By votes, there is one page only"))
  }
}

// MARK: - Triage

/// A user's feedback to the platform, as admins see it.
public struct TriagedFeedback: Message {
  public var id = UUID(high: 0, low: 0)
  public var kind = FeedbackKind.idea
  public var text = ""
  public var appVersion: String?
  public var screen: String?
  public var graph: ReportedGraph?
  public var state = FeedbackState.open
  public var isPublic = false
  public var votes = 0
  public var answer: String?
  public var answeredAt: Timestamp?
  public var answeredBy: UUID?
  public var duplicateOf: UUID?
  public var duplicates = 0
  public var labels: [String] = []
  public var priority: Int?
  public var assignee: UUID?
  public var notes: String?
  public var author = Person()
  public var createdAt = Timestamp(microseconds: 0)
  public var updatedAt = Timestamp(microseconds: 0)

  public init() {}

  public static let shape = Shape("TriagedFeedback", TriagedFeedback.init) {
    Field("id", \.id)
    Field("kind", \.kind)
    Field("text", \.text)
    Field("app_version", \.appVersion)
    Field("screen", \.screen)
    Field("graph", \.graph)
    Field("state", \.state)
    Field("is_public", \.isPublic)
    Field("votes", \.votes)
    Field("answer", \.answer)
    Field("answered_at", \.answeredAt)
    Field("answered_by", \.answeredBy)
    Field("duplicate_of", \.duplicateOf)
    Field("duplicates", \.duplicates, .note("How many were merged into it"))
    Field("labels", \.labels)
    Field("priority", \.priority)
    Field("assignee", \.assignee)
    Field("notes", \.notes)
    Field("author", \.author)
    Field("created_at", \.createdAt)
    Field("updated_at", \.updatedAt)
  }
}

public struct FeedbackQuery: PagedQuery {
  public var limit = PageQuery.usualLimit
  public var after: Cursor?
  public var state: FeedbackState?
  public var kind: FeedbackKind?
  public var label: String?
  public var assignee: UUID?
  public var q: String?

  public init() {}

  public static let shape = Shape("FeedbackQuery", FeedbackQuery.init) {
    Field("limit", \.limit, .range(PageQuery.limits), .defaulted)
    Field("after", \.after)
    Field("state", \.state)
    Field("kind", \.kind)
    Field("label", \.label, .length(1...50), .format(.name))
    Field("assignee", \.assignee)
    Field("q", \.q, .length(1...200))
  }
}

/// The admins' changes of it; an absent member stays as it is.
public struct FeedbackTriage: Message {
  public var state = Change<FeedbackState>.unchanged
  public var labels = Change<[String]>.unchanged
  public var priority = Change<Int?>.unchanged
  public var assignee = Change<UUID?>.unchanged
  public var notes = Change<String?>.unchanged
  public var isPublic = Change<Bool>.unchanged
  public var duplicateOf = Change<UUID?>.unchanged

  public init() {}

  public static let shape = Shape("FeedbackTriage", FeedbackTriage.init) {
    Field(
      "state", \.state,
      .note("Answering and merging set `answered` and `duplicate`; here they change nothing"))
    Field("labels", \.labels, .count(0...10), .length(1...50), .format(.name), .unique)
    Field("priority", \.priority, .range(1...4), .note("1 is the most pressing"))
    Field("assignee", \.assignee, .note("An admin"))
    Field("notes", \.notes, .length(1...10_000), .format(.freeText), .note("For admins alone"))
    Field("is_public", \.isPublic, .note("Of an idea: everyone may read it, without a name, and vote for it"))
    Field(
      "duplicate_of", \.duplicateOf, .note("Merges it, with its votes, into this one; null takes that back"))
  }.ignoringRest(of: TriagedFeedback.shape)
}

public struct FeedbackAnswer: Message {
  public var text = ""
  public var state = AnsweredState.answered

  public enum AnsweredState: String, WordValue { case planned, answered, closed }

  public init() {}

  public static let shape = Shape("FeedbackAnswer", FeedbackAnswer.init) {
    Field("text", \.text, .length(1...5_000), .format(.notBlank), .note("Mailed to whoever wrote it"))
    Field("state", \.state, .defaulted)
  }
}
