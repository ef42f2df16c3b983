internal import MuscleMateAPI

/// The scopes that let a coach through to a lifter's data: `[.history]`, `[.plans, .workoutDetails]` where both have to
/// be open, `.any(.mainLifts, .allLifts)` where either will do.
///
/// The database decides it (app.authorize_lifter, the policies); the tests hold each route's word against what it does.
struct Opening: ExpressibleByArrayLiteral, Sendable {
  /// Each of these sets suffices.
  let alternatives: [[Scope]]

  init(arrayLiteral scopes: Scope...) { alternatives = [scopes] }

  private init(alternatives: [[Scope]]) { self.alternatives = alternatives }

  static func any(_ scopes: Scope...) -> Opening { Opening(alternatives: scopes.map { [$0] }) }

  func isOpen(with shared: Set<Scope>) -> Bool { alternatives.contains { shared.isSuperset(of: $0) } }
}
