public import DatabaseAdministration
internal import EventLoop
internal import HTTPServer
internal import JobQueue
internal import Postgres
internal import Primitives

/// A running server: the loops, each with its listener and its database connections, and what works beside them.
public final class Application: Sendable {
  /// The address that it serves at: `http://127.0.0.1:41234`.
  public let address: String
  let metrics: Metrics
  let services: Services
  private let server: Server
  let pools: [Pool]
  let threads: LoopThreads
  private let background: [Task<Void, Never>]
  private let jobPool: Pool
  private let jobThreads: SidePool

  /// Every feature of the platform, domain by domain, as `Features/` holds them.
  static let domains: [(name: String, features: [any Feature.Type])] = [
    ("Identity", identity), ("Body", body), ("Training", training), ("Progress", progress),
    ("Coaching", coaching), ("Sync", sync), ("Sharing", sharing), ("Notifications", notifications),
    ("Billing", billing), ("Privacy", privacy), ("Administration", administration),
    ("Operations", operations), ("Portal", portal),
  ]

  static let features = domains.flatMap(\.features)

  private static let identity: [any Feature.Type] = [
    Accounts.self, Sessions.self, SecondFactors.self, Passkeys.self, Identities.self, APIKeys.self,
    PendingAccountChanges.self, AddressReplacements.self,
  ]
  private static let body: [any Feature.Type] = [
    Profiles.self, PortalPreferences.self, Medical.self, PowerliftingProfiles.self, Measurements.self,
    Goals.self,
  ]
  private static let training: [any Feature.Type] = [
    Workouts.self, DeletedWorkouts.self, DeletedThings.self, Drafts.self, Imports.self, Exercises.self,
    Catalogue.self, PredeterminedRoutines.self, Templates.self, Schedules.self, PlannedWorkouts.self,
    TrainingBreaks.self, Programmes.self, Equipment.self, Calculators.self,
  ]
  private static let progress: [any Feature.Type] = [
    ProgressGraphs.self, Drawings.self, Records.self, Summaries.self, GraphReports.self,
  ]
  private static let coaching: [any Feature.Type] = [
    Clients.self, ClientLabelRoutes.self, ClientNotes.self, Attention.self, Assignments.self, Comments.self,
    Conversations.self,
  ]
  private static let sync: [any Feature.Type] = [Sync.self, SyncDevices.self, SyncStreams.self]
  private static let sharing: [any Feature.Type] = [
    Invites.self, Coaches.self, SharingControls.self, Teams.self, AccessLog.self, Pictures.self,
    ShareLinks.self,
    SharedPages.self,
  ]
  private static let notifications: [any Feature.Type] = [
    Notices.self, NoticePreferences.self, Reminders.self, Push.self,
  ]
  private static let billing: [any Feature.Type] = [
    Tiers.self, Subscriptions.self, StripePayments.self, AppStorePayments.self,
  ]
  private static let privacy: [any Feature.Type] = [
    DataExports.self, Exports.self, Erasures.self, ConsentRoutes.self,
  ]
  private static let administration: [any Feature.Type] = [
    AdminAccounts.self, AdminDutyRoutes.self, TenantSettings.self, TenantPictureRoutes.self, Feedback.self,
    BreakGlass.self, AuditLog.self, Overview.self, Alerts.self, Analytics.self,
  ]
  private static let operations: [any Feature.Type] = [
    Operations.self, Pages.self, Jobs.self, MaintenanceWindows.self, Backups.self, DataMaintenance.self,
  ]

  private static let portal: [any Feature.Type] = [Portal.self, PublicPages.self]

  static var jobs: [Job] { features.flatMap { $0.jobs } }

  static var sections: [(title: String, routes: [Route])] {
    features.map { ($0.title, $0.routes) } + [(Operations.title, [DocumentRoute.openAPI])]
  }

  static var routes: [Route] { sections.flatMap(\.routes) }

  static var statements: [AnyStatement] {
    SignIn.statements + [
      RouteModule.demand.erased, RouteModule.thereStatement.erased, RouteDuty.demand.erased,
    ] + Outbox.statements
      + JobStatements.all
      + Workforce.statements.all
      + MaintenanceWatch.statements + CrossOrigins.statements + StreamHub.statements
      + features.flatMap { $0.statements }
  }

