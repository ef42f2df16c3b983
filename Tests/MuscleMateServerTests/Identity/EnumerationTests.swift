import Postgres
import Primitives
import Testing

@testable import MuscleMateServer
@testable import TestKit

/// Routes that ask for an address and answer nothing but that it was asked.
private let askedByAddress = ["password-resets", "email-verifications/resend", "username-reminders"]

/// Whether an answer, or the work that it takes, reveals if someone has an account. Registration says so openly, on the
/// field that is taken, since people ask for that; it is bounded by address.
@Suite struct `The work for an answer` {
  private struct Work: Equatable {
    let status: Int
    let fields: [String]
    let body: JSON
    /// Round trips to the database, each statement by its name.
    let statements: [String: Int]
  }

  /// What the loops beside the requests run.
  private static let beside = Set(
    (MaintenanceWatch.statements + CrossOrigins.statements + StreamHub.statements + Outbox.statements)
      .map { "\($0.name)" })

  private static func work(
    at server: TestServer, for request: () async throws -> Received
  ) async throws -> Work {
    let before = server.statementCounts
    let answer = try await request()
    let ran = server.statementCounts.filter { !beside.contains($0.key) }
      .mapValues { $0 }.merging(before.mapValues(-)) { $0 + $1 }.filter { $0.value > 0 }
    return Work(
      status: answer.status, fields: answer.headers.keys.sorted(),
      body: (try? answer.json.with("instance", nil)) ?? .null, statements: ran)
  }

  @Test func `to a wrong login is the same, whether the account exists or not`() async throws {
    try await TestServer.run(countsStatements: true) { server in
      _ = try await server.person("anna", as: "lifter")
      func work(_ login: String) async throws -> Work {
        try await Self.work(at: server) {
          try await server.visitor.post(
            "/v1/sessions", ["login": .string(login), "password": "a wrong password"])
        }
      }
      let known = try await work("anna")
      #expect(known.status == 401 && !known.statements.isEmpty)
      for login in ["nobody", "anna@elsewhere.example", "nobody@example.com"] {
        #expect(try await work(login) == known, "\(login)")
      }
      // And all of them hash the password: without who hashes they are not answered.
      server.application.services.passwords.close()
      for login in ["anna", "nobody"] { #expect(try await work(login).status == 503, "\(login)") }
    }
  }

  @Test(arguments: askedByAddress)
  func `to what is asked by address is the same, whether it is someone's or not`(_ asked: String) async throws
  {
    try await TestServer.run(countsStatements: true) { server in
      _ = try await server.person("anna", as: "lifter")
      func work(_ address: String) async throws -> Work {
        try await Self.work(at: server) {
          try await server.visitor.post("/v1/\(asked)", ["email": .string(address)])
        }
      }
      let known = try await work("anna@example.com")
      #expect(known.status == 202 && !known.statements.isEmpty)
      #expect(try await work("nobody@example.com") == known)
    }
  }
}

/// The same by the clock. A time says something on a quiet machine only, and the hashes take 13 s: a part of `make test-long`.
@Suite(.serialized, .enabled(if: LongRun.isAsked)) struct `The time that an answer takes` {
  private static let requests = 200

  private struct Medians {
    var known: Double
    var unknown: Double
    /// The share of pairs in which the known took longer: a half where nothing is revealed (Mann and Whitney's U).
    var share: Double
  }

  /// By turns, so that whatever else the machine does meets both alike.
  private static func measure(_ request: (Bool, Int) async throws -> Void) async throws -> Medians {
    var times: [Bool: [Double]] = [:]
    for index in 0..<requests * 2 {
      let isKnown = index.isMultiple(of: 2)
      let start = ContinuousClock.now
      try await request(isKnown, index)
      times[isKnown, default: []].append(start.duration(to: .now) / .milliseconds(1))
    }
    let (known, unknown) = ((times[true] ?? []).sorted(), (times[false] ?? []).sorted())
    let later = known.reduce(0) { sum, time in sum + unknown.count { $0 < time } }
    return Medians(
      known: known[known.count / 2], unknown: unknown[unknown.count / 2],
      share: Double(later) / Double(known.count * unknown.count))
  }

  private static func loosenLimits(_ server: TestServer) throws {
    try server.database.administer(
      """
      update auth.limits set failures_before_wait = 100000, address_failures_per_minute = 100000,
                             attempts_at_once = 100000, mails_per_hour = 100000,
                             address_requests_per_hour = 100000
      """)
  }

  @Test func `to a wrong login does not tell whether the account exists`() async throws {
    try await TestServer.run(hashing: .real) { server in
      _ = try await server.person("anna", as: "lifter")
      try Self.loosenLimits(server)
      let medians = try await Self.measure { isKnown, index in
        let login = isKnown ? "anna" : "nobody\(index)"
        let body: JSON = ["login": .string(login), "password": "a wrong password"]
        _ = try await server.visitor.post("/v1/sessions", body).expect(401)
      }
      print("wrong login, known \(medians.known) ms, unknown \(medians.unknown) ms, share \(medians.share)")
      #expect((0.25...0.75).contains(medians.share))
    }
  }

  @Test(arguments: askedByAddress)
  func `to what is asked by address does not tell whether it is someone's`(_ asked: String) async throws {
    try await TestServer.run(hashing: .real) { server in
      _ = try await server.person("anna", as: "lifter")
      try Self.loosenLimits(server)
      let isResend = asked.hasSuffix("resend")
      if isResend {
        try server.database.administer(
          "update app.accounts set email_verified_at = null where username = 'anna'")
      }
      let medians = try await Self.measure { isKnown, index in
        let address = isKnown ? "anna@example.com" : "nobody\(index)@example.com"
        _ = try await server.visitor.post("/v1/\(asked)", ["email": .string(address)]).expect(202)
      }
      print("\(asked), known \(medians.known) ms, unknown \(medians.unknown) ms, share \(medians.share)")
      #expect((0.25...0.75).contains(medians.share))
    }
  }
}

@Suite struct `What is asked by address` {
  @Test func `is followed by mails to whose address it is alone, and nothing asked is kept`() async throws {
    try await TestServer.run { server in
      _ = try await server.person("anna", as: "lifter")
      _ = try await server.mails.last(to: "anna@example.com", of: 2)
      try await server.untilMailIsSent()
      try server.database.administer("delete from app.outbox_mail")
      for address in ["nobody@example.com", "Anna@Example.com"] {
        for asked in askedByAddress {
          try await server.visitor.post("/v1/\(asked)", ["email": .string(address)]).expect(202)
        }
      }
      // the reset link and the username; the address is confirmed
      _ = try await server.mails.last(to: "anna@example.com", of: 4)
      try await eventually("nothing asked is kept") { try server.count("auth.address_requests") == 0 }
      let kinds = try server.database.rows("select kind, recipient from app.outbox_mail order by kind")
      #expect(
        kinds == [
          ["reset_password", "anna@example.com"], ["username_reminder", "anna@example.com"],
        ])
    }
  }
}
