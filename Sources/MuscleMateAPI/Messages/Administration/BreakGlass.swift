public import APISchema
public import Primitives

/// The parts of a lifter's training that support may look at for a reason. Never medical conditions, messages or notes.
public enum SupportScope: String, WordValue {
  case history
  case workoutDetails = "workout_details"
  case mainLifts = "main_lifts"
  case allLifts = "all_lifts"
  case bodyMetrics = "body_metrics"
  case plans
}

/// Support's request to look at one lifter's training.
public struct BreakGlassRequest: Message {
  /// The lifter whose training is to be looked at.
  public var account = UUID.unset
  /// Why support has to look. The lifter reads it.
  public var reason = ""
  /// The parts of the data that are to be opened.
  public var scopes: [SupportScope] = []
  /// How long it is to be open, in minutes.
  public var minutes = 0

  public init() {}

  public static let shape: Shape<Self> = Shape("BreakGlassRequest", BreakGlassRequest.init) {
    Field("account", \.account)
    Field("reason", \.reason, .length(20...2_000), .format(.notBlank))
    Field("scopes", \.scopes, .count(1...6), .unique)
    Field("minutes", \.minutes, .range(1...60))
  }
}

/// A look of support's at one lifter's training.
public struct BreakGlassOpening: Message {
  public var id = UUID.unset
  /// The lifter whose training is looked at.
  public var account = UUID.unset
  /// The admin who asked for it.
  public var admin = UUID.unset
  /// Why support has to look, as the lifter reads it.
  public var reason = ""
  /// The parts of the data that are opened.
  public var scopes: [SupportScope] = []
  /// How long it is open once it was opened, in minutes.
  public var minutes = 0
  /// Whether it waits for a second admin, is open, or is over.
  public var state = State.waiting
  /// When it was asked for.
  public var requestedAt = Timestamp.unset
  /// The second admin, who agreed. Absent: no one had to, or no one has.
  public var approvedBy: UUID?
  /// When it was opened. Absent: it was not.
  public var openedAt: Timestamp?
  /// When it ends, or ended. Absent: it was not opened.
  public var endsAt: Timestamp?

  public enum State: String, WordValue {
    /// For a second admin.
    case waiting
    /// Nobody agreed within a day.
    case expired
    case open, ended
  }

  public init() {}

  public static let shape: Shape<Self> = Shape("BreakGlassOpening", BreakGlassOpening.init) {
    Field("id", \.id)
    Field("account", \.account)
    Field("admin", \.admin)
    Field("reason", \.reason)
    Field("scopes", \.scopes)
    Field("minutes", \.minutes)
    Field("state", \.state)
    Field("requested_at", \.requestedAt)
    Field("approved_by", \.approvedBy)
    Field("opened_at", \.openedAt)
    Field("ends_at", \.endsAt)
  }
}
