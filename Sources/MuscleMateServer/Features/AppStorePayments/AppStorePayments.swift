internal import Postgres

/// Paying in the app through the App Store: signed transactions and notifications.
enum AppStorePayments: Feature {
  static let routes: [Route] = []
  static let statements: [AnyStatement] = []
}
