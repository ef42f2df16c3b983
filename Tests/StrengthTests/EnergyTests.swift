import Primitives
import Strength
import Testing

@Suite struct EnergyTests {
  @Test func `an hour of vigorous lifting at 80 kg is 504 kcal`() {
    let met = Compendium.Activity.vigorousWeightLifting.entry().met
    #expect(Compendium.kilocalories(met: met, kilograms: 80, minutes: 60) == 504)
    #expect(Compendium.kilocalories(met: met, kilograms: 80, minutes: 0) == 0)
  }

  @Test func `the entries are those of the 2024 edition`() {
    let entries = Compendium.Activity.allCases.map { "\($0.entry().code) \($0.entry().met)" }
    #expect(
      entries == [
        "02050 6.0", "02052 5.0", "02054 3.5", "02055 5.8", "02056 3.0", "02057 6.5", "02020 7.5",
        "02022 3.8", "02024 2.8", "02101 2.3", "02048 5.0", "02065 9.3", "02068 11.0", "02082 10.5",
        "01200 6.8", "17080 6.0", "12150 8.0", "17190 3.8", "12010 6.0", "01014 7.0", "02071 5.0",
        "18240 5.8",
      ])
    #expect(Compendium.edition == "2024")
  }

  @Test func `an endurance activity costs what its speed says, else what the effort says`() {
    let at = { (activity: Compendium.Activity, kilometersPerHour: Double) in
      activity.entry(milesPerHour: kilometersPerHour * 1_000 / Compendium.metersPerMile).code
    }
    #expect(at(.running, 12) == "12080" && at(.running, 10) == "12050" && at(.running, 4) == "12026")
    #expect(at(.walking, 5) == "17190" && at(.treadmill, 5) == "17190" && at(.treadmill, 12) == "12080")
    #expect(at(.cycling, 15) == "01010" && at(.cycling, 20) == "01030" && at(.cycling, 40) == "01060")
    #expect(at(.rowing, 11) == "02071" && at(.rowing, 13) == "02072" && at(.rowing, 16) == "02074")
    #expect(at(.swimming, 2) == "18292" && at(.swimming, 4.2) == "18280")
    #expect(at(.stairClimbing, 3) == "02065")
    #expect(Compendium.Activity.elliptical.entry(isVigorous: true).met == 9)
    #expect(Compendium.Activity.running.entry(isVigorous: true).code == "12150")
  }

  @Test(arguments: Compendium.Activity.allCases)
  func `a higher speed never costs less`(_ activity: Compendium.Activity) {
    let costs = stride(from: 0.0, through: 30, by: 0.05).map { activity.entry(milesPerHour: $0).met }
    #expect(zip(costs, costs.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test func `energy at rest follows Mifflin and St Jeor`() {
    #expect(RestingEnergy.kilocalories(sex: .m, kilograms: 80, centimeters: 180, years: 30) == 1780)
    #expect(RestingEnergy.kilocalories(sex: .f, kilograms: 60, centimeters: 165, years: 28) == 1330.25)
  }

  @Test func `who is neither gets the mean of both`() {
    var random = SplitMix64(seed: 17)
    for _ in 0..<1_000 {
      let (kilograms, years) = (
        Double.random(in: 30...250, using: &random), Int.random(in: 14...100, using: &random)
      )
      let of = { (sex: Sex) in
        RestingEnergy.kilocalories(sex: sex, kilograms: kilograms, centimeters: 175, years: years)
      }
      #expect(abs(of(.mx) - (of(.m) + of(.f)) / 2) < 1e-9)
      #expect(of(.f) < of(.mx) && of(.mx) < of(.m))
    }
  }

  @Test func `the factors of activity rise from 1.2 to 1.9`() {
    #expect(ActivityLevel.allCases.map(\.factor) == [1.2, 1.375, 1.55, 1.725, 1.9])
  }

  @Test func `energy and grams are each other's inverse`() {
    #expect(Macronutrient.allCases.map { $0.kilocalories(grams: 10) } == [40, 40, 90, 70])
    for nutrient in Macronutrient.allCases {
      for grams in stride(from: 0.0, through: 500, by: 12.5) {
        #expect(nutrient.grams(kilocalories: nutrient.kilocalories(grams: grams)) == grams)
      }
    }
  }
}

@Suite struct MeasureUnitTests {
  @Test func `conversions give the defined values`() {
    #expect(MeasureUnit.lb.convert(1, to: .kg) == 0.45359237)
    #expect(MeasureUnit.stone.convert(1, to: .lb) == 14)
    #expect(MeasureUnit.lb.convert(1, to: .oz) == 16)
    #expect(MeasureUnit.mi.convert(1, to: .m) == 1609.344)
    #expect(MeasureUnit.ft.convert(6, to: .cm) == 182.88)
    #expect(MeasureUnit.yd.convert(1, to: .in) == 36)
    #expect(MeasureUnit.kcal.convert(100, to: .kj) == 418.4)
    #expect(MeasureUnit.kg.convert(1, to: .m) == nil)
    #expect(MeasureUnit.kcal.convert(1, to: .kg) == nil)
  }

  @Test(arguments: MeasureUnit.allCases)
  func `a value comes back through every other unit of its quantity`(_ unit: MeasureUnit) throws {
    var random = SplitMix64(seed: 23)
    for other in MeasureUnit.allCases where other.quantity == unit.quantity {
      for _ in 0..<1_000 {
        let value = Double(Int.random(in: -10_000_000...10_000_000, using: &random)) / 1_000
        let there = try #require(unit.convert(value, to: other))
        let back = try #require(other.convert(there, to: unit))
        #expect((back * 1_000).rounded() / 1_000 == value)
      }
    }
  }

  @Test(arguments: MeasureUnit.allCases)
  func `more stays more in any unit`(_ unit: MeasureUnit) throws {
    for other in MeasureUnit.allCases where other.quantity == unit.quantity {
      let values = try (0..<500).map { try #require(unit.convert(Double($0) * 0.37, to: other)) }
      #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 })
    }
  }
}
