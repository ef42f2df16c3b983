import Primitives
import Strength
import Testing

@Suite struct OneRepMaxFormulaTests {
  /// Printed to three decimals: 100×5, 100×10, 140×3, 60×12.
  static let golden: [(OneRepMaxFormula, [Int])] = [
    (.epley, [116_667, 133_333, 154_000, 84_000]), (.brzycki, [112_500, 133_333, 148_235, 86_400]),
    (.lombardi, [117_462, 125_893, 156_257, 76_925]), (.oconner, [112_500, 125_000, 150_500, 78_000]),
    (.wathan, [116_583, 134_747, 152_572, 84_898]), (.mayhew, [119_011, 130_934, 159_586, 81_239]),
    (.lander, [113_709, 134_070, 150_076, 86_649]),
  ]

  @Test(arguments: golden)
  func `each formula gives its published estimates`(_ formula: OneRepMaxFormula, _ expected: [Int]) throws {
    let sets: [(Double, Int)] = [(100, 5), (100, 10), (140, 3), (60, 12)]
    let estimates = try sets.map { try #require(formula.oneRepMax(weight: $0.0, reps: $0.1)) }
    #expect(estimates.map { Int(($0 * 1_000).rounded()) } == expected)
  }

  @Test func `every formula has golden estimates`() {
    #expect(Set(Self.golden.map(\.0)) == Set(OneRepMaxFormula.allCases))
  }

  @Test(arguments: OneRepMaxFormula.allCases)
  func `a single is what it is, and less is refused`(_ formula: OneRepMaxFormula) {
    #expect(formula.oneRepMax(weight: 100, reps: 1) == 100)
    #expect(formula.weight(oneRepMax: 100, reps: 1) == 100)
    for reps in [0, -1, .min] {
      #expect(formula.oneRepMax(weight: 100, reps: reps) == nil)
      #expect(formula.weight(oneRepMax: 100, reps: reps) == nil)
    }
  }

  @Test(arguments: OneRepMaxFormula.allCases)
  func `the inverse finds the weight again`(_ formula: OneRepMaxFormula) throws {
    for reps in 1...36 {
      for weight in stride(from: 0.25, through: 500, by: 7.25) {
        let maximum = try #require(formula.oneRepMax(weight: weight, reps: reps))
        let found = try #require(formula.weight(oneRepMax: maximum, reps: reps))
        #expect(abs(found - weight) <= weight * 1e-15 * 4)
      }
    }
  }

  @Test(arguments: OneRepMaxFormula.allCases)
  func `more reps at one weight speak for a higher maximum`(_ formula: OneRepMaxFormula) throws {
    let factors = try (1...36).map { try #require(formula.factor(reps: $0)) }
    #expect(zip(factors, factors.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func `a formula ends before its pole`() {
    #expect(OneRepMaxFormula.brzycki.factor(reps: 36) == 36)
    #expect(OneRepMaxFormula.brzycki.factor(reps: 37) == nil)
    #expect(OneRepMaxFormula.lander.factor(reps: 37).map { $0 > 0 } == true)
    #expect(OneRepMaxFormula.lander.factor(reps: 38) == nil)
    #expect(OneRepMaxFormula.epley.factor(reps: .max).map { $0 > 0 } == true)
  }

  @Test func `an estimate from more than ten reps says that it is worth less`() {
    #expect(OneRepMaxFormula.epley.estimate(weight: 60, reps: 10)?.isLowConfidence == false)
    #expect(OneRepMaxFormula.epley.estimate(weight: 60, reps: 11)?.isLowConfidence == true)
    #expect(OneRepMaxFormula.epley.estimate(weight: 60, reps: 0) == nil)
  }

  @Test(arguments: OneRepMaxFormula.allCases)
  func `the reps are found again from weight and maximum`(_ formula: OneRepMaxFormula) throws {
    var random = SplitMix64(seed: 31)
    for reps in 1...OneRepMaxFormula.mostReps {
      for _ in 0..<100 {
        let maximum = Double.random(in: 20...500, using: &random)
        let weight = try #require(formula.weight(oneRepMax: maximum, reps: reps))
        #expect(formula.repetitions(weight: weight, oneRepMax: maximum) == reps)
        #expect(formula.repetitions(weight: weight * 1.0001, oneRepMax: maximum) == reps - 1)
      }
    }
    #expect(formula.repetitions(weight: 0, oneRepMax: 100) == OneRepMaxFormula.mostReps)
  }

  @Test func `every formula has a version of its own`() {
    #expect(Set(OneRepMaxFormula.allCases.map(\.version)).count == OneRepMaxFormula.allCases.count)
  }
}
