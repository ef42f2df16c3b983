internal import Postgres
internal import Synchronization

/// Sets the rows and sequences of a server's database back to those of its template, so that the next test finds it as if
/// it were new.
///
/// A database of a test's own costs half a second of the processor. Most of it goes to PostgreSQL's new processes, which
/// read the catalogue, parse policies and plan statements again. They are kept, and the rows go.
final class PristineDatabase: Sendable {
  /// Kept, since a new one would read the catalogue first.
  private let session: Mutex<ScriptSession>

  init(_ connection: String) throws {
    session = Mutex(try ScriptSession(connection))
  }

  /// Run once, in the template, whose rows it remembers.
  ///
  /// `test_kit.reset` fails with 55006 (object_in_use) while mail is being sent, and with 55000 after DDL in the database,
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

    do $$
    declare
      kept record;
      is_filled boolean;
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
        execute format('select exists (select from %s)', kept.name) into is_filled;
        if is_filled then
          execute format('create table %s as select %s from %s', kept.copy, kept.columns, kept.name);
        else
          kept.copy := null;
        end if;
        insert into test_kit.tables
        values (kept.name, kept.copy, kept.columns);
      end loop;
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

    create function test_kit.reset()
    returns void
    language plpgsql
    as $$
    declare
      kept record;
      is_changed boolean;
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
      -- Neither triggers nor foreign keys.
      set local session_replication_role = replica;
      for kept in select * from test_kit.tables loop
        if kept.copy is null then
          execute format('select exists (select from %s)', kept.name) into is_changed;
          if is_changed then
            perform test_kit.empty(kept.name);
          end if;
          continue;
        end if;
        execute format(
          'select exists (
             (select (row(%2$s))::text from %1$s except all select (row(%2$s))::text from %3$s)
             union all
             (select (row(%2$s))::text from %3$s except all select (row(%2$s))::text from %1$s))',
          kept.name, kept.columns, kept.copy) into is_changed;
        if is_changed then
          perform test_kit.empty(kept.name);
          execute format(
            'insert into %1$s (%2$s) overriding system value select %2$s from %3$s',
            kept.name, kept.columns, kept.copy);
        end if;
      end loop;
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
    try session.withLock { session in
      do {
        guard try session.rows(Self.isBusy) == [["f"]] else {
          if mayFail { throw TestKitError("the database is still busy") }
          return false
        }
        try session.run("select test_kit.reset()")
        return true
      } catch let error as ScriptError where error.sqlState == "55006" && !mayFail {
        return false
      }
    }
  }
}
