internal import Primitives

extension StripeAPI {
  /// To another price now. Stripe works out what is owed or given back for the rest of the period and takes it at
  /// once; where the payment fails, nothing changes (`declined`). A change that was due later is called off.
  public func change(
    _ subscription: StripeSubscription, to price: String, idempotencyKey key: String
  ) throws(StripeError) {
    try release(subscription)
    _ = try post(
      "subscriptions/\(subscription.facts.reference)",
      [
        "items[0][id]": subscription.item, "items[0][price]": price, "cancel_at_period_end": "false",
        "proration_behavior": "always_invoice", "payment_behavior": "error_if_incomplete",
      ], idempotencyKey: key)
  }

  /// To another price when the period that is paid for ends: by a schedule of two phases, after which the subscription
  /// goes on by itself. Until then nothing is taken or given back.
  public func changeAtPeriodEnd(_ subscription: StripeSubscription, to price: String) throws(StripeError) {
    let schedule =
      if let schedule = subscription.schedule {
        schedule
      } else {
        try StripeReader(
          try post("subscription_schedules", ["from_subscription": subscription.facts.reference]), "schedule"
        ).text("id")
      }
    var form: StripeForm = ["end_behavior": "release", "proration_behavior": "none"]
    form.add("phases[0][items][0][price]", subscription.facts.price)
    form.add("phases[0][items][0][quantity]", "1")
    form.add("phases[0][start_date]", subscription.periodStartsAt.unixSeconds)
    form.add("phases[0][end_date]", subscription.facts.periodEndsAt.unixSeconds)
    if let trial = subscription.facts.trialEndsAt, trial > subscription.periodStartsAt {
      form.add("phases[0][trial_end]", trial.unixSeconds)
    }
    form.add("phases[1][items][0][price]", price)
    form.add("phases[1][items][0][quantity]", "1")
    form.add("phases[1][iterations]", "1")
    form.add("phases[1][proration_behavior]", "none")
    _ = try post("subscription_schedules/\(schedule)", form)
  }

  /// Leaves the subscription at the price it has.
  public func release(_ subscription: StripeSubscription) throws(StripeError) {
    guard let schedule = subscription.schedule else { return }
    _ = try post("subscription_schedules/\(schedule)/release")
  }
}
