internal import APISchema
internal import HTTPServer
internal import Localization
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// The caller's subscriptions and their history, and the money that they bring.
enum Subscriptions: Feature {
  static let routes: [Route] = [
    Route(
      .get, "/v1/subscriptions", .lifterOrCoach, "List my subscriptions with their states and history",
      reply: .ok(Page<Subscription>.self), handle: list),
    Route(
      .get, "/v1/admin/revenue", .admin(.operations), "Get the revenue by month, plan, provider and currency",
      query: RevenueQuery.self, reply: .ok(Page<Revenue>.self),
      refusals: [.rule("`to` is not before `from`, and ten years after it at most")], handle: revenue),
  ]

  static let statements: [AnyStatement] =
    [own.erased, revenueByMonth.erased] + PaymentStatements.all + ReconciliationStatements.all

  static let jobs: [Job] = [
    Job(
      "remind_of_billing", "Tells people when a trial or a subscription ends by itself",
      schedule: JobSchedule("*/15 * * * *")
    ) { try await $0.maintenanceBatches("remind_of_billing") },
    Job(
      "reconcile_payments", "Compares every subscription with its provider, and settles what differs",
      schedule: JobSchedule("40 4 * * *"), attempts: 3, requiresExclusiveLease: true
    ) { run in
      let round = ReconciliationRound(pool: run.pool, services: run.services, isDryRun: run.isDryRun)
      let report = try await round.report()
      guard !run.isDryRun, report.changed > 0 else { return report }
      _ = try await run.finish(report, ReconciliationStatements.noted(report.changed))
      return report
    },
  ]

  /// The states are put in words here, as all that the platform says.
  static func list(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    let page = try JSON.parse(Array(try await call.run(own()).text.utf8))
    let items = (page["items"]?.elements ?? []).map { worded($0, in: call.language) }
    return .json(.ok, ["items": .array(items)])
  }

  private static func worded(_ subscription: JSON, in language: Language) -> JSON {
    guard case .object(let members) = subscription,
      let state = subscription["state"]?.text.flatMap(SubscriptionState.init)
    else { return subscription }
    let text = language.text(.subscriptionState(state), ["date": subscription["last_day"]?.text ?? ""])
    return .object(members.filter { $0.name != "last_day" } + [.init("text", .string(text))])
  }

  private static func revenue(_ call: Call, _ query: RevenueQuery, _: Nothing) async throws -> Response {
    .ok(try await call.run(revenueByMonth(query.from, query.to)))
  }

  private static let own = Statement<Document>(
    "subscriptions.own", for: .lifterOrCoach,
    """
    select app.own_subscriptions()
    """)

  private static let revenueByMonth = Statement<Document, CivilDate?, CivilDate?>(
    "subscriptions.revenue", for: [.admin],
    """
    select app.revenue($1, $2)
    """)
}
