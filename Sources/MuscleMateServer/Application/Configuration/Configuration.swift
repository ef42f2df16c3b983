internal import APISchema
internal import DatabaseAdministration
internal import HTTPServer
internal import MuscleMateAPI
internal import Primitives

/// How a server is set up: from flags, else the environment, else defaults. Read once and checked whole.
public struct Configuration: Sendable {
  /// Nil: the embedded cluster in the data folder.
  var databaseURL: String?
  var databaseOwnerURL: String?
  var dataFolder: String
  var listen: ListenAddress
  /// The address of the server for users, for the links in mails; nil: the bound address.
  var publicURL: String?
  var mail: MailTarget
  /// An address; nil: no-reply at the host of the links.
  var mailSender: String?
  var tls: Server.TLS?
  var loops: Int
  /// Jobs that this process runs at once; 0: it leaves them to others.
  var workers: Int
  /// For how long a job stays a worker's that is not heard of, in seconds; workers are heard of four times as often.
  var jobLease: Int
  /// For how long a server continues to serve after the signal to stop, while `/readyz` announces the stop.
  var drainDelay: Duration
  /// Over all loops together.
  var databaseConnections: Int
  var clientConnections: Int
  var clientConnectionsPerAddress: Int
  /// Open streams at a time.
  var streams: Int
  /// Requests of one session for what changed.
  var pullsPerMinute: Int
  var visitsPerMinute: Int
  /// Operations of one session of a device that works without a connection.
  var operationsPerMinute: Int
  var trustedProxies: [AddressRange]
  /// The key that secret columns are encrypted with; nil: one made in the data folder.
  var secret: [UInt8]?
  /// Keys that sealed values may be under beside it.
  var previousSecrets: [[UInt8]]
  var sqlFolder: String?
  var portalFolder: String?
  /// Whether browsers keep the portal for the time without a connection.
  var portalHasWorker: Bool
  /// The bearer token for `/metrics`; nil: everyone on this machine or at a trusted proxy's address may read it.
  var metricsToken: String?
  /// Whether each request has a line in the log, not only what failed or took long.
  var accessLog: Bool
  /// From how long on statements have a line in the log; nil: never.
  var slowStatements: Duration?
  var backup: BackupSettings
  /// No setting: tests alone take less, those that are not about it.
  var passwordCost = PasswordHasher.Cost.recommended
  /// No setting: every limit that is there so that nobody waits for too long is multiplied by this: those of requests, of the
  /// database, of connections, of jobs and mails, and of what is asked of others. It is more than one only in tests, which share
  /// a busy machine.
  var leniency = 1

  struct ListenAddress: Sendable, Equatable {
    var address: String
    var port: UInt16
  }

  enum MailTarget: Sendable, Equatable {
    /// One .eml file a message.
    case folder(String)
    /// `smtp://` or `smtps://`, with user and password where there are any.
    case smtp(url: String)
  }
}

/// Every mistake of a configuration, so that it is mended in one go.
public struct ConfigurationError: Error, CustomStringConvertible {
  public let mistakes: [String]

  public var description: String { mistakes.joined(separator: "\n") }
}

extension Configuration {
  /// The settings by their environment names; a flag is the same name in lower case with dashes, without the
  /// prefix: `MUSCLEMATE_PUBLIC_URL` is `--public-url`.
  public static let settings: [Setting] = main + BackupSettings.settings

