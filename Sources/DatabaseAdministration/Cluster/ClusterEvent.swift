/// An event that the watch over the embedded PostgreSQL reports.
package enum ClusterEvent: Sendable {
  case died
  case failed(error: String)
  case started(after: Duration)
}
