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
  public var code = ""
  public var audience = Audience.lifter
  public var name = ""
  public var isFree = false
  public var trialDays = 0
  public var prices: [TierPrice] = []
  public var features: [TierFeature] = []

  public init() {}

  public static let shape = Shape("Tier", Tier.init) {
    Field("code", \.code)
    Field("audience", \.audience)
    Field("name", \.name)
    Field("is_free", \.isFree, .note("Everyone of the audience has it without paying"))
    Field("trial_days", \.trialDays)
    Field("prices", \.prices)
    Field("features", \.features)
  }
}

public struct TierPrice: Message {
  public var id = UUID(high: 0, low: 0)
  public var amount = 0
  public var currency = ""
  public var interval = BillingInterval.month
  public var providers: [BillingProvider] = []
  public var appStoreProduct: String?

  public init() {}

  public static let shape = Shape("TierPrice", TierPrice.init) {
    Field("id", \.id)
    Field("amount", \.amount, .note("In the currency's minor unit, such as cents"))
    Field("currency", \.currency, .note("ISO 4217"))
    Field("interval", \.interval)
    Field("providers", \.providers, .note("Through whom it can be bought"))
    Field("app_store_product", \.appStoreProduct, .note("What StoreKit calls it"))
  }
}

public struct TierFeature: Message {
  public var feature = PaidFeature.allGraphs
  public var atMost: Int?

  public init() {}

  public static let shape = Shape("TierFeature", TierFeature.init) {
    Field("feature", \.feature)
    Field(
      "at_most", \.atMost, .range(0...1_000_000_000),
      .note("Of a limit; absent or null: as many as one likes"))
  }
}

/// A feature as the caller has it, and from where.
public struct Entitlement: Message {
  public var feature = PaidFeature.allGraphs
  public var kind = PaidFeature.Kind.access
  public var allowed = false
  public var atMost: Int?
  public var used: Int?
  public var tier: String?
  public var isOverride = false

  public init() {}

  public static let shape = Shape("Entitlement", Entitlement.init) {
    Field("feature", \.feature)
    Field("kind", \.kind)
    Field("allowed", \.allowed)
    Field("at_most", \.atMost, .note("Of a limit; absent or null: as many as one likes"))
    Field("used", \.used, .note("How much of a limit is taken, where that is counted"))
    Field(
      "tier", \.tier,
      .note("The tier that it comes from; absent or null: it is not sold here, or not included"))
    Field("is_override", \.isOverride, .note("Given or taken by support, above every tier"))
  }
}
