public import Primitives

@testable internal import MuscleMateServer

extension TestServer {
  /// What a run of a job did, or in a dry run would do.
  public struct JobOutcome: Sendable {
    public let changed: Int64
    public let sample: [JSON]
  }

  /// Runs a job at once, as it would at this time; over each tenant where it does so.
  @discardableResult
  public func run(
    job name: String, at time: Timestamp = .now, arguments: JSON = [:], dryRun: Bool = false
  ) async throws -> JobOutcome {
    let report = try await application.run(job: name, at: time, arguments: arguments, isDryRun: dryRun)
    return JobOutcome(changed: report.changed, sample: report.sample)
  }
}
