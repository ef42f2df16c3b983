internal import DatabaseAdministration
internal import ObjectStorage
internal import Postgres
internal import Primitives

/// The jobs for backups.
enum BackupJobs {
  /// If backups are not set up, the run is skipped and no failure: not every installation makes them itself.
  static func backup(_ run: JobRun) async throws -> JobReport {
    let configuration = run.services.configuration
    guard configuration.backup.target != nil else { return notConfigured }
    if run.isDryRun { return try await expected(run) }
    let maker = BackupMaker(installation: configuration.installation)
    let time = run.now
    let manifest = try await run.blocking(endedBy: maker.pipeline) { try maker.make(at: time, by: .job) }
    let place = try configuration.backup.store().place
    _ = try await run.exchange(
      BackupStatements.made(
        manifest.name.text, place, manifest.name.madeAt, Int64(manifest.dump.bytes),
        Int64(manifest.content.rows),
        manifest.dump.sha256))
    let restored = try await restored(run)
    let removed = try await run.blocking { try maker.removeExpendable(restored: restored) }
    if !removed.isEmpty { _ = try await run.exchange(BackupStatements.removed(removed.map(\.text))) }
    return JobReport(changed: 1, sample: ([manifest.name] + removed).map { .string($0.text) })
  }

  /// Without a private key here it goes as far as it can, and the record says how far that was.
  static func check(_ run: JobRun) async throws -> JobReport {
    let configuration = run.services.configuration
    guard configuration.backup.target != nil else { return notConfigured }
    let newest = try await run.blocking { try BackupStore(configuration.backup.store()).names().last }
    guard let newest else { throw BackupError.noBackup(try configuration.backup.store().place) }
    if run.isDryRun { return JobReport(changed: 1, sample: [.string(newest.text)]) }
    let check = RestoreCheck(installation: configuration.installation)
    do {
      let finding = try await run.blocking(endedBy: check.pipeline) { try check.run(newest.text) }
      _ = try await run.exchange(BackupStatements.checked(newest.text, finding.extent.rawValue, nil))
      return JobReport(changed: 1, sample: [.string(newest.text), .string(finding.extent.rawValue)])
    } catch let error where !(error is CancellationError) {
      _ = try await run.exchange(BackupStatements.checked(newest.text, nil, "\(error)"))
      throw error
    }
  }

  /// Reports that no backup was made, for reasons that no run of `backup` reports: the job is paused, was never due, or
  /// backups are not set up.
  static func watch(_ run: JobRun) async throws -> JobReport {
    let isSetUp = run.services.configuration.backup.target != nil
    return try await run.inBatches {
      isSetUp
        ? BackupStatements.overdue($0.now, $0.isDryRun) : BackupStatements.unwatched($0.now, $0.isDryRun)
    }
  }

  private static let notConfigured = JobReport.skipped("not configured")

  /// The effect of a run: one new backup, and the removal of those that would no longer be kept.
  private static func expected(_ run: JobRun) async throws -> JobReport {
    let configuration = run.services.configuration
    let restored = Set(try await restored(run).compactMap(BackupName.init))
    return try await run.blocking {
      let kept = try BackupStore(configuration.backup.store()).backups(configuration.installation)
      let next = ShelvedBackup(name: BackupName(at: run.now), maker: .job)
      let expendable = configuration.backup.retention.expendable(kept + [next], restored: restored)
      return JobReport(changed: 1, sample: expendable.map { .string($0.text) })
    }
  }

  private static func restored(_ run: JobRun) async throws -> [String] {
    try await run.exchange(
      BackupStatements.restored(run.services.configuration.backup.restoredSince(run.now)))
  }
}

extension JobRun {
  /// As `blocking`; a run that is cancelled ends the programs that it waits for.
  fileprivate func blocking<Value: Sendable>(
    endedBy pipeline: Pipeline, _ work: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await withTaskCancellationHandler {
      try await blocking(work)
    } onCancel: {
      pipeline.cancel()
    }
  }
}
