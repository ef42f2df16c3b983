public import Primitives

/// How a job ended well.
public enum Done: Sendable {
  /// The worker still has to report it to the queue.
  case report(changed: Int64, sample: JSON)
  /// There was nothing that it could do, and why.
  case skipped(String)
  /// The transaction of the job's effects has reported it already.
  case finished
}

/// Thrown by a job that will not work however often it is tried.
public struct GivenUp: Error, CustomStringConvertible {
  public let description: String

  public init(_ why: String) { description = why }
}

/// The events that workers report.
public enum WorkerObservation: Sendable {
  /// `outcome`: succeeded, skipped, retrying, given_up, superseded, released, or lost.
  case ran(String, outcome: String, duration: Duration)
  case failed(String, String)
}
