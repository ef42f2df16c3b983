public import APISchema
public import Primitives

/// The features of tiers. The same as the table app.features.
public enum PaidFeature: String, WordValue {
  /// Graphs of other lifts than the three, and of the body.
  case allGraphs = "all_graphs"
  /// Writing the food diary; reading it is never sold.
  case foodTracking = "food_tracking"
  case templates
  case storageMB = "storage_mb"
  /// Graphs of clients' other lifts, for coaches.
  case clientLifts = "client_lifts"
  case clients
  /// Graphs of squat, bench press and deadlift.
  case mainGraphs = "main_graphs"
  /// The sums of weeks, in all and by muscle.
  case summaries
  /// Making programmes, and beginning the next cycle of one's own.
  case programmes

  /// Yes or no, or a number.
  public enum Kind: String, WordValue { case access, limit }

  public var kind: Kind {
    switch self {
    case .allGraphs, .foodTracking, .clientLifts, .mainGraphs, .summaries, .programmes: .access
    case .templates, .storageMB, .clients: .limit
    }
  }
}

public enum Audience: String, WordValue { case lifter, coach }

public enum BillingInterval: String, WordValue { case month, year }

public enum BillingProvider: String, WordValue {
  case stripe
  case appStore = "app_store"
}

/// A tier as it is offered.
public struct Tier: Message {
  /// The code of the tier, the same in every language.
  public var code = ""
  public var audience = Audience.lifter
  public var name = ""
  /// Whether everyone of the audience has it without paying.
  public var isFree = false
  public var trialDays = 0
  public var prices: [TierPrice] = []
  public var features: [TierFeature] = []

  public init() {}

  public static let shape: Shape<Self> = Shape("Tier", Tier.init) {
    Field("code", \.code)
    Field("audience", \.audience)
    Field("name", \.name)
    Field("is_free", \.isFree)
    Field("trial_days", \.trialDays)
    Field("prices", \.prices)
    Field("features", \.features)
  }
}

/// A price at which a tier is offered.
public struct TierPrice: Message {
  public var id = UUID.unset
  /// The amount, in the currency's minor unit, such as cents.
  public var amount = 0
  /// The currency, by its code in ISO 4217.
  public var currency = ""
  public var interval = BillingInterval.month
  /// The services through which it can be bought.
  public var providers: [BillingProvider] = []
  /// The id of the product in the App Store. Absent: it is not sold there.
  public var appStoreProduct: String?

  public init() {}

  public static let shape: Shape<Self> = Shape("TierPrice", TierPrice.init) {
    Field("id", \.id)
    Field("amount", \.amount)
    Field("currency", \.currency)
    Field("interval", \.interval)
    Field("providers", \.providers)
    Field("app_store_product", \.appStoreProduct)
  }
}

/// A feature that a tier includes.
public struct TierFeature: Message {
  public var feature = PaidFeature.allGraphs
  /// How much of it is included, of a limit. Absent: as many as one likes.
  public var atMost: Int?

  public init() {}

  public static let shape: Shape<Self> = Shape("TierFeature", TierFeature.init) {
    Field("feature", \.feature)
    Field("at_most", \.atMost, .range(0...1_000_000_000))
  }
}

/// A feature as the caller has it, and from where.
public struct Entitlement: Message {
  public var feature = PaidFeature.allGraphs
  /// Whether it is had or not, or a number.
  public var kind = PaidFeature.Kind.access
  /// Whether the caller has it.
  public var allowed = false
  /// How much of it is included, of a limit. Absent: as many as one likes.
  public var atMost: Int?
  /// How much of a limit is taken. Absent: it is no limit, or not counted.
  public var used: Int?
  /// The code of the tier that it comes from. Absent: it is not sold here, or not included.
  public var tier: String?
  /// Whether support gave or took it, above every tier.
  public var isOverride = false

  public init() {}

  public static let shape: Shape<Self> = Shape("Entitlement", Entitlement.init) {
    Field("feature", \.feature)
    Field("kind", \.kind)
    Field("allowed", \.allowed)
    Field("at_most", \.atMost)
    Field("used", \.used)
    Field("tier", \.tier)
    Field("is_override", \.isOverride)
  }
}
