import Postgres
import Primitives
import TestKit
import Testing

@testable import MuscleMateServer

/// The facts of a subscription as days after it began, under 7 days of grace and 7 to read.
struct StateCase: CustomStringConvertible, Sendable {
  let description: String
  var trial: Double?
  var period = 30.0
  var failing: Double?
  var grace: Double?
  var cancels = false
  var paused: Double?
  var ended: Double?
  var revoked: Double?
  /// From which day on which state holds.
  let course: [(from: Double, state: String)]

  var columns: String {
    let days =
      [trial, period, failing, grace].map(Self.moment) + ["\(cancels)"]
      + [paused, ended, revoked].map(Self.moment)
    return days.joined(separator: ", ")
  }

  static func moment(_ day: Double?) -> String {
    day.map { "timestamptz '2026-03-01 00:00:00+00' + interval '\(Int($0 * 86_400)) seconds'" } ?? "null"
  }

  static let all = [
    StateCase(
      description: "renewals that nobody told of are owed",
      course: [(0, "active"), (30, "grace"), (37, "read_only"), (44, "lapsed")]),
    StateCase(
      description: "a trial that becomes paid", trial: 14, period: 44,
      course: [(0, "trial"), (14, "active"), (44, "grace")]),
    StateCase(
      description: "a trial whose first payment nobody told of", trial: 14, period: 14,
      course: [(0, "trial"), (14, "grace"), (21, "read_only"), (28, "lapsed")]),
    StateCase(
      description: "a trial that was cancelled", trial: 14, period: 14, cancels: true,
      course: [(0, "trial"), (14, "lapsed")]),
    StateCase(
      description: "cancelled at the period's end", cancels: true, course: [(0, "cancelled"), (30, "lapsed")]),
    StateCase(
      description: "a failed payment", failing: 2,
      course: [(0, "active"), (2, "grace"), (9, "read_only"), (16, "lapsed"), (30, "lapsed")]),
    StateCase(
      description: "a failed payment with the provider's own grace", failing: 2, grace: 18,
      course: [(0, "active"), (2, "grace"), (18, "read_only"), (25, "lapsed")]),
    StateCase(
      description: "a grace of an earlier failure", failing: 12, grace: 5,
      course: [(0, "active"), (12, "grace"), (19, "read_only"), (26, "lapsed")]),
    StateCase(
      description: "a failure that was noticed late", failing: 33,
      course: [(0, "active"), (30, "grace"), (37, "read_only"), (44, "lapsed")]),
    StateCase(
      description: "cancelled while a payment is owed", failing: 28, cancels: true,
      course: [(0, "cancelled"), (28, "grace"), (30, "lapsed")]),
    StateCase(
      description: "given up by the provider during grace", failing: 2, ended: 5,
      course: [(0, "active"), (2, "grace"), (5, "lapsed")]),
    StateCase(
      description: "cancelled at once", ended: 3, course: [(0, "active"), (3, "lapsed")]),
    StateCase(
      description: "paused after its trial", trial: 14, period: 14, paused: 14,
      course: [(0, "trial"), (14, "paused"), (60, "paused")]),
    StateCase(
      description: "paused, then ended", paused: 4, ended: 9,
      course: [(0, "active"), (4, "paused"), (9, "lapsed")]),
    StateCase(
      description: "refunded", revoked: 6, course: [(0, "active"), (6, "revoked"), (60, "revoked")]),
    StateCase(
      description: "refunded after its end", ended: 3, revoked: 6,
      course: [(0, "active"), (3, "lapsed"), (6, "revoked")]),
    StateCase(
      description: "refunded during a failure", failing: 1, revoked: 2,
      course: [(0, "active"), (1, "grace"), (2, "revoked")]),
  ]
}

@Suite struct `A subscription's state` {
  @Test(arguments: StateCase.all)
  func `follows from its facts at the instant, to the microsecond`(_ one: StateCase) async throws {
    let session = try ScriptSession(try await World.shared.value.database.superuser)
    for (index, step) in one.course.enumerated() {
      #expect(try state(one, at: StateCase.moment(step.from), in: session) == step.state, "\(one) \(step)")
      guard index > 0 else { continue }
      let before = "\(StateCase.moment(step.from)) - interval '1 microsecond'"
      #expect(try state(one, at: before, in: session) == one.course[index - 1].state, "before \(step)")
    }
  }

  /// For all facts: a state only ever opens less than the one before, nothing is open once it ended, and the time zone of
  /// the session, with its days of 23 and 25 hours, changes nothing.
  @Test(arguments: [1, 2, 3]) func `only ever goes one way, whatever the facts`(_ seed: UInt64) async throws {
    let session = try ScriptSession(try await World.shared.value.database.superuser)
    var random = SeededRandom(seed: seed, stream: 0)
    for _ in 0..<100 {
      let facts = Self.random(&random)
      var courses: [[[String?]]] = []
      for zone in ["UTC", "America/Santiago"] {
        try session.run("set timezone = '\(zone)'")
        courses.append(
          try session.rows(
            """
            select app.subscription_state(\(facts.columns), 7, 7, moment),
                   coalesce(moment >= \(StateCase.moment(facts.ended)), false)
                     or coalesce(moment >= \(StateCase.moment(facts.revoked)), false)
                     or \(facts.cancels) and moment >= \(StateCase.moment(facts.period))
              from generate_series(
                     \(StateCase.moment(0)), \(StateCase.moment(80)), interval '6 hours') as moment
             order by moment
            """))
      }
      let isSame = courses[0] == courses[1]
      #expect(isSame, "\(facts.columns)")
      let ranks = courses[0].map { Self.order[$0[0] ?? ""] ?? 99 }
      let goesBack = zip(ranks, ranks.dropFirst()).contains { $0 > $1 }
      #expect(!goesBack, "\(facts.columns)")
      for row in courses[0] where row[1] == "t" {
        #expect(["lapsed", "revoked"].contains(row[0]), "\(facts.columns)")
      }
    }
  }

  private static let order = [
    "trial": 0, "active": 1, "cancelled": 1, "grace": 2, "read_only": 3, "paused": 4, "lapsed": 4,
    "revoked": 5,
  ]

  private static func random(_ random: inout SeededRandom) -> StateCase {
    func day(_ chance: Int) -> Double? {
      Int.random(in: 0..<100, using: &random) < chance
        ? Double(Int.random(in: 0...240, using: &random)) / 4 : nil
    }
    return StateCase(
      description: "random", trial: day(40), period: day(100) ?? 30, failing: day(40), grace: day(30),
      cancels: Bool.random(using: &random), paused: day(20), ended: day(30), revoked: day(20), course: [])
  }

  private func state(
    _ one: StateCase, at moment: String, in session: borrowing ScriptSession
  ) throws -> String? {
    try session.rows("select app.subscription_state(\(one.columns), 7, 7, \(moment))")[0][0]
  }
}
