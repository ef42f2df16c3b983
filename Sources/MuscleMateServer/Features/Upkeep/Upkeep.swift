internal import Postgres

/// The jobs that keep the database small and true: expiry, retention, what payments came to.
enum Upkeep: Feature {
  static let routes: [Route] = []
  static let statements: [AnyStatement] =
    [UpkeepStatements.work.erased, UpkeepStatements.reconciled.erased] + DatabaseUpkeep.statements

  static let jobs: [Job] = [
    Job(
      "delete_expired", "Deletes what the personal-data inventory keeps for a time only",
      schedule: JobSchedule("17 */6 * * *"), reach: .eachTenant, run: Retention.deleteExpired),
    Job(
      "expire_invites", "Closes invitations that nobody answered, and tells who sent them",
      schedule: JobSchedule("*/15 * * * *")
    ) { try await $0.upkeep("expire_invites") },
    Job(
      "expire_requests", "Closes requests for scopes and proposed moves after 30 days, and tells who asked",
      schedule: JobSchedule("5 * * * *")
    ) { try await $0.upkeep("expire_requests") },
    Job(
      "end_sharing", "Takes away what was shared up to a moment, ends pauses, and tells both sides",
      schedule: JobSchedule("*/5 * * * *")
    ) { try await $0.upkeep("end_sharing") + $0.upkeep("end_pauses") },
    Job(
      "remind_of_billing", "Tells of trials and subscriptions that end by time alone",
      schedule: JobSchedule("*/15 * * * *")
    ) { try await $0.upkeep("remind_of_billing") },
    Job(
      "remake_lift_days",
      "Makes days and records anew that rules from before had made, a few exercises at a time",
      schedule: JobSchedule("*/10 * * * *"), isAlone: true
    ) { try await $0.upkeep("remake_lift_days", batch: 5) },
    Job(
      "look_after_database",
      "Vacuums tables that autovacuum left behind and rebuilds swollen indexes, where it may",
      schedule: JobSchedule("50 3 * * 0"), attempts: 3, isAlone: true, run: DatabaseUpkeep.run),
    Job(
      "reconcile_payments", "Holds every subscription against its provider, and settles what differs",
      schedule: JobSchedule("40 4 * * *"), attempts: 3, isAlone: true
    ) { run in
      let round = ReconciliationRound(pool: run.pool, services: run.services, isDryRun: run.isDryRun)
      let report = try await round.report()
      guard !run.isDryRun, report.changed > 0 else { return report }
      _ = try await run.finish(report, UpkeepStatements.reconciled(report.changed))
      return report
    },
  ]
}
