internal import Postgres
internal import TestKit
internal import Testing

/// The rules for the catalogue as a whole: each is a query that finds offenders, and there must be none.
struct CatalogueLints {
  @Test(arguments: Lint.all)
  func `the catalogue keeps the rules of row security`(_ lint: Lint) async throws {
    let world = try await World.shared.value
    let offenders = try world.database.rows(lint.offenders).compactMap { $0[0] }
    #expect(offenders == [], "\(lint)")
  }

  @Test func `each of these rules is noticed when it is broken`() async throws {
    let database = try await TestDatabase.migrated()
    let session = try ScriptSession(database.superuser)
    for lint in Lint.all {
      try session.run("begin; \(lint.offence)")
      let offenders = try session.rows(lint.offenders)
      #expect(!offenders.isEmpty, "\(lint)")
      try session.run("rollback")
    }
  }
}

struct Lint: CustomStringConvertible, Sendable {
  let description: String
  /// A script that breaks the rule, by which the lint is tried.
  let offence: String
  /// Its first column names what breaks the rule.
  let offenders: String

  init(_ description: String, offence: String, _ offenders: String) {
    self.description = description
    self.offence = offence
    self.offenders = offenders
  }

  static let all = tables + policies + functions + roles

  static let ours = "in ('app'::regnamespace, 'auth'::regnamespace)"
  static let requestRoles = "('mm_visitor', 'mm_lifter', 'mm_coach', 'mm_admin', 'mm_worker')"

  // MARK: - Tables

  private static let tables = [
    Lint(
      "row security is enabled and forced on every table",
      offence: "alter table app.sets no force row level security",
      """
      select oid::regclass
        from pg_catalog.pg_class
       where relnamespace \(ours)
         and relkind in ('r', 'p')
         and not (relrowsecurity and relforcerowsecurity)
      """),
    Lint(
      "every table belongs to the owner, and there is no view that would read as its owner",
      offence: "create view app.peek as select * from app.sets",
      """
      select oid::regclass
        from pg_catalog.pg_class
       where relnamespace \(ours)
         and (relkind in ('m', 'f')
              or relkind in ('r', 'p') and relowner <> 'musclemate_owner'::regrole
              or relkind = 'v' and not coalesce('security_invoker=true' = any (reloptions), false))
      """),
    Lint(
      "tenant_id stands first in the primary key of every table that has it, and in its foreign keys",
      offence: "create table app.bad (id uuid, tenant_id integer, primary key (id, tenant_id))",
      """
      select format('%s of %s', conname, conrelid::regclass)
        from pg_catalog.pg_constraint
        join pg_catalog.pg_attribute tenant on tenant.attrelid = conrelid and tenant.attname = 'tenant_id'
       where connamespace \(ours)
         and contype in ('p', 'f')
         and conkey[1] <> tenant.attnum
      """),
    Lint(
      "every foreign key has an index that begins with its columns",
      offence: "create table app.bad (tenant_id integer references app.tenants)",
      """
      select format('%s of %s', conname, conrelid::regclass)
        from pg_catalog.pg_constraint
       where connamespace \(ours)
         and contype = 'f'
         and not exists (
           select
             from pg_catalog.pg_index
            where indrelid = conrelid
              and indpred is null
              and (indkey::smallint[])[0:cardinality(conkey) - 1] @> conkey)
      """),
    Lint(
      "no table or sequence is open to PUBLIC",
      offence: "grant select on app.sets to public",
      """
      select pg_class.oid::regclass
        from pg_catalog.pg_class, aclexplode(relacl) acl
       where relnamespace \(ours)
         and acl.grantee = 0
      """),
    Lint(
      "no request role holds more than row commands on a table",
      offence: "grant truncate on app.sets to mm_lifter",
      """
      select format('%s: %s to %s', pg_class.oid::regclass, acl.privilege_type, acl.grantee::regrole)
        from pg_catalog.pg_class, aclexplode(relacl) acl
       where relnamespace \(ours)
         and acl.grantee::regrole::text in \(requestRoles)
         and acl.privilege_type not in ('SELECT', 'INSERT', 'UPDATE', 'DELETE')
      """),
  ]

