internal import APISchema
internal import MuscleMateAPI
internal import Primitives
internal import Strength

/// Computes an assignment for each client: loads from their own maxima, rounded to their plates, on days by their
/// own calendar.
struct AssignmentPlanner: Sendable {
  let making: AssignmentMaking
  let materials: AssignmentMaterials
  /// When new identifiers are made.
  let now: Timestamp

  /// The limit for one request: 100,000 sets are 15 MB.
  private static let mostSets = 100_000

  /// - Throws: where the days don't fit the programme.
  func plans() throws -> [ClientPlan] {
    try materials.clients.enumerated().map { turn, client in
      let empty = ClientPlan(client: client, turn: turn)
      guard client.isOpen else { return empty }
      var plan = try self.plan(empty)
      if !making.past { plan.pastDay = plan.pastDay ?? plan.newDays.filter { $0 < client.today }.min() }
      if !making.again { plan.alreadyOn = plan.days.filter(client.plannedDays.contains).min() }
      return plan
    }
  }

  private func plan(_ empty: ClientPlan) throws -> ClientPlan {
    switch materials.content {
    case .template(let exercises): template(exercises, empty)
    case .programme(let programme): try self.programme(programme, empty)
    }
  }

  /// The same where nothing keeps it from being assigned.
  func assignable() throws -> [ClientPlan] {
    var faults: [Fault] = []
    if let present = materials.present, present.isOfTemplate != (making.templateID != nil) {
      let pointer = making.templateID != nil ? "/template_id" : "/programme_id"
      faults.append(
        Fault(
          pointer: pointer, code: .invalid, arguments: ["expected": "of the same kind as the assignment is"]))
    }
    let plans = try plans()
    faults += plans.flatMap(\.faults)
    var weight = 0
    let fitting = plans.prefix { plan in
      weight += plan.weight
      return weight <= Self.mostSets
    }
    if fitting.count < plans.count {
      faults.append(
        Fault(pointer: "/lifters", code: .tooMany, arguments: ["bound": "\(max(1, fitting.count))"]))
    }
    guard faults.isEmpty else { throw Problem.invalid(faults) }
    return plans
  }

  var name: String { making.name ?? materials.name }

  /// The first day for a client. The coach's today is each client's today: where theirs has come already, it is that one.
  private func firstDay(for client: AssignmentClient) -> CivilDate? {
    making.startsOn.map { $0 == materials.today && $0 < client.today ? client.today : $0 }
  }

  /// Whether the client gets an assignment that others began before: their days begin today, not in the past.
  private func joinsLater(_ client: AssignmentClient) -> Bool {
    guard let present = materials.present, let first = making.startsOn else { return false }
    return client.sessions.isEmpty && present.startsOn == first && first < client.today
  }

  // MARK: - Templates

  private func template(_ exercises: [PrescribedExercise], _ empty: ClientPlan) -> ClientPlan {
    var plan = empty
    plan.exercises = exercises.map { exercise in
      var own = exercise
      own.exerciseID = nil
      (own.lift, own.measure) = (nil, nil)
      own.name = plan.client.known(exercise.name)?.ownName ?? exercise.name
      own.sets = exercise.sets.map { loaded($0, of: exercise, &plan) }
      return own
    }
    place(slots(for: plan.client), &plan)
    return plan
  }

  /// A percentage as a weight. Where the maximum is not known it stays, and becomes one on the day.
  private func loaded(
    _ set: PrescribedSet, of exercise: PrescribedExercise, _ plan: inout ClientPlan
  ) -> PrescribedSet {
    guard let percentage = set.percentage else { return handedOver(set, of: exercise, to: plan.client) }
    let unit = plan.client.unit
    guard let max = plan.client.oneRepMax(of: exercise.name, in: unit) else {
      if let name = exercise.name, !plan.lacking.contains(name) { plan.lacking.append(name) }
      return set
    }
    let rounding = plan.client.rounding(of: exercise.name)
    let rounded = percentage.rounded(to: 2)
    let hundredths = Int(rounded.coefficient) * (rounded.scale..<2).reduce(1) { power, _ in power * 10 }
    let why = LoadExplanation(Percentage(hundredths: hundredths), of: max, rounding, in: unit)
    var own = set
    own.percentage = nil
    own.weight = why.rounded
    own.unit = unit
    own.why = why
    return own
  }

