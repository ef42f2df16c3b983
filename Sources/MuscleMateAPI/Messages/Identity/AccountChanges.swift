public import APISchema
public import Primitives

public enum AccountChangeKind: String, WordValue {
  /// Another address.
  case email
  /// Second factors, recovery codes and passkeys go.
  case factors
}

public enum AccountChangeState: String, WordValue {
  case pending, done
  /// The account's holder refused it.
  case vetoed
  /// Replaced, cancelled, never confirmed from the new address, or the mail about it could not be delivered.
  case dropped
}

/// An admin's change of how an account is reached. It waits some days, in which the account's holder may refuse it.
public struct AccountChange: Message {
  public var id = UUID.unset
  /// What is to be changed.
  public var kind = AccountChangeKind.email
  /// The address that is to be the account's.
  public var newEmail: String?
  /// Why the admin asked for it.
  public var reason: String?
  /// Whether it waits, was done, or was refused.
  public var state = AccountChangeState.pending
  /// The admin who asked for it.
  public var askedBy: UUID?
  public var askedAt = Timestamp.unset
  /// When it counts, unless the holder refuses it before.
  public var dueAt = Timestamp.unset
  /// When the new address answered. Without that it never counts.
  public var confirmedAt: Timestamp?
  /// When it was done or refused. Absent: it waits.
  public var closedAt: Timestamp?

  public init() {}

  public static let shape: Shape<Self> = Shape("AccountChange", AccountChange.init) {
    Field("id", \.id)
    Field("kind", \.kind)
    Field("new_email", \.newEmail)
    Field("reason", \.reason)
    Field("state", \.state)
    Field("asked_by", \.askedBy)
    Field("asked_at", \.askedAt)
    Field("due_at", \.dueAt)
    Field("confirmed_at", \.confirmedAt)
    Field("closed_at", \.closedAt)
  }
}
