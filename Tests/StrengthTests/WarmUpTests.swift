import Primitives
import Strength
import Testing

@Suite struct WarmUpTests {
  private func kg(_ value: Int64) -> Weight { Weight(nanograms: value * WeightUnit.kg.nanograms) }

  private func sets(
    _ scheme: WarmUpScheme, to working: Int64, of base: Int64? = nil, start: StartingWeight = .barbell
  ) -> [(Int?, Double, Int, Int)] {
    scheme.sets(
      to: kg(working), of: kg(base ?? working), with: .standard(.kg), start: start, unit: .kg
    ).map { ($0.percentage, $0.loading.total.value(in: .kg), $0.reps, $0.sets) }
  }

  @Test func `5/3/1 warms up by the training max`() {
    let warmUps = sets(.fiveThreeOne, to: 85, of: 126)
    #expect(warmUps.map(\.0) == [40, 50, 60])
    #expect(warmUps.map(\.1) == [50, 62.5, 75])
    #expect(warmUps.map(\.2) == [5, 5, 3])
  }

  @Test func `a linear progression begins with the empty bar`() {
    let warmUps = sets(.linear, to: 100)
    #expect(warmUps.map(\.0) == [nil, 40, 60, 80])
    #expect(warmUps.map(\.1) == [20, 40, 60, 80])
    #expect(warmUps.map(\.2) == [5, 5, 3, 2])
    #expect(warmUps.map(\.3) == [2, 1, 1, 1])
  }

  @Test func `thresholds leave out what the working weight does not need`() {
    #expect(sets(.thresholds, to: 100).map(\.1) == [30, 50, 80])
    #expect(sets(.thresholds, to: 60).map(\.0) == [50, 80])
    #expect(sets(.thresholds, to: 45).map(\.0) == [80])
    #expect(sets(.thresholds, to: 20).isEmpty)
    #expect(sets(.thresholds, to: 70, start: .floor).map(\.0) == [50, 80])
    #expect(sets(.thresholds, to: 71, start: .floor).map(\.0) == [30, 50, 80])
  }

  @Test func `what would be the bar again, or the working set, is dropped`() {
    #expect(sets(.linear, to: 30).map(\.1) == [20, 25])
    #expect(sets(.linear, to: 20).isEmpty)
    #expect(sets(.fiveThreeOne, to: 50, of: 126).isEmpty)
  }

  @Test func `pounds have thresholds of their own`() {
    let pounds = { (value: Int64) in Weight(nanograms: value * WeightUnit.lb.nanograms) }
    let light = WarmUpScheme.thresholds.sets(
      to: pounds(120), of: pounds(120), with: .standard(.lb), unit: .lb)
    #expect(light.map(\.percentage) == [50, 80])
    #expect(light.map { $0.loading.total.value(in: .lb) } == [60, 95])
    for (start, percentages) in [(StartingWeight.light, [30, 50, 80]), (.floor, [80])] {
      let plates = PlateInventory(
        bar: .zero, sides: .one, plates: [.init(Weight(nanograms: WeightUnit.lb.nanograms / 2))])
      let sets = WarmUpScheme.thresholds.sets(
        to: pounds(125), of: pounds(125), with: plates, start: start, unit: .lb)
      #expect(sets.map(\.percentage) == percentages)
    }
  }

  @Test func `warm-ups rise towards the working set`() {
    var random = SplitMix64(seed: 9)
    for _ in 0..<400 {
      let working = kg(Int64.random(in: 0...300, using: &random))
      let scheme = WarmUpScheme.allCases.randomElement(using: &random) ?? .linear
      let start = StartingWeight.allCases.randomElement(using: &random) ?? .light
      let inventory = PlateInventory.standard(.kg)
      let totals = scheme.sets(to: working, of: working, with: inventory, start: start, unit: .kg)
        .map(\.loading.total)
      #expect(zip(totals, totals.dropFirst()).allSatisfy { $0 < $1 })
      #expect(totals.allSatisfy { $0 < inventory.load(working).total && $0 >= inventory.bar })
    }
  }
}
