public import APISchema
public import Primitives

/// An account that is to be erased.
public struct Erasure: Message {
  /// When it will be erased. Until then the erasure can be cancelled.
  public var dueAt = Timestamp.unset

  public init() {}

  public static let shape: Shape<Self> = Shape("Erasure", Erasure.init) {
    Field("due_at", \.dueAt)
  }
}
