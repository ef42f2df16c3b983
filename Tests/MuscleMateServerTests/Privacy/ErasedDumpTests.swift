internal import Primitives
internal import TestKit
internal import Testing

@testable internal import MuscleMateServer

/// Someone is erased; then all that the database holds is searched for each of the values.
struct ErasedDumpTests {
  @Test func `an erased person leaves no trace outside of what is retained`() async throws {
    try await TestServer.run { server in
      let person = try await MarkedPerson(in: server.database)
      #expect(try await server.run(job: "erase_accounts").changed == 1)
      // The farewell has the address until it is sent.
      try await server.untilFarewell()
      try await person.expectNoTrace(in: server.database)
    }
  }
}

extension TestServer {
  func untilFarewell() async throws {
    let farewell = "select from app.outbox_mail where kind = 'account_erased'"
    try await eventually("the farewell is sent") { try database.rows(farewell).isEmpty }
  }
}
