public import Primitives
public import Strength

/// The state of an account.
public enum AccountState: String, WordValue {
  case active
  /// The address was never confirmed.
  case unverified
  case locked
  /// Its erasure was asked for, and can still be taken back.
  case leaving
}

/// An account in the admins' list.
public struct AdminAccountSummary: Message {
  public var id = UUID(high: 0, low: 0)
  public var email = ""
  public var emailVerified = false
  public var username = ""
  public var displayName: String?
  public var roles: [AccountRole] = []
  public var state = AccountState.active
  public var createdAt = Timestamp(microseconds: 0)

  public init() {}

  public static let shape = Shape("AdminAccountSummary", AdminAccountSummary.init) {
    Field("id", \.id)
    Field("email", \.email)
    Field("email_verified", \.emailVerified)
    Field("username", \.username)
    Field("display_name", \.displayName)
    Field("roles", \.roles)
    Field("state", \.state)
    Field("created_at", \.createdAt)
  }
}

/// An account as admins see it: who it is, and how it is reached and signed in to. Nothing of what is trained.
public struct AdminAccount: Message {
  public var id = UUID(high: 0, low: 0)
  public var email = ""
  public var emailVerified = false
  public var username = ""
  public var displayName: String?
  public var roles: [AccountRole] = []
  public var duties: [AdminDuty]?
  public var state = AccountState.active
  public var locale = ""
  public var timeZone = ""
  public var unit = WeightUnit.kg
  public var createdAt = Timestamp(microseconds: 0)
  public var updatedAt = Timestamp(microseconds: 0)
  public var lock: AccountLock?
  public var erasureDueAt: Timestamp?
  public var mailStoppedSince: Timestamp?
  public var passwordLockedUntil: Timestamp?
  public var hasPassword = false
  public var changes: [AccountChange] = []
  public var sessions = 0
  public var lastUsedAt: Timestamp?

  public init() {}

  public static let shape = Shape("AdminAccount", AdminAccount.init) {
    Field("id", \.id)
    Field("email", \.email)
    Field("email_verified", \.emailVerified)
    Field("username", \.username)
    Field("display_name", \.displayName)
    Field("roles", \.roles)
    Field("duties", \.duties, .note("Of an admin"))
    Field("state", \.state)
    Field("locale", \.locale)
    Field("time_zone", \.timeZone)
    Field("unit", \.unit)
    Field("created_at", \.createdAt)
    Field("updated_at", \.updatedAt)
    Field("lock", \.lock)
    Field("erasure_due_at", \.erasureDueAt)
    Field(
      "mail_stopped_since", \.mailStoppedSince,
      .note(
        "Three mails came back: only what concerns security is mailed until the address is confirmed again"))
    Field("password_locked_until", \.passwordLockedUntil, .note("It was guessed at"))
    Field("has_password", \.hasPassword)
    Field("changes", \.changes, .note("What admins asked for of late that waits, or waited, for the holder"))
    Field("sessions", \.sessions, .note("Devices that are signed in"))
    Field("last_used_at", \.lastUsedAt, .note("Of the sessions that are left"))
  }
}

/// Why an account is locked.
public struct AccountLock: Message {
  public var reason = ""
  public var at = Timestamp(microseconds: 0)
  public var by: UUID?

  public init() {}

  public static let shape = Shape("AccountLock", AccountLock.init) {
    Field("reason", \.reason)
    Field("at", \.at)
    Field("by", \.by, .note("The admin"))
  }
}

/// The wanted accounts.
public struct AdminAccountQuery: Message {
  public var limit = PageQuery.usualLimit
  public var after: Cursor?
  public var q: String?
  public var role: AccountRole?
  public var state: AccountState?
  public var mailStopped: Bool?
  public var createdFrom: Timestamp?
  public var createdBefore: Timestamp?

  public init() {}

  public static let shape = Shape("AdminAccountQuery", AdminAccountQuery.init) {
    Field("limit", \.limit, .range(PageQuery.limits), .defaulted)
    Field("after", \.after)
    Field("q", \.q, .length(1...254), .note("A part of the name, username or address, or the id"))
    Field("role", \.role)
    Field("state", \.state)
    Field("mail_stopped", \.mailStopped, .note("Whether mail to the address stopped since it came back"))
    Field("created_from", \.createdFrom)
    Field("created_before", \.createdBefore)
  }
}

/// An account that an admin makes. Its owner chooses the password by the link that is mailed to the address.
public struct InvitedAccount: Message {
  public var email = ""
  public var username = ""
  public var displayName: String?
  public var roles: [AccountRole] = []
  public var locale: String?
  public var timeZone: String?
  public var unit: WeightUnit?

  public init() {}

  public static let shape = Shape("InvitedAccount", InvitedAccount.init) {
    Field("email", \.email, .length(1...254), .format(.email))
    Field("username", \.username, .length(3...32), .format(.newUsername))
    Field("display_name", \.displayName, .length(1...100), .format(.name))
    Field("roles", \.roles, .count(1...3), .unique, .note("The first is that of a sign-in which names none"))
    Field("locale", \.locale, .format(.locale))
    Field("time_zone", \.timeZone, .format(.timeZone))
    Field("unit", \.unit)
  }
}

/// The admins' changes of an account; an absent member stays as it is.
public struct AdminAccountChanges: Message {
  public var email = Change<String>.unchanged
  public var username = Change<String>.unchanged
  public var displayName = Change<String?>.unchanged
  public var roles = Change<[AccountRole]>.unchanged

  public init() {}

  public static let shape = Shape("AdminAccountChanges", AdminAccountChanges.init) {
    Field(
      "email", \.email, .length(1...254), .format(.email),
      .note(
        """
        Counts after some days (`changes`), once the link that is mailed to it was used and unless the holder refuses; \
        of an account that never confirmed its address, with the link. The address as it is takes back what waits
        """))
    Field("username", \.username, .length(3...32), .format(.newUsername))
    Field("display_name", \.displayName, .length(1...100), .format(.name))
    Field(
      "roles", \.roles, .count(1...3), .unique, .note("Sessions in a role that is taken away end"))
  }.ignoringRest(of: AdminAccount.shape)
}

public struct LockRequest: Message {
  public var reason = ""

  public init() {}

  public static let shape = Shape("LockRequest", LockRequest.init) {
    Field("reason", \.reason, .length(1...500), .format(.notBlank), .note("The person reads it in a mail"))
  }
}

/// Why an admin does what is kept in the audit log.
public struct FactorRemoval: Message {
  public var reason = ""

  public init() {}

  public static let shape = Shape("FactorRemoval", FactorRemoval.init) {
    Field("reason", \.reason, .length(1...500), .format(.notBlank))
  }
}

/// A feature that support gave an account above its tiers, or took.
public struct EntitlementOverride: Message {
  public var feature = PaidFeature.allGraphs
  public var allowed = true
  public var atMost: Int?
  public var endsAt: Timestamp?
  public var reason = ""
  public var createdAt = Timestamp(microseconds: 0)

  public init() {}

  public static let shape = Shape("EntitlementOverride", EntitlementOverride.init) {
    Field("feature", \.feature, .readOnly)
    Field("allowed", \.allowed, .defaulted)
    Field(
      "at_most", \.atMost, .range(0...1_000_000_000),
      .note("Of a limit; absent or null: as many as one likes"))
    Field("ends_at", \.endsAt, .note("Absent or null: for good"))
    Field("reason", \.reason, .length(1...500), .format(.notBlank))
    Field("created_at", \.createdAt, .readOnly)
  }
}