  // MARK: - Policies

  private static let policies = [
    Lint(
      "every policy names its roles",
      offence: "create policy bad on app.sets for update using (lifter_id is null)",
      """
      select format('%s on %s', polname, polrelid::regclass)
        from pg_catalog.pg_policy
       where 0 = any (polroles)
      """),
    Lint(
      "every table that a request role may touch keeps to the tenant by a restrictive policy for all five",
      offence: "create table app.bad (tenant_id integer); grant select on app.bad to mm_lifter",
      """
      select distinct pg_class.oid::regclass
        from pg_catalog.pg_class
        left join pg_catalog.pg_attribute on attrelid = pg_class.oid and attacl is not null,
             aclexplode(coalesce(relacl, '{}') || coalesce(attacl, '{}')) acl
       where relnamespace \(ours)
         and relkind in ('r', 'p')
         and acl.grantee::regrole::text in \(requestRoles)
         and not exists (
           select
             from pg_catalog.pg_policies
            where schemaname = relnamespace::regnamespace::text
              and tablename = relname
              and permissive = 'RESTRICTIVE'
              and cmd = 'ALL'
              and roles @> array['mm_visitor', 'mm_lifter', 'mm_coach', 'mm_admin', 'mm_worker']::name[]
              and qual like '%= ( SELECT app.tenant_id()%')
      """),
    Lint(
      "there is one permissive policy for a table, command and role",
      offence: "create policy bad on app.sets for select to mm_lifter using (position = 0)",
      """
      select format('%s %s by %s', tablename, command, role)
        from pg_catalog.pg_policies, unnest(roles) as role,
             unnest(case cmd when 'ALL' then array['SELECT', 'INSERT', 'UPDATE', 'DELETE'] else array[cmd] end)
               as command
       where permissive = 'PERMISSIVE'
       group by schemaname, tablename, command, role
      having count(*) > 1
      """),
    Lint(
      "a policy calls the context inside a subselect, where it is evaluated once",
      offence: "create policy bad on app.sets for update to mm_lifter using (lifter_id = app.account_id())",
      """
      select format('%s on %s', policyname, tablename)
        from pg_catalog.pg_policies, concat_ws(' ', qual, with_check) as condition
       where regexp_replace(condition, 'SELECT (app|auth)\\.\\w+\\(', '', 'g')
             ~ '(app|auth)\\.\\w+\\(|current_setting'
      """),
    Lint(
      "a policy passes no column to a function",
      offence: """
        create policy bad on app.sets for update to mm_lifter
        using ((select app.is_time_zone(notes)))
        """,
      """
      select format('%s on %s', policyname, tablename)
        from pg_catalog.pg_policies, concat_ws(' ', qual, with_check) as condition
       where condition ~ '(app|auth)\\.\\w+\\([^)'']'
      """),
    Lint(
      "a policy compares a set as an array, which an index can be asked for",
      offence: """
        create policy bad on app.sets for update to mm_lifter
        using (lifter_id in (select app.lifters_visible_for('history')))
        """,
      """
      select format('%s on %s', policyname, tablename)
        from pg_catalog.pg_policies, concat_ws(' ', qual, with_check) as condition
       where condition ~ ' IN \\( SELECT'
      """),
    Lint(
      "no policy is plainly true",
      offence: "create policy bad on app.sets for update to mm_lifter using (true)",
      """
      select format('%s on %s', policyname, tablename)
        from pg_catalog.pg_policies
       where 'true' in (qual, with_check)
      """),
    Lint(
      "a policy that asks for a scope asks for one there is",
      offence: """
        create policy bad on app.sets for update to mm_lifter
        using (lifter_id = any (array(select app.lifters_visible_for('histroy'))))
        """,
      """
      select format('%s on %s: %s', policyname, tablename, asked[1])
        from pg_catalog.pg_policies, regexp_matches(qual, 'app\\.lifters_visible_for\\(''(\\w+)''', 'g') as asked
       where asked[1] not in (
         'history', 'workout_details', 'main_lifts', 'all_lifts', 'body_metrics', 'nutrition', 'health', 'photos',
         'plans')
      """),
  ]
}
