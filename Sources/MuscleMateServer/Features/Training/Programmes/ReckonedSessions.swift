internal import APISchema
internal import MuscleMateAPI
internal import Primitives
internal import Strength

/// The sets of sessions that wait, as they follow from what was done of their cycles: those of one exercise each, and only
/// where they are others than before.
struct ReckonedSessions: Sendable {
  private(set) var planned: [UUID] = []
  /// The exercise's position in its session.
  private(set) var positions: [Int32] = []
  private(set) var sets: [JSON] = []
  /// Of what they follow from.
  private(set) var marks: [String] = []

  init() {}

  /// - Parameter answered: a programme as `app.answered_runs` answers it.
  mutating func add(_ answered: JSON) throws {
    // First, so that a programme that can't be worked out is not asked for again.
    marks.append(try answered.need("mark", \.text))
    let id = try answered.need("programme") { $0.text.flatMap { UUID($0) } }
    let run = try ProgrammeRun(try answered.need("run") { $0 }, of: id)
    add(try ProgrammeCycle(current: run))
  }

  private mutating func add(_ cycle: ProgrammeCycle) {
    let rows = Dictionary(cycle.run.sessions.map { ($0.place, $0) }, uniquingKeysWith: { first, _ in first })
    let unit = cycle.planner.definition.unit
    for session in cycle.plan.weeks.flatMap(\.sessions) {
      guard let row = rows[.init(week: session.week, session: session.session)], row.follows(cycle) else {
        continue
      }
      let reckoned = session.exercises.map { PrescribedExercise($0, in: unit) }
      for (position, shown) in row.prescription.enumerated() {
        guard let exercise = row.prescription.counterpart(of: position, in: reckoned), shown.follows(exercise)
        else { continue }
        let sets = exercise.sets.keepingIDs(of: shown.sets)
        guard sets.encoded() != shown.sets.encoded() else { continue }
        planned.append(row.id)
        positions.append(Int32(position))
        self.sets.append(sets.encoded())
      }
    }
  }
}

extension ProgrammeRun.Session {
  /// Whether its numbers follow the cycle's: what was done, skipped or begun stays as it was shown.
  func follows(_ cycle: ProgrammeCycle) -> Bool {
    state == "planned" && !isBegun && number == cycle.number
  }
}

extension [PrescribedExercise] {
  /// The programme's exercise for the one at this position. By its name, and by its turn among those of the same name; one
  /// that has another name by now, by its place.
  fileprivate func counterpart(of position: Int, in reckoned: [PrescribedExercise]) -> PrescribedExercise? {
    let named = indices(of: self[position].name)
    let others = reckoned.indices(of: self[position].name)
    if let turn = named.firstIndex(of: position), !others.isEmpty {
      return named.count == others.count ? reckoned[others[turn]] : nil
    }
    guard count == reckoned.count, indices(of: reckoned[position].name).isEmpty else { return nil }
    return reckoned[position]
  }

  private func indices(of name: String?) -> [Int] {
    indices.filter { self[$0].name?.lowercased() == name?.lowercased() }
  }
}

extension PrescribedExercise {
  /// Whether the programme wrote it: the reasons of its loads say so, which nobody can send. Where there are no loads, nothing
  /// but the reps can be the programme's.
  fileprivate func follows(_ reckoned: PrescribedExercise) -> Bool {
    guard reckoned.sets.allSatisfy({ $0.why == nil }) else { return sets.contains { $0.why != nil } }
    return sets.count == reckoned.sets.count
      && zip(sets, reckoned.sets.keepingIDs(of: sets)).allSatisfy { shown, reckoned in
        var same = reckoned
        same.reps = shown.reps
        return same.encoded() == shown.encoded()
      }
  }
}

extension [PrescribedSet] {
  fileprivate func keepingIDs(of shown: [PrescribedSet]) -> [PrescribedSet] {
    guard count == shown.count else { return self }
    return zip(self, shown).map { set, shown in
      var set = set
      set.id = shown.id
      return set
    }
  }
}
