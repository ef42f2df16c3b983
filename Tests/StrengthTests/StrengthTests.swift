import Testing
@testable import Strength

@Test func `the module loads`() {}
