import Testing

@testable import Primitives

@Test func `the module loads`() {}
