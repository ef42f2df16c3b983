public import Primitives

@testable internal import MuscleMateServer

/// A test server has no workers of its own: what is to run, runs when the test says so, at the time that it names.
extension TestServer {
  /// The effects of a job's run, or of a dry run the effects that it would have.
  public struct JobOutcome: Sendable {
    public let changed: Int64
    public let sample: [JSON]
    /// Why there was nothing that it could do.
    public let skipped: String?
  }

  /// Runs a job at once, as it would at this time; over each tenant where it does so.
  @discardableResult
  public func run(
    job name: String, at time: Timestamp = .now, arguments: JSON = [:], dryRun: Bool = false
  ) async throws -> JobOutcome {
    let report = try await application.run(job: name, at: time, arguments: arguments, isDryRun: dryRun)
    return JobOutcome(changed: report.changed, sample: report.sample, skipped: report.skipped)
  }

  /// Puts into the queue what the schedules have due at this time. They count from the first call on, which finds
  /// nothing due.
  public func tick(at time: Timestamp) async throws {
    try await application.workforce(at: time).tick()
  }

  /// A job that ran, and what became of it: succeeded, retrying, given_up.
  public struct RanJob: Sendable, Equatable {
    public let job: String
    public let outcome: String
  }

  /// Ticks, and runs what is due at this time until nothing is.
  @discardableResult
  public func drain(at time: Timestamp) async throws -> [RanJob] {
    let workforce = application.workforce(at: time)
    try await workforce.tick()
    return try await workforce.drain().map { RanJob(job: $0.job, outcome: $0.outcome) }
  }
}
