internal import DatabaseAdministration
internal import Primitives
internal import TestKit
internal import Testing

@testable import MuscleMateServer

struct DemoTests {
  @Test func `the same seed makes the same data, another seed other data`() async throws {
    let first = try await Self.fingerprint(seed: 1)
    #expect(try await Self.fingerprint(seed: 1) == first)
    #expect(try await Self.fingerprint(seed: 2) != first)
  }

  @Test func `lift days and records are what the triggers would have made of the sets`() async throws {
    let database = try await TestDatabase.migrated()
    try await Self.fill(database, seed: 3)
    let written = try database.rows(Self.liftDays) + database.rows(Self.records)
    try database.administer(
      """
      delete from app.records;
      select app.refresh_lift_days(array_agg(tenant_id), array_agg(lifter_id), array_agg(local_date))
        from (select distinct tenant_id, lifter_id, local_date from app.workouts) as day
      """)
    #expect(written.allSatisfy { $0.first != "0" })
    #expect(try database.rows(Self.liftDays) + database.rows(Self.records) == written)
  }

  @Test func `all rows upsert the rules that loading does not check`() async throws {
    let database = try await TestDatabase.migrated()
    try await Self.fill(database, seed: 4)
    // Written again with its checks: a constraint that was broken is refused now.
    for (table, column) in [
      ("app.accounts", "display_name"), ("app.workouts", "name"), ("app.sets", "kind"),
      ("app.grants", "since"),
    ] {
      try database.administer("update \(table) set \(column) = \(column)")
    }
    let strays = try database.rows(
      """
      select (select count(*) from app.sets) - (select count(*)
         from app.sets s
         join app.workout_exercises p
           on (p.tenant_id, p.lifter_id, p.workout_id, p.position)
            = (s.tenant_id, s.lifter_id, s.workout_id, s.exercise_position)
         join app.workouts w on (w.tenant_id, w.lifter_id, w.id) = (p.tenant_id, p.lifter_id, p.workout_id)
         join app.exercises e
           on (e.tenant_id, e.lifter_id, e.id) = (p.tenant_id, p.lifter_id, p.exercise_id)
         join app.accounts a on (a.tenant_id, a.id) = (w.tenant_id, w.lifter_id)),
         (select count(*)
            from app.workouts w
           where (set_count, warm_up_count)
                 <> (select count(*), count(*) filter (where s.kind = 'warm_up')
                       from app.sets s
                      where (s.tenant_id, s.lifter_id, s.workout_id)
                          = (w.tenant_id, w.lifter_id, w.id)))
      """)
    #expect(strays == [["0", "0"]])
  }

  @Test func `the light days of the lifts are those of the fourth weeks`() async throws {
    let database = try await TestDatabase.migrated()
    try await Self.fill(database, seed: 5)
    let found = try database.rows(
      """
      select count(*) filter (where light.local_date is not null and workout.name like '%, week 4'),
             count(*) filter (where light.local_date is null and workout.name like '%, week 4'),
             count(*) filter (where light.local_date is not null and workout.name not like '%, week 4')
        from app.lift_days as day
        join app.workouts as workout on workout.id = day.workout_id
        left join lateral app.light_days(
                    day.tenant_id, day.lifter_id, array[day.lift], null, day.local_date, day.local_date) as light on true
       where day.lift is not null
         and day.local_date > date '1970-01-01' + 20000 - 7 * 20
      """)[0].map { Int($0 ?? "") ?? 0 }
    #expect(found[0] > 10)
    #expect(found[1] == 0)
    #expect(found[2] == 0)
  }

  @Test func `no workout is later than the moment at which the demo is made`() async throws {
    let database = try await TestDatabase.migrated()
    try await Self.fill(database, seed: 6, lifters: 20)
    let found = try database.rows(
      """
      select count(*), count(*) filter (where performed_at + duration_seconds * interval '1 second' > timestamptz '2024-10-04')
        from app.workouts
      """)
    #expect(found[0][0] != "0")
    #expect(found[0][1] == "0")
  }

  @Test func `a tenant that has people is not filled`() async throws {
    let database = try await TestDatabase.migrated()
    try await Self.fill(database, seed: 1)
    await #expect(throws: AdministrationError.self) { try await Self.fill(database, seed: 1) }
  }

