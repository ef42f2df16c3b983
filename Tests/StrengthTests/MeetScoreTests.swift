import Primitives
import Testing

@testable import Strength

@Suite struct MeetScoreTests {
  /// Sex, body weight, total; Wilks, Wilks-2, DOTS, GL classic, Glossbrenner in ten-thousandths of a point.
  static let golden: [(Sex, Double, Double, [Int])] = [
    (.m, 83, 600, [4_004_997, 4_809_857, 4_050_524, 830_559, 3_852_533]),
    (.m, 93, 700, [4_397_331, 5_280_867, 4_453_758, 915_748, 4_208_703]),
    (.m, 74, 500, [3_596_568, 4_299_743, 3_618_260, 734_049, 3_477_142]),
    (.m, 100, 1000, [6_085_891, 7_293_620, 6_155_158, 1_263_292, 5_812_708]),
    (.f, 63, 400, [4_295_830, 5_114_489, 4_302_060, 875_133, 3_793_296]),
    (.f, 60, 500, [5_574_434, 6_595_164, 5_542_728, 1_130_201, 4_925_303]),
    (.m, 39, 300, [4_006_269, 4_168_590, 3_813_330, 619_958, 3_973_071]),
    (.m, 220, 900, [4_783_526, 5_509_633, 4_460_586, 845_409, 4_384_680]),
    (.f, 160, 500, [3_840_746, 4_813_494, 3_853_783, 830_070, 3_187_881]),
  ]
  private static let order: [MeetScore] = [.wilks, .wilks2, .dots, .ipfGL, .glossbrenner]

  @Test(arguments: golden)
  func `each score gives its published points`(
    _ sex: Sex, _ bodyWeight: Double, _ total: Double, _ expected: [Int]
  ) {
    let result = MeetResult(sex: sex, bodyWeight: bodyWeight, total: total)
    #expect(Self.order.map { Int(($0.points(of: result) * 10_000).rounded()) } == expected)
  }

  @Test func `every score has golden points and a version of its own`() {
    #expect(Set(Self.order) == Set(MeetScore.allCases))
    #expect(Set(MeetScore.allCases.map(\.version)).count == MeetScore.allCases.count)
  }

  @Test func `the other rows of IPF GL give their published points`() {
    let equipped = MeetResult(sex: .m, bodyWeight: 92.04, total: 1035, equipment: .equipped)
    let bench = MeetResult(sex: .f, bodyWeight: 70.5, total: 122.5, event: .benchPress)
    #expect(hundredths(.ipfGL, equipped) == 11_285)
    #expect(hundredths(.ipfGL, bench) == 9_678)
  }

  /// A row of OpenPowerlifting's data: bench press only, raw.
  @Test func `a real result scores as OpenPowerlifting has it`() {
    let result = MeetResult(sex: .m, bodyWeight: 100.7, total: 180, event: .benchPress)
    #expect(hundredths(.dots, result) == 11_046)
    #expect(hundredths(.wilks, result) == 10_924)
    #expect(hundredths(.glossbrenner, result) == 10_433)
    #expect(hundredths(.ipfGL, result) == 8_219)
  }

  @Test func `the coefficients of Schwartz and Malone are the published ones`() {
    #expect(abs(Glossbrenner.malone(100) - 0.597914296471229) < 1e-15)
    #expect(abs(Glossbrenner.schwartz(100) - 0.5539525) < 1e-7)
  }

  @Test(arguments: MeetScore.allCases)
  func `who weighs or lifts nothing has no points`(_ score: MeetScore) {
    for (bodyWeight, total) in [(0.0, 500.0), (90, 0), (-5, 500), (90, -5)] {
      #expect(score.points(of: MeetResult(sex: .f, bodyWeight: bodyWeight, total: total)) == 0)
    }
  }

  @Test func `IPF GL is not defined below 35 kg`() {
    #expect(MeetScore.ipfGL.points(of: MeetResult(sex: .m, bodyWeight: 34.9, total: 100)) == 0)
    #expect(MeetScore.ipfGL.points(of: MeetResult(sex: .m, bodyWeight: 35, total: 100)) > 0)
  }

  @Test(arguments: MeetScore.allCases)
  func `Mx is scored by the men's numbers`(_ score: MeetScore) {
    for bodyWeight in stride(from: 35.0, through: 230, by: 2.3) {
      let man = MeetResult(sex: .m, bodyWeight: bodyWeight, total: 480)
      var other = man
      other.sex = .mx
      #expect(score.points(of: man) == score.points(of: other))
    }
  }

  @Test(arguments: MeetScore.allCases)
  func `more lifted is more points, in proportion`(_ score: MeetScore) {
    var random = SplitMix64(seed: 3)
    for _ in 0..<2_000 {
      let sex = Sex.allCases.randomElement(using: &random) ?? .mx
      let bodyWeight = Double.random(in: 35...260, using: &random)
      let total = Double.random(in: 20...1_200, using: &random)
      let once = score.points(of: MeetResult(sex: sex, bodyWeight: bodyWeight, total: total))
      let twice = score.points(of: MeetResult(sex: sex, bodyWeight: bodyWeight, total: total * 2))
      #expect(once > 0 && abs(twice - 2 * once) < 1e-9 * twice)
    }
  }

  @Test(arguments: [MeetScore.wilks, .wilks2, .dots, .ipfGL], [Sex.m, .f])
  func `the same total is worth less the heavier its lifter`(_ score: MeetScore, _ sex: Sex) {
    let points = stride(from: 42.0, through: 148, by: 0.5).map {
      score.points(of: MeetResult(sex: sex, bodyWeight: $0, total: 500))
    }
    #expect(zip(points, points.dropFirst()).allSatisfy { $0 > $1 })
  }

  private func hundredths(_ score: MeetScore, _ result: MeetResult) -> Int {
    Int((score.points(of: result) * 100).rounded())
  }
}

@Suite struct AgeFactorTests {
  @Test func `the factors are the published ones`() {
    let known = [
      14: 1.23, 15: 1.18, 16: 1.13, 17: 1.08, 18: 1.06, 19: 1.04, 20: 1.03, 21: 1.02, 22: 1.01, 23: 1, 40: 1,
      41: 1.010, 45: 1.055, 50: 1.130, 55: 1.225, 60: 1.340, 70: 1.645, 80: 2.050, 90: 2.549,
    ]
    for (years, factor) in known { #expect(AgeFactor.factor(years: years) == factor) }
  }

  @Test func `beyond the tables there is none`() {
    for years in [Int.min, -1, 0, 13, 91, .max] { #expect(AgeFactor.factor(years: years) == nil) }
  }

  @Test func `they fall until the best years and rise after them`() {
    let factors = (14...90).compactMap(AgeFactor.factor)
    #expect(factors.count == 77)
    #expect(zip(factors[...9], factors[1...9]).allSatisfy { $0 > $1 })
    #expect(zip(factors[26...], factors[27...]).allSatisfy { $0 < $1 })
    // No slip of a digit: the steps between masters' factors never shrink by more than a rounding.
    let steps = zip(factors[26...], factors[27...]).map { $1 - $0 }
    #expect(zip(steps, steps.dropFirst()).allSatisfy { $1 - $0 > -0.0011 })
  }
}
