internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives
internal import Secrets

/// Changes of how an account is reached. What an admin requests waits, and the account's holder may refuse it, here or by
/// the link that was mailed. The holder's own change of address waits for the new address, and can be withdrawn here.
enum PendingAccountChanges: Feature {
  static let routes: [Route] = [
    Route(
      .get, "/v1/me/account-changes", .signedIn,
      "List recent changes of my sign-in and contact details",
      reply: .ok(Page<AccountChange>.self), handle: list),
    Route(
      .delete, "/v1/me/account-changes/{id}", .signedIn,
      "Reject an account change that an admin requested, or cancel my own change of address",
      proof: true, withoutConsent: true, reply: .noContent(), refusals: [.gone("it waits no more")],
      handle: veto),
    Route(
      .post, "/v1/account-change-vetoes", .anyone,
      "Reject an account change that an admin requested, with the emailed token", body: TokenRequest.self,
      reply: .noContent(), refusals: [.gone("it waits no more")], handle: vetoByMail),
  ]

  static let statements: [AnyStatement] = [own.erased, veto.erased, vetoByMail.erased]

  static let jobs: [Job] = [
    Job(
      "finish_account_changes", "Carries out account changes that admins asked for, once their time is over",
      schedule: JobSchedule("*/5 * * * *")
    ) { run in
      try await run.maintenanceBatches("finish_account_changes")
    }
  ]

  private static let own = Statement<Document>(
    "account_changes.own", for: .signedIn,
    """
    select app.own_account_changes()
    """)

  private static let veto = Statement<RowCount, UUID>(
    "account_changes.veto", for: .signedIn,
    """
    select app.veto_own_change($1)
    """)

  private static let vetoByMail = Statement<RowCount, [UInt8]>(
    "account_changes.veto_by_mail", for: [.server],
    """
    select auth.veto_by_mail($1)
    """)

  private static func list(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    .ok(try await call.run(own()))
  }

  private static func veto(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    _ = try await call.run(veto(try call.id("id")))
    return .noContent
  }

  static func vetoByMail(_ call: Call, _: Nothing, _ body: TokenRequest) async throws -> Response {
    guard let token = OneTimeToken(body.token) else { throw Problem.notFound }
    _ = try await call.asServer(vetoByMail(token.digest))
    return .noContent
  }
}
