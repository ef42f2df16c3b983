internal import DatabaseAdministration
internal import EventLoop
internal import Payments
internal import Postgres
internal import Primitives

/// The erasure of the accounts of one tenant whose time is over. It may be interrupted anywhere: what is done is done, and
/// the next run goes on.
enum ErasureWork {
  /// Deleting a workout touches what follows from it; this many take well under a second.
  private static let workoutsAtOnce: Int32 = 50

  @Sendable static func run(_ run: JobRun) async throws -> JobReport {
    let due = try await run.exchange(ErasureStatements.due(run.now))
    var report = JobReport(changed: Int64(due.count), sample: due.prefix(10).map { .string($0.description) })
    if run.isDryRun { return report }
    report.changed = 0
    var failures: [String] = []
    for account in due {
      try Task.checkCancellation()
      do {
        if try await erase(account, run) { report.changed += 1 }
      } catch let error as CancellationError {
        throw error
      } catch {
        // One person's trouble keeps no other from being erased; the run is tried again.
        failures.append("\(account): \(error)")
      }
    }
    do {
      try await publish(run)
    } catch {
      // The next run puts it there: what was erased is erased.
      failures.append("the record of erasures is not where backups are: \(error)")
    }
    guard failures.isEmpty else { throw ErasureFailed(failures: failures) }
    return report
  }

  private static func erase(_ account: UUID, _ run: JobRun) async throws -> Bool {
    let begun: JSON? = try await run.exchange(ErasureStatements.begin(account, run.now))
    guard let elsewhere = begun else { return false }
    try await endSubscriptions(of: account, elsewhere, run)
    while try await run.exchange(ErasureStatements.eraseWorkouts(account, workoutsAtOnce)) > 0 {
      try Task.checkCancellation()
    }
    try await note(account, run)
    return try await run.exchange(ErasureStatements.finish(account))
  }

  /// For a restore of a backup from before, which would bring the account back.
  private static func note(_ account: UUID, _ run: JobRun) async throws {
    guard let tenant = run.tenant else { return }
    let record = ErasureRecord(run.services.configuration.installation)
    // The present time, and not when the run was due: it is compared with the time of a backup.
    let time = run.services.clock()
    try await run.blocking { try record.note(account, of: tenant, at: time) }
  }

  private static func publish(_ run: JobRun) async throws {
    let configuration = run.services.configuration
    guard let target = configuration.backup.target else { return }
    try await run.blocking { try ErasureRecord(configuration.installation).publish(to: target.store) }
  }

  /// Ends the subscriptions that would still be charged, and removes the customer's data at Stripe. Nothing is erased here
  /// before this is done.
  private static func endSubscriptions(of account: UUID, _ elsewhere: JSON, _ run: JobRun) async throws {
    let subscriptions = (elsewhere["subscriptions"]?.elements ?? []).compactMap(\.text)
    let customer = elsewhere["customer"]?.text
    guard let tenant = run.tenant, !subscriptions.isEmpty || customer != nil else { return }
    let gateway = try await PaymentGateway.find(
      StripePayments.provider, of: tenant, services: run.services, pool: run.pool)
    guard let gateway else {
      if subscriptions.isEmpty { return }
      throw ErasureFailed(failures: [
        "\(subscriptions.joined(separator: ", ")) can't be ended: no gateway to Stripe"
      ])
    }
    let api = try StripeSettings(gateway.settings, on: run.services).api
    try await run.services.sidePool.run {
      for subscription in subscriptions { try api.endSubscription(subscription, of: account) }
      if let customer { try api.forgetCustomer(customer, of: account) }
    }
  }
}

/// Accounts that could not be erased; by their ids, since this is kept in the history of the job.
struct ErasureFailed: Error, CustomStringConvertible {
  let failures: [String]

  var description: String { failures.joined(separator: "; ") }
}
