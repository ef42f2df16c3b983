internal import Postgres

/// The caller's subscription and its history, and the money they bring.
enum Subscriptions: Feature {
  static let routes: [Route] = []
  static let statements = PaymentStatements.all
}
