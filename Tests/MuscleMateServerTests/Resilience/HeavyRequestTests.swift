import Postgres
import Primitives
import TestKit
import Testing

@testable import MuscleMateServer

@Suite struct `Heavy requests` {
  @Test func `of one account are refused beyond two at once, and those of others are not`() async throws {
    try await TestServer.run { server in
      let (anna, ben) = try (server.signedIn("anna"), server.signedIn("ben"))
      let holder = try ScriptSession(server.database.superuser)
      try holder.run("begin; lock table app.workouts in access exclusive mode")
      async let first = anna.get(Self.table)
      async let second = anna.get(Self.table)
      try await eventually("two of anna's are under way") { try Self.waiting(server) == 2 }
      let refused = try await anna.get(Self.table).expect(429)
      #expect(refused.headers["retry-after"] == "1")
      #expect(try await anna.get("/v1/me").expect(200).json["username"]?.text == "anna")
      async let other = ben.get(Self.table)
      try await eventually("ben's is under way, too") { try Self.waiting(server) == 3 }
      try holder.run("rollback")
      for answer in try await [first, second, other] { #expect(answer.status == 200) }
      try await eventually("anna's turns are over") { try await anna.get(Self.table).status == 200 }
    }
  }

  private static let table = "/v1/lifters/me/workouts.csv"

  private static func waiting(_ server: TestServer) throws -> Int {
    try server.count("pg_locks where not granted and relation = 'app.workouts'::regclass")
  }
}
