import Primitives
import Strength
import Testing

@Suite struct PlateInventoryTests {
  private static func kg(_ value: Double) -> Weight {
    Weight(nanograms: Int64(value * Double(WeightUnit.kg.nanograms)))
  }

  private static func inventory(
    bar: Double = 20, sides: PlateInventory.Sides = .two, _ plates: [(Double, Int?)]
  ) -> PlateInventory {
    PlateInventory(
      bar: kg(bar), sides: sides, plates: plates.map { .init(kg($0.0), count: $0.1) })
  }

  private static func side(_ loading: Loading) -> [Double] {
    loading.perSide.flatMap { Array(repeating: $0.plate.value(in: .kg), count: $0.count) }
  }

  @Test func `a limited set is searched exactly, not from the heaviest plate on`() {
    let loading = Self.inventory([(25, 2), (20, 2), (10, 2)]).load(Self.kg(80))
    #expect(Self.side(loading) == [20, 10])
    #expect(loading.reason == .exact && loading.isExact && loading.difference == .zero)
  }

  @Test func `the fewest plates are taken, and of as many the heaviest`() {
    #expect(Self.side(PlateInventory.standard(.kg).load(Self.kg(100))) == [25, 15])
    #expect(Self.side(Self.inventory([(15, nil), (20, nil), (10, nil)]).load(Self.kg(80))) == [20, 10])
    #expect(Self.side(Self.inventory([(15, 4), (25, 2), (5, 2)]).load(Self.kg(80))) == [25, 5])
  }

  @Test func `of two equally close weights the heavier is taken`() {
    let plates = Self.inventory([(2.5, nil), (10, nil)])
    let target = Self.kg(82.5)
    #expect(plates.load(target).total == Self.kg(85))
    #expect(plates.load(target).reason == .roundedUp)
    #expect(plates.load(target, rounding: .down).total == Self.kg(80))
    #expect(plates.load(target, rounding: .up).total == Self.kg(85))
    #expect(plates.load(Self.kg(82.4)).total == Self.kg(80))
    #expect(plates.load(Self.kg(82.4)).reason == .roundedDown)
    #expect(plates.load(Self.kg(82.4)).difference == Weight(nanograms: -2_400_000_000_000))
  }

  @Test func `the ends of what can be loaded are said`() {
    let plates = Self.inventory([(10, 2), (5, 3)])
    for rounding in LoadingDirection.allCases {
      #expect(plates.load(Self.kg(15), rounding: rounding).reason == .lightest)
      #expect(plates.load(Self.kg(15), rounding: rounding).total == Self.kg(20))
      #expect(plates.load(Self.kg(20), rounding: rounding).reason == .exact)
      #expect(plates.load(Self.kg(500), rounding: rounding).reason == .heaviest)
      #expect(plates.load(Self.kg(500), rounding: rounding).total == Self.kg(50))
    }
    #expect(Self.inventory([]).load(Self.kg(60)).reason == .heaviest)
    #expect(Self.inventory([(10, 1), (0, 8), (-5, 8)]).load(Self.kg(60)).total == Self.kg(20))
  }

  @Test func `collars and the number of sides count`() {
    var plates = Self.inventory([(20, nil), (2.5, nil), (1.25, nil)])
    plates.collars = Self.kg(5)
    #expect(Self.side(plates.load(Self.kg(70))) == [20, 2.5])
    #expect(Self.side(Self.inventory(bar: 0, sides: .one, [(20, 1), (5, 1)]).load(Self.kg(25))) == [20, 5])
    #expect(Self.side(Self.inventory(bar: 10, sides: .four, [(5, 8), (10, 7)]).load(Self.kg(50))) == [10])
    #expect(Self.side(Self.inventory(bar: 10, sides: .four, [(5, 8), (10, 3)]).load(Self.kg(50))) == [5, 5])
  }

