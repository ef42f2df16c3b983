extension DatabaseFingerprint {
  /// One digest over all privileges. Sorted by text in the C collation; grants are sorted by their content and not by the
  /// order in which they were made. The body of a function in SQL's own syntax is not included: after a restore, PostgreSQL
  /// prints its tree a little differently.
  static let accessQuery = """
    with ours as (
      select space.oid, space.nspname, space.nspowner, space.nspacl
        from pg_catalog.pg_namespace as space
       where space.nspname in ('app', 'auth', 'migrations')
    ),
    facts as (
      select concat_ws(' ', 'schema', ours.nspname, ours.nspowner::regrole, held.grantee::regrole,
                       held.privilege_type) as fact
        from ours,
             aclexplode(coalesce(ours.nspacl, acldefault('n', ours.nspowner))) as held
       union all
      select concat_ws(' ', 'relation', class.oid::regclass, class.relkind, class.relowner::regrole,
                       class.relrowsecurity, class.relforcerowsecurity)
        from pg_catalog.pg_class as class
        join ours
          on ours.oid = class.relnamespace
       where class.relkind in ('r', 'v', 'S')
       union all
      select concat_ws(' ', 'grant', class.oid::regclass, held.grantee::regrole, held.privilege_type)
        from pg_catalog.pg_class as class
        join ours
          on ours.oid = class.relnamespace,
             aclexplode(class.relacl) as held
       where class.relkind in ('r', 'v', 'S')
       union all
      select concat_ws(' ', 'column', class.oid::regclass, attribute.attname, held.grantee::regrole,
                       held.privilege_type)
        from pg_catalog.pg_class as class
        join ours
          on ours.oid = class.relnamespace
        join pg_catalog.pg_attribute as attribute
          on attribute.attrelid = class.oid,
             aclexplode(attribute.attacl) as held
       union all
      select concat_ws(' ', 'policy', policy.schemaname, policy.tablename, policy.policyname, policy.permissive,
                       array_to_string(array(select role from unnest(policy.roles) as role order by 1), ','),
                       policy.cmd, md5(policy.qual), md5(policy.with_check))
        from pg_catalog.pg_policies as policy
        join ours
          on ours.nspname = policy.schemaname
       union all
      select concat_ws(' ', 'function', routine.oid::regprocedure, routine.proowner::regrole, routine.prosecdef,
                       array_to_string(routine.proconfig, ','), held.grantee::regrole,
                       md5(routine.prosrc))
        from pg_catalog.pg_proc as routine
        join ours
          on ours.oid = routine.pronamespace,
             aclexplode(coalesce(routine.proacl, acldefault('f', routine.proowner))) as held
       union all
      select concat_ws(' ', 'trigger', class.oid::regclass, trigger.tgname, trigger.tgenabled,
                       trigger.tgfoid::regprocedure)
        from pg_catalog.pg_trigger as trigger
        join pg_catalog.pg_class as class
          on class.oid = trigger.tgrelid
        join ours
          on ours.oid = class.relnamespace
       where not trigger.tgisinternal
    )
    select md5(string_agg(fact, E'\\n' order by fact collate "C"))
      from facts
    """
}
