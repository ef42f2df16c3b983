internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives
internal import Strength

/// A cycle taken apart into what the statements take.
struct ProgrammeBatch: Sendable {
  private(set) var planned = PlannedBatch()
  private(set) var sessions: [PlannedSession] = []
  /// Planned workouts that the programme no longer has.
  private(set) var withdrawn: [UUID] = []
  private let cycle: ProgrammeCycle

  /// A cycle that begins, with the days of its sessions.
  init(begin cycle: ProgrammeCycle, _ days: [[CivilDate?]], at now: Timestamp) {
    self.cycle = cycle
    for (week, days) in zip(cycle.plan.weeks, days) {
      for (session, day) in zip(week.sessions, days) {
        add(session, as: UUID.v7(at: now), at: now) { $0.plannedFor = day }
      }
    }
  }

  /// A cycle under way, whose numbers are others now: what is still planned follows, what was done stays.
  init(
    rewrite cycle: ProgrammeCycle, at now: Timestamp,
    where isMeant: (ProgrammeRun.Session) -> Bool = { _ in true }
  ) {
    self.cycle = cycle
    var rows = Dictionary(cycle.run.sessions.map { ($0.place, $0) }, uniquingKeysWith: { first, _ in first })
    for session in cycle.plan.weeks.flatMap(\.sessions) {
      guard let row = rows.removeValue(forKey: .init(week: session.week, session: session.session)) else {
        add(session, as: UUID.v7(at: now), at: now) { _ in }
        continue
      }
      guard row.state == "planned", isMeant(row) else { continue }
      add(session, as: row.id, at: now) {
        $0.plannedFor = row.plannedFor
        $0.startsAt = row.startsAt
        $0.timeZone = row.timeZone
        $0.remindMinutes = row.remindMinutes.map(Int32.init)
      }
    }
    withdrawn = rows.values.filter { $0.state == "planned" }.map(\.id)
  }

  /// A cycle under way, of which sessions are gone or come from an earlier definition. The others follow by themselves
  /// (`ReckonedSessions`).
  init(mend cycle: ProgrammeCycle, at now: Timestamp) {
    self.init(rewrite: cycle, at: now) { !$0.isBegun && $0.number != cycle.number }
  }

  private mutating func add(
    _ session: SessionPlan, as id: UUID, at now: Timestamp, _ place: (inout PlannedSession) -> Void
  ) {
    let unit = cycle.planner.definition.unit
    var planned = PlannedSession(
      id: id, name: session.name, exercises: session.exercises.map { PrescribedExercise($0, in: unit) })
    planned.sequence = Int32(session.week * 10 + session.session)
    planned.programme = PlannedSession.Place(
      id: cycle.run.id, version: Int32(cycle.number), cycle: Int32(cycle.cycle), week: Int32(session.week),
      session: Int32(session.session))
    place(&planned)
    sessions.append(planned)
    self.planned.add(planned) { UUID.v7(at: now) }
  }

  var upsertLifts: BoundStatement<RowCount> { ProgrammeStatements.upsert(cycle.lifts, of: cycle.run.id) }
}

extension ProgrammeStatements {
  /// All of one cycle and number.
  static func upsert(_ lifts: [ProgrammeLiftState], of programme: UUID) -> BoundStatement<RowCount> {
    upsertLifts(
      programme, Int32(lifts.first?.cycle ?? 1), Int32(lifts.first?.number ?? 1),
      (lifts.first?.unit ?? .kg).rawValue, lifts.map(\.exercise), lifts.map(\.weight),
      lifts.map { $0.reps.map(Int32.init) }, lifts.map { Int32($0.misses) }, lifts.map(\.reason.rawValue),
      lifts.map { $0.why?.encoded() })
  }
}
