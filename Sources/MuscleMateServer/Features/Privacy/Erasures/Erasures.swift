internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// Leaving: an account is erased some days after it was asked for (the tenant's `erasure_grace_days`), unless that is
/// taken back before.
enum Erasures: Feature {
  static let routes: [Route] = [
    Route(
      .delete, "/v1/me", .signedIn,
      "Schedule my account and all my data for deletion",
      proof: true, withoutConsent: true, reply: .ok(Erasure.self),
      refusals: [
        .conflict("nobody else would be left to administer the tenant")
      ], handle: leave),
    Route(
      .delete, "/v1/me/erasure", .signedIn, "Cancel the deletion of my account", withoutConsent: true,
      reply: .noContent(),
      refusals: [.conflict("it has begun")], handle: stay),
  ]

  static let statements: [AnyStatement] = ErasureStatements.all

  static let jobs: [Job] = [
    Job(
      "remind_of_erasures", "Tells people three days before their account is erased",
      schedule: JobSchedule("10 * * * *"), reach: .eachTenant
    ) { run in
      try await run.inBatches { ErasureStatements.remind($0.now, 100, $0.isDryRun) }
    },
    // Often, since each run takes up again what another left undone.
    Job(
      "erase_accounts", "Erases the accounts whose grace period is over",
      schedule: JobSchedule("20 * * * *"), reach: .eachTenant, attempts: 20, requiresExclusiveLease: true,
      run: ErasureWork.run),
    ErasureRecordCheck.job,
  ]

  private static func leave(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    .ok(try await call.run(ErasureStatements.leave()))
  }

  private static func stay(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    _ = try await call.run(ErasureStatements.stay())
    return .noContent
  }
}
