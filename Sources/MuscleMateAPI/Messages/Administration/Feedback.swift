public import APISchema
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
  /// What it is: an idea, a bug or a question.
  public var kind = SentFeedbackKind.idea
  /// What the person has to say.
  public var text = ""
  public var appVersion: String?
  public var screen: String?

  public init() {}

  public static let shape: Shape<Self> = Shape("FeedbackRequest", FeedbackRequest.init) {
    Field("kind", \.kind)
    Field("text", \.text, .length(1...5_000), .format(.notBlank))
    Field("app_version", \.appVersion, .length(1...50), .format(.name))
    Field("screen", \.screen, .length(1...100), .format(.name))
  }
}

/// A user's own feedback to the platform, and its outcome.
public struct OwnFeedback: Message {
  public var id = UUID.unset
  /// What it is: an idea, a bug or a question.
  public var kind = FeedbackKind.idea
  /// What the person said.
  public var text = ""
  public var appVersion: String?
  public var screen: String?
  public var graph: ReportedGraph?
  /// What became of it.
  public var state = FeedbackState.open
  /// Whether everyone may read the idea, without a name, and vote for it.
  public var isPublic = false
  public var votes = 0
  public var answer: String?
  public var answeredAt: Timestamp?
  /// The feedback that it was merged into.
  public var duplicateOf: UUID?
  public var createdAt = Timestamp.unset

  public init() {}

  public static let shape: Shape<Self> = Shape("OwnFeedback", OwnFeedback.init) {
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
    Field("duplicate_of", \.duplicateOf)
    Field("created_at", \.createdAt)
  }
}

/// The graph that a report is about, as it was asked for.
public struct ReportedGraph: Message {
  /// Which graph: a main lift, body_weight, body_fat, or the id of an exercise.
  public var graph = ""
  /// What the graph showed.
  public var measure: String?
  public var formula: String?
  public var bucket: String?
  public var unit: String?
  /// The first day of the graph. Absent: there was no first one.
  public var from: CivilDate?
  /// The last day of the graph. Absent: there was no last one.
  public var to: CivilDate?

  public init() {}

  public static let shape: Shape<Self> = Shape("ReportedGraph", ReportedGraph.init) {
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
  public var id = UUID.unset
  /// The idea as it was written.
  public var text = ""
  /// What became of it.
  public var state = FeedbackState.open
  public var votes = 0
  /// Whether the caller wrote it.
  public var isOwn = false
  /// Whether the caller voted for it.
  public var voted = false
  public var answer: String?
  public var createdAt = Timestamp.unset

  public init() {}

  public static let shape: Shape<Self> = Shape("PublicIdea", PublicIdea.init) {
    Field("id", \.id)
    Field("text", \.text)
    Field("state", \.state)
    Field("votes", \.votes)
    Field("is_own", \.isOwn)
    Field("voted", \.voted)
    Field("answer", \.answer)
    Field("created_at", \.createdAt)
  }
}

/// The wanted ideas, and their order.
public struct IdeaQuery: PagedQuery {
  public var limit = PageQuery.usualLimit
  public var after: Cursor?
  /// The order. By votes, there is one page only. Absent: the newest first.
  public var sort = Order.newest

  public enum Order: String, WordValue { case newest, votes }

  public init() {}

