public import Primitives

/// The months of the report; both days are included, in UTC.
public struct RevenueQuery: Message {
  public var from: CivilDate?
  public var to: CivilDate?

  public init() {}

  /// Ten years of months.
  public static let longest: Int64 = 3_660

  public static let shape = Shape("RevenueQuery", RevenueQuery.init) {
    Field("from", \.from, .note("Absent: a year before `to`"))
    Field("to", \.to, .note("Absent: today"))
  } check: { query, faults in
    guard let from = query.from, let to = query.to else { return }
    if to < from {
      faults.at(.name("to")) { $0.add(.invalid("a day not before `from`")) }
    } else if to.unixDay - from.unixDay > longest {
      faults.at(.name("from")) { $0.add(.invalid("a day at most \(longest) days before `to`")) }
    }
  }
}

/// A tier's income in a month through a provider. Amounts are in the currency's minor unit.
public struct Revenue: Message {
  public var month = CivilDate(unixDay: 0)
  public var tier: String?
  public var provider = BillingProvider.stripe
  public var currency = ""
  public var chargeCount = 0
  public var charges = 0
  public var refundCount = 0
  public var refunds = 0
  public var commission: Int?
  public var net = 0

  public init() {}

  public static let shape = Shape("Revenue", Revenue.init) {
    Field("month", \.month, .note("Its first day"))
    Field("tier", \.tier, .note("Absent or null: no tier has the price that was paid"))
    Field("provider", \.provider)
    Field("currency", \.currency)
    Field("charge_count", \.chargeCount)
    Field("charges", \.charges)
    Field("refund_count", \.refundCount)
    Field("refunds", \.refunds)
    Field(
      "commission", \.commission,
      .note("The App Store's share; absent or null where the provider alone knows its fee"))
    Field("net", \.net, .note("Charges less refunds and commission"))
  }
}
