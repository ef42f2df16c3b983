internal import APISchema
internal import MuscleMateAPI
internal import Primitives
internal import Strength

/// An assignment worked out for one client.
struct ClientPlan: Sendable {
  let client: AssignmentClient
  /// The client's place in the request.
  let turn: Int
  /// The exercises of all sessions of a template.
  var exercises: [PrescribedExercise] = []
  var sessions: [Session] = []
  /// Planned workouts that the assignment no longer has.
  var withdrawn: [UUID] = []
  var programme: CopiedProgramme?
  /// Exercises whose loads are a percentage of a maximum that is not known.
  var lacking: [String] = []
  /// Sessions that are new to the client's calendar.
  var added = 0
  /// The first day that has the same plan already.
  var alreadyOn: CivilDate?
  /// The first day that is past for the client, and that a session gets though it did not have it.
  var pastDay: CivilDate?

  /// A planned workout of the assignment. Where it has no exercises of its own, it has the plan's.
  struct Session: Sendable {
    var planned: PlannedSession
    var week: Int
    var session: Int
  }

  struct CopiedProgramme: Sendable {
    let id: UUID
    let number: Int
    let cycle: Int
    let content: ProgrammeContent
    let lifts: [ProgrammeLiftState]
    let isNew: Bool
  }

  /// The faults that prevent the assignment. If the maximum is unknown, a template keeps the percentage until the day.
  var faults: [Fault] {
    var faults = Faults()
    faults.at(.name("lifters")) { faults in
      faults.at(.index(turn)) { faults in
        guard client.isOpen else { return faults.add(client.isClient ? .notShared(.plans) : .unknown) }
        if !hasRoom { faults.add(.noRoom) }
        if let pastDay { faults.add(.pastDay(pastDay)) }
        if needsMaxes { faults.add(.lacksMaxes(lacking)) }
      }
    }
    return faults.list
  }

  var hasRoom: Bool {
    guard client.waiting + added <= 2_000 else { return false }
    guard let programme else { return true }
    return programme.isNew ? client.programmes < 50 : programme.number <= 1_000
  }

  var days: [CivilDate] { sessions.compactMap(\.planned.plannedFor) }

  /// The days that sessions get which they did not have.
  var newDays: [CivilDate] {
    let present = Dictionary(
      client.sessions.map { ($0.id, $0.plannedFor) }, uniquingKeysWith: { first, _ in first })
    return sessions.compactMap {
      $0.planned.plannedFor == present[$0.planned.id] ?? nil ? nil : $0.planned.plannedFor
    }
  }

  private var needsMaxes: Bool { !lacking.isEmpty && exercises.isEmpty }

  /// How many sets are written for it; those with reasons weigh three times as much.
  var weight: Int {
    let shared = exercises.reduce(0) { $0 + $1.sets.count }
    return sessions.reduce(0) { sum, session in
      let own = session.planned.exercises.reduce(0) { $0 + $1.sets.count }
      return sum + (own > 0 ? 3 * own : shared)
    }
  }

  /// As `app.upsert_assignment` takes it.
  var json: JSON {
    var members: [JSON.Member] = [
      .init("id", client.id.encoded()), .init("turn", turn.encoded()),
      .init("exercises", exercises.encoded()),
      .init("sessions", .array(sessions.map(\.json))), .init("withdrawn", withdrawn.encoded()),
    ]
    if let programme { members.append(.init("programme", programme.json)) }
    return .object(members)
  }
}

extension ClientPlan.Session {
  var json: JSON {
    var members: [JSON.Member] = [
      .init("id", planned.id.encoded()), .init("name", planned.name.encoded()),
      .init("planned_for", planned.plannedFor.encoded()), .init("starts_at", planned.startsAt.encoded()),
      .init("time_zone", planned.timeZone.encoded()), .init("sequence", Int(planned.sequence).encoded()),
      .init("remind_minutes", planned.remindMinutes.map(Int.init).encoded()),
      .init("week", week.encoded()), .init("session", session.encoded()),
    ]
    if let place = planned.programme {
      members.append(.init("programme_id", place.id.encoded()))
      members.append(.init("programme_version", Int(place.version).encoded()))
      members.append(.init("cycle", Int(place.cycle).encoded()))
    }
    if !planned.exercises.isEmpty { members.append(.init("exercises", planned.exercises.encoded())) }
    return .object(members)
  }
}

extension ClientPlan.CopiedProgramme {
  fileprivate var json: JSON {
    [
      "id": id.encoded(), "number": number.encoded(), "cycle": cycle.encoded(),
      "definition": content.definition.encoded(), "plan": content.plan.encoded(), "lifts": lifts.encoded(),
    ]
  }
}