  /// Opens the loops and the database pools and serves; the database is migrated already (`DatabaseSetup`).
  ///
  /// - Throws: if it cannot serve: the port is in use, or the login role has excessive privileges.
  public static func start(_ configuration: Configuration, database connectionString: String) async throws
    -> Application
  {
    let metrics = Metrics()
    LeftWork.remove(from: configuration.dataFolder)
    let portal = try PortalFiles(in: PortalFiles.findFolder(configuration.portalFolder))
    let services = try Services(configuration, metrics: metrics, portal: portal)
    let threads = try LoopThreads(count: configuration.loops)
    let pools = threads.loops.map { loop in
      var pool = PoolConfiguration(connection: connectionString)
      pool.connections = max(1, configuration.databaseConnections / threads.loops.count)
      pool.counters = metrics.countersOfPool()
      pool.leniency = configuration.leniency
      pool.report(slowFrom: configuration.slowStatements, to: services.observe)
      return Pool(loop: loop, configuration: pool)
    }
    let gateway = try Gateway(
      routes, services: services,
      pools: Dictionary(uniqueKeysWithValues: zip(threads.loops.map(ObjectIdentifier.init), pools)))
    let server = Server(
      Self.serverConfiguration(configuration), loops: threads.loops,
      admit: { gateway.admit($0, on: $1) }, refusal: { gateway.refuse($0, $1, $2) })
    let transport = try MailTransport(configuration.mail, leniency: configuration.leniency)
    let address = configuration.address(port: try await server.start())
    let mail = MailLoop(
      pool: pools[0], services: services, transport: transport, base: configuration.publicURL ?? address)
    let jobPool = Workforce.pool(
      connectionString, on: threads.loops[0], concurrency: configuration.workers, name: "serve",
      leniency: configuration.leniency)
    let jobThreads = try SidePool(threads: max(1, configuration.workers), queue: 64)
    let workforce = Workforce(
      services, pool: jobPool, concurrency: configuration.workers, sidePool: jobThreads)
    return Application(
      address: address, metrics: metrics, services: services, server: server, pools: pools, threads: threads,
      background: [
        Task(executorPreference: threads.loops[0]) { await mail.run() },
        Task(executorPreference: threads.loops[0]) { await workforce.run() },
        Task(executorPreference: threads.loops[0]) {
          await services.maintenance.run(pools[0], observe: services.observe)
        },
        Task(executorPreference: threads.loops[0]) {
          await services.streams.run(pools[0], observe: services.observe)
        },
        Task(executorPreference: threads.loops[0]) {
          await services.streams.findWriters(pools[0], observe: services.observe)
        },
        Task(executorPreference: threads.loops[0]) {
          await services.crossOrigins.run(pools[0], observe: services.observe)
        },
      ], jobPool: jobPool, jobThreads: jobThreads)
  }

  private init(
    address: String, metrics: Metrics, services: Services, server: Server, pools: [Pool],
    threads: LoopThreads, background: [Task<Void, Never>], jobPool: Pool, jobThreads: SidePool
  ) {
    self.jobPool = jobPool
    self.jobThreads = jobThreads
    self.address = address
    self.metrics = metrics
    self.services = services
    self.server = server
    self.pools = pools
    self.threads = threads
    self.background = background
    services.observe(.started(address: address))
  }

  /// Keeps the embedded PostgreSQL, where there is one, running until the task is cancelled.
  ///
  /// - Throws: why it can't be started again.
  public func watch(_ setup: DatabaseSetup) async throws {
    guard let cluster = setup.cluster else { return }
    try await ClusterWatch(cluster: cluster) { [services] in services.observe(.cluster($0)) }.run()
  }

  /// Says for a while that it is about to stop, where that is configured, so that proxies send new requests elsewhere;
  /// then takes no new request, answers those under way, and closes everything.
  public func stop(deadline: Duration = .seconds(20)) async {
    services.observe(.stopping)
    services.departure.announce()
    if services.configuration.drainDelay > .zero {
      server.leave()
      // Nobody cancels it.
      try? await Task.sleep(for: services.configuration.drainDelay)
    }
    // A stream would hold the server for the whole deadline.
    services.streams.stop()
    await server.shutdown(deadline: deadline)
    for task in background { task.cancel() }
    for task in background { await task.value }
    for pool in pools + [jobPool] { await pool.close() }
    jobThreads.close()
    services.sidePool.close()
    services.providerPool.close()
    services.passwords.close()
    threads.stopAndWait()
  }

  /// Those of a test, which says what time it is.
  func workforce(at time: Timestamp) -> Workforce {
    Workforce(services, pool: jobPool, concurrency: 0, sidePool: jobThreads, clock: { time })
  }

  private static func serverConfiguration(_ configuration: Configuration) -> Server.Configuration {
    var server = Server.Configuration(
      address: configuration.listen.address, port: configuration.listen.port, tls: configuration.tls)
    server.connectionLimit = configuration.clientConnections
    server.connectionLimitPerAddress = configuration.clientConnectionsPerAddress
    server.trustedProxies = configuration.trustedProxies
    server.multiplyDeadlines(by: configuration.leniency)
    return server
  }
}

extension Configuration {
  func address(port: UInt16) -> String {
    let host = listen.address.contains(":") ? "[\(listen.address)]" : listen.address
    return "\(tls == nil ? "http" : "https")://\(host):\(port)"
  }
}
