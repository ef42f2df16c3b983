public import APISchema
public import Primitives

/// The scopes that a lifter shares with a coach. They replace those before; none at all keeps the two connected.
public struct Sharing: Message {
  /// The scopes that are shared.
  public var scopes: [Scope] = []
  /// From when on all of it is open. Absent: at once.
  public var startsAt: Timestamp?
  /// When all of it ends by itself. Absent: not until it is changed.
  public var expiresAt: Timestamp?
  /// The scopes that have dates of their own. An absent one is as for all.
  public var periods: [Period] = []

  public init(scopes: [Scope] = [], expiresAt: Timestamp? = nil) {
    self.scopes = scopes
    self.expiresAt = expiresAt
  }

  public static let shape: Shape<Self> = Shape("Sharing", { Sharing() }) {
    Field("scopes", \.scopes, .unique, .count(0...Scope.allCases.count))
    Field("starts_at", \.startsAt)
    Field("expires_at", \.expiresAt)
    Field("periods", \.periods, .count(0...Scope.allCases.count), .defaulted)
  } check: { sharing, faults in
    sharing.check(&faults)
  }

  /// When one scope opens and ends, where that is not as for all.
  public struct Period: Message, Equatable {
    public var scope = Scope.history
    /// From when on it is open. Absent: as for all.
    public var startsAt: Timestamp?
    /// When it ends by itself. Absent: as for all.
    public var expiresAt: Timestamp?

    public init() {}

    public static let shape: Shape<Self> = Shape("SharingPeriod", Period.init) {
      Field("scope", \.scope)
      Field("starts_at", \.startsAt)
      Field("expires_at", \.expiresAt)
    }
  }

  /// When this scope opens and ends.
  public func period(of scope: Scope) -> (startsAt: Timestamp?, expiresAt: Timestamp?) {
    let own = periods.first { $0.scope == scope }
    return (own?.startsAt ?? startsAt, own?.expiresAt ?? expiresAt)
  }

  /// Ends that are past at this moment.
  public func faults(at now: Timestamp) -> [Fault] {
    var faults = Faults()
    let named = [("expires_at", expiresAt)]
    for (name, end) in named where end.map({ $0 <= now }) ?? false {
      faults.add(name, .invalid("a time to come"))
    }
    for (index, period) in periods.enumerated() where period.expiresAt.map({ $0 <= now }) ?? false {
      faults.at(.name("periods")) {
        $0.at(.index(index)) { $0.add("expires_at", .invalid("a time to come")) }
      }
    }
    return faults.list
  }

  private func check(_ faults: inout Faults) {
    if let startsAt, let expiresAt, expiresAt <= startsAt {
      faults.add("expires_at", .tooSmall("\(startsAt)"))
    }
    for (index, period) in periods.enumerated() {
      faults.at(.name("periods")) { $0.at(.index(index)) { check(period, at: index, &$0) } }
    }
  }

  private func check(_ period: Period, at index: Int, _ faults: inout Faults) {
    if !scopes.contains(period.scope) { faults.add("scope", .invalid("one of the scopes")) }
    if periods[..<index].contains(where: { $0.scope == period.scope }) { faults.add("scope", .duplicate) }
    let dates = self.period(of: period.scope)
    if let start = dates.startsAt, let end = dates.expiresAt, end <= start {
      faults.add("expires_at", .tooSmall("\(start)"))
    }
  }
}

/// A lifter's coach, and what the lifter shares.
public struct Coach: Message {
  public var id = UUID.unset
  public var username = ""
  public var displayName: String?
  /// Since when they are connected.
  public var since = Timestamp.unset
  /// The scopes that are shared now; a pause of all sharing does not change them.
  public var scopes: [Scope] = []
  /// The nearest end of any of it. Absent: it has none.
  public var expiresAt: Timestamp?
  /// Each scope with its dates, those that open later among them.
  public var grants: [ScopeGrant] = []
  /// The scopes that the change opened and closed. Absent: nothing was changed.
  public var change: SharingChange?
  /// The team that is shared with, where a team invited; the coach is who invited. Absent: the coach alone.
  public var team: TeamName?

  public init() {}

  public static let shape: Shape<Self> = Shape("Coach", Coach.init) {
    Field("id", \.id)
    Field("username", \.username)
    Field("display_name", \.displayName)
    Field("since", \.since)
    Field("scopes", \.scopes)
    Field("expires_at", \.expiresAt)
    Field("grants", \.grants)
    Field("change", \.change)
    Field("team", \.team)
  }
}

/// A team by its name.
public struct TeamName: Message {
  public var id = UUID.unset
  /// The team's name.
  public var name = ""

  public init() {}

  public static let shape: Shape<Self> = Shape("TeamName", TeamName.init) {
    Field("id", \.id)
    Field("name", \.name)
  }
}

/// One scope that a lifter shares.
public struct ScopeGrant: Message {
  public var scope = Scope.history
  /// From when on it is open. Absent: from the beginning.
  public var startsAt: Timestamp?
  public var expiresAt: Timestamp?
  /// Whether it opens anything now: it has begun, and sharing is not paused.
  public var isOpen = false

  public init() {}

  public static let shape: Shape<Self> = Shape("ScopeGrant", ScopeGrant.init) {
    Field("scope", \.scope)
    Field("starts_at", \.startsAt)
    Field("expires_at", \.expiresAt)
    Field("is_open", \.isOpen)
  }
}

/// A scope in words.
public struct ScopeWords: Message {
  public var scope = Scope.history
  /// What the scope is called, in words of the caller's language.
  public var name = ""
  /// The things that a coach sees or does with it.
  public var opens = ""
  /// The things that stay closed, although one might take the scope for them.
  public var leavesClosed = ""
  /// Whether a lifter ticks it by itself, whatever a coach asks for: data concerning health (GDPR, article 9), and what is as
  /// private.
  public var isTickedSingly = true
  /// From when on it is open, in a change.
  public var startsAt: Timestamp?
  /// When it ends by itself, in a change.
  public var expiresAt: Timestamp?

  public init() {}

  public static let shape: Shape<Self> = Shape("ScopeWords", ScopeWords.init) {
    Field("scope", \.scope)
    Field("name", \.name)
    Field("opens", \.opens)
    Field("leaves_closed", \.leavesClosed)
    Field("is_ticked_singly", \.isTickedSingly, .defaulted)
    Field("starts_at", \.startsAt)
    Field("expires_at", \.expiresAt)
  }
}

/// The scopes that a change of sharing opens and closes, in words.
public struct SharingChange: Message {
  /// The scopes that were closed and are open now.
  public var opens: [ScopeWords] = []
  /// The scopes that were open and are closed now.
  public var closes: [ScopeWords] = []
  /// The scopes that are shared before and after, perhaps with other dates.
  public var stays: [ScopeWords] = []

  public init() {}

  public static let shape: Shape<Self> = Shape("SharingChange", SharingChange.init) {
    Field("opens", \.opens)
    Field("closes", \.closes)
    Field("stays", \.stays)
  }
}
