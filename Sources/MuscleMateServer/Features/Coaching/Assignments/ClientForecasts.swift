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
    let weeks = Dictionary(grouping: plan.sessions, by: \.week)
    self.weeks = weeks.keys.sorted().map { number in
      Week(number, (weeks[number] ?? []).map { plan.exercises(of: $0) }, of: plan.client)
    }
    offPlates = Self.offPlates(plan)
  }

  private static let mostLoads = 20

  private static func offPlates(_ plan: ClientPlan) -> [Load] {
    var seen: Set<[String]> = []
    var missed: [Load] = []
    for exercise in plan.sessions.prefix(1).flatMap({ _ in plan.exercises })
      + plan.sessions.flatMap(\.planned.exercises)
    {
      for why in exercise.sets.compactMap(\.why) where why.isOffPlates {
        let name = exercise.name ?? ""
        guard seen.insert([name, why.unrounded.description]).inserted else { continue }
        var load = Load()
        load.exercise = name
        load.wanted = why.unrounded
        load.loaded = why.rounded
        load.unit = why.unit
        missed.append(load)
        if missed.count == mostLoads { return missed }
      }
    }
    return missed
  }
}

extension LoadExplanation {
  /// Further away than the usual step of the unit, to either side.
  fileprivate var isOffPlates: Bool {
    let (wanted, loaded) = (Amount(unrounded), Amount(rounded))
    return max(wanted, loaded) - min(wanted, loaded) > LoadRounding.usualStep(unit)
  }
}

extension ClientPlan {
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
        guard let top = ClientForecast.TopLoad(set, of: exercise) else { continue }
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

extension ClientForecast.TopLoad {
  fileprivate init?(_ set: PrescribedSet, of exercise: PrescribedExercise) {
    guard let weight = set.weight, let unit = set.unit else { return nil }
    self.init()
    self.exercise = exercise.name ?? ""
    self.weight = weight
    self.unit = unit
    reps = set.reps
  }

  fileprivate var heaviness: Weight { Amount(weight).weight(in: unit) }
}
