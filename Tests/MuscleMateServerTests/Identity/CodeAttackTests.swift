import Primitives
import TestKit
import Testing

@testable import MuscleMateServer

@Suite struct `Whoever attacks codes` {
  @Test func `can't use one a second time, not even at the very same moment`() async throws {
    try await TestServer.run(["MUSCLEMATE_DATABASE_CONNECTIONS": "8"]) { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      let app = try await CodeApp.added(to: anna)
      for _ in 1...5 {
        try server.forgetCodes()
        try server.database.administer("delete from auth.sign_in_attempts")
        var challenges: [JSON] = []
        for _ in 1...6 { challenges.append(try await server.visitor.firstStep("anna")) }
        let code = app.next
        let visitor = server.visitor
        let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
          for challenge in challenges {
            group.addTask { try await visitor.secondStep(challenge, code: code).status }
          }
          return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(statuses.sorted() == [201, 401, 401, 401, 401, 401])
      }
    }
  }

  @Test func `has five tries for a challenge, also when all are made at once`() async throws {
    try await TestServer.run(["MUSCLEMATE_DATABASE_CONNECTIONS": "8"]) { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      let app = try await CodeApp.added(to: anna)
      let challenge = try await server.visitor.firstStep("anna")
      let visitor = server.visitor
      let wrong = app.wrong
      let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
        for _ in 1...20 { group.addTask { try await visitor.secondStep(challenge, code: wrong).status } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(statuses.filter { $0 == 401 }.count == 5, "\(statuses)")
      #expect(statuses.filter { $0 == 410 }.count == 15, "\(statuses)")
      #expect(try await visitor.secondStep(challenge, code: app.next).status == 410)
    }
  }

  @Test func `gets ten wrong ones an hour, over all challenges and addresses, and the owner is told`()
    async throws
  {
    try await TestServer.run(["MUSCLEMATE_TRUSTED_PROXIES": "127.0.0.1"]) { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      let app = try await CodeApp.added(to: anna)
      for index in 0..<10 {
        var visitor = server.visitor
        visitor.headers["X-Forwarded-For"] = "198.51.100.\(index)"
        let challenge = try await visitor.firstStep("anna")
        #expect(try await visitor.secondStep(challenge, code: app.wrong).status == 401)
      }
      let challenge = try await server.visitor.firstStep("anna")
      let slowed = try await server.visitor.secondStep(challenge, code: app.next)
      #expect(slowed.status == 429)
      #expect(slowed.headers["retry-after"].flatMap { Int($0) }.map { (3_000...3_600).contains($0) } == true)
      #expect(try await server.mails.last(to: "anna@example.com", of: 4).contains("Many wrong codes"))
      // In a session as well; and a recovery code is still taken, since no one guesses 80 bits.
      #expect(try await anna.put("/v1/sessions/current/proof", ["code": .string(app.next)]).status == 429)
      try await server.visitor.secondStep(challenge, recoveryCode: app.recoveryCodes[0]).expect(201)
    }
  }

  @Test func `finds no use in a challenge that was met, has ended, or is someone else's`() async throws {
    try await TestServer.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      let app = try await CodeApp.added(to: anna)
      let carl = try await server.person("carl", as: "lifter")
      let other = try await CodeApp.added(to: carl)
      let challenge = try await server.visitor.firstStep("anna")

      // It is no session's token, and the other's codes are not hers.
      var thief = server.visitor
      thief.token = challenge.text
      #expect(try await thief.get("/v1/me").status == 401)
      #expect(try await server.visitor.secondStep(challenge, code: other.next).status == 401)
      #expect(
        try await server.visitor.secondStep(challenge, recoveryCode: other.recoveryCodes[0]).status == 401)
      #expect(try server.count("auth.recovery_codes where used_at is not null") == 0)

      try await server.visitor.secondStep(challenge, code: app.next).expect(201)
      try server.forgetCodes()
      #expect(try await server.visitor.secondStep(challenge, code: app.next).status == 410)

      let late = try await server.visitor.firstStep("anna")
      try server.database.administer("update auth.challenges set expires_at = now()")
      #expect(try await server.visitor.secondStep(late, code: app.next).status == 410)
      for junk: JSON in ["x", "lAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"] {
        #expect(try await server.visitor.secondStep(junk, code: app.next).status == 410)
      }
      // Another tenant has no such challenge.
      try server.database.administer("select app.create_tenant('iron', 'Iron')")
      var foreigner = server.visitor
      foreigner.tenant = "iron"
      let fresh = try await server.visitor.firstStep("anna")
      #expect(try await foreigner.secondStep(fresh, code: app.next).status == 410)
    }
  }

  @Test func `can't use a recovery code twice at the same moment`() async throws {
    try await TestServer.run(["MUSCLEMATE_DATABASE_CONNECTIONS": "8"]) { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      let app = try await CodeApp.added(to: anna)
      for code in app.recoveryCodes.prefix(3) {
        var challenges: [JSON] = []
        for _ in 1...6 { challenges.append(try await server.visitor.firstStep("anna")) }
        let visitor = server.visitor
        let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
          for challenge in challenges {
            group.addTask { try await visitor.secondStep(challenge, recoveryCode: code).status }
          }
          return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(statuses.sorted() == [201, 401, 401, 401, 401, 401])
      }
    }
  }

  @Test func `gets no session for an account that was locked between the steps`() async throws {
    try await TestServer.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      let app = try await CodeApp.added(to: anna)
      let challenge = try await server.visitor.firstStep("anna")
      try server.database.administer("update app.accounts set locked_at = now()")
      #expect(try await server.visitor.secondStep(challenge, code: app.next).status == 401)
    }
  }
}
