import Testing

@testable import MuscleMateServer

@Test func `the module loads`() {}
