internal import Postgres

extension PoolConfiguration {
  /// Has exchanges that took this long reported by the names of their statements; nil: none.
  mutating func report(
    slowFrom limit: Duration?, to report: @escaping @Sendable (Observation) -> Void
  ) {
    guard let limit else { return }
    observesFrom = limit
    observe = { exchange in
      report(
        .slowStatements(
          names: exchange.statements.map { "\($0)" }, role: exchange.role.text, duration: exchange.duration))
    }
  }
}
