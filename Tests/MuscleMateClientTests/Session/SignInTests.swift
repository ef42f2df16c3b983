internal import APISchema
internal import MuscleMateAPI
internal import Primitives
internal import TestKit
internal import Testing

@testable internal import MuscleMateClient

struct SignInTests {
  @Test func `a password begins a session of the device's name, and signing out ends it`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      let caller = try Caller(to: server.address)
      let sessions = Sessions(caller: caller)
      let (token, account) = try await Self.signedIn(
        sessions.signIn(login: "anna@example.com", password: TestServer.password, device: "Anna's phone"))
      #expect(account.username == "anna")
      #expect(token.account.description == anna.account)
      #expect(token.role == .lifter)
      #expect(token.server == server.address)
      #expect(token.expiresAt > .now)
      let list = try await caller.call(IdentityEndpoints.getSessions, token: token.text).value
      #expect(list.items.first { $0.current }?.device == "Anna's phone")

      try await sessions.signOut(token)
      let after = await failure { () async throws(ClientError) in
        try await caller.call(IdentityEndpoints.getMe, token: token.text)
      }
      #expect(after?.name == "signedOut")
      // Once more is no error: it may have ended elsewhere.
      try await sessions.signOut(token)
    }
  }

  @Test func `a wrong password is a problem, and the session that there is none is not meant`() async throws {
    try await TestServer.run { server in
      _ = try await server.person("anna", as: "lifter")
      let sessions = Sessions(caller: try Caller(to: server.address))
      let error = await failure { () async throws(ClientError) in
        try await sessions.signIn(login: "anna", password: "not hers at all")
      }
      #expect(error?.problem?.kind == .wrongLogin)
    }
  }

  @Test func `a second factor is asked for, and a code of the app answers it`() async throws {
    try await TestServer.run { server in
      let app = try await CodeApp.added(to: try await server.person("anna", as: "lifter"))
      let sessions = Sessions(caller: try Caller(to: server.address))
      let challenge = try await Self.challenge(sessions)
      #expect(Set(challenge.methods) == [.code, .recoveryCode])
      #expect(try #require(challenge.expiresAt) > .now)
      #expect(challenge.publicKey == nil)
      let wrong = await failure { () async throws(ClientError) in
        try await sessions.signIn(challenge, code: app.wrong)
      }
      #expect(wrong?.problem?.kind == .wrongLogin)
      let (token, account) = try await Self.signedIn(sessions.signIn(challenge, code: app.next))
      #expect(account.username == "anna")
      _ = try await sessions.caller.call(IdentityEndpoints.getMe, token: token.text)
    }
  }

  @Test func `a recovery code answers once in the place of the app`() async throws {
    try await TestServer.run { server in
      let app = try await CodeApp.added(to: try await server.person("anna", as: "lifter"))
      let sessions = Sessions(caller: try Caller(to: server.address))
      let code = try #require(app.recoveryCodes.first)
      _ = try await Self.signedIn(sessions.signIn(Self.challenge(sessions), recoveryCode: code))
      let again = try await Self.challenge(sessions)
      let error = await failure { () async throws(ClientError) in
        try await sessions.signIn(again, recoveryCode: code)
      }
      #expect(error?.problem?.kind == .wrongLogin)
    }
  }

  @Test func `a coach goes on as a lifter under another token, and the former one ends`() async throws {
    try await TestServer.run { server in
      _ = try await server.person("carl", as: "coach")
      let sessions = Sessions(caller: try Caller(to: server.address))
      let (coach, _) = try await Self.signedIn(sessions.signIn(login: "carl", password: TestServer.password))
      #expect(coach.role == .coach)
      let (lifter, _) = try await Self.signedIn(sessions.switchRole(to: .lifter, token: coach))
      #expect(lifter.role == .lifter)
      #expect(lifter.account == coach.account)
      _ = try await sessions.caller.call(SyncEndpoints.getSync, token: lifter.text)
      let late = await failure { () async throws(ClientError) in
        try await sessions.caller.call(IdentityEndpoints.getMe, token: coach.text)
      }
      #expect(late?.name == "signedOut")
      let error = await failure { () async throws(ClientError) in
        try await sessions.switchRole(to: .admin, token: lifter)
      }
      #expect(error?.problem != nil)
    }
  }

  @Test func `a sign-in whose answer is lost can be made again`() async throws {
    try await TestServer.run { server in
      _ = try await server.person("anna", as: "lifter")
      try await withLine(to: server.address) { line in
        let sessions = Sessions(caller: try Caller(to: line.address))
        line.fault = .cutAfterRequest
        let lost = await failure { () async throws(ClientError) in
          try await sessions.signIn(login: "anna", password: TestServer.password)
        }
        #expect(lost?.name == "timedOut")
        line.fault = .none
        _ = try await Self.signedIn(sessions.signIn(login: "anna", password: TestServer.password))
      }
    }
  }

  // MARK: -

  private static func signedIn(_ outcome: SignIn) throws -> (Token, Account) {
    guard case .signedIn(let token, let account) = outcome else { throw TestKitError("\(outcome)") }
    return (token, account)
  }

  private static func challenge(_ sessions: Sessions) async throws -> SecondFactorChallenge {
    let outcome = try await sessions.signIn(login: "anna", password: TestServer.password)
    guard case .needsSecondFactor(let challenge) = outcome else { throw TestKitError("\(outcome)") }
    return challenge
  }
}
