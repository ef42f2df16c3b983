import OperatingSystem
import Primitives
import TestKit
import Testing

@testable import MuscleMateServer

/// The storm of JobQueueTests, which runs in one process over simulated days, with the program itself: four workers and
/// two servers, an hour of schedules while nothing worked, and kill -9.
@Suite(.serialized) struct `Workers and servers killed at random moments` {
  private static let lifters = 20
  private static let leaving = 8
  private static let exports = 4
  private static let remindersAMinute = 20

  @Test func `make every due run happen once in effect, and lose none`() async throws {
    let database = try await TestDatabase.migrated()
    let data = try Files.makeTemporaryFolder("/tmp/musclemate-storm-")
    defer { Files.remove(data) }
    let storm = try await ProcessStorm(database, data: data)
    do {
      let start = try Self.fill(database)
      for _ in 0..<4 { try await storm.start("work") }
      try await storm.start("serve")
      try await storm.rage()
      try await storm.wait(until: Self.undone)
      // Nothing more becomes due: what is under way ends.
      try database.administer(
        "update app.job_schedules set next_due_at = 'infinity', revision = revision + 1")
      try await storm.wait(until: "select count(*) from app.jobs")
      #expect(try await storm.end() == [0, 0, 0, 0, 0, 0])
      try Self.judge(storm, from: start)
    } catch {
      await storm.remove()
      throw error
    }
  }

  // MARK: - The work

  /// An hour in which nothing ran. Each minute's run of `remind_of_workouts` is made up for, those of `motivate` are left
  /// out, and of the others one is enough.
  private static func fill(_ database: TestDatabase) throws -> Int64 {
    try database.administer(
      """
      insert into app.tenants (id, slug, name) values (2, 'iron', 'Iron'), (3, 'steel', 'Steel');
      insert into app.accounts (
        tenant_id, id, email, email_verified_at, username, roles, locale, time_zone, unit)
      select tenant, app.new_id(), name || '@example.com', now(), name, '{lifter}', 'en',
             -- noon for the lifters, so that a day's message may come and no day ends meanwhile
             (select zone.name
                from pg_timezone_names as zone
               where zone.name like 'Etc/GMT%'
                 and extract(hour from now() at time zone zone.name) = 12
               limit 1), 'kg'
        from generate_series(1, 3) as tenant,
             (select kind || '_' || number as name
                from (values ('lifter', \(lifters)), ('leaving', \(leaving)), ('export', \(exports))) as kinds (kind, count),
                     generate_series(1, count) as number) as people;
      insert into app.notice_preferences (tenant_id, account_id, topic, app, mail)
      select tenant_id, id, topic, true, true
        from app.accounts, unnest('{reminders,motivation}'::text[]) as topic
       where username like 'lifter%';
      insert into app.planned_workouts (
        tenant_id, lifter_id, id, name, starts_at, time_zone, prescription, remind_minutes)
      select 1, person.id, app.new_id(), 'Legs',
             date_trunc('minute', now()) - minute * interval '1 minute' - interval '30 seconds' + interval '6 hours',
             'UTC', '[]', 360
        from generate_series(0, 59) as minute
        join app.accounts as person on person.tenant_id = 1 and person.username like 'lifter%'
         and split_part(person.username, '_', 2)::integer <= \(remindersAMinute);
      update app.accounts set erasure_due_at = now() - interval '1 hour' where username like 'leaving%';
      insert into app.erasures (tenant_id, account_id, asked_by, asked_at)
      select tenant_id, id, id, now() - interval '15 days' from app.accounts where username like 'leaving%';
      insert into app.data_exports (tenant_id, account_id, id, locale, asked_at)
      select tenant_id, id, app.new_id(), 'en', now() from app.accounts where username like 'export%';
      insert into app.workouts (
        tenant_id, lifter_id, id, name, performed_at, time_zone, exercise_count, set_count)
      select tenant_id, id, app.new_id(), 'Legs', now() - number * interval '1 day', 'UTC', 0, 0
        from app.accounts, generate_series(1, 400) as number where username !~ '^lifter';
      -- Mails go out meanwhile, and one that takes leave of somebody is forgotten then.
      create table public.mails (kind text);
      create function public.count_mail() returns trigger language plpgsql security definer
          as $$ begin insert into public.mails values (new.kind); return null; end $$;
      create trigger count_mail after insert on app.outbox_mail
        for each row execute function public.count_mail();
      """)
    let start = try database.rows("select extract(epoch from date_trunc('minute', now()))::bigint")
    let moment = start[0][0] ?? ""
    // The schedules as an admin changed them; the first server has offered them. What it ran where a minute began
    // meanwhile comes again, and is forgotten: it would count twice.
    try database.administer(
      """
      update app.job_schedules
         set cron = '* * * * *', is_changed = true, next_due_at = null, revision = revision + 1,
             missed = case name when 'remind_of_workouts' then 'catch_up' when 'motivate' then 'skip' else 'once' end,
             catch_up_at_most = 1000, settled_up_to = to_timestamp(\(moment)) - interval '1 hour'
       where name in ('remind_of_workouts', 'motivate', 'erase_accounts', 'export_data');
      delete from app.jobs where name in ('remind_of_workouts', 'motivate', 'erase_accounts', 'export_data');
      delete from app.job_runs where name in ('remind_of_workouts', 'motivate', 'erase_accounts', 'export_data')
      """)
    return Int64(moment) ?? 0
  }

