public import APISchema
public import Primitives

/// A tier that contains what was asked for, as a problem of status 402 names it.
public struct Plan: Message {
  /// The code of the tier.
  public var code = ""
  public var name = ""
  public var trialDays = 0
  public var prices: [TierPrice] = []

  public init() {}

  public static let shape: Shape<Self> = Shape("Plan", Plan.init) {
    Field("code", \.code)
    Field("name", \.name)
    Field("trial_days", \.trialDays)
    Field("prices", \.prices)
  }
}

/// The locked content: the graph that was asked for, over the last 14 days. Passed on as the database made it.
public struct PaywallPreview: FieldValue {
  public var document: JSON

  public static func decode(_ json: JSON, _: Rules, into _: inout Faults) -> PaywallPreview? {
    PaywallPreview(document: json)
  }

  public static func schema(_: Rules, _ components: inout SchemaComponents) -> JSON {
    ["anyOf": [Progress.shape.schema(&components), BodyProgress.shape.schema(&components)]]
  }

  public func encoded() -> JSON { document }
}
