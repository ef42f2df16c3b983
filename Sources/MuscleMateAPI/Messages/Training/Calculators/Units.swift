public import APISchema
public import Strength

/// A value that is wanted in another unit.
public struct UnitsRequest: Message {
  /// The value that is converted.
  public var value = 0.0
  /// The unit that the value has.
  public var from = MeasureUnit.kg
  /// The unit that is wanted, of the same quantity.
  public var to = MeasureUnit.kg

  public init() {}

  public static let shape: Shape<Self> = Shape("UnitsRequest", UnitsRequest.init) {
    Field("value", \.value, .range(-1_000_000_000...1_000_000_000))
    Field("from", \.from)
    Field("to", \.to)
  } check: { request, faults in
    if request.from.quantity != request.to.quantity {
      let units = MeasureUnit.allCases.filter { $0.quantity == request.from.quantity }
      faults.add("to", .invalid(units.map(\.rawValue).joined(separator: ", ")))
    }
  }
}

/// A value in another unit.
public struct UnitsAnswer: Message {
  public var formula = "definition"
  /// The edition of the definitions.
  public var version = MeasureUnit.version
  /// The unit that the value had.
  public var from = MeasureUnit.kg
  /// The unit that it has now.
  public var to = MeasureUnit.kg
  /// The value in the new unit.
  public var value = Figure()

  public init() {}

  public static let shape: Shape<Self> = Shape("UnitsAnswer", UnitsAnswer.init) {
    Field("formula", \.formula)
    Field("version", \.version)
    Field("from", \.from)
    Field("to", \.to)
    Field("value", \.value)
  }
}
