internal import TestKit
internal import Testing

@testable internal import MuscleMateServer

struct PersonalDataTests {
  @Test func `every column is classified, once`() async throws {
    let world = try await World.shared.value
    let columns = try world.database.rows(
      """
      select format('%s.%s.%s', relnamespace::regnamespace, relname, attname)
        from pg_catalog.pg_class
        join pg_catalog.pg_attribute on attrelid = pg_class.oid
       where relnamespace in ('app'::regnamespace, 'auth'::regnamespace)
         and relkind in ('r', 'p', 'm')
         and attnum > 0
         and not attisdropped
      """
    ).compactMap { $0[0] }
    let classified = PersonalData.tables.flatMap { table in
      table.columns.flatMap { $0.names.map { "\(table.name).\($0)" } }
    }
    #expect(Set(columns).subtracting(classified).sorted() == [], "not classified")
    #expect(Set(classified).subtracting(columns).sorted() == [], "classified, but not there")
    #expect(classified.count == Set(classified).count)
  }

  @Test func `what opens an account is never exported`() {
    for table in PersonalData.tables {
      for columns in table.columns where columns.category == .credential {
        #expect(!columns.isExported, "\(table.name): \(columns.names)")
      }
    }
  }

  /// Erasure is the deletion of the account's row.
  @Test func `whatever is kept for the account goes with the account`() async throws {
    let world = try await World.shared.value
    for table in PersonalData.tables where table.retention == .account && table.name != "app.accounts" {
      let reached = try world.database.rows(
        """
        with recursive reached (id) as (
          values ('app.accounts'::regclass::oid)
          union
          select conrelid
            from reached
            join pg_catalog.pg_constraint on confrelid = id
           where contype = 'f'
             and confdeltype = 'c'
        )
        select
          from reached
         where id = '\(table.name)'::regclass
        """)
      #expect(reached.count == 1, "\(table.name) does not cascade from app.accounts")
    }
  }
}
