public import APISchema
public import Primitives

/// A sign-in by password.
public struct SignInRequest: Message {
  /// The mail address or the username.
  public var login = ""
  public var password = ""
  /// The role to act in, one that the account has. Absent: the one that it was registered with.
  public var role: AccountRole?
  public var device: String?

  public init() {}

  public init(login: String, password: String) {
    self.login = login
    self.password = password
  }

  public static let shape: Shape<Self> = Shape("SignInRequest", SignInRequest.init) {
    Field("login", \.login, .length(1...254), .trimmed)
    Field("password", \.password, .length(PasswordText.length), .writeOnly)
    Field("role", \.role)
    Field("device", \.device, .length(1...100))
  }
}

/// The role in which a session goes on.
public struct SessionRole: Message {
  /// A role of the account. A coach may be a lifter too.
  public var role = AccountRole.lifter

  public init() {}

  public static let shape: Shape<Self> = Shape("SessionRole", SessionRole.init) {
    Field("role", \.role)
  }
}

/// A session that has just begun, or goes on under another token. The token is shown here only; where a cookie was asked
/// for, it is in that alone.
public struct OpenedSession: Message {
  /// The token that goes into the Authorization header. Its first letter is the role (`l`, `c` or `a`), and the number up
  /// to the dot is the tenant. Absent: a cookie was asked for, or came with the request, and the token is in that alone.
  public var token: String?
  /// When the session ends unless it is used before.
  public var expiresAt = Timestamp.unset
  /// The account that is signed in.
  public var account = Account()

  public init() {}

  public static let shape: Shape<Self> = Shape("OpenedSession", OpenedSession.init) {
    Field("token", \.token)
    Field("expires_at", \.expiresAt)
    Field("account", \.account)
  }
}

/// A device that is signed in.
public struct Session: Message {
  public var id = UUID.unset
  public var device: String?
  /// The role in which it acts.
  public var role = AccountRole.lifter
  /// How it was begun: `password`, `passkey`, `google` and the like.
  public var method = ""
  /// The program, as far as it is known: "Firefox on Linux".
  public var agent: String?
  /// The neighbourhood that the address was in: `203.0.0.0/16`.
  public var network: String?
  public var createdAt = Timestamp.unset
  /// When it was used last.
  public var lastUsedAt = Timestamp.unset
  /// When it ends unless it is used before.
  public var expiresAt = Timestamp.unset
  /// Whether this request came with it.
  public var current = false

  public init() {}

  public static let shape: Shape<Self> = Shape("Session", Session.init) {
    Field("id", \.id)
    Field("device", \.device)
    Field("role", \.role)
    Field("method", \.method)
    Field("agent", \.agent)
    Field("network", \.network)
    Field("created_at", \.createdAt)
    Field("last_used_at", \.lastUsedAt)
    Field("expires_at", \.expiresAt)
    Field("current", \.current)
  }
}

/// The session that asks: who is signed in, in which role, and what the tenant has.
public struct CurrentSession: Message {
  /// The session's id, as the list of devices has it.
  public var id = UUID.unset
  /// The role in which it acts.
  public var role = AccountRole.lifter
  /// When it ends unless it is used before.
  public var expiresAt = Timestamp.unset
  /// Until when it counts as proved who its holder is. Absent: a proof is asked for where one is needed.
  public var provenUntil: Timestamp?
  /// The account that is signed in.
  public var account = Account()
  /// How the person wants to see things.
  public var preferences = SessionPreferences()
  /// The tenant of the account.
  public var tenant = SessionTenant()

  public init() {}

  public static let shape: Shape<Self> = Shape("CurrentSession", CurrentSession.init) {
    Field("id", \.id)
    Field("role", \.role)
    Field("expires_at", \.expiresAt)
    Field("proven_until", \.provenUntil)
    Field("account", \.account)
    Field("preferences", \.preferences)
    Field("tenant", \.tenant)
  }
}

/// How the person wants to see things. Those of the profile; the usual ones where there is no profile yet.
public struct SessionPreferences: Message {
  /// Day, night or as the device has it.
  public var theme = Theme.system
  /// The day on which a week begins.
  public var weekStart = WeekStart.sunday
  /// Where the scale of a graph begins.
  public var graphScale = GraphScale.fitted

  public init() {}

  public static let shape: Shape<Self> = Shape("SessionPreferences", SessionPreferences.init) {
    Field("theme", \.theme)
    Field("week_start", \.weekStart)
    Field("graph_scale", \.graphScale)
  }
}

/// The tenant of a session.
public struct SessionTenant: Message {
  /// The name of the brand.
  public var name = ""
  /// The modules that are on. What belongs to another one is not there.
  public var modules: [TenantModule] = []

  public init() {}

  public static let shape: Shape<Self> = Shape("SessionTenant", SessionTenant.init) {
    Field("name", \.name)
    Field("modules", \.modules)
  }
}