  @Test func `pounds are exact, and so is a bar of the other unit`() throws {
    let target = try #require(Weight(thousandths: 225_000, of: .lb))
    let loading = PlateInventory.standard(.lb).load(target)
    #expect(loading.isExact)
    #expect(loading.perSide.map { $0.plate.value(in: .lb) } == [45])
    #expect(loading.perSide.map(\.count) == [2])
    var metric = PlateInventory.standard(.lb)
    metric.bar = Self.kg(20)
    let mixed = metric.load(target)
    #expect(mixed.total == Self.kg(20) + Weight(nanograms: 180 * WeightUnit.lb.nanograms))
    #expect(mixed.reason == .roundedDown)
  }

  @Test func `kilogram and pound plates may lie on one bar`() {
    var plates = PlateInventory.standard(.kg)
    plates.plates += PlateInventory.standard(.lb).plates
    let loading = plates.load(Self.kg(250) + Weight(nanograms: WeightUnit.lb.nanograms * 5))
    #expect(loading.difference.grams.magnitude <= 2)
    let sum = loading.perSide.reduce(plates.empty) { $0 + $1.plate * ($1.count * 2) }
    #expect(sum == loading.total)
  }

  @Test func `it agrees with trying everything`() {
    var random = SplitMix64(seed: 45)
    for _ in 0..<1_500 {
      let sides = PlateInventory.Sides.allCases.randomElement(using: &random) ?? .two
      let plates = (0..<Int.random(in: 0...5, using: &random)).map { _ in
        (Double(Int.random(in: 1...40, using: &random)) * 0.625, Int.random(in: 0...9, using: &random))
      }
      let inventory = Self.inventory(bar: 7.5, sides: sides, plates.map { ($0.0, $0.1) })
      let target = Self.kg(Double(Int.random(in: 0...240, using: &random)) * 0.5)
      let sums = BruteForce(inventory).sums
      for rounding in LoadingDirection.allCases {
        let loading = inventory.load(target, rounding: rounding)
        let expected = BruteForce.choice(sums.keys, target, rounding)
        #expect(loading.total == expected)
        #expect(loading.perSide.reduce(0) { $0 + $1.count } == sums[loading.total])
        let sum = loading.perSide.reduce(inventory.empty) { $0 + $1.plate * ($1.count * sides.rawValue) }
        #expect(sum == loading.total)
        #expect(loading.perSide.map(\.plate) == loading.perSide.map(\.plate).sorted(by: >))
      }
    }
  }

  @Test func `a fixed dumbbell is the closest there is`() {
    let rack = FixedWeights([10, 12.5, 15, 20].map(Self.kg))
    #expect(rack.load(Self.kg(17.5))?.total == Self.kg(20))
    #expect(rack.load(Self.kg(17.5), rounding: .down)?.total == Self.kg(15))
    #expect(rack.load(Self.kg(12.5))?.reason == .exact)
    #expect(rack.load(Self.kg(5), rounding: .down)?.reason == .lightest)
    #expect(rack.load(Self.kg(30), rounding: .up)?.reason == .heaviest)
    #expect(FixedWeights([]).load(Self.kg(5)) == nil)
  }
}

/// Every combination of the plates, without cleverness.
private struct BruteForce {
  /// Each total with the fewest plates a side that make it.
  var sums: [Weight: Int]

  init(_ inventory: PlateInventory) {
    sums = [inventory.empty: 0]
    for (weight, stocks) in Dictionary(grouping: inventory.plates, by: \.weight) {
      let count = stocks.reduce(0) { $0 + ($1.count ?? 0) } / inventory.sides.rawValue
      for (sum, plates) in sums {
        for more in 0...count {
          let total = sum + weight * (more * inventory.sides.rawValue)
          sums[total] = min(sums[total] ?? .max, plates + more)
        }
      }
    }
  }

  static func choice(_ sums: some Collection<Weight>, _ target: Weight, _ rounding: LoadingDirection)
    -> Weight?
  {
    let below = sums.filter { $0 <= target }.max()
    let above = sums.filter { $0 >= target }.min()
    guard let below, let above else { return below ?? above }
    switch rounding {
    case .down: return below
    case .up: return above
    case .nearest: return target - below < above - target ? below : above
    }
  }
}
