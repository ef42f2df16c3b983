internal import DatabaseAdministration
internal import EventLoop
internal import Postgres
internal import Primitives

/// The job that verifies the record of erasures.
enum ErasureRecordCheck {
  static let job = Job(
    "verify_erasures",
    "Compares the records of erasures, also those beside the backups, with the audit log; raises an alert if one is missing",
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
