internal import TestKit
internal import Testing

@Test func `each test has a database of its own`() async throws {
  async let first = TestDatabase.empty()
  async let second = TestDatabase.empty()
  let names = [try await first.name, try await second.name]
  #expect(names[0] != names[1])
}

@Test func `the schema of the folder sql is applied to a fresh database`() async throws {
  let database = try await TestDatabase.migrated()
  #expect(try database.rows("select slug from app.tenants where id = 1") == [["musclemate"]])
}
