internal import Postgres
internal import Primitives
internal import Secrets

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
      try await make(begun, run)
      report.changed += 1
      report.sample.append(.string(begun.id.description))
    }
    return report
  }

  /// If the keys changed meanwhile, the run is tried again with those of now.
  private static func make(_ begun: BegunExport, _ run: JobRun) async throws {
    var maker = try DataExportMaker(run, begun)
    do {
      try await maker.make()
    } catch DatabaseError.refused(let refusal) where refusal.state == .retiredKey {
      try await run.services.secrets.reload(sealingUnder: refusal.detail, on: run.services.sidePool)
      throw DatabaseError.refused(refusal)
    }
  }

  private static func next(_ run: JobRun) async throws -> BegunExport? {
    try await run.exchange(DataExportStatements.begin(run.now))
  }
}
