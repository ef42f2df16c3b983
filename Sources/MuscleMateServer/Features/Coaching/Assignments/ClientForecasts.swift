internal import APISchema
internal import MuscleMateAPI
internal import Primitives
internal import Strength

extension ClientForecast {
  init(_ plan: ClientPlan) {
    self.init()
    id = plan.client.id
    isOpen = plan.client.isOpen
    guard isOpen else { return }
    hasRoom = plan.hasRoom
    hasPlates = plan.client.plates != nil
    lacksMaxes = plan.lacking
    let weeks = Dictionary(grouping: plan.coming, by: \.week)
    self.weeks = weeks.keys.sorted().map { number in
      Week(number, (weeks[number] ?? []).map { plan.exercises(of: $0) }, of: plan.client)
    }
    offPlates = Self.offPlates(plan)
    alreadyOn = plan.alreadyOn
    sharedDays = Array(
      Set(plan.newDays).intersection(plan.client.takenDays).subtracting(plan.client.plannedDays).sorted()
        .prefix(Self.mostDays))
    changes = SessionChanges(plan)
  }

  private static let mostLoads = 20
  private static let mostDays = 20

  private static func offPlates(_ plan: ClientPlan) -> [Load] {
    var seen: Set<[String]> = []
    var missed: [Load] = []
    for exercise in plan.coming.prefix(1).flatMap({ _ in plan.exercises })
      + plan.coming.flatMap(\.planned.exercises)
    {
      for load in exercise.sets.compactMap({ Load($0, of: exercise, plan.client) }) where load.isOffPlates {
        guard seen.insert([load.exercise, load.wanted.description]).inserted else { continue }
        missed.append(load)
        if missed.count == mostLoads { return missed }
      }
    }
    return missed
  }
}

extension ClientForecast.Load {
  /// Nil where the load does not follow from plates: then it can be loaded as it is.
  fileprivate init?(_ set: PrescribedSet, of exercise: PrescribedExercise, _ client: AssignmentClient) {
    self.init()
    self.exercise = exercise.name ?? ""
    if let why = set.why {
      (wanted, loaded, unit) = (why.unrounded, why.rounded, why.unit)
    } else if let weight = set.weight, set.unit == client.unit, client.isLoadedByPlates(exercise.name) {
      (wanted, unit) = (weight, client.unit)
      loaded = client.rounding(of: exercise.name).round(Amount(weight), in: unit).decimal
    } else {
      return nil
    }
  }

  /// Further away than the usual step of the unit, to either side.
  fileprivate var isOffPlates: Bool {
    let (wanted, loaded) = (Amount(wanted), Amount(loaded))
    return max(wanted, loaded) - min(wanted, loaded) > LoadRounding.usualStep(unit)
  }
}

extension ClientPlan {
  /// Of a change, a session whose day is over is not asked for any more.
  fileprivate var coming: [Session] {
    guard !client.sessions.isEmpty else { return sessions }
    return sessions.filter { $0.planned.plannedFor.map { $0 >= client.today } ?? true }
  }

  fileprivate func exercises(of session: Session) -> [PrescribedExercise] {
    session.planned.exercises.isEmpty ? exercises : session.planned.exercises
  }
}

extension ClientForecast.Week {
  fileprivate init(_ number: Int, _ sessions: [[PrescribedExercise]], of client: AssignmentClient) {
    self.init()
    week = number
    self.sessions = sessions.count
    var byMuscle: [Muscle: Int] = [:]
    var tops: [String: ClientForecast.TopLoad] = [:]
    for exercise in sessions.joined() {
      let working = exercise.sets.filter { $0.kind != .known(.warmUp) }
      sets += working.count
      for muscle in client.known(exercise.name)?.muscles ?? [] {
        byMuscle[muscle, default: 0] += working.count
      }
      for set in working {
        guard let top = ClientForecast.TopLoad(set, of: exercise, client) else { continue }
        let key = top.exercise.lowercased()
        if let other = tops[key], other.heaviness >= top.heaviness { continue }
        tops[key] = top
      }
    }
    muscles = Muscle.allCases.compactMap { muscle in
      guard let count = byMuscle[muscle] else { return nil }
      var line = ClientForecast.MuscleSets()
      line.muscle = muscle
      line.sets = count
      return line
    }
    topLoads = tops.values.sorted { $0.exercise < $1.exercise }
  }
}

extension ClientForecast.SessionChanges {
  fileprivate init?(_ plan: ClientPlan) {
    guard !plan.client.sessions.isEmpty else { return nil }
    self.init()
    let written = Set(plan.sessions.map(\.planned.id))
    let present = plan.client.sessions.filter { written.contains($0.id) && $0.isOpen(on: plan.client.today) }
    added = plan.added
    withdrawn = plan.withdrawn.count
    kept = present.count(where: \.isRewrittenByCoach)
    changed = present.count - kept
    moved = present.count(where: \.isRescheduled)
    lost = present.count(where: \.losesAdaptations)
  }
}

extension ClientForecast.TopLoad {
  fileprivate init?(_ set: PrescribedSet, of exercise: PrescribedExercise, _ client: AssignmentClient) {
    // What a machine helps is no load.
    guard let weight = set.weight, let unit = set.unit, client.known(exercise.name)?.isAssisted != true else {
      return nil
    }
    self.init()
    self.exercise = exercise.name ?? ""
    self.weight = weight
    self.unit = unit
    reps = set.reps
    rpe = set.rpe
    guard let known = client.oneRepMax(of: exercise.name, in: unit) else { return }
    // An estimate is told to a tenth, as in the roster.
    if client.shows(exercise.name) { max = Self.tenths.round(known, in: unit).decimal }
    // As the coach meant it: 100 % is not too heavy where the plates make it a little more.
    let meant = set.why?.unrounded ?? weight
    aboveMax = Amount(meant) > known || asked(by: meant) > known.decimal.double * 1.1
  }

  private static let tenths = LoadRounding(.step(Amount(thousandths: 100)))

  /// The one-rep maximum that the set asks for, with the reps that its RPE leaves.
  private func asked(by weight: Decimal) -> Double {
    let reserve = rpe.map { Int((10 - $0.value.double).rounded()) } ?? 0
    return reps.flatMap { OneRepMaxFormula.epley.oneRepMax(weight: weight.double, reps: $0 + reserve) } ?? 0
  }

  /// Of equal weights the one with more reps.
  fileprivate var heaviness: (Weight, Int) { (Amount(weight).weight(in: unit), reps ?? 0) }
}
