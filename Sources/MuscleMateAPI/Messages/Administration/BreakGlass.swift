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

public struct BreakGlassRequest: Message {
  public var account = UUID(high: 0, low: 0)
  public var reason = ""
  public var scopes: [SupportScope] = []
  public var minutes = 0

  public init() {}

  public static let shape = Shape("BreakGlassRequest", BreakGlassRequest.init) {
    Field("account", \.account)
    Field("reason", \.reason, .length(20...2_000), .format(.notBlank), .note("The lifter reads it"))
    Field("scopes", \.scopes, .count(1...6), .unique)
    Field("minutes", \.minutes, .range(1...60))
  }
}

/// A look of support's at one lifter's training.
public struct BreakGlassOpening: Message {
  public var id = UUID(high: 0, low: 0)
  public var account = UUID(high: 0, low: 0)
  public var admin = UUID(high: 0, low: 0)
  public var reason = ""
  public var scopes: [SupportScope] = []
  public var minutes = 0
  public var state = State.waiting
  public var requestedAt = Timestamp(microseconds: 0)
  public var approvedBy: UUID?
  public var openedAt: Timestamp?
  public var endsAt: Timestamp?

  public enum State: String, WordValue {
    /// For a second admin.
    case waiting
    /// Nobody agreed within a day.
    case expired
    case open, ended
  }

  public init() {}

  public static let shape = Shape("BreakGlassOpening", BreakGlassOpening.init) {
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
