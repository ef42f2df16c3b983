public import Strength

/// A value that is wanted in another unit.
public struct UnitsRequest: Message {
  public var value = 0.0
  public var from = MeasureUnit.kg
  public var to = MeasureUnit.kg

  public init() {}

  public static let shape = Shape("UnitsRequest", UnitsRequest.init) {
    Field("value", \.value, .range(-1_000_000_000...1_000_000_000))
    Field("from", \.from)
    Field("to", \.to, .note("A unit of the same quantity"))
  } check: { request, faults in
    if request.from.quantity != request.to.quantity {
      let units = MeasureUnit.allCases.filter { $0.quantity == request.from.quantity }
      faults.add("to", .invalid(units.map(\.rawValue).joined(separator: ", ")))
    }
  }
}

public struct UnitsAnswer: Message {
  public var formula = "definition"
  public var version = MeasureUnit.version
  public var from = MeasureUnit.kg
  public var to = MeasureUnit.kg
  public var value = Figure()

  public init() {}

  public static let shape = Shape("UnitsAnswer", UnitsAnswer.init) {
    Field("formula", \.formula)
    Field("version", \.version)
    Field("from", \.from)
    Field("to", \.to)
    Field("value", \.value)
  }
}
