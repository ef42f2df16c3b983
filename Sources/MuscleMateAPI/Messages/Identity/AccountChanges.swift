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
  public var id = UUID(high: 0, low: 0)
  public var kind = AccountChangeKind.email
  public var newEmail: String?
  public var reason: String?
  public var state = AccountChangeState.pending
  public var askedBy: UUID?
  public var askedAt = Timestamp(microseconds: 0)
  public var dueAt = Timestamp(microseconds: 0)
  public var confirmedAt: Timestamp?
  public var closedAt: Timestamp?

  public init() {}

  public static let shape = Shape("AccountChange", AccountChange.init) {
    Field("id", \.id)
    Field("kind", \.kind)
    Field("new_email", \.newEmail)
    Field("reason", \.reason)
    Field("state", \.state)
    Field("asked_by", \.askedBy, .note("The admin"))
    Field("asked_at", \.askedAt)
    Field("due_at", \.dueAt)
    Field("confirmed_at", \.confirmedAt, .note("When the new address answered; without that it never counts"))
    Field("closed_at", \.closedAt)
  }
}
