internal import Postgres
internal import Primitives

/// The job that makes the archives that were asked for in one tenant.
enum DataExportWork {
  @Sendable static func run(_ run: JobRun) async throws -> JobReport {
    var report = JobReport()
    if run.isDryRun {
      report.changed = try await run.exchange(DataExportStatements.waiting())
      return report
    }
    while let begun = try await next(run) {
      try Task.checkCancellation()
      var maker = try DataExportMaker(run, begun)
      try await maker.make()
      report.changed += 1
      report.sample.append(.string(begun.id.description))
    }
    run.services.mailBell.ring()
    return report
  }

  private static func next(_ run: JobRun) async throws -> BegunExport? {
    try await run.exchange(DataExportStatements.begin(run.now))
  }
}
