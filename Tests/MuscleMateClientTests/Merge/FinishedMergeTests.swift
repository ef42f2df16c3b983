internal import Primitives
internal import Testing

@testable internal import MuscleMateClient

/// A live workout that another device finished while this one still logged.
struct FinishedMergeTests {
  private typealias S = Served

  /// The workout that the server makes of the draft: what is not done is left out.
  private static let workout = S.workout
    .changing("exercises/\(S.bench)", to: nil)
    .changing("exercises/\(S.squat)/sets/\(S.squats[2])", to: nil)

  private func after(_ change: (JSON) -> JSON, _ workout: JSON = workout) -> MergeOutcome {
    Merge.intoWorkout(base: S.draft, mine: change(S.draft), workout: workout)
  }

  private func row(_ outcome: MergeOutcome) -> JSON? {
    if case .merged(let row, _) = outcome { row } else { nil }
  }

  @Test func `a set that was done here since is added by its id, without what a draft alone has`() {
    let path = "exercises/\(S.squat)/sets/\(S.squats[2])"
    let merged = row(after { $0.changing("\(path)/done", to: true).changing("\(path)/reps", to: 4) })
    #expect(merged?.ids("exercises/\(S.squat)/sets") == S.squats)
    #expect(merged?.at("\(path)/reps") == 4)
    #expect(merged?.at("\(path)/done") == nil)
    #expect(merged?.at("\(path)/target") == nil)
    #expect(merged?.at("version") == 12)
  }

  @Test func `an exercise that was begun since comes with it`() {
    let merged = row(after { $0.changing("exercises/\(S.bench)/sets/\(S.benches[1])/done", to: true) })
    #expect(merged?.ids("exercises") == [S.squat, S.bench])
    #expect(merged?.ids("exercises/\(S.bench)/sets") == [S.benches[1]])
    #expect(merged?.at("exercises/\(S.squat)/notes") == "High bar")
  }

  @Test func `a set that was changed here since is changed in the workout`() {
    let path = "exercises/\(S.squat)/sets/\(S.squats[1])"
    let merged = row(after { $0.changing("\(path)/reps", to: 6) })
    #expect(merged?.at("\(path)/reps") == 6)
    #expect(merged?.at("\(path)/rpe") == 8)
  }

  @Test func `what was not done, or not any more, changes nothing`() {
    #expect(after { $0 } == .same)
    #expect(after { $0.changing("exercises/\(S.squat)/sets/\(S.squats[2])/reps", to: 3) } == .same)
    #expect(after { $0.changing("exercises/\(S.squat)/sets/\(S.squats[0])/done", to: false) } == .same)
  }

  @Test func `a name that was changed here since is the workout's, and of two changes the workout's stays`() {
    let named = after { $0.changing("name", to: "Mine") }
    #expect(row(named)?.at("name") == "Mine")
    let other = Self.workout.changing("name", to: "Theirs")
    let merged = after({ $0.changing("name", to: "Mine") }, other)
    #expect(row(merged)?.at("name") == "Theirs")
    guard case .merged(_, let notes) = merged else { return }
    #expect(notes.map(\.path) == ["/name"] && notes.map(\.mine) == ["Mine"])
  }

  @Test func `a set that was taken out of the workout since stays out`() {
    let shorter = Self.workout.changing("exercises/\(S.squat)/sets/\(S.squats[0])", to: nil)
    #expect(after({ $0 }, shorter) == .same)
  }
}
