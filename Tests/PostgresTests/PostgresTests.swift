import Testing
@testable import Postgres

@Test func `the module loads`() {}
