internal import EventLoop
internal import HTTPServer
internal import Postgres
internal import Primitives
internal import Synchronization

/// How the sessions of a programme that wait follow what was done of their cycle. Swift works the numbers out, and no
/// transaction spans two trips. So what answers a session is refused with all that its numbers follow from, as it would be,
/// and comes again with them; the database compares that they follow from just this. Who answers no session of a programme
/// pays one trip, as ever.
enum Reckoning {
  static let statements: [AnyStatement] = [answered.erased, reckon.erased, note.erased]

  /// The programmes whose sessions the statements before it answered, save where their numbers were worked out from what has
  /// these marks: then `reckon` refuses (MM209).
  fileprivate static let answered = Statement<[JSON], [String]>(
    "training.answered_runs", for: .lifterOrCoach,
    """
    select app.answered_runs($1)
    """)

  fileprivate static func reckon(_ sessions: ReckonedSessions) -> BoundStatement<RowCount> {
    reckon(sessions.planned, sessions.positions, sessions.sets)
  }

  private static let reckon = Statement<RowCount, [UUID], [Int32], [JSON]>(
    "training.reckon_sessions", for: .lifterOrCoach,
    """
    select app.reckon_sessions($1, $2, $3)
    """)

  /// Takes a programme for one whose sessions were answered.
  static let note = Statement<RowCount, [UUID]>(
    "training.note_programmes", for: .lifterOrCoach,
    """
    select app.note_programmes($1)
    """)

  /// So often it is worked out again where another change came between. Each waits for the lifter's other changes, and a
  /// lifter's devices are few.
  fileprivate static let tries = 6
}

extension Call {
  /// Runs what writes workouts, in one transaction with what follows for the programmes whose sessions they answer.
  func reckoning<each Output: StatementOutput>(
    _ statements: repeat BoundStatement<each Output>
  ) async throws -> (repeat each Output) {
    try await reckoned { call, answered, hear, reckon in
      try await call.run(repeat each statements, overhearing: answered, by: hear, rest: reckon).outputs
    }
  }

  /// The same, of which only the last statement's result is wanted. It reads: it runs behind what follows.
  func reckoning<each Write: StatementOutput, Last: StatementOutput>(
    _ writes: repeat BoundStatement<each Write>, returning last: BoundStatement<Last>
  ) async throws -> Last {
    try await reckoned { call, answered, hear, reckon in
      try await call.run(repeat each writes, overhearing: answered, by: hear, rest: reckon, last).rest.1
    }
  }

  private func reckoned<Result>(
    _ write: (
      Call, BoundStatement<[JSON]>, @escaping @Sendable ([JSON]) -> Void, BoundStatement<RowCount>
    ) async throws -> Result
  ) async throws -> Result {
    let heard = AnsweredRuns()
    var sessions = ReckonedSessions()
    for _ in 1..<Reckoning.tries {
      do {
        return try await write(
          self, Reckoning.answered(sessions.marks), heard.take, Reckoning.reckon(sessions))
      } catch DatabaseError.refused(let refusal) where refusal.state == .unreckoned {
        sessions = try await follow(heard.runs)
      }
    }
    return try await write(self, Reckoning.answered(sessions.marks), heard.take, Reckoning.reckon(sessions))
  }

  /// Works the numbers out beside the loop. A programme that can't be worked out is no reason to lose a workout: its sessions
  /// stay as they are.
  private func follow(_ runs: [JSON]) async throws -> ReckonedSessions {
    let (sessions, faults) = try await services.sidePool.run {
      var sessions = ReckonedSessions()
      var faults: [String] = []
      for run in runs {
        do { try sessions.add(run) } catch { faults.append("\(error)") }
      }
      return (sessions, faults)
    }
    for fault in faults {
      services.observe(.failed(route: route.path, request: request.id, error: fault))
    }
    return sessions
  }
}

/// What an exchange that was refused has answered.
private final class AnsweredRuns: Sendable {
  private let kept = Mutex<[JSON]>([])

  var runs: [JSON] { kept.withLock { $0 } }

  func take(_ runs: [JSON]) { kept.withLock { $0 = runs } }
}
