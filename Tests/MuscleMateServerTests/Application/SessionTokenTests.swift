import Testing

@testable import MuscleMateServer

@Suite struct `A session token` {
  @Test func `tells role and tenant, and is read back from the header in either case of the scheme`() throws {
    let token = try #require(SessionToken(for: .coach, in: 12))
    #expect(token.text.hasPrefix("c12."))
    // Servers of the release before take no other length.
    #expect(token.text.utf8.count == 44)
    for scheme in ["Bearer", "bearer", "BEARER"] {
      let read = try #require(SessionToken(authorization: "\(scheme) \(token.text)"))
      #expect(read.role == .coach)
      #expect(read.tenant == 12)
      #expect(read.digest == token.digest)
      #expect(read.passkeyChallenge == token.passkeyChallenge)
    }
  }

  @Test func `of the release before has no tenant, and is read as well`() throws {
    let random = String(repeating: "A", count: 43)
    let token = try #require(SessionToken("l" + random))
    #expect(token.role == .lifter)
    #expect(token.tenant == nil)
    #expect(token.passkeyChallenge == random)
  }

  @Test(arguments: [
    ".", "0.", "01.", "-1.", "+1.", "1..", "1.5.", "x.", "2147483648.", "99999999999999999999.",
  ])
  func `names its tenant in one way alone`(_ named: String) {
    let text = "l\(named)\(String(repeating: "A", count: 43))".prefix(44)
    #expect(SessionToken(String(text)) == nil)
  }

  @Test(arguments: [
    "", "Bearer", "Bearer ", "Basic abc", "Bearerx", "Bearer x\(String(repeating: "A", count: 43))",
  ])
  func `is nothing that a header could not hold`(_ field: String) {
    #expect(SessionToken(authorization: field) == nil)
  }

  @Test func `belongs to no role but those that sign in`() {
    #expect(SessionToken(for: .worker, in: 1) == nil)
    #expect(SessionToken(for: .server, in: 1) == nil)
  }
}
