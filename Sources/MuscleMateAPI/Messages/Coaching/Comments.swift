public import APISchema
public import Primitives

/// A text about a workout, an exercise in it, or a set.
public struct CommentRequest: Message {
  /// What is said.
  public var text = ""
  /// The exercise of the workout that it is about, by its id there. Absent: the whole workout.
  public var exercise: UUID?
  /// The set of that exercise that it is about, by its id. Absent: the whole exercise.
  public var set: UUID?
  /// The comment that it answers, which is about the same.
  public var replyTo: UUID?

  public init() {}

  public static let shape: Shape<Self> = Shape("CommentRequest", CommentRequest.init) {
    Field("text", \.text, .length(1...4_000), .format(.notBlank))
    Field("exercise", \.exercise)
    Field("set", \.set)
    Field("reply_to", \.replyTo)
  } check: { comment, faults in
    if comment.set != nil, comment.exercise == nil, comment.replyTo == nil {
      faults.add("exercise", .missing)
    }
    guard comment.replyTo != nil else { return }
    let nothing = Fault.Kind.invalid("nothing, since an answer is about what the thread is about")
    if comment.exercise != nil { faults.add("exercise", nothing) }
    if comment.set != nil { faults.add("set", nothing) }
  }
}

/// A workout on which others wrote what the caller has not read.
public struct UnreadComments: Message {
  public var workoutID = UUID.unset
  /// The workout's name.
  public var workout = ""
  /// The workout's day, where its lifter was.
  public var localDate = CivilDate.unset
  /// Whose workout it is.
  public var lifter = Person()
  /// How many comments the caller has not read.
  public var unread = 0
  /// When the latest of them was written.
  public var at = Timestamp.unset

  public init() {}

  public static let shape: Shape<Self> = Shape("UnreadComments", UnreadComments.init) {
    Field("workout_id", \.workoutID)
    Field("workout", \.workout)
    Field("local_date", \.localDate)
    Field("lifter", \.lifter)
    Field("unread", \.unread)
    Field("at", \.at)
  }
}

/// The new words of a comment.
public struct CommentWording: Message {
  /// What is said now.
  public var text = ""

  public init() {}

  public static let shape: Shape<Self> = Shape("CommentWording", CommentWording.init) {
    Field("text", \.text, .length(1...4_000), .format(.notBlank))
  }.ignoringRest(of: Comment.shape)
}

/// A comment on a workout, with the answers to it.
public struct Comment: Message {
  public var id = UUID.unset
  /// Who wrote it.
  public var author = Writer()
  public var isMine = false
  /// The exercise of the workout that it is about, by its id there. Absent: it is about the whole workout.
  public var exercise: UUID?
  /// The set of that exercise that it is about, by its id. Absent: it is about the whole exercise.
  public var set: UUID?
  /// What it is about, as it was when the text was written.
  public var about: Subject?
  /// Whether something else is there now than what it was about.
  public var isChanged = false
  /// The comment that it answers. Absent: it answers none.
  public var replyTo: UUID?
  /// The comment. Absent once it was deleted; it stays as long as there are answers to it.
  public var text: String?
  /// When it was written.
  public var createdAt = Timestamp.unset
  public var editedAt: Timestamp?
  public var isDeleted = false
  public var isUnread = false
  public var version = 0
  /// The answers, the earliest first. An answer has none itself.
  public var answers: [Comment] = []

  public init() {}

  public static let shape: Shape<Self> = Shape("Comment", Comment.init) {
    Field("id", \.id)
    Field("author", \.author)
    Field("is_mine", \.isMine)
    Field("exercise", \.exercise)
    Field("set", \.set)
    Field("about", \.about)
    Field("is_changed", \.isChanged)
    Field("reply_to", \.replyTo)
    Field("text", \.text)
    Field("created_at", \.createdAt)
    Field("edited_at", \.editedAt)
    Field("is_deleted", \.isDeleted)
    Field("is_unread", \.isUnread)
    Field("version", \.version)
    Field("answers", \.answers)
  }

  /// An exercise, or a set of it.
  public struct Subject: Message {
    /// The exercise of the workout, by its id there.
    public var exerciseID = UUID.unset
    /// The exercise's name.
    public var name = ""
    /// The set as it was. Absent: it was about the whole exercise.
    public var set: LoggedSet?

    public init() {}

    public static let shape: Shape<Self> = Shape("CommentSubject", Subject.init) {
      Field("exercise_id", \.exerciseID)
      Field("name", \.name)
      Field("set", \.set)
    }
  }
}

/// The writer, and their role. The account may be gone meanwhile: then only the id is left.
public struct Writer: Message {
  public var id = UUID.unset
  /// The username. Absent: the account is gone.
  public var username: String?
  /// The name that others see. Absent: there is none, or the account is gone.
  public var displayName: String?
  /// Whether they wrote as the lifter or as the coach.
  public var side = Side.lifter

  public enum Side: String, WordValue { case lifter, coach }

  public init() {}

  public static let shape: Shape<Self> = Shape("Writer", Writer.init) {
    Field("id", \.id)
    Field("username", \.username)
    Field("display_name", \.displayName)
    Field("side", \.side)
  }
}
