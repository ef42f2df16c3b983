package import DatabaseAdministration
internal import EventLoop
internal import Postgres
internal import Primitives

/// Fills a tenant with coaches, lifters, grants and believable training.
///
/// It is written as `mm_loader`, which row security does not hold back (COPY refuses it), and with triggers and
/// foreign-key checks off: the rows are consistent by construction, and checking five million of them one by one
/// would take most of the time. What triggers would have kept, lift days and records, is written like the
/// rest; their standings the database makes of it in the end.
package struct Demo: Sendable {
  private let database: AdministeredDatabase
  private let plan: DemoPlan

  package init(_ plan: DemoPlan, in database: AdministeredDatabase) {
    self.plan = plan
    self.database = database
  }

  /// `report` gets the number of finished lifters whenever it grows. `workers` sessions write at the same time.
  package func fill(
    workers: Int, report: @escaping @Sendable (Int) -> Void
  ) async throws {
    let tenant = try makeTenant()
    let people = DemoPeople(plan)
    // Once for all of them: what takes a tenth of a second would take minutes.
    let passwordHash = try await AdministeredDatabase.hash(plan.password)
    try people.write(to: loadingSession(), tenant: tenant, plan: plan, passwordHash: passwordHash)
    let traits = try DemoTraits.read(from: ScriptSession(database.owner))
    let pool = try SidePool(threads: workers, queue: plan.lifters)
    defer { pool.close() }
    let chunks = stride(from: 0, to: plan.lifters, by: 20).map { $0..<min($0 + 20, plan.lifters) }
    try await withThrowingTaskGroup(of: Int.self) { group in
      for chunk in chunks {
        group.addTask {
          try await pool.run { try write(people.lifters, chunk, traits, tenant: tenant) }
          return chunk.count
        }
      }
      var done = 0
      for try await count in group {
        done += count
        report(done)
      }
    }
    try DemoHistory(plan, people, tenant: tenant).write(to: ScriptSession(database.owner))
    try refreshStats(tenant: tenant)
    try ScriptSession(database.owner).run(
      """
      vacuum (analyze) app.accounts, app.workouts, app.workout_exercises, app.sets, app.lift_days, app.records,
        app.grants, app.lifter_stats
      """)
  }

  /// One row a lifter, which the database makes of what was written.
  private func refreshStats(tenant: String) throws {
    try ScriptSession(database.owner).run(
      """
      begin;
      set local role mm_definer;
      select app.refresh_lifter_stats(
               array_agg(tenant_id), array_agg(id), array['squat', 'bench_press', 'deadlift'])
        from app.accounts
       where tenant_id = \(tenant);
      commit
      """)
  }

  private func makeTenant() throws -> String {
    let session = try loadingSession()
    let existing = try session.rows(
      """
      select t.id, exists (select from app.accounts a where a.tenant_id = t.id)
        from app.tenants t
       where t.slug = $1
      """, plan.tenant)
    guard let row = existing.first else {
      return try database.createTenant(slug: plan.tenant, name: "MuscleMate Demo", hosts: [plan.host])
    }
    guard let id = row[0], row[1] == "f" else {
      throw AdministrationError.refused("the tenant \(plan.tenant) has people already: name another one")
    }
    return id
  }

  private func write(_ lifters: [DemoPerson], _ chunk: Range<Int>, _ traits: [DemoTraits], tenant: String)
    throws
  {
    var tables = DemoTables(tenant: tenant, traits: traits)
    for index in chunk {
      var training = DemoTraining(lifters[index], number: index + 1, plan: plan)
      tables.add(lifters[index], training.workouts(), plan: plan, number: index + 1)
    }
    let session = try loadingSession()
    try session.run("begin")
    try tables.copy(into: session)
    try session.run("commit")
  }

  private func loadingSession() throws -> ScriptSession {
    let session = try database.loaderSession()
    try session.run("set session_replication_role = replica; set synchronous_commit = off")
    return session
  }
}
