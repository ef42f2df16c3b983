public import APISchema
public import Primitives

/// A workout that was deleted and can still be restored.
public struct DeletedWorkout: Message {
  public var id = UUID.unset
  public var name = ""
  public var performedAt = Timestamp.unset
  public var timeZone = ""
  public var localDate = CivilDate.unset
  public var exerciseCount = 0
  /// How many sets were done, without warm-ups.
  public var setCount = 0
  public var deletedAt = Timestamp.unset
  /// From then on it can't be restored.
  public var keptUntil = Timestamp.unset

  public init() {}

  public static let shape: Shape<Self> = Shape("DeletedWorkout", DeletedWorkout.init) {
    Field("id", \.id)
    Field("name", \.name)
    Field("performed_at", \.performedAt)
    Field("time_zone", \.timeZone)
    Field("local_date", \.localDate)
    Field("exercise_count", \.exerciseCount)
    Field("set_count", \.setCount)
    Field("deleted_at", \.deletedAt)
    Field("kept_until", \.keptUntil)
  }
}
