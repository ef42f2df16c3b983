internal import Postgres

/// The jobs that keep the whole database small and healthy. A job that serves one feature is in that feature.
enum DataMaintenance: Feature {
  static let routes: [Route] = []
  static let statements: [AnyStatement] = [MaintenanceBatches.work.erased] + VacuumAndReindex.statements

  static let jobs: [Job] = [
    Job(
      "delete_expired", "Deletes data whose time in the personal-data inventory is over",
      schedule: JobSchedule("17 */6 * * *"), reach: .eachTenant, run: Retention.deleteExpired),
    Job(
      "vacuum_and_reindex",
      "Vacuums tables that autovacuum left behind and rebuilds bloated indexes, where it may",
      schedule: JobSchedule("50 3 * * 0"), attempts: 3, requiresExclusiveLease: true,
      run: VacuumAndReindex.run),
  ]
}
