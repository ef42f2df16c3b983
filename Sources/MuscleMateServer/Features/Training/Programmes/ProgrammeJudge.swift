internal import APISchema
internal import MuscleMateAPI
internal import Primitives
internal import Strength

/// Says how the sessions of a cycle went, from what was planned and what was logged.
struct ProgrammeJudge: Sendable {
  private let sessions: [ProgrammeRun.Place: Planned]

  /// A session in the calendar, with what its definition asks; nil where that has no such session.
  private struct Planned: Sendable {
    let row: ProgrammeRun.Session
    let entries: [ProgrammeExercise]?
  }

  /// - Throws: where a session was planned by a definition that is not there.
  init(_ run: ProgrammeRun) throws {
    let planned = try run.sessions.map { row in
      let week = try run.definition(row.number).weeks.element(at: row.week - 1)
      let entries = week?.sessions.element(at: row.session - 1)?.exercises
      return (row.place, Planned(row: row, entries: entries))
    }
    sessions = Dictionary(planned, uniquingKeysWith: { first, _ in first })
  }

  /// Nil where the session was not done, or did not ask for the lift.
  func outcome(week: Int, session: Int, of exercise: String) -> LiftOutcome? {
    guard let planned = sessions[ProgrammeRun.Place(week: week, session: session)],
      planned.row.state == "done"
    else { return nil }
    let row = planned.row
    let asked = prescribed(planned, exercise.lowercased())
    guard !asked.isEmpty else { return nil }
    var outcome = LiftOutcome()
    var done = row.done.filter { entry in asked.contains { $0.exerciseID == entry.exercise } }
      .flatMap(\.sets).filter { $0.kind != .known(.warmUp) }[...]
    for set in asked.flatMap(\.sets) where set.kind != .known(.warmUp) {
      outcome.sets.append(SetOutcome(set, doneIn: &done))
    }
    return outcome
  }

  /// The entries of the plan that count for the lift, as its lifter was shown them. The definition they were made
  /// from says which are supplemental; a plan that was rearranged since is matched by name.
  private func prescribed(_ planned: Planned, _ key: String) -> [PrescribedExercise] {
    guard let entries = planned.entries else { return [] }
    let row = planned.row
    if entries.count == row.prescription.count {
      return zip(entries, row.prescription)
        .filter { $0.0.exercise.lowercased() == key && !$0.0.isSupplemental }.map(\.1)
    }
    return row.prescription.first { $0.name?.lowercased() == key }.map { [$0] } ?? []
  }
}

extension SetOutcome {
  /// Takes the next set with the weight that was asked for; where there is none, the set was not done.
  init(_ asked: PrescribedSet, doneIn sets: inout ArraySlice<LoggedSet>) {
    let weight = asked.weight.map { Amount($0).weight(in: asked.unit ?? .kg) }
    let found = sets.firstIndex { set in
      guard let weight else { return true }
      guard let lifted = set.weight else { return false }
      return Amount(lifted).weight(in: set.unit ?? .kg) >= weight
    }
    let done = found.map { sets[$0] }
    if let found { sets = sets[(found + 1)...] }
    self.init(
      isAMRAP: asked.kind == .known(.amrap), target: asked.reps ?? 0, targetMax: asked.repsMax,
      reps: done.map { $0.reps ?? 0 } ?? -1, load: asked.weight.map { Amount($0) } ?? .zero,
      rpe: done?.rpe?.value.double)
  }
}

extension Array {
  func element(at index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
