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

/// A change of how an account is reached. An admin's waits some days, in which the account's holder may refuse it. The
/// holder's own change of address takes effect when the new address answers.
public struct AccountChange: Message {
  public var id = UUID.unset
  /// What is to be changed.
  public var kind = AccountChangeKind.email
  /// The address that is to be the account's.
  public var newEmail: String?
  /// Why an admin asked for it.
  public var reason: String?
  /// Whether it waits, was done, or was refused.
  public var state = AccountChangeState.pending
  /// The admin who asked for it, or the account itself.
  public var askedBy: UUID?
  public var askedAt = Timestamp.unset
  /// When it takes effect, unless the holder refuses it before. Of the holder's own: when the link to the new address
  /// expires.
  public var dueAt = Timestamp.unset
  /// When the new address answered. Without that it never takes effect.
  public var confirmedAt: Timestamp?
  /// When it was done, refused or dropped. Absent: it waits.
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
