public import APISchema
public import Primitives

/// A code that a coach hands around; a lifter who redeems it is connected.
public struct InviteCode: Message {
  public var id = UUID.unset
  /// The code. It is shown once, when it is made: only its hash is stored.
  public var code: String?
  /// Its first characters, by which the coach distinguishes codes.
  public var hint = ""
  /// A team of the coach's, with which lifters then share. Absent: with the coach alone.
  public var teamID: UUID?
  /// The team that lifters share with. Absent: with the coach alone.
  public var team: TeamName?
  /// What lifters read about it.
  public var message: String?
  /// The scopes that the coach asks for; the lifter decides.
  public var scopes: [Scope] = []
  /// By how many lifters it can be redeemed. Absent in a request: 100.
  public var uses = 100
  /// By how many lifters it was redeemed.
  public var used = 0
  /// Whether it can still be redeemed.
  public var state = State.open
  public var createdAt = Timestamp.unset
  /// When it ends: at most in a year. Absent in a request: in 90 days.
  public var expiresAt: Timestamp?

  public enum State: String, WordValue {
    case open, expired, withdrawn
    case usedUp = "used_up"
  }

  public init() {}

  public static let shape: Shape<Self> = Shape("InviteCode", InviteCode.init) {
    Field("id", \.id, .readOnly)
    Field("code", \.code, .readOnly)
    Field("hint", \.hint, .readOnly)
    Field("team_id", \.teamID, .writeOnly)
    Field("team", \.team, .readOnly)
    Field("message", \.message, .length(0...1_000), .format(.freeText))
    Field("scopes", \.scopes, .unique, .count(0...Scope.allCases.count))
    Field("uses", \.uses, .range(1...1_000), .defaulted)
    Field("used", \.used, .readOnly)
    Field("state", \.state, .readOnly)
    Field("created_at", \.createdAt, .readOnly)
    Field("expires_at", \.expiresAt)
  }
}

/// An invitation or a code, for the lifter who looks at it.
public struct Invitation: Message {
  /// Who invites.
  public var coach = Person()
  /// The team to share with; the coach is who invites. Absent: with the coach alone.
  public var team: TeamName?
  /// What the coach wrote.
  public var message: String?
  /// The scopes that the coach would like, in words; the lifter decides.
  public var scopes: [ScopeWords] = []
  public var createdAt = Timestamp.unset
  public var expiresAt = Timestamp.unset

  public init() {}

  public static let shape: Shape<Self> = Shape("Invitation", Invitation.init) {
    Field("coach", \.coach)
    Field("team", \.team)
    Field("message", \.message)
    Field("scopes", \.scopes)
    Field("created_at", \.createdAt)
    Field("expires_at", \.expiresAt)
  }
}
