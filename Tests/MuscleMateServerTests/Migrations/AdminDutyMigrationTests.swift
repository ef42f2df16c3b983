internal import DatabaseAdministration
internal import TestKit
internal import Testing

@testable import MuscleMateServer

struct AdminDutyMigrationTests {
  @Test func `admins from before look after everything, and nobody else does`() async throws {
    let all = try MigrationScripts(in: MigrationScripts.findFolder()).migrations
    let folder = try Scripts([:])
    for script in all where script.name < "migrations/0470" { try folder.write(script.name, script.text) }
    let database = try await TestDatabase.empty()
    try folder.migrator().bootstrap(superuser: database.superuser)
    try folder.migrator().migrate(owner: database.owner)
    try database.administer(
      """
      insert into app.accounts (tenant_id, id, email, username, roles, locale, time_zone, unit)
      select tenant.id, gen_random_uuid(), known.name || '@example.com', known.name, known.roles::text[], 'en', 'UTC', 'kg'
        from app.tenants as tenant
       cross join (values ('ada', '{lifter,admin}'), ('anna', '{lifter}')) as known (name, roles)
      """)
    for script in all { try folder.write(script.name, script.text) }
    try folder.migrator().migrate(owner: database.owner)
    let duties = try database.rows(
      """
      select account.username, string_agg(given.duty, ' ' order by given.duty)
        from app.admin_duties as given
        join app.accounts as account on account.id = given.account_id
       group by account.username
      """)
    #expect(duties == [["ada", "accounts content moderation operations"]])
  }
}
