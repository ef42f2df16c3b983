public import APISchema
public import Primitives

/// How a coach invites a lifter.
public struct InviteRequest: Message {
  /// A username, or an address, which need not have an account.
  public var lifter = ""
  /// What the lifter reads about it.
  public var message: String?
  /// The scopes that the coach asks for; the lifter decides.
  public var scopes: [Scope] = []
  /// A team of the coach's, with which the lifter is to share. Absent: with the coach alone.
  public var teamID: UUID?

  public init() {}

  public static let shape: Shape<Self> = Shape("InviteRequest", InviteRequest.init) {
    Field("lifter", \.lifter, .format(.usernameOrAddress), .trimmed)
    Field("message", \.message, .length(0...1_000), .format(.freeText))
    Field("scopes", \.scopes, .unique, .count(0...Scope.allCases.count))
    Field("team_id", \.teamID)
  }
}

/// An invitation, as the coach who sent it and the lifter who received it see it.
public struct Invite: Message {
  public var id = UUID.unset
  /// Who invites.
  public var coach = Person()
  /// The username or address that the coach invited.
  public var lifter = ""
  /// What the coach wrote.
  public var message: String?
  /// The scopes that the coach asks for; the lifter decides.
  public var scopes: [Scope] = []
  /// What became of it.
  public var state = State.open
  public var createdAt = Timestamp.unset
  /// When it ends unless it is accepted before.
  public var expiresAt = Timestamp.unset
  /// The team to share with. Absent: with the coach alone.
  public var team: TeamName?

  public enum State: String, WordValue { case open, accepted, declined, withdrawn, expired }

  public init() {}

  public static let shape: Shape<Self> = Shape("Invite", Invite.init) {
    Field("id", \.id)
    Field("coach", \.coach)
    Field("lifter", \.lifter)
    Field("message", \.message)
    Field("scopes", \.scopes)
    Field("state", \.state)
    Field("created_at", \.createdAt)
    Field("expires_at", \.expiresAt)
    Field("team", \.team)
  }
}

extension TextFormat {
  public static let usernameOrAddress = TextFormat(
    "username or email address", pattern: "^(\(inner(username))|\(inner(email)))$"
  ) { username.accepts($0) || email.accepts($0) }

  /// The pattern between its ends.
  private static func inner(_ format: TextFormat) -> Substring { format.pattern.dropFirst().dropLast() }
}
