internal import Postgres
internal import Synchronization

/// Sets the rows and sequences of a server's database back to those of its template, so that the next test finds it as if
/// it were new.
///
/// A database of a test's own costs half a second of the processor. Most of it goes to PostgreSQL's new processes, which
/// read the catalogue, parse policies and plan statements again. They are kept, and the rows go.
final class PristineDatabase: Sendable {
  /// Kept, since a new one would read the catalogue first.
  private let sessions: Mutex<Sessions>

  private struct Sessions: ~Copyable {
    let restoring: ScriptSession
    /// `session_replication_role`, which the other one sets, makes a session plan all its statements again.
    let looking: ScriptSession
  }

  init(_ connection: String) throws {
    let sessions = Sessions(
      restoring: try ScriptSession(connection), looking: try ScriptSession(connection))
    // Else its one statement is planned for each of the first calls.
    try sessions.looking.run("set plan_cache_mode = force_generic_plan")
    self.sessions = Mutex(sessions)
  }

  /// Run once, in the template, whose rows it remembers.
  ///
  /// `test_kit.hold` fails with 55006 (object_in_use) while mail is being sent, and with 55000 after DDL in the database,
  /// which an event trigger notes. It does not see changes of roles and of rights on the database: a test that makes them
  /// runs alone.
  static let installation = """
    create schema test_kit;

    create table test_kit.alterations (command text);

    create function test_kit.note_alteration()
    returns event_trigger
    language plpgsql
    security definer
    as $$
    begin
      insert into test_kit.alterations values (tg_tag);
    end
    $$;

    -- Tables whose rows come with an installation have them in a copy; the others are emptied.
    create table test_kit.tables (name regclass primary key, copy regclass, columns text);
    create table test_kit.sequences (name regclass primary key, last_value bigint, is_called boolean);
    -- The transaction that set the rows back last. A row that was written since has a later one.
    create table test_kit.last_reset (id xid8);

    do $$
    declare
      kept record;
      rows bigint;
      condition text;
      conditions text[];
    begin
      for kept in
        select class.oid::regclass as name,
               class.relkind,
               'test_kit.copy_' || class.oid as copy,
               (select string_agg(quote_ident(attribute.attname), ', ')
                  from pg_catalog.pg_attribute as attribute
                 where attribute.attrelid = class.oid
                   and attribute.attnum > 0
                   and not attribute.attisdropped
                   and attribute.attgenerated = '') as columns
          from pg_catalog.pg_class as class
         where class.relkind in ('r', 'S')
           and class.relnamespace in (select oid from pg_catalog.pg_namespace where nspname in ('app', 'auth', 'migrations'))
      loop
        if kept.relkind = 'S' then
          execute format(
            'insert into test_kit.sequences select %L, last_value, is_called from %s', kept.name, kept.name);
          continue;
        end if;
        execute format('select count(*) from %s', kept.name) into rows;
        if rows > 0 then
          execute format('create table %s as select %s from %s', kept.copy, kept.columns, kept.name);
          condition := format(
            '(select count(*) <> %s or bool_or(age(xmin) < since) from %s)', rows, kept.name);
        else
          kept.copy := null;
          condition := format('exists (select from %s)', kept.name);
        end if;
        insert into test_kit.tables
        values (kept.name, kept.copy, kept.columns);
        conditions := conditions || format('case when %s then %L::regclass end', condition, kept.name);
      end loop;
      insert into test_kit.last_reset
      values (pg_current_xact_id());
      -- One statement, whose plan is kept with the session: 151 statements cost 30 ms each time.
      execute format(
        'create function test_kit.changed(since integer) returns regclass[] language plpgsql as %L',
        'begin return array_remove(array[' || array_to_string(conditions, ', ') || '], null); end');
    end
    $$;

    -- Triggers that fire always, as the audit log's, are off meanwhile.
    create function test_kit.empty(emptied regclass)
    returns void
    language plpgsql
    as $$
    declare
      always text[] := array(select tgname from pg_catalog.pg_trigger where tgrelid = emptied and tgenabled = 'A');
      kept text;
    begin
      foreach kept in array always loop
        execute format('alter table %s disable trigger %I', emptied, kept);
      end loop;
      execute format('delete from %s', emptied);
      foreach kept in array always loop
        execute format('alter table %s enable always trigger %I', emptied, kept);
      end loop;
    end
    $$;

    create function test_kit.hold()
    returns void
    language plpgsql
    as $$
    begin
      if exists (select from test_kit.alterations) then
        raise exception 'the test changed more than rows' using errcode = '55000';
      end if;
      -- From here on no server can claim mail. A mail that was claimed before may still be written into the folder: its
      -- next try is within the five minutes of app.claim_mail. The order of the tables is that of app.answer_by_address.
      lock table auth.address_requests, app.outbox_mail in exclusive mode;
      if exists (select from app.outbox_mail
                  where sent_at is null
                    and failed_at is null
                    and attempts > 0
                    and next_try_at between now() + interval '4 minutes' and now() + interval '5 minutes') then
        raise exception 'mail is being sent' using errcode = '55006';
      end if;
    end
    $$;

    create function test_kit.restore(changed regclass[])
    returns void
    language plpgsql
    as $$
    declare
      kept record;
    begin
      -- Neither triggers nor foreign keys.
      set local session_replication_role = replica;
      for kept in
        select *
          from test_kit.tables as tables
         where tables.name = any (changed)
      loop
        perform test_kit.empty(kept.name);
        if kept.copy is not null then
          execute format(
            'insert into %1$s (%2$s) overriding system value select %2$s from %3$s',
            kept.name, kept.columns, kept.copy);
        end if;
      end loop;
      update test_kit.last_reset
         set id = pg_current_xact_id();
      perform setval(sequence.name, sequence.last_value, sequence.is_called)
         from test_kit.sequences as sequence;
    end
    $$;

    create event trigger note_alteration
        on ddl_command_end
           execute function test_kit.note_alteration();
    """

  private static let isBusy = """
    select exists (
             select
               from pg_catalog.pg_stat_activity
              where datname = current_database()
                and backend_type = 'client backend'
                and state <> 'idle'
                and pid <> pg_backend_pid())
    """

  /// - Throws: if the database can't be used again.
  func reset() async throws {
    let limit = ContinuousClock.now + .seconds(2)
    while try !resetIfQuiet(mayFail: ContinuousClock.now > limit) {
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  /// Whether it was done: not while a statement runs or mail is being sent.
  private func resetIfQuiet(mayFail: Bool) throws -> Bool {
    try sessions.withLock { sessions in
      do {
        guard try sessions.restoring.rows(Self.isBusy) == [["f"]] else {
          if mayFail { throw TestKitError("the database is still busy") }
          return false
        }
        try sessions.restoring.run("begin; select test_kit.hold()")
        let changed = try sessions.looking.rows(
          "select test_kit.changed(age(last_reset.id::xid)) from test_kit.last_reset as last_reset")
        _ = try sessions.restoring.rows("select test_kit.restore($1)", changed[0][0] ?? "{}")
        try sessions.restoring.run("commit")
        return true
      } catch let error as ScriptError where error.sqlState == "55006" && !mayFail {
        try sessions.restoring.run("rollback")
        return false
      }
    }
  }
}
