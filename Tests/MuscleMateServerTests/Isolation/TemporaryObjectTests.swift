internal import DatabaseAdministration
internal import Postgres
internal import TestKit
internal import Testing

@testable import MuscleMateServer

/// The database limits even callers with SQL of their own in the server's connection. Temporary objects were a way
/// around: PostgreSQL searches pg_temp first for the names of types and tables, so that a definer function could be made
/// to run what its caller had put there.
struct TemporaryObjectTests {
  static let viewers: [Viewer] = [.visitor, .owner, .trustedCoach, .admin, .worker, .server]

  @Test(arguments: viewers)
  func `nobody who serves can make a temporary object`(_ viewer: Viewer) async throws {
    let world = try await World.shared.value
    let session = try Self.session(world.database, as: viewer)
    for statement in [
      "create temporary table planted ()", "create domain pg_temp.uuid as pg_catalog.uuid",
      "create function pg_temp.now() returns integer return 1",
    ] {
      try session.run("savepoint tried")
      let error = #expect(throws: ScriptError.self, "\(statement)") { try session.run(statement) }
      #expect(error?.sqlState == "42501", "\(statement)")
      try session.run("rollback to savepoint tried")
    }
  }

  /// With every function that the role may call, called with arguments that make sense and with none.
  @Test(arguments: viewers)
  func `where they can be made, no function runs what lies there`(_ viewer: Viewer) async throws {
    let world = try await World.shared.value
    let session = try Self.session(world.database, as: viewer, temporary: true)
    try session.run(Self.plants)
    try session.run(Self.calls)
  }

  @Test func `this is noticed where one function forgets it`() async throws {
    let world = try await World.shared.value
    let session = try Self.session(
      world.database, as: .owner, temporary: true,
      "alter function app.authorize_lifter set search_path = ''")
    try session.run(Self.plants)
    let error = #expect(throws: ScriptError.self) { try session.run(Self.calls) }
    #expect(error?.message.contains("was taken over") == true, "\(String(describing: error))")
  }

  @Test func `a server says where they are allowed, and making the roles again takes that away`() async throws
  {
    let database = try await TestDatabase.migrated()
    #expect(try LoginRoleCheck.warnings(database.server) == [])
    try database.administer("grant temporary on database \(database.name) to public")
    let warnings = try LoginRoleCheck.warnings(database.server)
    #expect(warnings.count == 1 && warnings[0].contains("mm_lifter"), "\(warnings)")
    try Migrator(MigrationScripts(in: MigrationScripts.findFolder())).bootstrap(superuser: database.superuser)
    #expect(try LoginRoleCheck.warnings(database.server) == [])
  }

  /// Inside a transaction that is never committed, in which the role may make temporary objects where that is asked.
  private static func session(
    _ database: TestDatabase, as viewer: Viewer, temporary: Bool = false, _ preparation: String = "select"
  ) throws -> ScriptSession {
    let session = try ScriptSession(database.superuser)
    try session.run("begin; \(preparation)")
    if temporary { try session.run("grant temporary on database \(database.name) to public") }
    try session.run("set local session authorization musclemate_server")
    try session.run(World.becoming(viewer))
    return session
  }

  /// Types, tables, functions, an operator and a cast by the names of PostgreSQL's own. Each calls `pg_temp.spy`, which fails
  /// by a state of its own when it runs with someone else's rights.
  private static let plants = """
    create function pg_temp.spy() returns boolean language plpgsql as $$
    begin
      if current_user = 'mm_definer' then
        raise exception sqlstate 'SPY00' using message = 'runs as mm_definer';
      end if;
      return true;
    end
    $$;
    do $do$
    declare
      taken pg_catalog.name;
    begin
      foreach taken in array array['uuid', 'text', 'inet', 'jsonb', 'json', 'bytea', 'date', 'timestamptz', 'int4', 'int8',
                                   'bool', 'name', 'regclass']::pg_catalog.name[]
      loop
        execute format('create domain pg_temp.%I as pg_catalog.%I check (pg_temp.spy())', taken, taken);
      end loop;
      foreach taken in array array['accounts', 'sets', 'sessions', 'pg_roles', 'pg_class', 'pg_proc']::pg_catalog.name[]
      loop
        execute format('create temporary view %I as select pg_temp.spy() as spied', taken);
      end loop;
      foreach taken in array array['now', 'clock_timestamp', 'gen_random_uuid']::pg_catalog.name[] loop
        execute format('create function pg_temp.%I() returns pg_catalog.bool return pg_temp.spy()', taken);
      end loop;
    end
    $do$;
    create function pg_temp.same(a pg_catalog.uuid, b pg_catalog.uuid) returns pg_catalog.bool return pg_temp.spy();
    create operator pg_temp.= (leftarg = pg_catalog.uuid, rightarg = pg_catalog.uuid, function = pg_temp.same);
    create type pg_temp.planted as enum ('history');
    create function pg_temp.as_planted(given pg_temp.planted) returns pg_catalog.uuid
      return case when pg_temp.spy() then pg_catalog.gen_random_uuid() end;
    create cast (pg_temp.planted as pg_catalog.uuid) with function pg_temp.as_planted(pg_temp.planted) as implicit;
    """

  private static let calls = """
    do $do$
    declare
      called record;
      arguments pg_catalog.text;
    begin
      for called in
        select pg_proc.oid::pg_catalog.regprocedure as name, pronamespace::regnamespace as space, proname,
               (select pg_catalog.string_agg(
                  coalesce(
                    case format_type(type, null)
                    when 'uuid' then '''\(World.id(1))'''
                    when 'text' then '''history'''
                    when 'integer' then '1'
                    when 'boolean' then 'true'
                    when 'timestamp with time zone' then 'pg_catalog.now()'
                    when 'inet' then '''127.0.0.1'''
                    when 'bytea' then '''a'''
                    when 'jsonb' then '''{}'''
                    end, 'null') || '::' || case when typnamespace = 'pg_catalog'::regnamespace
                    then 'pg_catalog.' || typname else format_type(type, null) end, ', ' order by place)
                  from unnest(proargtypes) with ordinality as given (type, place)
                  join pg_catalog.pg_type on pg_type.oid = type) as given,
               (select pg_catalog.string_agg('null::' || case when typnamespace = 'pg_catalog'::regnamespace
                    then 'pg_catalog.' || typname else format_type(type, null) end, ', ' order by place)
                  from unnest(proargtypes) with ordinality as given (type, place)
                  join pg_catalog.pg_type on pg_type.oid = type) as none
          from pg_catalog.pg_proc
         where pronamespace in ('app'::regnamespace, 'auth'::regnamespace)
           and prosecdef
           and has_schema_privilege(pronamespace, 'usage')
           and has_function_privilege(pg_proc.oid, 'execute')
           and prorettype <> 'trigger'::regtype
      loop
        foreach arguments in array array[coalesce(called.given, ''), coalesce(called.none, '')]::pg_catalog.text[] loop
          begin
            execute format('select from %s.%I(%s)', called.space, called.proname, arguments);
          exception
          when sqlstate 'SPY00' then
            raise exception '% was taken over', called.name;
          when others then
            null;
          end;
        end loop;
      end loop;
    end
    $do$;
    """
}