  public static let shape: Shape<Self> = Shape("IdeaQuery", IdeaQuery.init) {
    Field("limit", \.limit, .range(PageQuery.limits), .defaulted)
    Field("after", \.after)
    Field("sort", \.sort, .defaulted)
  }
}

// MARK: - Triage

/// A user's feedback to the platform, as admins see it.
public struct TriagedFeedback: Message {
  public var id = UUID.unset
  /// What it is: an idea, a bug or a question.
  public var kind = FeedbackKind.idea
  /// What the person said.
  public var text = ""
  public var appVersion: String?
  public var screen: String?
  public var graph: ReportedGraph?
  /// What became of it.
  public var state = FeedbackState.open
  /// Whether everyone may read the idea, without a name, and vote for it.
  public var isPublic = false
  public var votes = 0
  public var answer: String?
  public var answeredAt: Timestamp?
  /// The admin who answered it.
  public var answeredBy: UUID?
  /// The feedback that it was merged into.
  public var duplicateOf: UUID?
  /// How many others were merged into it.
  public var duplicates = 0
  /// The admins' labels.
  public var labels: [String] = []
  /// How pressing it is: 1 is the most. Absent: no admin has said.
  public var priority: Int?
  /// The admin who looks after it. Absent: nobody does.
  public var assignee: UUID?
  /// The admins' own notes, which the person does not see.
  public var notes: String?
  /// The person who wrote it.
  public var author = Person()
  public var createdAt = Timestamp.unset
  public var updatedAt = Timestamp.unset

  public init() {}

  public static let shape: Shape<Self> = Shape("TriagedFeedback", TriagedFeedback.init) {
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
    Field("duplicates", \.duplicates)
    Field("labels", \.labels)
    Field("priority", \.priority)
    Field("assignee", \.assignee)
    Field("notes", \.notes)
    Field("author", \.author)
    Field("created_at", \.createdAt)
    Field("updated_at", \.updatedAt)
  }
}

/// The wanted feedback, the newest first.
public struct FeedbackQuery: PagedQuery {
  public var limit = PageQuery.usualLimit
  public var after: Cursor?
  /// Only feedback in this state.
  public var state: FeedbackState?
  /// Only feedback of this kind.
  public var kind: FeedbackKind?
  /// Only feedback with this label.
  public var label: String?
  /// Only feedback that this admin looks after.
  public var assignee: UUID?
  /// Only feedback whose text has this in it.
  public var q: String?

  public init() {}

  public static let shape: Shape<Self> = Shape("FeedbackQuery", FeedbackQuery.init) {
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
  /// What becomes of it. Answering and merging set `answered` and `duplicate`; here they change nothing.
  public var state = Change<FeedbackState>.unchanged
  /// The admins' labels. They replace those before.
  public var labels = Change<[String]>.unchanged
  /// How pressing it is, from 1, the most pressing, to 4. Null removes it.
  public var priority = Change<Int?>.unchanged
  /// The admin who looks after it. Null: nobody.
  public var assignee = Change<UUID?>.unchanged
  /// Notes for admins alone. Null removes them.
  public var notes = Change<String?>.unchanged
  /// Of an idea: whether everyone may read it, without a name, and vote for it.
  public var isPublic = Change<Bool>.unchanged
  /// The feedback that it is merged into, with its votes. Null undoes the merge.
  public var duplicateOf = Change<UUID?>.unchanged

  public init() {}

  public static let shape: Shape<Self> = Shape("FeedbackTriage", FeedbackTriage.init) {
    Field("state", \.state)
    Field("labels", \.labels, .count(0...10), .length(1...50), .format(.name), .unique)
    Field("priority", \.priority, .range(1...4))
    Field("assignee", \.assignee)
    Field("notes", \.notes, .length(1...10_000), .format(.freeText))
    Field("is_public", \.isPublic)
    Field("duplicate_of", \.duplicateOf)
  }.ignoringRest(of: TriagedFeedback.shape)
}

/// An admin's answer to feedback.
public struct FeedbackAnswer: Message {
  /// The answer. It is mailed to the author of the feedback.
  public var text = ""
  /// What became of the feedback. Absent: it is answered.
  public var state = AnsweredState.answered

  public enum AnsweredState: String, WordValue { case planned, answered, closed }

  public init() {}

  public static let shape: Shape<Self> = Shape("FeedbackAnswer", FeedbackAnswer.init) {
    Field("text", \.text, .length(1...5_000), .format(.notBlank))
    Field("state", \.state, .defaulted)
  }
}