  private static let main: [Setting] = [
    Setting("DATABASE_URL", "PostgreSQL to use instead of the embedded one", isSecret: true),
    Setting("DATABASE_OWNER_URL", "the owner's connection, for migrations", isSecret: true),
    Setting("MUSCLEMATE_DATA", "data folder (default ./data)"),
    Setting("MUSCLEMATE_LISTEN", "address and port (default 127.0.0.1:8080; port 0 picks one)"),
    Setting("MUSCLEMATE_PUBLIC_URL", "the address of the server for users; links in mails begin with it"),
    Setting("MUSCLEMATE_MAIL_FROM", "the sender of mails, if a tenant has no sender of its own"),
    Setting("MUSCLEMATE_MAIL", "file:DIR or smtp://user:password@host:port", isSecret: true),
    Setting("MUSCLEMATE_TLS_CERT", "PEM file of the certificate chain"),
    Setting("MUSCLEMATE_TLS_KEY", "PEM file of the private key"),
    Setting("MUSCLEMATE_WORKERS", "jobs at a time (default 2; 0: none, musclemate work elsewhere runs them)"),
    Setting(
      "MUSCLEMATE_JOB_LEASE",
      "seconds without a sign of life after which another worker takes over a worker's jobs (default 60)"),
    Setting(
      "MUSCLEMATE_DRAIN_DELAY",
      "seconds that a server continues after SIGTERM, while /readyz answers 503 (default 0; behind a proxy 3)"
    ),
    Setting("MUSCLEMATE_LOOPS", "event loops (default: one per core)"),
    Setting("MUSCLEMATE_DATABASE_CONNECTIONS", "connections to PostgreSQL in total (default 8 per loop)"),
    Setting("MUSCLEMATE_CLIENT_CONNECTIONS", "connections of clients at a time (default 20000)"),
    Setting(
      "MUSCLEMATE_CLIENT_CONNECTIONS_PER_ADDRESS",
      "connections of clients at a time from one address (default 1024)"),
    Setting("MUSCLEMATE_STREAMS", "streams of events at a time (default 12000)"),
    Setting(
      "MUSCLEMATE_PULLS_PER_MINUTE", "requests of one session to GET /v1/sync in a minute (default 120)"),
    Setting(
      "MUSCLEMATE_OPERATIONS_PER_MINUTE",
      "numbered operations of one session in a minute (default 600)"),
    Setting(
      "MUSCLEMATE_VISITS_PER_MINUTE",
      "visits to pages of share links from one address in a minute (default 60)"),
    Setting(
      "MUSCLEMATE_TRUSTED_PROXIES",
      "addresses or ranges of proxies whose X-Forwarded-For is believed, separated by commas"),
    Setting("MUSCLEMATE_SECRET", "64 hexadecimal digits: the key of encrypted columns", isSecret: true),
    Setting(
      "MUSCLEMATE_SECRET_PREVIOUS", "older keys, which still decrypt, separated by commas", isSecret: true),
    Setting(
      "MUSCLEMATE_METRICS_TOKEN",
      "bearer token for /metrics (default: none; then only this machine and trusted proxies may read it)",
      isSecret: true),
    Setting(
      "MUSCLEMATE_ACCESS_LOG",
      "on: a log line for each request (default: only requests that failed or took long)"),
    Setting(
      "MUSCLEMATE_SLOW_STATEMENTS", "milliseconds from which statements are logged (default 500; 0: never)"),
    Setting("MUSCLEMATE_SQL", "folder of the SQL files (default: found beside the program)"),
    Setting("MUSCLEMATE_PORTAL", "folder of the portal's files (default: found beside the program)"),
    Setting(
      "MUSCLEMATE_PORTAL_WORKER",
      "off: browsers remove the portal's service worker and all that it kept (default: on)"),
  ]

  public struct Setting: Sendable {
    public let name: String
    public let help: String
    public let isSecret: Bool

    init(_ name: String, _ help: String, isSecret: Bool = false) {
      self.name = name
      self.help = help
      self.isSecret = isSecret
    }

    public var flag: String {
      let bare = name.hasPrefix("MUSCLEMATE_") ? name.dropFirst("MUSCLEMATE_".count) : name[...]
      return "--" + bare.lowercased().map { $0 == "_" ? "-" : String($0) }.joined()
    }
  }

