import Strength
import Testing

/// Progressions other than 5/3/1, said by the same rules.
@Suite struct ProgressionTests {
  private static func programme(
    _ base: LoadBase, sets: [ProgrammeSet], rules: [ProgressionRule], sessions: Int = 3
  ) -> ProgrammeDefinition {
    var lift = ProgrammeLift()
    lift.exercise = "Squat"
    lift.base = base
    lift.start = Amount(100)
    lift.moves = .everySession
    lift.rules = rules
    var exercise = ProgrammeExercise()
    exercise.exercise = "SQUAT"
    exercise.sets = sets
    var session = ProgrammeSession()
    session.name = "A"
    session.exercises = [exercise]
    var week = ProgrammeWeek()
    week.sessions = Array(repeating: session, count: sessions)
    var definition = ProgrammeDefinition()
    definition.lifts = [lift]
    definition.weeks = [week]
    return definition
  }

  private static func sets(_ count: Int, _ reps: Int, to most: Int? = nil, rpe: Double? = nil)
    -> [ProgrammeSet]
  {
    var set = ProgrammeSet()
    set.reps = reps
    set.repsMax = most
    set.rpe = rpe
    return Array(repeating: set, count: count)
  }

  private static func run(
    _ definition: ProgrammeDefinition, _ outcomes: [SupposedOutcome]
  ) throws -> (loads: [Amount], reps: [Int], moves: [LiftMove]) {
    var planner = ProgrammePlanner(definition)
    let known = planner.start(of: definition.lifts[0])
    let start = try #require(known)
    let plan = planner.simulate(cycles: 1, from: [start]) { _, session, lift in
      outcomes[session.session - 1].outcome(of: session.counted(lift))
    }[
      0]
    let sets = plan.weeks[0].sessions.map { $0.exercises[0].sets[0] }
    return (sets.map { $0.load?.rounded ?? .zero }, sets.map(\.reps), plan.moves.map(\.move))
  }

  @Test func `linear: more after each session, a tenth less after three misses in a row`() throws {
    var hit = ProgressionRule()
    hit.when.allSetsHit = true
    hit.then.addWeight = Amount(thousandths: 2_500)
    var stalled = ProgressionRule()
    stalled.when.missesInARow = 3
    stalled.then.resetPercent = Percentage(10)
    let definition = Self.programme(
      .workingWeight, sets: Self.sets(3, 5), rules: [stalled, hit], sessions: 7)
    let run = try Self.run(definition, [.hit, .hit, .missed, .missed, .missed, .hit, .hit])
    #expect(
      run.loads
        == [100_000, 102_500, 105_000, 105_000, 105_000, 95_000, 97_500].map { Amount(thousandths: $0) })
    #expect(run.moves.map(\.to.tenMillionths)[4] == Amount(thousandths: 94_500).tenMillionths)
    #expect(run.moves.map(\.misses) == [0, 0, 1, 2, 3, 0, 0])
  }

  @Test func `double progression: reps go up to the top of the range, then weight, and reps from the bottom`()
    throws
  {
    var top = ProgressionRule()
    top.when.repsAtTop = true
    top.then.addWeight = Amount(5)
    top.then.setReps = 8
    var hit = ProgressionRule()
    hit.when.allSetsHit = true
    hit.then.addReps = 2
    let definition = Self.programme(
      .workingWeight, sets: Self.sets(3, 8, to: 12), rules: [top, hit], sessions: 5)
    let run = try Self.run(definition, [.hit, .hit, .exceeded, .hit, .missed])
    #expect(run.reps == [8, 10, 12, 8, 10])
    #expect(run.loads == [100, 100, 100, 105, 105].map { Amount($0) })
  }

  @Test func `by RPE: the table gives the load, an easy session adds, a hard one takes off`() throws {
    var easy = ProgressionRule()
    easy.when.rpeAtMost = 7
    easy.then.addPercent = Percentage(hundredths: 250)
    var hard = ProgressionRule()
    hard.when.rpeOver = 9
    hard.then.multiplyPercent = Percentage(95)
    let definition = Self.programme(
      .oneRepMax, sets: Self.sets(1, 5, rpe: 8), rules: [easy, hard], sessions: 4)
    let run = try Self.run(definition, [.exceeded, .hit, .missed, .hit])
    // 5 at RPE 8 is 81.1 % (Tuchscherer): 81.1, 83.1275, 83.1275 and 78.971 of 100, 102.5, 102.5 and 97.375.
    #expect(run.loads == [80_000, 82_500, 82_500, 80_000].map { Amount(thousandths: $0) })
    #expect(run.moves.map(\.reason) == [.rpe, .held, .rpe, .held])
    #expect(run.moves[2].to == Amount(thousandths: 97_375))
  }

  @Test func `rounding goes to the plates there are`() throws {
    let inventory = PlateInventory(
      bar: Amount(20).weight(in: .kg),
      plates: [.init(Amount(20).weight(in: .kg), count: 2), .init(Amount(5).weight(in: .kg), count: 2)])
    var definition = Self.programme(.workingWeight, sets: Self.sets(1, 5), rules: [], sessions: 1)
    definition.rounding.usesPlates = true
    definition.lifts[0].start = Amount(57)
    var planner = ProgrammePlanner(definition, plates: inventory)
    let known = planner.start(of: definition.lifts[0])
    let state = try #require(known)
    let load = planner.plan(from: [state]) { _, _ in nil }.weeks[0].sessions[0].exercises[0].sets[0].load
    #expect(load?.rounded == Amount(60))
    #expect(load?.unrounded == Amount(57))
  }

  @Test(arguments: [LoadingDirection.nearest, .down, .up])
  func `rounding to a step is a step away at most, and never moves what fits`(_ direction: LoadingDirection) {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<5_000 {
      let step = Amount(thousandths: .random(in: 1...20_000, using: &random))
      let amount = Amount(tenMillionths: .random(in: 0...5_000_000_000, using: &random))
      let rounding = LoadRounding(.step(step), direction)
      let rounded = rounding.round(amount, in: .kg)
      #expect(rounded.tenMillionths % step.tenMillionths == 0)
      #expect(rounding.round(rounded, in: .kg) == rounded)
      let away = rounded - amount
      switch direction {
      case .nearest: #expect(abs(away.tenMillionths) * 2 <= step.tenMillionths)
      case .down: #expect(away <= .zero && Amount.zero - away < step)
      case .up: #expect(away >= .zero && away < step)
      }
    }
  }

  @Test func `amounts survive the way through grams and pounds`() {
    var random = SystemRandomNumberGenerator()
    for unit in WeightUnit.allCases {
      for _ in 0..<5_000 {
        let amount = Amount(thousandths: .random(in: 0...10_000_000, using: &random))
        #expect(Amount(amount.weight(in: unit), in: unit) == amount)
      }
    }
  }
}
