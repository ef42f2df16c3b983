public import APISchema
public import Primitives
public import Strength

/// The state of an account.
public enum AccountState: String, WordValue {
  case active
  /// The address was never confirmed.
  case unverified
  case locked
  /// Its erasure was requested, and can still be cancelled.
  case leaving
}

/// An account in the admins' list.
public struct AdminAccountSummary: Message {
  public var id = UUID.unset
  public var email = ""
  public var emailVerified = false
  public var username = ""
  public var displayName: String?
  public var roles: [AccountRole] = []
  /// Whether the account can be used, and if not, why.
  public var state = AccountState.active
  public var createdAt = Timestamp.unset

  public init() {}

  public static let shape: Shape<Self> = Shape("AdminAccountSummary", AdminAccountSummary.init) {
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
  public var id = UUID.unset
  public var email = ""
  public var emailVerified = false
  /// When an admin set its address aside; `email` is then one where nothing arrives. Absent: the account has its address, or
  /// got another one.
  public var addressSetAsideAt: Timestamp?
  public var username = ""
  public var displayName: String?
  public var roles: [AccountRole] = []
  /// The duties of an admin. Absent: it is no admin.
  public var duties: [AdminDuty]?
  /// Whether the account can be used, and if not, why.
  public var state = AccountState.active
  public var locale = ""
  public var timeZone = ""
  /// The unit in which the person enters and reads weights.
  public var unit = WeightUnit.kg
  public var createdAt = Timestamp.unset
  public var updatedAt = Timestamp.unset
  /// Who locked it, and why. Absent: it is not locked.
  public var lock: AccountLock?
  /// When it will be erased. Absent: its erasure was not asked for.
  public var erasureDueAt: Timestamp?
  /// Since when only what concerns security is mailed, since three mails came back. It lasts until the address is
  /// confirmed again.
  public var mailStoppedSince: Timestamp?
  /// The password was guessed at, and opens nothing before this moment.
  public var passwordLockedUntil: Timestamp?
  /// False for an account that is signed in to by a provider or a passkey alone.
  public var hasPassword = false
  /// What admins asked for of late that waits, or waited, for the holder.
  public var changes: [AccountChange] = []
  /// How many devices are signed in.
  public var sessions = 0
  /// When one of the sessions that are left was used last. Absent: there is none.
  public var lastUsedAt: Timestamp?

  public init() {}

  public static let shape: Shape<Self> = Shape("AdminAccount", AdminAccount.init) {
    Field("id", \.id)
    Field("email", \.email)
    Field("email_verified", \.emailVerified)
    Field("address_set_aside_at", \.addressSetAsideAt)
    Field("username", \.username)
    Field("display_name", \.displayName)
    Field("roles", \.roles)
    Field("duties", \.duties)
    Field("state", \.state)
    Field("locale", \.locale)
    Field("time_zone", \.timeZone)
    Field("unit", \.unit)
    Field("created_at", \.createdAt)
    Field("updated_at", \.updatedAt)
    Field("lock", \.lock)
    Field("erasure_due_at", \.erasureDueAt)
    Field("mail_stopped_since", \.mailStoppedSince)
    Field("password_locked_until", \.passwordLockedUntil)
    Field("has_password", \.hasPassword)
    Field("changes", \.changes)
    Field("sessions", \.sessions)
    Field("last_used_at", \.lastUsedAt)
  }
}

/// Why an account is locked.
public struct AccountLock: Message {
  /// The admin's words, which the person read in a mail.
  public var reason = ""
  /// When it was locked.
  public var at = Timestamp.unset
  /// The id of the admin who locked it.
  public var by: UUID?

  public init() {}

  public static let shape: Shape<Self> = Shape("AccountLock", AccountLock.init) {
    Field("reason", \.reason)
    Field("at", \.at)
    Field("by", \.by)
  }
}

/// The wanted accounts.
public struct AdminAccountQuery: PagedQuery {
  public var limit = PageQuery.usualLimit
  public var after: Cursor?
  /// Only accounts with this as a part of the name, username or address, or as the id.
  public var q: String?
  /// Only accounts that have this role.
  public var role: AccountRole?
  /// Only accounts in this state.
  public var state: AccountState?
  /// Only accounts to which mail stopped since it came back, or with false the others.
  public var mailStopped: Bool?
  /// Only accounts made at this moment or later.
  public var createdFrom: Timestamp?
  /// Only accounts made before this moment.
  public var createdBefore: Timestamp?

  public init() {}

