internal import Postgres

/// Paying by card through Stripe: checkout, portal, webhooks.
enum StripePayments: Feature {
  static let routes: [Route] = []
  static let statements: [AnyStatement] = []
}
