public import APISchema
public import Primitives

/// The state of a subscription. The same as app.subscription_state, in whose order a subscription left alone goes.
public enum SubscriptionState: String, WordValue {
  case trial, active, cancelled, grace
  case readOnly = "read_only"
  case paused, lapsed, revoked
}

/// A subscription of the caller's.
public struct Subscription: Message {
  /// Through whom it is paid.
  public var provider = BillingProvider.stripe
  /// The provider's own name for it.
  public var reference = ""
  /// The code of the tier. Absent: no tier has this price.
  public var tier: String?
  /// The name of the tier, as people see it.
  public var tierName: String?
  /// Whether it opens what it is for, and how it is paid.
  public var state = SubscriptionState.active
  /// The state in words of the caller's language.
  public var text = ""
  /// When the state changes by itself, unless something comes between.
  public var stateEndsAt: Timestamp?
  /// When the state began. Only where a payment is open, or the subscription is paused, ended or refunded.
  public var stateBeganAt: Timestamp?
  /// Since when a payment has been open. Until it is paid, or the subscription ends at the provider, no other can be bought there.
  public var owedSince: Timestamp?
  /// What is paid for it, and how often.
  public var price: TierPrice?
  /// The code of the tier that takes its place when the period ends. Absent: none does.
  public var nextTier: String?
  /// The price that takes its place when the period ends; its tier may be the same. Absent: the price stays.
  public var nextPrice: TierPrice?
  /// When it began.
  public var startedAt = Timestamp.unset
  /// When the trial ends, or ended. Absent: there was none.
  public var trialEndsAt: Timestamp?
  /// When the period that is paid for ends.
  public var periodEndsAt = Timestamp.unset
  /// Whether it was cancelled and ends with the period.
  public var cancelsAtPeriodEnd = false
  /// Whether it is paid for again when the period ends.
  public var renews = false
  /// The last 50 changes, the newest first.
  public var history: [SubscriptionChange] = []

  public init() {}

  public static let shape: Shape<Self> = Shape("Subscription", Subscription.init) {
    Field("provider", \.provider)
    Field("reference", \.reference)
    Field("tier", \.tier)
    Field("tier_name", \.tierName)
    Field("state", \.state)
    Field("text", \.text)
    Field("state_ends_at", \.stateEndsAt)
    Field("state_began_at", \.stateBeganAt)
    Field("owed_since", \.owedSince)
    Field("price", \.price)
    Field("next_tier", \.nextTier)
    Field("next_price", \.nextPrice)
    Field("started_at", \.startedAt)
    Field("trial_ends_at", \.trialEndsAt)
    Field("period_ends_at", \.periodEndsAt)
    Field("cancels_at_period_end", \.cancelsAtPeriodEnd)
    Field("renews", \.renews)
    Field("history", \.history)
  }
}

/// One change of a subscription.
public struct SubscriptionChange: Message {
  /// When it changed.
  public var at = Timestamp.unset
  /// The state before. Absent: it began.
  public var from: SubscriptionState?
  /// The state from then on.
  public var to = SubscriptionState.active
  /// The code of the tier, where it changed to another one.
  public var tier: String?
  /// Whether it was cancelled and ends with the period.
  public var cancelsAtPeriodEnd = false

  public init() {}

  public static let shape: Shape<Self> = Shape("SubscriptionChange", SubscriptionChange.init) {
    Field("at", \.at)
    Field("from", \.from)
    Field("to", \.to)
    Field("tier", \.tier)
    Field("cancels_at_period_end", \.cancelsAtPeriodEnd)
  }
}
