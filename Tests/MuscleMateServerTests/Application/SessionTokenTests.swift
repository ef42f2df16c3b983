import Testing

@testable import MuscleMateServer

@Suite struct `A session token` {
  @Test func `tells its role, and is read back from the header in either case of the scheme`() throws {
    let token = try #require(SessionToken(for: .coach))
    for scheme in ["Bearer", "bearer", "BEARER"] {
      let read = try #require(SessionToken(authorization: "\(scheme) \(token.text)"))
      #expect(read.role == .coach)
      #expect(read.digest == token.digest)
    }
  }

  @Test(arguments: [
    "", "Bearer", "Bearer ", "Basic abc", "Bearerx", "Bearer x\(String(repeating: "A", count: 43))",
  ])
  func `is nothing that a header could not hold`(_ field: String) {
    #expect(SessionToken(authorization: field) == nil)
  }

  @Test func `belongs to no role but those that sign in`() {
    #expect(SessionToken(for: .worker) == nil)
    #expect(SessionToken(for: .server) == nil)
  }
}
