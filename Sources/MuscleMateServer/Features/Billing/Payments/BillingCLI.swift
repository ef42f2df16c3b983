package import DatabaseAdministration
internal import EventLoop
internal import Postgres
internal import Primitives

/// Commands about providers: the same settling as behind a webhook, through a pool of its own.
package struct BillingCLI: Sendable {
  private let database: AdministeredDatabase
  private let configuration: Configuration

  package init(into database: AdministeredDatabase, _ configuration: Configuration) {
    self.database = database
    self.configuration = configuration
  }

  /// Asks each provider for every subscription, of one tenant or all, and settles what differs; `report` gets a line for
  /// each difference.
  ///
  /// - Returns: how many were looked at, how many were not as they should be, and how many could not be looked at.
  package func reconcile(
    tenant: String?, provider: String?, isDryRun: Bool, report: @escaping @Sendable (String) -> Void
  ) async throws -> (lookedAt: Int, differing: Int, failed: Int) {
    try await working { pool, services in
      let round = ReconciliationRound(
        pool: pool, services: services, isDryRun: isDryRun, tenant: tenant, provider: provider)
      let findings = try await round.run(report)
      return (
        findings.count, findings.count { !$0.isClean && $0.error == nil }, findings.count { $0.error != nil }
      )
    }
  }

  /// Processes a stored event again, whatever its outcome was; returns the new outcome.
  package func replay(_ event: String) async throws -> [String] {
    try await working { pool, services in
      let stored = try await pool.exchange(
        as: .worker, preamble: PaymentStatements.begin(), ReconciliationStatements.event(event))
      guard !stored.isEmpty else {
        throw AdministrationError.refused("the ledger has no event \(event): see musclemate billing events")
      }
      var lines: [String] = []
      for entry in stored {
        guard let reference = entry.reference else {
          lines.append("\(entry.provider) \(event): speaks of no subscription")
          continue
        }
        let gateway = try await PaymentGateway.find(
          entry.provider, of: entry.tenant, services: services, pool: pool)
        guard let gateway, let source = try PaymentProviders.provider(of: gateway, services, pool) else {
          throw AdministrationError.refused("the tenant has no gateway to \(entry.provider) any more")
        }
        let outcome = try await Settlement(provider: entry.provider, tenant: entry.tenant, pool: pool)
          .settle(reference, event: event, with: source)
        lines.append("\(entry.provider) \(reference): \(outcome.rawValue)")
      }
      return lines
    }
  }

  private func working<Value: Sendable>(
    _ body: @escaping @Sendable (Pool, Services) async throws -> Value
  ) async throws -> Value {
    let server = try database.server()
    _ = try SealingKeyCheck.look(configuration.installation, server)
    let threads = try LoopThreads(count: 1)
    defer { threads.stopAndWait() }
    var settings = PoolConfiguration(connection: server)
    settings.connections = 1
    settings.longestWait = .seconds(10)
    let pool = Pool(loop: threads.loops[0], configuration: settings)
    let services = try Services(configuration, metrics: Metrics())
    let work = Task(executorPreference: threads.loops[0]) { try await body(pool, services) }
    let result = await work.result
    await pool.close()
    services.sidePool.close()
    services.providerPool.close()
    services.passwords.close()
    return try result.get()
  }
}
