import Testing
@testable import EventLoop

@Test func `the module loads`() {}
