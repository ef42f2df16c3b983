internal import Postgres

extension AdministeredDatabase {
  package struct Tenant: Sendable {
    package let id: String
    package let slug: String
    package let name: String
    package let hosts: String
    package let accounts: String
  }

  package func tenants() throws -> [Tenant] {
    let rows = try loaderSession().rows(
      """
      select t.id, t.slug, t.name,
             (select coalesce(string_agg(h.host, ' ' order by h.position, h.host), '')
                from app.tenant_hosts h
               where h.tenant_id = t.id),
             (select count(*) from app.accounts a where a.tenant_id = t.id)
        from app.tenants t
       order by t.id
      """)
    return rows.map { row in
      let text = row.map { $0 ?? "" }
      return Tenant(id: text[0], slug: text[1], name: text[2], hosts: text[3], accounts: text[4])
    }
  }

  /// Makes a brand with its hosts, all or nothing, and returns its number.
  package func createTenant(slug: String, name: String, locale: String, hosts: [String]) throws -> String {
    let rows = try loaderSession().rows(
      """
      with tenant as (
        insert into app.tenants (slug, name, locale)
        values ($1, $2, $3)
        returning id
      ), hosts as (
        insert into app.tenant_hosts (tenant_id, host, position)
        select tenant.id, lower(given.host), given.position
          from tenant, string_to_table($4, ' ') with ordinality as given (host, position)
         where given.host <> ''
        returning host
      )
      select tenant.id from tenant
      """, slug, name, locale, hosts.joined(separator: " "))
    return rows.first?.first.flatMap { $0 } ?? ""
  }
}
