internal import DatabaseAdministration
internal import EventLoop
internal import Postgres
internal import Primitives

/// The job that verifies the record of erasures.
enum ErasureRecordCheck {
  static let job = Job(
    "verify_erasures",
    "Holds the record of erasures, beside the backups too, against the audit log, and raises an alert where one misses",
    schedule: JobSchedule("27 4 * * *"), attempts: 3
  ) { run in
    let erased = try await run.read(ErasureStatements.erased(run.now))
    let configuration = run.services.configuration
    let found = try await run.blocking { try ErasureVerification(configuration.installation, erased: erased) }
    guard let found, !found.isSound else { return JobReport() }
    let lines = found.lines.prefix(10).map(JSON.string)
    if !run.isDryRun {
      _ = try await run.exchange(ErasureStatements.raiseAlert(run.now, ["findings": .array(Array(lines))]))
    }
    return JobReport(changed: Int64(found.faults.count + found.missing.count), sample: Array(lines))
  }
}
