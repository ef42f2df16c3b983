public import APISchema
public import Primitives

/// The months of the report; both days are included, in UTC.
public struct RevenueQuery: Message {
  /// The first day. Absent: a year before `to`.
  public var from: CivilDate?
  /// The last day. Absent: today.
  public var to: CivilDate?

  public init() {}

  /// Ten years of months.
  public static let longest: Int64 = 3_660

  public static let shape: Shape<Self> = Shape("RevenueQuery", RevenueQuery.init) {
    Field("from", \.from)
    Field("to", \.to)
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
  /// The first day of the month.
  public var month = CivilDate.unset
  /// The code of the tier. Absent: no tier has the price that was paid.
  public var tier: String?
  public var provider = BillingProvider.stripe
  public var currency = ""
  /// How many payments there were.
  public var chargeCount = 0
  /// The sum of the payments.
  public var charges = 0
  /// How many payments were given back.
  public var refundCount = 0
  /// The sum of what was given back.
  public var refunds = 0
  /// The App Store's share. Absent where the provider alone knows its fee.
  public var commission: Int?
  /// The charges less refunds and commission.
  public var net = 0

  public init() {}

  public static let shape: Shape<Self> = Shape("Revenue", Revenue.init) {
    Field("month", \.month)
    Field("tier", \.tier)
    Field("provider", \.provider)
    Field("currency", \.currency)
    Field("charge_count", \.chargeCount)
    Field("charges", \.charges)
    Field("refund_count", \.refundCount)
    Field("refunds", \.refunds)
    Field("commission", \.commission)
    Field("net", \.net)
  }
}
