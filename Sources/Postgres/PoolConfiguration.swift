/// How a loop's pool connects, and how much it bears.
public struct PoolConfiguration: Sendable {
  /// A connection string or URI of libpq. Of several hosts, each is tried for itself, beginning with the last that
  /// worked; whichever takes no writes is passed over.
  public var connection: String
  public var connections = 4
  /// How many connections carry the exchanges while nothing is held up. Few busy ones cost less than many that take
  /// turns: PostgreSQL wakes no process for each exchange, and its data stays in the core's caches. Using all
  /// connections before any carries two exchanges was measured: 2 to 23 % less throughput, and no shorter tail.
  public var active = 4
  /// How many exchanges may be under way on one connection, one behind the other, once all active ones are busy.
  public var depth = 4
  /// How many exchanges may wait for a connection; one more is refused at once.
  public var queue = 256
  /// How long an exchange may wait for a connection.
  public var longestWait: Duration = .seconds(2)
  /// For how long after the last connection was lost exchanges wait for a new one; later ones fail at once. A planned
  /// change of the primary takes some three seconds.
  public var patience: Duration = .seconds(3)
  /// PostgreSQL's own limit per statement; below the deadlines, so that it cancels before the connection must go.
  public var statementTimeout: Duration = .milliseconds(4_500)
  /// All these limits, those of exchanges and `connectTimeout` are multiplied by this, so that they keep their order. It is more
  /// than one only in tests, which share a busy machine.
  public var leniency = 1
  public var connectTimeout: Duration = .seconds(5)
  /// The same for one of several hosts: a silent one must not keep from the next for long.
  public var connectTimeoutPerHost: Duration = .milliseconds(1_500)
  /// The pauses before connecting again: doubled after each failure, half of it random.
  public var backOff: ClosedRange<Duration> = .milliseconds(100) ... .seconds(5)
  /// The longest pause while there is no connection at all, and each second without one is an outage.
  public var longestPauseInOutage: Duration = .seconds(1)
  public var applicationName = "musclemate"
  /// Whether its sessions bear that name even where the connection string says another. What recognises them by it has to
  /// rely on it.
  public var insistsOnName = false
  /// Called on the loop for each exchange when it ends.
  public var observe: (@Sendable (ExchangeObservation) -> Void)?
  /// `observe` is not called for exchanges that took less.
  public var observesFrom: Duration = .zero
  public var counters: PoolCounters?

  public init(connection: String) { self.connection = connection }

  /// How many exchanges of one party may be under way: what the active connections carry. The others stay free of it.
  var share: Int { max(1, min(active, connections)) * max(1, depth) }

  /// How many exchanges of one group may be under way: three quarters of what all connections carry.
  var shareOfGroup: Int { max(share, max(1, connections) * max(1, depth) * 3 / 4) }

  /// How many connections may carry exchanges of one party: half of them, so that slow ones, however few at a time, do not
  /// hold up all. At least three: who has two slow ones under way still gets quick ones done.
  var reach: Int { max(3, connections / 2) }

  /// The same for a group: three quarters, and one more than a party of it.
  var reachOfGroup: Int { max(reach + 1, connections * 3 / 4) }

  /// Options that the connection string may not override.
  var libpqInsistence: [(String, String)] { insistsOnName ? [("application_name", applicationName)] : [] }

  /// Options that the connection string may override. UTC, so that PostgreSQL renders times in it; a host that vanished
  /// is noticed within some 45 s on an idle connection, within 5 s (in ms) on one that sends. Likewise PostgreSQL notices
  /// a client whose machine vanished, and ends its session; of one that hung up it stops the statement that runs within
  /// 250 ms, though never a commit that waits for a standby, which a cancel request would end as if all were well.
  var libpqSettings: [(String, String)] {
    let milliseconds = statementTimeout * leniency / .milliseconds(1)
    return [
      ("fallback_application_name", applicationName),
      ("keepalives_idle", "30"), ("keepalives_interval", "5"), ("keepalives_count", "3"),
      ("tcp_user_timeout", "5000"),
      (
        "options",
        "-c statement_timeout=\(Int64(milliseconds)) -c timezone=UTC -c tcp_keepalives_idle=30 "
          + "-c tcp_keepalives_interval=5 -c tcp_keepalives_count=3 -c client_connection_check_interval=250"
      ),
    ]
  }
}

/// One exchange with the database, for metrics and traces.
public struct ExchangeObservation: Sendable {
  public let role: Role
  public let statements: [StaticString]
  /// From submission to answer, waiting included.
  public let duration: Duration
  /// Nil where it succeeded.
  public let error: DatabaseError?
}