  public static let shape: Shape<Self> = Shape("AdminAccountQuery", AdminAccountQuery.init) {
    Field("limit", \.limit, .range(PageQuery.limits), .defaulted)
    Field("after", \.after)
    Field("q", \.q, .length(1...254), .trimmed)
    Field("role", \.role)
    Field("state", \.state)
    Field("mail_stopped", \.mailStopped)
    Field("created_from", \.createdFrom)
    Field("created_before", \.createdBefore)
  }
}

/// An account that an admin makes. Its owner chooses the password by the link that is mailed to the address.
public struct InvitedAccount: Message {
  public var email = ""
  public var username = ""
  public var displayName: String?
  /// The roles that the account is to have. The first is that of a sign-in which names none.
  public var roles: [AccountRole] = []
  public var locale: String?
  public var timeZone: String?
  /// The unit in which the person enters and reads weights. Absent: kilograms.
  public var unit: WeightUnit?

  public init() {}

  public static let shape: Shape<Self> = Shape("InvitedAccount", InvitedAccount.init) {
    Field("email", \.email, .length(1...254), .format(.email), .trimmed)
    Field("username", \.username, .length(3...32), .format(.newUsername), .trimmed)
    Field("display_name", \.displayName, .length(1...100), .format(.name))
    Field("roles", \.roles, .count(1...3), .unique)
    Field("locale", \.locale, .format(.locale))
    Field("time_zone", \.timeZone, .format(.timeZone))
    Field("unit", \.unit)
  }
}

/// The admins' changes of an account; an absent member stays as it is.
public struct AdminAccountChanges: Message {
  /// The mail address. It counts after some days (`changes`), once the link that is mailed to it was used and unless
  /// the holder refuses; of an account that never confirmed its address, with the link. The current address cancels a
  /// change that waits.
  public var email = Change<String>.unchanged
  public var username = Change<String>.unchanged
  public var displayName = Change<String?>.unchanged
  /// The roles that the account has. Sessions in a role that is taken away end.
  public var roles = Change<[AccountRole]>.unchanged

  public init() {}

  public static let shape: Shape<Self> = Shape("AdminAccountChanges", AdminAccountChanges.init) {
    Field("email", \.email, .length(1...254), .format(.email), .trimmed)
    Field("username", \.username, .length(3...32), .format(.newUsername), .trimmed)
    Field("display_name", \.displayName, .length(1...100), .format(.name))
    Field("roles", \.roles, .count(1...3), .unique)
  }.ignoringRest(of: AdminAccount.shape)
}

/// An admin's reason for locking an account.
public struct LockRequest: Message {
  /// Why it is locked. The person reads it in a mail.
  public var reason = ""

  public init() {}

  public static let shape: Shape<Self> = Shape("LockRequest", LockRequest.init) {
    Field("reason", \.reason, .length(1...500), .format(.notBlank))
  }
}

/// Why an admin does what is kept in the audit log.
public struct FactorRemoval: Message {
  /// Why it is done. It is kept in the audit log.
  public var reason = ""

  public init() {}

  public static let shape: Shape<Self> = Shape("FactorRemoval", FactorRemoval.init) {
    Field("reason", \.reason, .length(1...500), .format(.notBlank))
  }
}

/// Why an admin sets an account's address aside.
public struct AddressRemoval: Message {
  /// Why it is done. It is kept in the audit log.
  public var reason = ""

  public init() {}

  public static let shape: Shape<Self> = Shape("AddressRemoval", AddressRemoval.init) {
    Field("reason", \.reason, .length(1...500), .format(.notBlank))
  }
}

/// A feature that support gave an account above its tiers, or took.
public struct EntitlementOverride: Message {
  /// The feature that was given or taken.
  public var feature = PaidFeature.allGraphs
  /// Whether the account has the feature. Absent in a request: true.
  public var allowed = true
  /// How much of it the account has, of a limit. Absent or null: as many as one likes.
  public var atMost: Int?
  /// When it ends. Absent or null: it is for good.
  public var endsAt: Timestamp?
  /// Why support did it, in words.
  public var reason = ""
  public var createdAt = Timestamp.unset

  public init() {}

  public static let shape: Shape<Self> = Shape("EntitlementOverride", EntitlementOverride.init) {
    Field("feature", \.feature, .readOnly)
    Field("allowed", \.allowed, .defaulted)
    Field("at_most", \.atMost, .range(0...1_000_000_000))
    Field("ends_at", \.endsAt)
    Field("reason", \.reason, .length(1...500), .format(.notBlank))
    Field("created_at", \.createdAt, .readOnly)
  }
}
