import Testing
@testable import MuscleMateAPI

@Test func `the module loads`() {}
