/// A bar and the plates that there are for it: what can be loaded, found exactly and not greedily (30 kg a side
/// from one pair each of 25, 20 and 10 is 20 + 10).
public struct PlateInventory: Hashable, Sendable {
  public var bar: Weight
  /// All of them together.
  public var collars: Weight
  public var sides: Sides
  public var plates: [Stock]

  public init(bar: Weight, collars: Weight = .zero, sides: Sides = .two, plates: [Stock]) {
    self.bar = bar
    self.collars = collars
    self.sides = sides
    self.plates = plates
  }

  /// Places that are loaded alike: a belt or a cable stack has one, a barbell two, a trap bar with doubled
  /// sleeves or a pair of dumbbells four.
  public enum Sides: Int, CaseIterable, Sendable {
    case one = 1
    case two = 2
    case four = 4
  }

  public struct Stock: Hashable, Sendable {
    public let weight: Weight
    /// Single plates, not pairs; nil: as many as it takes.
    public let count: Int?

    public init(_ weight: Weight, count: Int? = nil) {
      self.weight = weight
      self.count = count
    }
  }

  /// A 20 kg or 45 lb bar with as many as it takes of the plates that gyms have.
  public static func standard(_ unit: WeightUnit) -> PlateInventory {
    let (bar, plates): (Int64, [Int64]) =
      switch unit {
      case .kg: (20_000, [25_000, 20_000, 15_000, 10_000, 5_000, 2_500, 1_250])
      case .lb: (45_000, [45_000, 35_000, 25_000, 10_000, 5_000, 2_500])
      }
    let thousandth = unit.nanograms / 1_000
    return PlateInventory(
      bar: Weight(nanograms: bar * thousandth),
      plates: plates.map { Stock(Weight(nanograms: $0 * thousandth)) })
  }

  /// The bar with its collars, and nothing on it.
  public var empty: Weight { bar + collars }

  /// The loadable weight that the target becomes, of the fewest plates, and among these of the heaviest ones.
  public func load(_ target: Weight, rounding: LoadingDirection = .nearest) -> Loading {
    let wanted = target - empty
    guard wanted > .zero else {
      return Loading(target: target, total: empty, reason: wanted == .zero ? .exact : .lightest)
    }
    // All sides at once: plates enter by as many as there are sides, so the target is never divided.
    let kinds = kinds
    let sums = PlateSums(
      kinds.map { .init(weight: ($0.plate * sides.rawValue).nanograms, count: $0.count) },
      upTo: wanted.nanograms)
    let (below, above) = (sums.greatest(upTo: wanted.nanograms), sums.least(from: wanted.nanograms))
    guard
      let (chosen, reason) = rounding.choose(
        below: below, above: above, target: wanted, weight: { Weight(nanograms: $0.nanograms) })
    else { return Loading(target: target, total: empty, reason: .heaviest) }
    let perSide = zip(kinds, sums.counts(of: chosen)).filter { $1 > 0 }.map { PlateCount($0.plate, $1) }
    return Loading(
      target: target, total: empty + Weight(nanograms: chosen.nanograms), perSide: perSide.reversed(),
      reason: reason)
  }

  /// The plates for one side, from the lightest on, each weight once.
  private var kinds: [PlateCount] {
    Dictionary(grouping: plates.filter { $0.weight > .zero }, by: \.weight)
      .map { weight, stocks in
        let count = stocks.reduce(0) { $0 + min(max($1.count ?? .max, 0), Self.asManyAsItTakes) }
        return PlateCount(weight, count / sides.rawValue)
      }
      .sorted { $0.plate < $1.plate }
  }

  private static let asManyAsItTakes = 1 << 31
}
