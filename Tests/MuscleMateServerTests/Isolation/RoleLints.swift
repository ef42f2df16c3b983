/// Lints of functions and roles.
extension Lint {
  // MARK: - Functions

  static let functions = [
    Lint(
      "functions belong to mm_definer",
      offence: "create function app.bad() returns int return 1",
      """
      select oid::regprocedure
        from pg_catalog.pg_proc
       where pronamespace \(ours)
         and proowner <> 'mm_definer'::regrole
      """),
    Lint(
      "every function pins its search path, pg_temp last; but those in SQL that have their caller's rights and are inlined",
      offence: "create function app.bad() returns int language sql set search_path = '' as 'select 1'",
      """
      select oid::regprocedure
        from pg_catalog.pg_proc
       where pronamespace \(ours)
         and (prosecdef or prolang <> (select oid from pg_catalog.pg_language where lanname = 'sql')
              or array_to_string(proconfig, ' ') like '%search_path%')
         and not 'search_path=pg_catalog, pg_temp' = any (coalesce(proconfig, '{}'))
      """),
    Lint(
      "PUBLIC can execute nothing of ours",
      offence: "grant execute on function app.new_id() to public",
      """
      select oid::regprocedure
        from pg_catalog.pg_proc
       where pronamespace \(ours)
         and has_function_privilege('public', oid, 'execute')
      """),
    Lint(
      "no request role can set its own context",
      offence: "grant execute on function set_config(text, text, boolean) to mm_coach",
      """
      select rolname
        from pg_catalog.pg_roles
       where rolname in \(requestRoles)
         and has_function_privilege(oid, 'pg_catalog.set_config(text, text, boolean)', 'execute')
      """),
    Lint(
      "nobody who serves, loads or backs up can make a large object",
      offence: "grant execute on function lo_create(oid) to mm_visitor",
      """
      select format('%s by %s', pg_proc.oid::regprocedure, rolname)
        from pg_catalog.pg_proc, pg_catalog.pg_roles
       where pronamespace = 'pg_catalog'::regnamespace
         and proname in ('lo_creat', 'lo_create', 'lo_from_bytea', 'lo_import')
         and rolname ~ '^(mm_|musclemate_server)'
         and has_function_privilege(pg_roles.oid, pg_proc.oid, 'execute')
      """),
    Lint(
      "no request role can execute what signs people in",
      offence: """
        grant usage on schema auth to mm_coach;
        grant execute on function auth.begin_session to mm_coach
        """,
      """
      select format('%s by %s', pg_proc.oid::regprocedure, rolname)
        from pg_catalog.pg_proc, pg_catalog.pg_roles
       where pronamespace = 'auth'::regnamespace
         and rolname in \(requestRoles)
         and has_function_privilege(pg_roles.oid, pg_proc.oid, 'execute')
      """),
    Lint(
      "no request role can have a mail of its own making sent",
      offence: "grant execute on function app.queue_mail to mm_coach",
      """
      select rolname
        from pg_catalog.pg_roles
       where rolname in \(requestRoles)
         and has_function_privilege(oid, 'app.queue_mail(text, text, jsonb, bytea)', 'execute')
      """),
  ]

  // MARK: - Roles

  static let roles = [
    Lint(
      "the roles are what the model says",
      offence: "alter role mm_lifter inherit",
      """
      select rolname
        from pg_catalog.pg_roles
       where (rolname = 'musclemate_server' and (not rolcanlogin or rolinherit)
              or rolname in \(requestRoles) and (rolcanlogin or rolinherit)
              or rolname = 'mm_definer' and (rolcanlogin or not rolbypassrls)
              or rolname in ('musclemate_server', 'musclemate_owner') and rolbypassrls
              or rolname in \(requestRoles) and rolbypassrls)
          or rolname ~ '^(mm_|musclemate_(server|owner))' and (rolsuper or rolcreatedb or rolcreaterole)
      """),
    Lint(
      "nobody but the owner can make temporary objects",
      offence: """
        do $$
        begin
          execute format('grant temporary on database %I to mm_lifter', current_database());
        end
        $$
        """,
      """
      select rolname
        from pg_catalog.pg_roles
       where rolname ~ '^(mm_|musclemate_server)'
         and has_database_privilege(oid, current_database(), 'temporary')
      """),
    Lint(
      "a request role, and the definer, is a member of no other; the server only of request roles",
      offence: "grant mm_admin to mm_coach",
      """
      select format('%s in %s', member::regrole, roleid::regrole)
        from pg_catalog.pg_auth_members
       where member::regrole::text in \(requestRoles)
          or member = 'mm_definer'::regrole
          or member = 'musclemate_server'::regrole and roleid::regrole::text not in \(requestRoles)
      """),
    Lint(
      "the server owns nothing, and neither does a request role",
      offence: "alter table app.sets owner to mm_admin",
      """
      select format('%s %s', classid::regclass, objid)
        from pg_catalog.pg_shdepend
       where deptype = 'o'
         and refobjid::regrole::text = any (array['musclemate_server', 'mm_visitor', 'mm_lifter', 'mm_coach', 'mm_admin',
                                             'mm_worker'])
      """),
    Lint(
      "the server by itself may touch no table",
      offence: "grant select on app.sets to musclemate_server",
      """
      select pg_class.oid::regclass
        from pg_catalog.pg_class, aclexplode(relacl) acl
       where relnamespace \(ours)
         and acl.grantee = 'musclemate_server'::regrole
      """),
  ]
}
