internal import Payments
internal import Postgres
internal import Primitives

/// A reconciliation of every gateway, one after the other: behind the command and behind the daily job.
struct ReconciliationRound: Sendable {
  let pool: Pool
  let services: Services
  let isDryRun: Bool
  /// The tenant's slug, and the provider, that it is limited to.
  var tenant: String?
  var provider: String?

  /// Stripe keeps events for 30 days.
  private static let lookBack: Int64 = 30 * 86_400

  /// - Parameter tell: gets a line for each thing that is not as it should be.
  func run(_ tell: @escaping @Sendable (String) -> Void) async throws -> [Reconciliation.Finding] {
    let gateways = try await pool.exchange(
      as: .worker, preamble: PaymentStatements.begin(), ReconciliationStatements.gateways())
    var findings: [Reconciliation.Finding] = []
    for listed in gateways where (tenant ?? listed.slug) == listed.slug {
      guard (provider ?? listed.provider) == listed.provider else { continue }
      do {
        let sealed = SealedGateway(tenant: listed.tenant, settings: listed.settings)
        let gateway = try await sealed.opened(listed.provider, services)
        let source = try PaymentProviders.provider(of: gateway, services, pool, isDryRun: isDryRun)
        guard let source else { continue }
        let work = Reconciliation(
          settlement: Settlement(provider: listed.provider, tenant: listed.tenant, pool: pool),
          source: source, isDryRun: isDryRun)
        findings += try await work.run(since: services.clock().advanced(bySeconds: -Self.lookBack)) {
          tell("\(listed.slug) \(listed.provider) \($0.line)")
        }
      } catch {
        // One tenant's gateway keeps no other from being looked at.
        findings.append(.init(reference: listed.provider, error: "\(error)"))
        tell("\(listed.slug) \(listed.provider): \(error)")
      }
    }
    return findings
  }

  /// As a job's: what differed. Where something could not be looked at the run fails, so that it is tried again.
  func report() async throws -> JobReport {
    let findings = try await run { _ in }
    let failed = findings.filter { $0.error != nil }
    guard failed.isEmpty else {
      throw ReconciliationFailed(references: failed.prefix(10).map(\.reference), count: failed.count)
    }
    let differing = findings.filter { !$0.isClean }
    return JobReport(
      changed: Int64(differing.count), sample: differing.prefix(10).map { .string($0.reference) })
  }
}

struct ReconciliationFailed: Error, CustomStringConvertible {
  let references: [String]
  let count: Int

  var description: String {
    "\(count) could not be looked at, among them \(references.joined(separator: ", "))"
  }
}
