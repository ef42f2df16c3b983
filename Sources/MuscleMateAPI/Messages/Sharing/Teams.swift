public import APISchema
public import Primitives

/// Owners manage the members and see the team's clients; assistants read, and neither invite nor assign plans.
public enum TeamRole: String, WordValue { case owner, coach, assistant }

/// Coaches who work together.
public struct Team: Message {
  public var id = UUID.unset
  /// The team's name.
  public var name = ""
  /// The caller's own role in the team.
  public var role = TeamRole.owner
  public var members: [TeamMember] = []
  /// How many clients let the team in.
  public var clientCount = 0
  public var createdAt = Timestamp.unset

  public init() {}

  public static let shape: Shape<Self> = Shape("Team", Team.init) {
    Field("id", \.id, .readOnly)
    Field("name", \.name, .length(1...100), .format(.name))
    Field("role", \.role, .readOnly)
    Field("members", \.members, .readOnly)
    Field("client_count", \.clientCount, .readOnly)
    Field("created_at", \.createdAt, .readOnly)
  }
}

/// A coach of a team.
public struct TeamMember: Message {
  public var id = UUID.unset
  public var username = ""
  public var displayName: String?
  /// The coach's role in the team.
  public var role = TeamRole.coach
  /// Since when the coach is in the team.
  public var since = Timestamp.unset

  public init() {}

  public static let shape: Shape<Self> = Shape("TeamMember", TeamMember.init) {
    Field("id", \.id, .readOnly)
    Field("username", \.username, .readOnly)
    Field("display_name", \.displayName, .readOnly)
    Field("role", \.role)
    Field("since", \.since, .readOnly)
  }
}

/// How a coach is invited into a team.
public struct TeamInvite: Message {
  public var id = UUID.unset
  /// The team that invites.
  public var team = TeamName()
  /// The owner who invited.
  public var invitedBy = Person()
  /// The coach by a username, or by an address, which need not have an account.
  public var coach = ""
  /// The role that the coach is to have.
  public var role = TeamRole.coach
  /// What the coach reads about it.
  public var message: String?
  /// What became of it.
  public var state = Invite.State.open
  public var createdAt = Timestamp.unset
  /// When it ends unless it is accepted before.
  public var expiresAt = Timestamp.unset

  public init() {}

  public static let shape: Shape<Self> = Shape("TeamInvite", TeamInvite.init) {
    Field("id", \.id, .readOnly)
    Field("team", \.team, .readOnly)
    Field("invited_by", \.invitedBy, .readOnly)
    Field("coach", \.coach, .format(.usernameOrAddress), .trimmed)
    Field("role", \.role)
    Field("message", \.message, .length(0...1_000), .format(.freeText))
    Field("state", \.state, .readOnly)
    Field("created_at", \.createdAt, .readOnly)
    Field("expires_at", \.expiresAt, .readOnly)
  }
}

/// A team that a lifter shares with, and what it sees.
public struct TeamAccess: Message {
  /// The team that is shared with.
  public var team = TeamName()
  public var members: [TeamMember] = []
  /// Since when they are connected.
  public var since = Timestamp.unset
  /// The scopes that are shared now.
  public var scopes: [Scope] = []
  /// The nearest end of any of it. Absent: it has none.
  public var expiresAt: Timestamp?
  public var grants: [ScopeGrant] = []
  /// The scopes that the change opened and closed. Absent: nothing was changed.
  public var change: SharingChange?

  public init() {}

  public static let shape: Shape<Self> = Shape("TeamAccess", TeamAccess.init) {
    Field("team", \.team)
    Field("members", \.members)
    Field("since", \.since)
    Field("scopes", \.scopes)
    Field("expires_at", \.expiresAt)
    Field("grants", \.grants)
    Field("change", \.change)
  }
}

/// An owner's proposal that a client of the team be coached by another of its coaches.
public struct TeamMove: Message {
  public var id = UUID.unset
  /// The team whose client it is.
  public var team = TeamName()
  /// The client who is to move.
  public var lifter = Person()
  /// The coach whom the client leaves. Absent: none of the team coaches the client in person.
  public var from: Person?
  /// The coach who is to take over.
  public var to = Person()
  /// What the owner wrote.
  public var message: String?
  /// What became of it.
  public var state = State.open
  public var createdAt = Timestamp.unset

  public enum State: String, WordValue { case open, accepted, declined, withdrawn, expired }

  public init() {}

  public static let shape: Shape<Self> = Shape("TeamMove", TeamMove.init) {
    Field("id", \.id)
    Field("team", \.team)
    Field("lifter", \.lifter)
    Field("from", \.from)
    Field("to", \.to)
    Field("message", \.message)
    Field("state", \.state)
    Field("created_at", \.createdAt)
  }
}

/// An owner's proposal that a client be coached by another coach of the team.
public struct TeamMoveRequest: Message {
  /// The client who is to move.
  public var lifter = UUID.unset
  /// The coach whom the lifter leaves. Needed if several of the team coach the lifter in person.
  public var from: UUID?
  /// The coach who is to take over.
  public var to = UUID.unset
  /// What the client reads about it.
  public var message: String?

  public init() {}

  public static let shape: Shape<Self> = Shape("TeamMoveRequest", TeamMoveRequest.init) {
    Field("lifter", \.lifter)
    Field("from", \.from)
    Field("to", \.to)
    Field("message", \.message, .length(0...1_000), .format(.freeText))
  }
}
