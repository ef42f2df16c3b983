public import APISchema
public import Strength

/// The weights that a lifter loads, by the unit that is stamped in; if one is absent, the usual plates of a gym count.
public struct EquipmentOwned: Message {
  /// What is stamped in kilograms. Absent: the usual plates of a gym.
  public var kilograms: BarAndPlates?
  /// What is stamped in pounds. Absent: the usual plates of a gym.
  public var pounds: BarAndPlates?
  /// What counts where one of the two is absent: a gym's.
  public var usual: UsualEquipment?

  public init() {}

  public static let shape: Shape<Self> = Shape("Equipment", EquipmentOwned.init) {
    Field("kg", \.kilograms)
    Field("lb", \.pounds)
    Field("usual", \.usual, .readOnly)
  }
}

/// A bar and plates as most gyms have them, as many as it takes.
public struct UsualEquipment: Message {
  /// What is stamped in kilograms.
  public var kilograms = BarAndPlates(.standard(.kg), in: .kg)
  /// What is stamped in pounds.
  public var pounds = BarAndPlates(.standard(.lb), in: .lb)

  public init() {}

  public static let shape: Shape<Self> = Shape("UsualEquipment", UsualEquipment.init) {
    Field("kg", \.kilograms)
    Field("lb", \.pounds)
  }
}

/// A bar and the plates for it.
public struct BarAndPlates: Message {
  /// The weight of the empty bar, or handle.
  public var bar = Amount.zero
  /// The weight of all collars together. Absent in a request: 0.
  public var collars = Amount.zero
  /// How many places are loaded alike: 1, 2 or 4. Absent in a request: 2.
  public var sides = 2
  /// The plates, each weight once.
  public var plates: [Stock] = []

  public init() {}

  public static let shape: Shape<Self> = Shape("BarAndPlates", BarAndPlates.init) {
    Field("bar", \.bar, .range(0...1_000))
    Field("collars", \.collars, .range(0...100), .defaulted)
    Field("sides", \.sides, .range(1...4), .defaulted)
    Field("plates", \.plates, .count(1...15))
  } check: { equipment, faults in
    if PlateInventory.Sides(rawValue: equipment.sides) == nil { faults.add("sides", .invalid("1, 2, 4")) }
    let weights = equipment.plates.map(\.weight)
    for (index, weight) in weights.enumerated() where weights[..<index].contains(weight) {
      faults.at(.name("plates")) { plates in plates.at(.index(index)) { $0.add("weight", .duplicate) } }
    }
  }

  /// Plates of one weight.
  public struct Stock: Message {
    /// The weight of one plate.
    public var weight = Amount.zero
    /// How many single plates there are, not pairs. Absent: as many as it takes.
    public var count: Int?

    public init() {}

    public static let shape: Shape<Self> = Shape("PlatesOwned", Stock.init) {
      Field("weight", \.weight, .range(0.001...1_000))
      Field("count", \.count, .range(0...1_000))
    }
  }

  init(_ inventory: PlateInventory, in unit: WeightUnit) {
    bar = Amount(inventory.bar, in: unit)
    collars = Amount(inventory.collars, in: unit)
    sides = inventory.sides.rawValue
    plates = inventory.plates.map { plate in
      var stock = Stock()
      stock.weight = Amount(plate.weight, in: unit)
      stock.count = plate.count
      return stock
    }
  }

  public func inventory(in unit: WeightUnit) -> PlateInventory {
    PlateInventory(
      bar: bar.weight(in: unit), collars: collars.weight(in: unit),
      sides: PlateInventory.Sides(rawValue: sides) ?? .two,
      plates: plates.map { PlateInventory.Stock($0.weight.weight(in: unit), count: $0.count) })
  }
}
