internal import Postgres

/// The codes by which the database's own functions refuse (`app.raise_*`): MM and the HTTP status that a client gets for
/// it. PostgreSQL leaves classes that begin with I to Z to its users (PostgreSQL, appendix A).
extension SQLState {
  /// The request with this idempotency key was answered already.
  static let alreadyAnswered: SQLState = "MM208"
  /// What follows for a programme has to be worked out first (`Call.reckoning`).
  static let unreckoned: SQLState = "MM209"
  /// The session is another tenant's than the request.
  static let tenantMismatch: SQLState = "MM400"
  static let unauthorized: SQLState = "MM401"
  /// The tier does not contain it; the detail names the feature.
  static let paymentRequired: SQLState = "MM402"
  /// A consent, a fresh proof, an admin's duty or a key's scope is missing, as the message says.
  static let forbidden: SQLState = "MM403"
  static let notFound: SQLState = "MM404"
  /// The message is the code of the conflict.
  static let conflict: SQLState = "MM409"
  static let gone: SQLState = "MM410"
  /// It is at another version than the client saw.
  static let preconditionFailed: SQLState = "MM412"
  /// The detail lists the faults.
  static let invalid: SQLState = "MM422"
  /// The detail is the wait in seconds.
  static let tooManyRequests: SQLState = "MM429"
  /// A value is sealed under a key that is no longer in use; the detail names the key in use.
  static let retiredKey: SQLState = "MM503"
  /// A window of maintenance is under way; the detail is its end in Unix seconds.
  static let maintenance: SQLState = "MM523"
}