  /// A load in the other unit becomes the nearest that the client can load. One in their unit stays as the coach wrote it.
  private func handedOver(
    _ set: PrescribedSet, of exercise: PrescribedExercise, to client: AssignmentClient
  ) -> PrescribedSet {
    guard let weight = set.weight, let unit = set.unit, unit != client.unit else { return set }
    let load = Amount(Amount(weight).weight(in: unit), in: client.unit)
    let rounded = client.rounding(of: exercise.name).round(load, in: client.unit).roundedToThousandths
    var own = set
    // The smallest load does not become none.
    own.weight = (load > .zero ? max(rounded, LoadRounding.usualStep(client.unit)) : rounded).decimal
    own.unit = client.unit
    return own
  }

  private struct Slot {
    let week: Int
    let session: Int
    let day: CivilDate?
  }

  private func slots(for client: AssignmentClient) -> [Slot] {
    if let dates = making.dates?.sorted(), let start = dates.first {
      return dates.enumerated().map { index, date in
        let week = Int(date.unixDay - start.unixDay) / 7 + 1
        let before = dates[..<index].count { Int($0.unixDay - start.unixDay) / 7 + 1 == week }
        return Slot(week: week, session: before + 1, day: date)
      }
    }
    guard let weekdays = making.weekdays else {
      return [Slot(week: 1, session: 1, day: joinsLater(client) ? client.today : firstDay(for: client))]
    }
    let slots = slots(of: weekdays, from: making.startsOn ?? client.today)
    let isOver = slots.allSatisfy { $0.day.map { $0 < client.today } ?? false }
    return isOver && joinsLater(client) ? self.slots(of: weekdays, from: client.today) : slots
  }

  private func slots(of weekdays: [Weekday], from first: CivilDate) -> [Slot] {
    var slots: [Slot] = []
    for week in 0..<(making.weeks ?? 1) {
      let days = (0..<7).map { CivilDate(unixDay: first.unixDay + Int64(week * 7 + $0)) }
      for (index, day) in days.filter({ weekdays.contains($0.weekday) }).enumerated() {
        slots.append(Slot(week: week + 1, session: index + 1, day: day))
      }
    }
    return slots
  }

  /// Sessions that were done or skipped stay, and so does a past day; a session that the client or the coach
  /// moved to another day stays there. A change gives no session a day that is past, unless that is asked for.
  private func place(_ slots: [Slot], _ plan: inout ClientPlan) {
    let client = plan.client
    var rows = Dictionary(
      client.sessions.map { ([$0.week, $0.session], $0) }, uniquingKeysWith: { first, _ in first })
    for (index, slot) in slots.enumerated() {
      let row = rows.removeValue(forKey: [slot.week, slot.session])
      if let row, !row.isOpen(on: client.today) { continue }
      let isPast = slot.day.map { $0 < client.today } ?? false
      let isOver = materials.present != nil || slot.day == materials.today
      if row == nil, isPast, isOver, !(making.past && client.sessions.isEmpty) { continue }
      var planned = PlannedSession(id: row?.id ?? UUID.v7(at: now), name: name, exercises: [])
      planned.plannedFor = slot.day
      planned.sequence = slot.day == nil ? Int32(index) : 0
      if let row, row.isRescheduled || row.plannedFor == slot.day || slot.day == nil || isPast && !making.past
      {
        planned.plannedFor = row.plannedFor
        planned.startsAt = row.startsAt
        planned.timeZone = row.timeZone
        planned.remindMinutes = row.remindMinutes.map(Int32.init)
      }
      plan.sessions.append(ClientPlan.Session(planned: planned, week: slot.week, session: slot.session))
      if row == nil { plan.added += 1 }
    }
    plan.withdrawn = rows.values.filter { $0.isOpen(on: client.today) }.map(\.id)
    // A plan whose days are all over has nothing for who gets it now.
    if plan.sessions.isEmpty, client.sessions.isEmpty { plan.pastDay = slots.compactMap(\.day).max() }
  }

  // MARK: - Programmes