  private static let undone = """
    select (select count(*) from app.reminders where sent_at is null)
         + (select count(*) from app.accounts where username like 'leaving%')
         + (select count(*) from app.data_exports where state = 'waiting')
         + (select count(*)
              from app.accounts
             where username like 'lifter%'
               and not exists (select from app.sent_notifications where account_id = accounts.id))
    """

  // MARK: - The judgement

  private static func judge(_ storm: ProcessStorm, from start: Int64) throws {
    try judgeRuns(storm, from: start)
    try judgeEffects(storm)
    #expect(storm.killed == ProcessStorm.kills)
    let retried = try storm.number("select count(*) from app.job_runs where attempts > 1")
    #expect(retried > 0, "no run was cut off")
    #expect(try storm.number("select count(*) from app.jobs where lease is not null") == 0)
    let dead = try storm.database.rows("select name, attempts, error from app.dead_jobs")
    #expect(dead == [])
    let outcomes = try storm.database.rows(
      """
      select format('%s %s %s', name, outcome, count(*))
        from app.job_runs where name in ('remind_of_workouts', 'motivate', 'erase_accounts', 'export_data')
       group by name, outcome order by name, outcome
      """
    ).compactMap { $0[0] }
    print(
      """
      \(outcomes.joined(separator: ", ")); \(storm.killed) processes were killed by SIGKILL, \(storm.killedAtWork) of \
      them with a job in hand; \(retried) runs took more than one attempt
      """)
  }

  private static func judgeRuns(_ storm: ProcessStorm, from start: Int64) throws {
    // By arithmetic: each minute of the hour before, and those that passed until the end.
    let end = try storm.number(
      "select extract(epoch from settled_up_to)::bigint from app.job_schedules where name = 'remind_of_workouts'"
    )
    let due = Array(stride(from: start - 3_600 + 60, through: Int64(end), by: 60))
    let ran = try storm.database.rows(
      """
      select extract(epoch from due_at)::bigint, outcome
        from app.job_runs where name = 'remind_of_workouts' order by due_at
      """)
    #expect(ran.compactMap { $0[0].flatMap { Int64($0) } } == due)
    #expect(Set(ran.map { $0[1] }) == ["succeeded"])
    print("\(due.count) runs that each count were due, \(ran.count) happened")
    // Left out as missed, and none twice.
    #expect(
      try storm.database.rows(
        """
        select due_at from app.job_runs
         where name = 'motivate' and due_at <= to_timestamp(\(start)) - interval '6 minutes'
        """) == [])
    #expect(
      try storm.database.rows(
        """
        select name, of_tenant, due_at, count(*)
          from app.job_runs
         group by 1, 2, 3 having count(*) > 1
        """) == [])
    let others = try storm.database.rows(
      "select name, outcome, error from app.job_runs where outcome not in ('succeeded', 'superseded')")
    #expect(others == [])
  }

  private static func judgeEffects(_ storm: ProcessStorm) throws {
    func counts(_ sql: String) throws -> [String] {
      try storm.database.rows(sql).map { $0.map { $0 ?? "-" } }[0]
    }
    let reminders = "\(60 * remindersAMinute)"
    let people = "\(3 * lifters)"
    #expect(
      try counts(
        """
        select count(*), sum(occurrences), count(distinct arguments ->> 'planned_workout')
          from app.notices where kind = 'workout_reminder'
        """) == [reminders, reminders, reminders])
    #expect(try counts("select count(*) from public.mails where kind = 'workout_reminder'") == [reminders])
    #expect(
      try counts(
        "select count(*), sum(occurrences), count(distinct account_id) from app.notices where kind = 'motivation'"
      )
        == [people, people, people])
    #expect(try counts("select count(*) from public.mails where kind = 'motivation'") == [people])
    let gone = "\(3 * leaving)"
    #expect(
      try counts(
        "select count(*), count(distinct subject_id) from app.audit_entries where action = 'account_erased'")
        == [gone, gone])
    #expect(try counts("select count(*) from public.mails where kind = 'account_erased'") == [gone])
    let made = try counts("select count(*) from app.data_exports where state = 'ready'")
    #expect(try counts("select count(*) from app.data_exports") == made)
    #expect(
      try counts("select count(*), sum(occurrences) from app.notices where kind = 'export_ready'")
        == made + made)
    #expect(try counts("select count(*) from public.mails where kind = 'export_ready'") == made)
    // No piece of an interrupted attempt is among them.
    #expect(
      try counts(
        """
        select count(*) from app.data_exports as export
         where size <> (select sum(octet_length(secret)) from app.data_export_parts as part
                         where part.export_id = export.id)
                       - \(sealing) * (select count(*) from app.data_export_parts as part
                                        where part.export_id = export.id)
        """) == ["0"])
    print("\(reminders) reminders, \(people) messages, \(gone) erasures, \(made[0]) exports, each once")
  }

  /// The bytes that sealing adds to a piece: a byte for the format, 4 for the key, 12 of nonce, 16 of tag.
  private static let sealing = 33
}
