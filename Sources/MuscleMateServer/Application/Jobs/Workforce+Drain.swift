internal import JobQueue
internal import Postgres
internal import Primitives

extension Workforce {
  /// Makes the runs that are due; the first call makes the jobs known, and they count from then on.
  func tick() async throws {
    try await scheduler.offer(JobOffer.all(jobs))
    try await queue.rescue()
    try await scheduler.tick(jobs.map(\.name))
  }

  /// Runs the due jobs, one after the other, until none is due: here, also beside other workers.
  ///
  /// - Returns: each job that ran, with what became of it.
  func drain() async throws -> [(job: String, outcome: String)] {
    var ran: [(job: String, outcome: String)] = []
    while let job = try await queue.claim(1, named: jobs.map(\.name), by: name).first {
      ran.append((job.name, try await workers.work(on: job)))
    }
    return ran
  }

  /// Runs this one job out of the queue; nil where it is not there to be claimed.
  func run(only id: UUID) async throws -> String? {
    let claimed = try await queue.claim(1, named: jobs.map(\.name), by: name, only: id)
    guard let job = claimed.first else { return nil }
    return try await workers.work(on: job)
  }

  private var name: String { pool.configuration.applicationName }
}
