import Strength
import Testing

/// The numbers of a 5/3/1, worked out by hand and from the sources named in `FiveThreeOnePlan`.
@Suite struct FiveThreeOneTests {
  private static func plan(_ oneRepMax: Amount, _ change: (inout FiveThreeOnePlan) -> Void = { _ in })
    -> FiveThreeOnePlan
  {
    var plan = FiveThreeOnePlan()
    plan.lifts = [.init("Squat", isLowerBody: true)]
    plan.lifts[0].oneRepMax = oneRepMax
    change(&plan)
    return plan
  }

  private static func cycle(_ plan: FiveThreeOnePlan) throws -> CyclePlan {
    var planner = ProgrammePlanner(plan.definition)
    let known = planner.start(of: planner.definition.lifts[0])
    let start = try #require(known)
    return planner.plan(from: [start]) { session, lift in
      SupposedOutcome.hit.outcome(of: session.counted(lift))
    }
  }

  private static func loads(_ plan: CyclePlan, week: Int) -> [PlannedLoad] {
    plan.weeks[week].sessions[0].counted(0).compactMap(\.load)
  }

  @Test func `a max of 140 gives an exact training max of 126 and rounds its sets half up to 2.5 kg`() throws
  {
    let plan = try Self.cycle(Self.plan(Amount(140)))
    let first = Self.loads(plan, week: 0)
    #expect(first.map(\.amount) == [Amount(126), Amount(126), Amount(126)])
    #expect(first.map(\.unrounded) == [81_900, 94_500, 107_100].map { Amount(thousandths: $0) })
    #expect(first.map(\.rounded) == [82_500, 95_000, 107_500].map { Amount(thousandths: $0) })
    #expect(plan.weeks[0].sessions[0].counted(0).map(\.kind) == [.working, .working, .amrap])
    #expect(
      plan.weeks.map { $0.sessions[0].counted(0).map(\.reps) } == [[5, 5, 5], [3, 3, 3], [5, 3, 1], []])
  }

  @Test func `a training max rounded first makes exact ties, which go up`() throws {
    let plan = try Self.cycle(Self.plan(Amount(140)) { $0.rounding.roundsTrainingMax = true })
    let first = Self.loads(plan, week: 0)
    #expect(first[0].amount == Amount(125))
    #expect(first.map(\.unrounded) == [81_250, 93_750, 106_250].map { Amount(thousandths: $0) })
    #expect(first.map(\.rounded) == [82_500, 95_000, 107_500].map { Amount(thousandths: $0) })
  }

  @Test func `weeks, warm-ups and deload have their percentages`() throws {
    let plan = try Self.cycle(Self.plan(Amount(200)) { $0.trainingMaxPercentage = Percentage(85) })
    let percentages = plan.weeks.map {
      $0.sessions[0].exercises[0].sets.compactMap(\.load?.percentage.hundredths)
    }
    #expect(
      percentages == [
        [4_000, 5_000, 6_000, 6_500, 7_500, 8_500], [4_000, 5_000, 6_000, 7_000, 8_000, 9_000],
        [4_000, 5_000, 6_000, 7_500, 8_500, 9_500], [4_000, 5_000, 6_000],
      ])
    #expect(plan.weeks[0].sessions[0].exercises[0].sets.first?.load?.amount == Amount(170))
    #expect(plan.weeks.map(\.isDeload) == [false, false, false, true])
    let heavy = Self.plan(Amount(200)) {
      $0.waves = .heavy; $0.hasDeload = false; $0.hasWarmUps = false
    }
    let waves = try Self.cycle(heavy).weeks.map {
      $0.sessions[0].counted(0).compactMap(\.load?.percentage.hundredths)
    }
    #expect(waves == [[7_500, 8_000, 8_500], [8_000, 8_500, 9_000], [7_500, 8_500, 9_500]])
  }

  @Test(arguments: [
    (FiveThreeOnePlan.Assistance.boringButBig, 50, [5_000, 5_000, 5_000], 10),
    (.boringButBig, 60, [6_000, 6_000, 6_000], 10), (.boringButBig, 70, [7_000, 7_000, 7_000], 10),
    (.firstSetLast, 50, [6_500, 7_000, 7_500], 5), (.secondSetLast, 50, [7_500, 8_000, 8_500], 5),
  ])
  func `assistance follows the main sets and does not move the lift`(
    _ assistance: FiveThreeOnePlan.Assistance, _ percent: Int, _ hundredths: [Int], _ reps: Int
  ) throws {
    let plan = try Self.cycle(
      Self.plan(Amount(140)) {
        $0.assistance = assistance
        $0.assistancePercentage = Percentage(percent)
      })
    for (week, expected) in hundredths.enumerated() {
      let extra = plan.weeks[week].sessions[0].exercises[1]
      #expect(extra.isSupplemental)
      #expect(extra.sets.map(\.load?.percentage.hundredths) == Array(repeating: expected, count: 5))
      #expect(extra.sets.allSatisfy { $0.reps == reps })
      #expect(plan.weeks[week].sessions[0].counted(0).count == 3)
    }
    #expect(plan.weeks[3].sessions[0].exercises.count == 1)
  }

  // MARK: - The next cycle

  /// The moves after a cycle that went so in each of its three weeks; AMRAP reps as given.
  private static func next(
    _ plan: FiveThreeOnePlan, past: [Amount] = [], amrap: [Int?]
  ) throws -> LiftMove {
    var planner = ProgrammePlanner(plan.definition)
    let known = planner.start(of: planner.definition.lifts[0])
    var start = try #require(known)
    start.past = past
    let cycle = planner.plan(from: [start]) { session, lift in
      guard let reps = amrap[session.week - 1] else { return nil }
      var outcome = SupposedOutcome.hit.outcome(of: session.counted(lift))
      outcome.sets[2].reps = reps
      return outcome
    }
    #expect(cycle.moves.count == 1)
    return try #require(cycle.moves.first?.move)
  }

  @Test(arguments: [
    (WeightUnit.kg, true, Int64(131_000)), (.kg, false, 128_500), (.lb, true, 136_000), (.lb, false, 131_000),
  ])
  func `a cycle that was hit adds 2.5 kg or 5 lb, and twice that for the lower body`(
    _ unit: WeightUnit, _ isLower: Bool, _ expected: Int64
  ) throws {
    let move = try Self.next(
      Self.plan(Amount(140)) {
        $0.unit = unit
        $0.lifts[0].isLowerBody = isLower
      }, amrap: [8, 5, 1])
    #expect(move.to == Amount(thousandths: expected))
    #expect(move.reason == .setsHit)
  }

  @Test func `a stalled lift loses a tenth, or goes three cycles back`() throws {
    let reset = try Self.next(Self.plan(Amount(140)), amrap: [5, 2, 1])
    #expect(reset.to == Amount(thousandths: 113_400))
    #expect(reset.reason == .setsMissed)
    let past = [105, 110, 115, 120, 121].map { Amount($0) }
    let back = try Self.next(
      Self.plan(Amount(140)) { $0.progression = .threeCyclesBack }, past: past, amrap: [5, 3, 0])
    #expect(back.to == Amount(115))
  }

  @Test(arguments: [
    (5, 131_000, LiftMove.Reason.amrapReps), (4, 126_000, .held), (3, 126_000, .held),
    (2, 113_400, .amrapReps),
  ])
  func `by AMRAP reps five add, three hold, two take a tenth off`(
    _ reps: Int, _ expected: Int64, _ reason: LiftMove.Reason
  ) throws {
    let plan = Self.plan(Amount(140)) { $0.progression = .byAMRAPReps }
    let move = try Self.next(plan, amrap: [9, 9, reps])
    #expect(move.to == Amount(thousandths: expected))
    #expect(move.reason == reason)
  }

  @Test func `a cycle that was not finished holds unless a set of it was missed`() throws {
    let open = try Self.next(Self.plan(Amount(140)), amrap: [8, nil, nil])
    #expect(open.to == Amount(126))
    #expect(open.reason == .incomplete)
    let missed = try Self.next(Self.plan(Amount(140)), amrap: [4, nil, nil])
    #expect(missed.to == Amount(thousandths: 113_400))
  }
}
