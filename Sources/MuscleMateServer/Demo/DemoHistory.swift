internal import JobQueue
internal import Postgres
internal import Primitives

/// What ninety days leave in the lists of an admin: who was there on which day, the figures, income, runs of the jobs,
/// alerts and a maintenance window. It follows from the people and their training, which are written before it.
struct DemoHistory {
  private let plan: DemoPlan
  private let people: DemoPeople
  private let tenant: String

  init(_ plan: DemoPlan, _ people: DemoPeople, tenant: String) {
    self.plan = plan
    self.people = people
    self.tenant = tenant
  }

  func write(to session: borrowing ScriptSession) throws {
    try session.run("begin; set local role mm_definer")
    try session.run(usage)
    try session.run(incidents)
    try addIncome(to: session)
    try addRuns(to: session)
    try session.run("commit")
  }

  /// Who trained was there, and a coach is at work from Monday to Friday. The database makes the figures of it, sixty days at
  /// a time, as the job does; no day that is still to come.
  private var usage: String {
    """
    update app.tenants as tenant
       set created_at = least(tenant.created_at, timestamptz '\(daysAgo(plan.weeks * 7))')
     where tenant.id = \(tenant);
    insert into app.active_days (tenant_id, account_id, day)
    select distinct trained.tenant_id, trained.lifter_id, trained.local_date
      from app.workouts as trained
     where trained.tenant_id = \(tenant)
       and trained.local_date >= date '\(plan.until)' - 120
     union
    select coach.tenant_id, coach.id, day::date
      from app.accounts as coach
     cross join generate_series(date '\(plan.until)' - 120, date '\(plan.until)' - 1, interval '1 day') as day
     where coach.tenant_id = \(tenant)
       and 'coach' = any (coach.roles)
       and extract(isodow from day) < 6
        on conflict do nothing;
    select app.roll_up_usage(least(now(), timestamptz '\(daysAgo(30))'), 10000);
    select app.roll_up_usage(least(now(), timestamptz '\(plan.end)'), 10000)
    """
  }

  /// One alert was looked into, one was not; and an hour in which the tenant could only be read. The address is one that is
  /// kept for documentation (RFC 5737).
  private var incidents: String {
    """
    insert into app.alerts (tenant_id, id, kind, about, account_id, details, first_at, last_at)
    select tenant, app.new_id(), 'failed_sign_ins_of_account', account::text, account, '{"failures": 23}',
           timestamptz '\(daysAgo(9, at: 19.5))', timestamptz '\(daysAgo(9, at: 20))'
      from (values (\(tenant), uuid '\(people.lifters[people.lifters.count / 2].id)')) as seen (tenant, account);
    insert into app.alerts (tenant_id, id, kind, about, details, first_at, last_at)
    values (
      \(tenant), app.new_id(), 'failed_sign_ins_from_address', '198.51.100.23', '{"failures": 64}',
      timestamptz '\(daysAgo(1, at: 3))', timestamptz '\(daysAgo(1, at: 3.5))');
    insert into app.maintenance_windows (tenant_id, id, reach, mode, starts_at, ends_at, created_at, ended_at, messages)
    values (
      \(tenant), app.new_id(), 'tenant', 'read_only', timestamptz '\(daysAgo(18, at: 2))',
      timestamptz '\(daysAgo(18, at: 3))', timestamptz '\(daysAgo(21, at: 9))', timestamptz '\(daysAgo(18, at: 2.75))',
      '{"en": "The database moves to a new machine."}')
    """
  }

  // MARK: - Income

