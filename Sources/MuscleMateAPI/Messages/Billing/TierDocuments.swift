public import APISchema
public import Primitives

/// All that a tenant sells, as admins see and set it, and as `musclemate tier export` writes and `musclemate tier apply` takes it.
public struct TierDocument: Message {
  /// How many days everything stays open after a payment failed.
  public var graceDays: Int?
  /// How many days after that everything can be read, and not written.
  public var readOnlyDays: Int?
  /// The tiers. One that is not named is no longer sold.
  public var tiers: [TierDefinition] = []

  public init() {}

  public static let shape: Shape<Self> = Shape("TierDocument", TierDocument.init) {
    Field("grace_days", \.graceDays, .range(0...60))
    Field("read_only_days", \.readOnlyDays, .range(0...365))
    Field("tiers", \.tiers, .count(1...50))
  } check: { document, faults in
    var codes: Set<String> = []
    var free: Set<Audience> = []
    for (index, tier) in document.tiers.enumerated() {
      func fault(_ name: String, _ kind: Fault.Kind) {
        faults.at(.name("tiers")) { $0.at(.index(index)) { $0.at(.name(name)) { $0.add(kind) } } }
      }
      if !codes.insert(tier.code).inserted { fault("code", .duplicate) }
      if tier.isFree, !free.insert(tier.audience).inserted { fault("is_free", .duplicate) }
      if tier.isFree, tier.trialDays > 0 { fault("trial_days", .tooLarge("0")) }
    }
  }
}

/// A tier, as admins set it.
public struct TierDefinition: Message {
  /// The code of the tier, the same in every language. With the code of a tier that there is, it is changed.
  public var code = ""
  public var audience = Audience.lifter
  public var name = ""
  /// Whether everyone of the audience has it without paying. There is at most one for each audience. Absent in a
  /// request: false.
  public var isFree = false
  /// How many days can be tried before the first payment. Absent in a request: 0.
  public var trialDays = 0
  /// Whether it is offered. Absent in a request: true.
  public var isActive = true
  public var prices: [PriceDefinition] = []
  public var features: [TierFeature] = []

  public init() {}

  public static let shape: Shape<Self> = Shape("TierDefinition", TierDefinition.init) {
    Field("code", \.code, .format(.tierCode))
    Field("audience", \.audience)
    Field("name", \.name, .length(1...100), .format(.name))
    Field("is_free", \.isFree, .defaulted)
    Field("trial_days", \.trialDays, .range(0...365), .defaulted)
    Field("is_active", \.isActive, .defaulted)
    Field("prices", \.prices, .count(0...50), .defaulted)
    Field("features", \.features, .count(0...50), .defaulted)
  } check: { tier, faults in
    var seen: Set<PaidFeature> = []
    for (index, entry) in tier.features.enumerated() {
      faults.at(.name("features")) { faults in
        faults.at(.index(index)) { faults in
          if !seen.insert(entry.feature).inserted { faults.add(.duplicate) }
          // Said of what is no limit, a number would be kept and never count.
          guard entry.atMost != nil, entry.feature.kind == .access else { return }
          faults.add("at_most", .invalid("nothing, for it is no limit"))
        }
      }
    }
    var prices: Set<[String?]> = []
    for (index, price) in tier.prices.enumerated() where !prices.insert(price.identity).inserted {
      faults.at(.name("prices")) { faults in faults.at(.index(index)) { $0.add(.duplicate) } }
    }
  }
}

/// A price of a tier, as admins set it.
public struct PriceDefinition: Message {
  /// The id of a price that there is. Absent in a request: a new one, unless one is just the same.
  public var id: UUID?
  /// The amount, in the currency's minor unit, such as cents.
  public var amount = 0
  public var currency = ""
  public var interval = BillingInterval.month
  /// The id of the price at Stripe. Absent: it is not sold there.
  public var stripePrice: String?
  /// The id of the product in the App Store. Absent: it is not sold there.
  public var appStoreProduct: String?
  /// Whether it is offered. Absent in a request: true.
  public var isActive = true

  public init() {}

  public static let shape: Shape<Self> = Shape("PriceDefinition", PriceDefinition.init) {
    Field("id", \.id)
    Field("amount", \.amount, .range(0...100_000_000))
    Field("currency", \.currency, .format(.currency))
    Field("interval", \.interval)
    Field("stripe_price", \.stripePrice, .length(1...255), .format(.providerName))
    Field("app_store_product", \.appStoreProduct, .length(1...255), .format(.providerName))
    Field("is_active", \.isActive, .defaulted)
  }

  /// The values that distinguish it from the tier's other prices.
  fileprivate var identity: [String?] {
    if let id { return [id.description] }
    return ["\(amount)", currency, interval.rawValue, stripePrice, appStoreProduct]
  }
}

extension TextFormat {
  fileprivate static let tierCode = TextFormat(
    "a code of a-z 0-9 _, at most 50", pattern: "^[a-z][a-z0-9_]{0,49}$"
  ) { text in
    (1...50).contains(text.utf8.count) && ("a"..."z").contains(text.prefix(1))
      && text.utf8.allSatisfy { 97...122 ~= $0 || 48...57 ~= $0 || $0 == UInt8(ascii: "_") }
  }

  /// ISO 4217.
  fileprivate static let currency = TextFormat("a currency such as USD", pattern: "^[A-Z]{3}$") { text in
    text.utf8.count == 3 && text.utf8.allSatisfy { 65...90 ~= $0 }
  }

  fileprivate static let providerName = TextFormat(
    "the provider's name for it, without spaces", pattern: "^[!-~]+$"
  ) { text in text.utf8.allSatisfy { 0x21...0x7E ~= $0 } }
}
