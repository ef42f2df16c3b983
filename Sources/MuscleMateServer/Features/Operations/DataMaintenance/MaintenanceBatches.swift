internal import Postgres
internal import Primitives

enum MaintenanceBatches {
  /// A batch of a piece of work, by the name that app.do_maintenance knows it by.
  static let work = Statement<JobBatch, String, String?, Timestamp, Int32, Bool>(
    "maintenance.batch", for: [.worker],
    """
    select changed, sample, has_more
      from app.run_maintenance_batch($1, $2, $3, $4, $5)
    """)
}

extension JobRun {
  /// Does a piece of work batch by batch.
  ///
  /// - Parameters:
  ///   - subject: what it is done to, where there is a choice.
  ///   - time: the run's own unless given.
  func maintenanceBatches(
    _ work: String, of subject: String? = nil, at time: Timestamp? = nil, batch: Int32 = 500
  ) async throws -> JobReport {
    try await inBatches { run in
      MaintenanceBatches.work(work, subject, time ?? run.now, batch, run.isDryRun)
    }
  }
}

extension JobReport {
  /// The sum of both reports.
  static func + (left: JobReport, right: JobReport) -> JobReport {
    JobReport(changed: left.changed + right.changed, sample: Array((left.sample + right.sample).prefix(10)))
  }
}
