internal import Strength
internal import Testing

/// A programme handed over to someone whose plates are stamped in the other unit.
struct UnitChangeTests {
  @Test func `steps become those of the other plates, and weights what can be loaded there`() {
    var definition = ProgrammeDefinition()
    definition.unit = .kg
    definition.rounding.step = Amount(thousandths: 1_250)
    var lift = ProgrammeLift()
    lift.exercise = "Squat"
    lift.base = .workingWeight
    lift.start = Amount(100)
    lift.oneRepMax = Amount(140)
    lift.step = Amount(thousandths: 2_500)
    var rule = ProgressionRule()
    rule.then.addWeight = Amount(5)
    lift.rules = [rule]
    definition.lifts = [lift]
    definition.count(in: .lb)
    #expect(definition.unit == .lb)
    #expect(definition.rounding.step == Amount(thousandths: 2_500))
    #expect(definition.lifts[0].start == Amount(220), "220.46 lb in steps of 5")
    #expect(definition.lifts[0].oneRepMax == Amount(thousandths: 308_647))
    #expect(definition.lifts[0].step == Amount(5))
    #expect(definition.lifts[0].rules[0].then.addWeight == Amount(10))
    definition.count(in: .kg)
    #expect(definition.rounding.step == Amount(thousandths: 1_250))
    #expect(definition.lifts[0].start == Amount(100))
    #expect(definition.lifts[0].rules[0].then.addWeight == Amount(5))
  }

  @Test func `the same unit changes nothing, and a 5⁄3⁄1 goes by its options`() {
    var plan = FiveThreeOnePlan()
    let before = plan
    plan.count(in: .kg)
    #expect(plan == before)
    plan.lifts[0].increment = Amount(5)
    plan.lifts[0].trainingMax = Amount(100)
    plan.count(in: .lb)
    #expect(plan.unit == .lb)
    #expect(plan.lifts[0].increment == Amount(10))
    #expect(plan.lifts[0].trainingMax == Amount(thousandths: 220_462))
    #expect(plan.definition.unit == .lb)
  }
}