  /// Each fifth lifter subscribes by the App Store, half of them to each tier, and has paid each month since. One payment
  /// was refunded.
  private func addIncome(to session: borrowing ScriptSession) throws {
    try session.run(
      """
      update app.tier_prices as price
         set app_store_product = '\(plan.tenant).' || price.tier
       where price.tenant_id = \(tenant)
         and price.app_store_product is null
      """)
    var subscriptions = CopyText()
    var payments = CopyText()
    for (order, index) in stride(from: 4, to: people.lifters.count, by: 5).enumerated() {
      let (tier, amount) = order % 2 == 0 ? ("lifter_base", 99) : ("lifter_premium", 199)
      let (account, reference, product) = (
        "\(people.lifters[index].id)", "demo-\(index + 1)", "\(plan.tenant).\(tier)"
      )
      let since = 90 - order * 7 % 60
      let renewals = Array(stride(from: since, to: 0, by: -30))
      for (month, days) in renewals.enumerated() {
        payments.row(
          tenant, "app_store", "\(reference)-\(month + 1)", reference, account, product, "\(amount)", "USD",
          daysAgo(days, at: 8), "15")
      }
      if order == 1 {
        payments.row(
          tenant, "app_store", "\(reference)-refund", reference, account, product, "\(-amount)", "USD",
          daysAgo(since - 2, at: 10), "15")
      }
      subscriptions.row(
        tenant, "app_store", reference, account, product, daysAgo(since, at: 8),
        daysAgo((renewals.last ?? 0) - 30, at: 8), "f", "1", "1", daysAgo(since, at: 8))
    }
    try session.copy(
      """
      copy app.payments (
        tenant_id, provider, id, reference, account_id, price, amount, currency, paid_at, commission_percent)
        from stdin
      """, payments.bytes)
    try session.copy(
      """
      copy app.subscriptions (
        tenant_id, provider, reference, account_id, price, started_at, period_ends_at, cancels_at_period_end, status,
        applied_ticket, created_at) from stdin
      """, subscriptions.bytes)
  }

  // MARK: - Jobs

  /// The last runs of each job that runs for each tenant, at the moments of its schedule. One run failed for good, and one
  /// succeeded when it was tried again.
  private func addRuns(to session: borrowing ScriptSession) throws {
    var runs = CopyText()
    var random = SeededRandom(seed: plan.seed ^ 0x10B, stream: 0)
    for job in Application.jobs where job.reach == .eachTenant {
      guard let schedule = job.schedule else { continue }
      let times = CronTimes(try CronExpression(schedule.cron), in: .utc)
      let due = times.latest(
        Self.runsOfAJob, after: plan.end.unixSeconds - 90 * 86_400, upTo: plan.end.unixSeconds)
      for (order, moment) in due.enumerated() {
        let attempts = job.name == "remind_of_erasures" && order == due.count - 3 ? 2 : 1
        let begun = Timestamp(unixSeconds: moment + (attempts == 1 ? 1 : 12))
        runs.row(
          "\(UUID.v7(at: begun, using: &random))", job.name, tenant, "schedule", "f",
          "\(Timestamp(unixSeconds: moment))",
          "\(begun)", "\(begun.advanced(bySeconds: 1))", "succeeded", "\(attempts)", "0", nil, "demo")
      }
    }
    try addFailure(to: session, &runs, id: "\(UUID.v7(at: plan.end, using: &random))")
    try session.copy(
      """
      copy app.job_runs (
        id, name, of_tenant, origin, is_dry_run, due_at, started_at, ended_at, outcome, attempts, changed, error, worker)
        from stdin
      """, runs.bytes)
  }

  /// It waits for an admin, who may let it run again: the archives are made then.
  private func addFailure(to session: borrowing ScriptSession, _ runs: inout CopyText, id: String) throws {
    let (job, error) = ("export_data", "could not extend file: No space left on device")
    let (due, died) = (daysAgo(2, at: 4), daysAgo(2, at: 4.5))
    runs.row(id, job, tenant, "schedule", "f", due, due, died, "given_up", "10", nil, error, "demo")
    var dead = CopyText()
    dead.row(id, job, tenant, "{}", "0", "schedule", "f", due, "10", error, died)
    try session.copy(
      """
      copy app.dead_jobs (
        id, name, of_tenant, arguments, priority, origin, is_dry_run, due_at, attempts, error, died_at) from stdin
      """, dead.bytes)
  }

  private static let runsOfAJob = 30

  // MARK: - Days

  /// So many days before the last midnight, at an hour of that day (UTC).
  private func daysAgo(_ days: Int, at hour: Double = 0) -> String {
    "\(plan.end.advanced(bySeconds: Int64(hour * 3_600) - Int64(days) * 86_400))"
  }
}
