public import APISchema
public import Primitives

/// Something that a client did: a workout or a comment.
public struct ClientFeedEntry: Message {
  /// The workout's or the comment's.
  public var id = UUID.unset
  /// Whether it is a workout or a comment.
  public var kind = OpenWord.known(Kind.workout)
  /// When the workout was done or the comment written.
  public var at = Timestamp.unset
  /// The client who did it.
  public var lifter = Person()
  /// The workout that was done or commented on.
  public var workoutID = UUID.unset
  /// The workout's name.
  public var workout = ""
  /// The workout's day, where the client was.
  public var localDate = CivilDate.unset
  public var durationSeconds: Int?
  public var exerciseCount: Int?
  /// How many sets were done, without warm-ups.
  public var setCount: Int?
  /// How many records fell in the workout, of those that the coach may see. Absent: they are not shared.
  public var recordCount: Int?
  /// The comment. Absent: it is a workout.
  public var text: String?

  public enum Kind: String, WordValue { case workout, comment }

  public init() {}

  public static let shape: Shape<Self> = Shape("ClientFeedEntry", ClientFeedEntry.init) {
    Field("id", \.id)
    Field("kind", \.kind)
    Field("at", \.at)
    Field("lifter", \.lifter)
    Field("workout_id", \.workoutID)
    Field("workout", \.workout)
    Field("local_date", \.localDate)
    Field("duration_seconds", \.durationSeconds)
    Field("exercise_count", \.exerciseCount)
    Field("set_count", \.setCount)
    Field("record_count", \.recordCount)
    Field("text", \.text)
  }
}
