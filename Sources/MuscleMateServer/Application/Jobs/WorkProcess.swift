internal import DatabaseAdministration
internal import EventLoop
internal import Postgres

/// Workers without a server beside them: what `musclemate work` runs, on as many machines as one likes.
public final class WorkProcess: Sendable {
  private let threads: LoopThreads
  private let services: Services
  private let sidePool: SidePool
  private let pool: Pool
  private let task: Task<Void, Never>

  /// - Throws: what keeps it from beginning: a data folder without its keys, threads that can't be had.
  public static func start(_ configuration: Configuration, database: WorkDatabase) throws -> WorkProcess {
    try WorkProcess(configuration, database)
  }

  private init(_ configuration: Configuration, _ database: WorkDatabase) throws {
    let concurrency = max(1, configuration.workers)
    LeftWork.remove(from: configuration.dataFolder)
    let services = try Services(configuration, metrics: Metrics())
    let threads = try LoopThreads(count: 1)
    let sidePool = try SidePool(threads: concurrency, queue: 64)
    let pool = Workforce.pool(
      database.connection, on: threads.loops[0], concurrency: concurrency, name: "work")
    let workforce = Workforce(services, pool: pool, concurrency: concurrency, sidePool: sidePool)
    self.threads = threads
    self.services = services
    self.sidePool = sidePool
    self.pool = pool
    task = Task(executorPreference: threads.loops[0]) { await workforce.run() }
  }

  /// Keeps the embedded PostgreSQL running, where it was started for these workers, until the task is cancelled.
  ///
  /// - Throws: why it can't be started again.
  public func watch(_ database: WorkDatabase) async throws {
    guard let cluster = database.started else { return }
    try await ClusterWatch(cluster: cluster) { [services] in services.observe(.cluster($0)) }.run()
  }

  /// Cancels what runs, gives it back to the queue, and closes everything.
  public func stop() async {
    services.observe(.stopping)
    task.cancel()
    await task.value
    await pool.close()
    sidePool.close()
    services.sidePool.close()
    services.providerPool.close()
    services.passwords.close()
    threads.stopAndWait()
  }
}

/// The database that workers work on: an existing one, or the embedded one, which a server on the same data folder may
/// keep running.
public struct WorkDatabase: Sendable {
  /// As the server's login role.
  let connection: String
  private let administered: AdministeredDatabase?
  private let setup: DatabaseSetup?

  public init(_ configuration: Configuration) throws {
    if configuration.databaseURL != nil {
      let setup = try DatabaseSetup(configuration)
      self.setup = setup
      administered = nil
      connection = setup.serverConnection
    } else {
      let administered = try AdministeredDatabase.open(configuration, migrated: true)
      self.administered = administered
      setup = nil
      connection = try administered.server()
      do {
        try SealingKeyCheck.claim(configuration.installation, connection)
      } catch {
        try administered.close()
        throw error
      }
    }
  }

  /// The cluster that was started for the workers, since no server keeps it running.
  var started: EmbeddedCluster? { administered?.started }

  public func close() throws {
    try administered?.close()
    try setup?.stop()
  }
}
