public import Primitives

/// The state of a subscription. The same as app.subscription_state, in whose order a subscription left alone goes.
public enum SubscriptionState: String, WordValue {
  case trial, active, cancelled, grace
  case readOnly = "read_only"
  case paused, lapsed, revoked
}

/// A subscription of the caller's.
public struct Subscription: Message {
  public var provider = BillingProvider.stripe
  public var reference = ""
  public var tier: String?
  public var tierName: String?
  public var state = SubscriptionState.active
  public var text = ""
  public var stateEndsAt: Timestamp?
  public var price: TierPrice?
  public var nextTier: String?
  public var startedAt = Timestamp(microseconds: 0)
  public var trialEndsAt: Timestamp?
  public var periodEndsAt = Timestamp(microseconds: 0)
  public var cancelsAtPeriodEnd = false
  public var renews = false
  public var history: [SubscriptionChange] = []

  public init() {}

  public static let shape = Shape("Subscription", Subscription.init) {
    Field("provider", \.provider)
    Field("reference", \.reference, .note("What the provider calls it"))
    Field("tier", \.tier, .note("Absent or null: no tier has this price"))
    Field("tier_name", \.tierName)
    Field("state", \.state)
    Field("text", \.text, .note("The state in words of the caller's language"))
    Field(
      "state_ends_at", \.stateEndsAt,
      .note("When the state changes by itself, unless something comes between"))
    Field("price", \.price)
    Field("next_tier", \.nextTier, .note("What takes its place when the period ends"))
    Field("started_at", \.startedAt)
    Field("trial_ends_at", \.trialEndsAt)
    Field("period_ends_at", \.periodEndsAt)
    Field("cancels_at_period_end", \.cancelsAtPeriodEnd)
    Field("renews", \.renews, .note("Whether it is paid for again when the period ends"))
    Field("history", \.history, .note("The last 50 changes, the newest first"))
  }
}

public struct SubscriptionChange: Message {
  public var at = Timestamp(microseconds: 0)
  public var from: SubscriptionState?
  public var to = SubscriptionState.active
  public var tier: String?
  public var cancelsAtPeriodEnd = false

  public init() {}

  public static let shape = Shape("SubscriptionChange", SubscriptionChange.init) {
    Field("at", \.at)
    Field("from", \.from, .note("Absent or null: it began"))
    Field("to", \.to)
    Field("tier", \.tier, .note("Where it changed to another one"))
    Field("cancels_at_period_end", \.cancelsAtPeriodEnd)
  }
}