  /// - Parameters:
  ///   - values: the settings that are given, by environment name; empty ones count as absent.
  ///   - processors: how many cores there are.
  ///   - makesBackups: false for what only reads backups: it needs no public key.
  /// - Throws: `ConfigurationError` with every mistake.
  public init(_ values: [String: String], processors: Int, makesBackups: Bool = true)
    throws(ConfigurationError)
  {
    var reader = SettingReader(values)
    databaseURL = reader.text("DATABASE_URL")
    databaseOwnerURL = reader.text("DATABASE_OWNER_URL")
    dataFolder = reader.text("MUSCLEMATE_DATA") ?? "data"
    listen = reader.listenAddress("MUSCLEMATE_LISTEN") ?? ListenAddress(address: "127.0.0.1", port: 8080)
    publicURL = reader.baseURL("MUSCLEMATE_PUBLIC_URL")
    mailSender = reader.parsed("MUSCLEMATE_MAIL_FROM", "an address such as coaching@example.com") {
      $0.utf8.count <= 254 && TextFormat.email.accepts($0) ? $0 : nil
    }
    mail = reader.mailTarget("MUSCLEMATE_MAIL") ?? .folder(dataFolder + "/mail")
    tls = reader.tls(certificate: "MUSCLEMATE_TLS_CERT", key: "MUSCLEMATE_TLS_KEY")
    loops = reader.number("MUSCLEMATE_LOOPS", 1...256) ?? max(1, processors)
    workers = reader.number("MUSCLEMATE_WORKERS", 0...64) ?? 2
    jobLease = reader.number("MUSCLEMATE_JOB_LEASE", 1...3_600) ?? 60
    drainDelay = .seconds(reader.number("MUSCLEMATE_DRAIN_DELAY", 0...300) ?? 0)
    databaseConnections = reader.number("MUSCLEMATE_DATABASE_CONNECTIONS", 1...1_000) ?? 8 * loops
    clientConnections = reader.number("MUSCLEMATE_CLIENT_CONNECTIONS", 1...1_000_000) ?? 20_000
    clientConnectionsPerAddress =
      reader.number("MUSCLEMATE_CLIENT_CONNECTIONS_PER_ADDRESS", 1...1_000_000) ?? 1_024
    streams = reader.number("MUSCLEMATE_STREAMS", 0...1_000_000) ?? 12_000
    pullsPerMinute =
      reader.number("MUSCLEMATE_PULLS_PER_MINUTE", 1...1_000_000) ?? MinuteLimits.usualPulls
    operationsPerMinute =
      reader.number("MUSCLEMATE_OPERATIONS_PER_MINUTE", 1...1_000_000) ?? MinuteLimits.usualOperations
    visitsPerMinute =
      reader.number("MUSCLEMATE_VISITS_PER_MINUTE", 1...1_000_000) ?? MinuteLimits.usualVisits
    trustedProxies = reader.addressRanges("MUSCLEMATE_TRUSTED_PROXIES")
    secret = reader.keys("MUSCLEMATE_SECRET", atMost: 1).first
    previousSecrets = reader.keys("MUSCLEMATE_SECRET_PREVIOUS", atMost: 16)
    sqlFolder = reader.text("MUSCLEMATE_SQL")
    portalFolder = reader.text("MUSCLEMATE_PORTAL")
    portalHasWorker = reader.isOn("MUSCLEMATE_PORTAL_WORKER", usually: true)
    metricsToken = reader.text("MUSCLEMATE_METRICS_TOKEN")
    accessLog = reader.isOn("MUSCLEMATE_ACCESS_LOG")
    let slow = reader.number("MUSCLEMATE_SLOW_STATEMENTS", 0...60_000) ?? 500
    slowStatements = slow == 0 ? nil : .milliseconds(slow)
    backup = BackupSettings(&reader, makesBackups: makesBackups)
    guard reader.mistakes.isEmpty else { throw ConfigurationError(mistakes: reader.mistakes) }
  }
}