  @Test func `no list of an admin, of a coach or of a lifter is empty`() async throws {
    try await TestServer.run { server in
      var plan = DemoPlan(until: CivilDate(unixDay: Timestamp.now.unixSeconds / 86_400))
      (plan.lifters, plan.weeks) = (51, 22)
      let configuration = try Configuration(["DATABASE_OWNER_URL": server.database.owner], processors: 1)
      let administered = try AdministeredDatabase.open(configuration, migrated: false)
      try await Demo(plan, in: administered).fill(workers: 2) { _ in }
      _ = try await administered.createAccount(
        tenant: plan.tenant, role: "admin", email: "admin1@demo.example", username: "admin1",
        displayName: "Ada Admin", password: plan.password)
      try await DemoLife(plan, at: server.address).live()
      // The jobs are known once a worker has started.
      try await server.tick(at: .now)

      var visitor = server.visitor
      visitor.tenant = plan.tenant
      for (login, lists) in Self.lists {
        let person = try await visitor.signedIn(login, password: plan.password)
        for list in lists {
          let answer = try await person.get(list)
          let isFilled = try answer.json["items"]?.elements?.isEmpty == false
          #expect(isFilled, "\(login): \(list) \(answer.status)")
        }
      }
      let admin = try await visitor.signedIn("admin1", password: plan.password)
      let first = CivilDate(unixDay: plan.until.unixDay - 90)
      let figures = try await admin.get("/v1/admin/analytics?from=\(first)").expect(200).json
      #expect(figures["days"]?.elements?.count == 90)
      #expect(figures["cohorts"]?.elements?.isEmpty == false)
      let states = try await admin.get("/v1/admin/feedback").expect(200).json["items"]?.elements?.map {
        $0["state"]?.text
      }
      #expect(Set(states ?? []) == ["open", "planned", "answered", "closed", "duplicate"])
      // Fifty clients who train as planned are no alarm.
      let coach = try await visitor.signedIn("coach1", password: plan.password)
      let counts = try await coach.get("/v1/attention").expect(200).json["counts"]?.elements ?? []
      let found = counts.filter { $0["rule"] != "unread" }.reduce(0) { $0 + ($1["count"]?.integer ?? 0) }
      #expect(found <= 6, "\(counts)")
      let lifter = try await visitor.signedIn("lifter1", password: plan.password)
      try await Self.checkLoads(of: lifter, in: server.database)
    }
  }

  /// No plan and no template asks for more than the lifter can lift once.
  private static func checkLoads(of lifter: Client, in database: TestDatabase) async throws {
    let strengths = try database.rows(
      """
      select exercise.name, max(day.e1rm_grams)
        from app.lift_days as day
        join app.exercises as exercise on exercise.id = day.exercise_id
       where day.lifter_id = '\(lifter.account)'
         and day.e1rm_grams is not null
       group by exercise.name
      """)
    let most = Dictionary(strengths.map { ($0[0] ?? "", Double($0[1] ?? "") ?? 0) }) { max($0, $1) }
    var plans = try await lifter.items("/v1/lifters/me/planned-workouts?limit=100")
    for id in try await lifter.items("/v1/templates?limit=100", "id") {
      plans.append(try await lifter.get("/v1/templates/\(id ?? "")").expect(200).json)
    }
    var compared = 0
    for exercise in plans.flatMap({ $0["exercises"]?.elements ?? [] }) {
      let name = exercise["name"]?.text ?? ""
      for set in exercise["sets"]?.elements ?? [] {
        #expect(set["percentage"]?.double ?? 0 <= 100, "\(name)")
        guard let weight = set["weight"]?.double, let known = most[name] else { continue }
        #expect(weight * (set["unit"] == "lb" ? 453.59237 : 1000) <= known, "\(name)")
        compared += 1
      }
    }
    #expect(compared > 10)
  }

  private static let lists = [
    "admin1": [
      "/v1/admin/revenue", "/v1/admin/alerts", "/v1/admin/dead-jobs", "/v1/admin/maintenance-windows",
      "/v1/admin/feedback", "/v1/admin/audit", "/v1/admin/jobs/watch/runs",
      "/v1/admin/jobs/delete_expired/runs",
    ],
    "coach1": [
      "/v1/teams", "/v1/invites", "/v1/invite-codes", "/v1/conversations", "/v1/assignments", "/v1/attention",
      "/v1/clients/feed", "/v1/comments/unread",
    ],
    "coach2": ["/v1/team-invites", "/v1/clients"],
    "lifter1": [
      "/v1/goals", "/v1/programmes", "/v1/planned-workouts", "/v1/templates", "/v1/notices",
      "/v1/lifters/me/workouts", "/v1/lifters/me/records", "/v1/lifters/me/measurements",
    ],
    "lifter5": ["/v1/lifters/me/imports"],
  ]

  private static let liftDays = """
    select count(*), md5(string_agg(day::text, e'\\n' order by lifter_id, exercise_id, local_date))
      from app.lift_days as day
    """

  private static let records = """
    select count(*),
           md5(string_agg(
             concat_ws(' ', kind, at_reps, local_date, lift, value, weight, unit, reps, rpe, workout_id), e'\\n'
             order by lifter_id, exercise_id, kind, at_reps, local_date))
      from app.records
    """

  private static func fill(_ database: TestDatabase, seed: UInt64, lifters: Int = 3) async throws {
    var plan = DemoPlan(until: CivilDate(unixDay: 20_000))
    plan.lifters = lifters
    plan.weeks = 30
    plan.seed = seed
    let configuration = try Configuration(["DATABASE_OWNER_URL": database.owner], processors: 1)
    let administered = try AdministeredDatabase.open(configuration, migrated: false)
    try await Demo(plan, in: administered).fill(workers: 2) { _ in }
  }

  private static func fingerprint(seed: UInt64) async throws -> [[String?]] {
    let database = try await TestDatabase.migrated()
    try await fill(database, seed: seed)
    return try database.rows(
      """
      select (select md5(string_agg(s::text, e'\\n' order by lifter_id, workout_id, exercise_position, position))
                from app.sets s),
             (select md5(string_agg(w::text, e'\\n' order by lifter_id, id)) from app.workouts w),
             (select md5(string_agg(id || email || display_name, e'\\n' order by id)) from app.accounts)
      """)
  }
}
