import Testing
@testable import HTTPServer

@Test func `the module loads`() {}
