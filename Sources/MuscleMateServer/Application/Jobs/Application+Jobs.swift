internal import EventLoop
internal import Postgres
internal import Primitives

extension Application {
  /// Runs a job here and now, past the queue; over each tenant where it does so.
  ///
  /// - Throws: `UnknownJob`, and what the job throws.
  func run(
    job name: String, at now: Timestamp, arguments: JSON = .object([]), isDryRun: Bool = false
  ) async throws -> JobReport {
    guard let job = Self.jobs.first(where: { $0.name == name }) else { throw UnknownJob(name: name) }
    let work = Task(executorPreference: threads.loops[0]) { [self] in
      var total = JobReport()
      for tenant in try await tenants(of: job) {
        let run = JobRun(
          services: services, pool: pools[0], tenant: tenant, arguments: arguments, now: now,
          isDryRun: isDryRun)
        let report = try await job.perform(run)
        total.changed += report.changed
        total.sample += report.sample
        total.skipped = report.skipped ?? total.skipped
      }
      return total
    }
    return try await work.value
  }

  private func tenants(of job: Job) async throws -> [Int32?] {
    guard job.reach == .eachTenant else { return [nil] }
    let tenants = try await pools[0].exchange(
      as: .server, deadline: .seconds(5), preamble: nil, JobStatements.tenants())
    return tenants.map(Optional.some)
  }
}

enum JobStatements {
  static let all: [AnyStatement] = [tenants.erased]

  static let tenants = Statement<[Int32]>(
    "jobs.tenants", for: [.server],
    """
    select id
      from auth.tenants_at_work() as id
    """)
}

struct UnknownJob: Error, CustomStringConvertible {
  let name: String

  var description: String { "there is no job \(name)" }
}