  /// The client's own copy: its first cycle on their days, or what is still planned of the one under way.
  private func programme(_ source: ProgrammeContent, _ empty: ClientPlan) throws -> ClientPlan {
    var plan = empty
    let client = plan.client
    var content = source
    content.handOver(in: client.unit)
    content.rename { client.known($0)?.ownName }
    if let copy = client.copy { content.inherit(from: try copy.definition) }
    for index in content.lackingMaxes {
      let known = client.known(content.definition.lifts[index].exercise)
      if let grams = known?.maxGrams, grams > 0 { content.start(index, oneRepMax: grams) }
    }
    plan.lacking = content.lacking.map { content.definition.lifts[$0].exercise }
    guard plan.lacking.isEmpty else { return plan }
    let (cycle, batch) = try worked(content, client)
    plan.programme = ClientPlan.CopiedProgramme(
      id: cycle.run.id, number: cycle.number, cycle: cycle.cycle, content: content, lifts: cycle.lifts,
      isNew: client.copy == nil)
    plan.withdrawn = batch.withdrawn
    let present = Dictionary(client.sessions.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    plan.added = batch.sessions.count { present[$0.id] == nil }
    plan.sessions = batch.sessions.map { session in
      let (week, place) = (Int(session.programme?.week ?? 1), Int(session.programme?.session ?? 1))
      return ClientPlan.Session(planned: session, week: week, session: place)
    }
    try giveDays(
      to: &plan, instead: present, mostOfWeek: content.definition.weeks.map(\.sessions.count).max() ?? 0)
    return plan
  }

  /// Sessions that get another day follow one another in the order of the cycle, from today on.
  private func giveDays(
    to plan: inout ClientPlan, instead present: [UUID: AssignmentClient.Session], mostOfWeek: Int
  ) throws {
    let sessions = plan.sessions, client = plan.client
    let places = sessions.indices
      .filter { getsItsDay(sessions[$0].planned, present[sessions[$0].planned.id], of: client) }
      .sorted { (sessions[$0].week, sessions[$0].session) < (sessions[$1].week, sessions[$1].session) }
    let calendar = try CycleCalendar(start(of: client), today: client.today)
    let days = calendar.days(
      of: places.map { (sessions[$0].week, sessions[$0].session) }, perWeek: mostOfWeek,
      notBefore: client.today)
    for (place, day) in zip(places, days ?? []) where sessions[place].planned.plannedFor != day {
      plan.sessions[place].planned.plannedFor = day
      plan.sessions[place].planned.startsAt = nil
      plan.sessions[place].planned.remindMinutes = nil
    }
  }

  /// A session that the copy did not have, as after its plan was removed; and where the days are other ones than before, each
  /// that is still to come and that nobody moved. A later cycle has its own first day: new weekdays alone reach the next one.
  private func getsItsDay(
    _ planned: PlannedSession, _ row: AssignmentClient.Session?, of client: AssignmentClient
  ) -> Bool {
    guard let row else { return planned.plannedFor == nil }
    guard let present = materials.present, row.isOpen(on: client.today), !row.isRescheduled else {
      return false
    }
    if present.startsOn != making.startsOn { return true }
    return planned.programme?.cycle == 1 && present.weekdays != Set(making.weekdays?.inOrder ?? [])
  }

  private func worked(
    _ content: ProgrammeContent, _ client: AssignmentClient
  ) throws -> (ProgrammeCycle, ProgrammeBatch) {
    if let copy = client.copy {
      let cycle = try ProgrammeCycle(copy, as: content.definition)
      return (cycle, ProgrammeBatch(rewrite: cycle, at: now))
    }
    let run = try ProgrammeRun(
      [
        "number": 1, "cycle": 0, "version": 0, "today": client.today.encoded(), "equipment": client.equipment,
        "lifts": [], "sessions": [], "definitions": ["1": content.definition.encoded()],
      ], of: UUID.v7(at: now))
    let cycle = try ProgrammeCycle.next(run)
    let days = try CycleCalendar(start(of: client), today: client.today).days(of: content.definition)
    return (cycle, ProgrammeBatch(begin: cycle, days, at: now))
  }

  /// Who joined later began on a day of their own.
  private func start(of client: AssignmentClient) -> CycleStart {
    var start = CycleStart()
    start.weekdays = making.weekdays
    start.startsOn = joinsLater(client) ? client.today : firstDay(for: client)
    if let first = making.startsOn, materials.present?.startsOn == first,
      let own = client.sessions.compactMap(\.plannedFor).min(), own.unixDay - first.unixDay > 6
    {
      start.startsOn = own
    }
    return start
  }
}

extension AssignmentClient.Session {
  /// Whether it is still to come.
  func isOpen(on today: CivilDate) -> Bool {
    isPlanned && (plannedFor.map { $0 >= today } ?? true)
  }
}
