internal import Postgres

/// All functions, a line each: its signature, whose rights it has, its owner, who else may execute it, and a digest of its
/// definition. The definitions themselves are read in sql/functions.
public enum FunctionLock {
  public static func of(_ connectionString: String) throws -> String {
    let session = try ScriptSession(connectionString)
    // Else names would be shown without their schema where it is searched.
    try session.run("set search_path = pg_catalog, pg_temp")
    let lines = try session.rows(functions).compactMap(\.first).compactMap(\.self)
    return header(try PostgresInstallation.find().major) + lines.map { $0 + "\n" }.joined()
  }

  public static func header(_ major: Int) -> String {
    "# Made by `make schema` with PostgreSQL \(major). Not to be edited.\n"
      + "# function | rights of | owner | executed by | digest of the definition\n"
  }

  /// An aggregate has no definition that PostgreSQL could print.
  private static let functions = """
    select line
      from (
        select format(
                 '%s.%s(%s)%s | %s | %s | %s | %s', space.nspname, made.proname, pg_get_function_arguments(made.oid),
                 ' returns ' || pg_get_function_result(made.oid),
                 case when made.prosecdef then 'definer' else 'invoker' end, made.proowner::regrole,
                 coalesce(allowed.roles, 'nobody else'),
                 case when made.prokind = 'a' then 'aggregate' else md5(pg_get_functiondef(made.oid)) end)
          from pg_proc as made
          join pg_namespace as space on space.oid = made.pronamespace
         cross join lateral (
           select string_agg(coalesce(role.rolname::text, 'PUBLIC'), ', ' order by role.rolname)
             from aclexplode(coalesce(made.proacl, acldefault('f', made.proowner))) as entry
             left join pg_roles as role on role.oid = entry.grantee
            where entry.grantee <> made.proowner) as allowed (roles)
         where space.nspname in ('app', 'auth')) as shown (line)
     order by line collate "C"
    """
}
