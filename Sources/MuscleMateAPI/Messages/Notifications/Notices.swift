public import APISchema
public import Primitives

/// The kinds of notices. To add one: its word here, and its sentence in each language (`NoticeText`), which names
/// members of its arguments in braces; then call `app.notify` with both.
public enum NoticeKind: String, WordValue {
  // Feedback
  case workoutComment = "workout_comment"
  case clientComment = "client_comment"
  case commentAnswer = "comment_answer"
  case message = "message"
  // Relations
  case inviteAccepted = "invite_accepted"
  case sharingChanged = "sharing_changed"
  case invite
  case inviteDeclined = "invite_declined"
  case inviteExpired = "invite_expired"
  case inviteNoPlace = "invite_no_place"
  case coachingEnded = "coaching_ended"
  case sharingPaused = "sharing_paused"
  case sharingResumed = "sharing_resumed"
  case sharingEnded = "sharing_ended"
  case sharingOver = "sharing_over"
  case scopesAsked = "scopes_asked"
  case scopesGranted = "scopes_granted"
  case scopesDeclined = "scopes_declined"
  case scopesExpired = "scopes_expired"
  case teamInvite = "team_invite"
  case teamInviteAccepted = "team_invite_accepted"
  case teamInviteDeclined = "team_invite_declined"
  case teamInviteExpired = "team_invite_expired"
  case teamRoleChanged = "team_role_changed"
  case teamLeft = "team_left"
  case teamRemoved = "team_removed"
  case teamDissolved = "team_dissolved"
  case teamSharingChanged = "team_sharing_changed"
  case teamSharingOver = "team_sharing_over"
  case teamAccessEnded = "team_access_ended"
  case teamClientRemoved = "team_client_removed"
  case moveProposed = "move_proposed"
  case moveAccepted = "move_accepted"
  case moveDeclined = "move_declined"
  case moveExpired = "move_expired"
  // Plans
  case planAssigned = "plan_assigned"
  case planChanged = "plan_changed"
  case planWithdrawn = "plan_withdrawn"
  case planAdapted = "plan_adapted"
  case planWeekDone = "plan_week_done"
  case planRemoved = "plan_removed"
  // Privacy
  case clientLeft = "client_left"
  case coachLeft = "coach_left"
  case exportReady = "export_ready"
  // Due at a time
  case workoutReminder = "workout_reminder"
  case motivation
  // Billing
  case trialEnds = "trial_ends"
  case paymentFailed = "payment_failed"
  case subscriptionReadOnly = "subscription_read_only"
  case subscriptionEnded = "subscription_ended"
  case subscriptionRefunded = "subscription_refunded"
  // Running it, to admins
  case jobGivenUp = "job_given_up"
  case alertRaised = "alert_raised"
  // Administration
  case feedbackAnswered = "feedback_answered"
  case breakGlassAsked = "break_glass_asked"
  case breakGlassOpened = "break_glass_opened"
  case accountChangeAsked = "account_change_asked"
  case accountChangeVetoed = "account_change_vetoed"
  case adminAdded = "admin_added"
  case mailStopped = "mail_stopped"
}

/// Something that happened that concerns one.
public struct Notice: Message {
  public var id = UUID.unset
  /// What happened.
  public var kind = OpenWord.known(NoticeKind.message)
  /// Ids and names as they were, by which an app finds what it is about.
  public var arguments = NoticeArguments()
  /// How often it happened while it was unread.
  public var count = 1
  /// When it happened last.
  public var createdAt = Timestamp.unset
  /// When it was read. Absent: it was not.
  public var readAt: Timestamp?
  /// What happened, in words of the caller's language.
  public var text = ""

  public init() {}

  public static let shape: Shape<Self> = Shape("Notice", Notice.init) {
    Field("id", \.id)
    Field("kind", \.kind)
    Field("arguments", \.arguments)
    Field("count", \.count)
    Field("created_at", \.createdAt)
    Field("read_at", \.readAt)
    Field("text", \.text)
  }
}

/// An object whose members go with the kind of the notice.
public struct NoticeArguments: FieldValue {
  public var members: [JSON.Member] = []

  public init() {}

  public static func decode(_ json: JSON, _: Rules, into faults: inout Faults) -> NoticeArguments? {
    guard case .object(let members) = json else {
      faults.add(.wrongType(expected: "object"))
      return nil
    }
    if let fault = json.unfitForStorage {
      faults.add(fault)
      return nil
    }
    var arguments = NoticeArguments()
    arguments.members = members
    return arguments
  }

  public static func schema(_: Rules, _: inout SchemaComponents) -> JSON { ["type": "object"] }
  public func encoded() -> JSON { .object(members) }
}

extension JSON {
  /// Values that PostgreSQL's jsonb can't hold (its section 8.14): a NUL character, a number beyond `numeric`. Refused from well
  /// within its bounds.
  fileprivate var unfitForStorage: Fault.Kind? {
    switch self {
    case .string(let text): text.utf8.contains(0) ? .nulCharacter : nil
    case .number(let text): Self.isStorable(number: text) ? nil : .tooLarge("1e300")
    case .array(let elements): elements.lazy.compactMap(\.unfitForStorage).first
    case .object(let members):
      members.lazy.compactMap { JSON.string($0.name).unfitForStorage ?? $0.value.unfitForStorage }.first
    default: nil
    }
  }

  private static func isStorable(number text: String) -> Bool {
    let parts = text.split { $0 == "e" || $0 == "E" }
    guard text.utf8.count <= 1_000 else { return false }
    return parts.count < 2 || Int(parts[1]).map { (-300...300).contains($0) } ?? false
  }
}

/// The wanted notices.
public struct NoticeQuery: PagedQuery {
  public var limit = PageQuery.usualLimit
  public var after: Cursor?
  /// Only what was not read yet. Absent: false.
  public var unread = false

  public init() {}

  public static let shape: Shape<Self> = Shape("NoticeQuery", NoticeQuery.init) {
    Field("limit", \.limit, .range(PageQuery.limits), .defaulted)
    Field("after", \.after)
    Field("unread", \.unread, .defaulted)
  }
}

/// How many notices wait to be read.
public struct UnreadCount: Message {
  /// How many.
  public var unread = 0

  public init() {}

  public static let shape: Shape<Self> = Shape("UnreadCount", UnreadCount.init) {
    Field("unread", \.unread)
  }
}

/// How far the caller has read: everything that was there at this time, the time of the newest thing that was seen.
public struct ReadMark: Message {
  /// The time of the newest notice that was seen.
  public var upTo = Timestamp.unset

  public init() {}

  public static let shape: Shape<Self> = Shape("ReadMark", ReadMark.init) {
    Field("up_to", \.upTo)
  }
}
