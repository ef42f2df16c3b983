public import APISchema
public import Primitives

/// Whether all sharing is paused.
public struct SharingPause: Message {
  /// Whether all sharing is paused. Absent in a request: true. False lets sharing go on.
  public var paused = true
  /// Since when it is paused.
  public var since: Timestamp?
  /// When sharing goes on by itself. Absent: not until it is resumed.
  public var until: Timestamp?

  public init() {}

  public static let shape: Shape<Self> = Shape("SharingPause", SharingPause.init) {
    Field("paused", \.paused, .defaulted)
    Field("since", \.since, .readOnly)
    Field("until", \.until)
  }
}

/// A coach whom a lifter has blocked.
public struct BlockedCoach: Message {
  public var id = UUID.unset
  public var username = ""
  public var displayName: String?
  /// Since when the coach is blocked.
  public var since = Timestamp.unset

  public init() {}

  public static let shape: Shape<Self> = Shape("BlockedCoach", BlockedCoach.init) {
    Field("id", \.id)
    Field("username", \.username)
    Field("display_name", \.displayName)
    Field("since", \.since)
  }
}

/// A coach's request that a client share more.
public struct ScopeRequest: Message {
  public var id = UUID.unset
  /// The coach who asks.
  public var coach = Person()
  /// The client who is asked.
  public var lifter = Person()
  /// The team that asks. Absent: the coach alone.
  public var team: TeamName?
  /// The scopes that are asked for and were not open yet.
  public var scopes: [Scope] = []
  /// What the coach wrote.
  public var message: String?
  /// What became of it.
  public var state = State.open
  public var createdAt = Timestamp.unset
  public var closedAt: Timestamp?

  public enum State: String, WordValue { case open, granted, declined, withdrawn, expired }

  public init() {}

  public static let shape: Shape<Self> = Shape("ScopeRequest", ScopeRequest.init) {
    Field("id", \.id, .readOnly)
    Field("coach", \.coach, .readOnly)
    Field("lifter", \.lifter, .readOnly)
    Field("team", \.team, .readOnly)
    Field("scopes", \.scopes, .unique, .count(1...Scope.allCases.count))
    Field("message", \.message, .length(0...1_000), .format(.freeText))
    Field("state", \.state, .readOnly)
    Field("created_at", \.createdAt, .readOnly)
    Field("closed_at", \.closedAt, .readOnly)
  }
}
