public import APISchema
public import Primitives

/// The things beside workouts that can be deleted and restored; workouts have a list of their own.
public enum DeletedKind: String, WordValue { case template, goal, measurement, exercise }

/// The wanted things that were deleted, the newest first.
public struct DeletedQuery: PagedQuery {
  /// Only things of this kind.
  public var kind: DeletedKind?
  public var limit = PageQuery.usualLimit
  public var after: Cursor?

  public init() {}

  public static let shape: Shape<Self> = Shape("DeletedQuery", DeletedQuery.init) {
    Field("kind", \.kind)
    Field("limit", \.limit, .range(PageQuery.limits), .defaulted)
    Field("after", \.after)
  }
}

/// Something that was deleted and can still be restored.
public struct DeletedThing: Message {
  /// What it is.
  public var kind = DeletedKind.template
  public var id = UUID.unset
  /// The name. Of what has none: what it is.
  public var name = ""
  public var deletedAt = Timestamp.unset
  /// From then on it can't be restored.
  public var keptUntil = Timestamp.unset

  public init() {}

  public static let shape: Shape<Self> = Shape("DeletedThing", DeletedThing.init) {
    Field("kind", \.kind)
    Field("id", \.id)
    Field("name", \.name)
    Field("deleted_at", \.deletedAt)
    Field("kept_until", \.keptUntil)
  }
}

/// The place where it is again.
public struct RestoredThing: Message {
  /// What it is.
  public var kind = DeletedKind.template
  public var id = UUID.unset
  /// The path of the thing, from which it can be read again.
  public var path = ""

  public init() {}

  public init(_ kind: DeletedKind, _ id: UUID) {
    self.kind = kind
    self.id = id
    path =
      switch kind {
      case .template: "/v1/templates/\(id)"
      case .goal: "/v1/goals/\(id)"
      case .measurement: "/v1/lifters/me/measurements/\(id)"
      case .exercise: "/v1/lifters/me/exercises/\(id)"
      }
  }

  public static let shape: Shape<Self> = Shape("RestoredThing", RestoredThing.init) {
    Field("kind", \.kind)
    Field("id", \.id)
    Field("path", \.path)
  }
}
