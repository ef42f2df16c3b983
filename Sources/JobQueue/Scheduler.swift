internal import Postgres
public import Primitives
internal import Synchronization

/// Makes runs of what is due. Any number of them may look at the same schedules: each run is made once.
public final class Scheduler: Sendable {
  private let queue: Queue
  private let zones = Mutex<[String: KnownZone]>([:])

  private struct KnownZone {
    let offsets: ZoneOffsets
    let covers: ClosedRange<Int64>
  }

  public init(_ queue: Queue) { self.queue = queue }

  /// Registers the jobs, and their schedules unless an admin changed them: objects as app.offer_jobs takes them.
  public func offer(_ jobs: JSON) async throws {
    _ = try await queue.run(queue.statements.offer(jobs, queue.clock()))
  }

  /// Makes the runs that are due by now of these jobs; returns how many schedules were moved on.
  ///
  /// - Throws: `BrokenSchedules` where some can't be read, once the others are settled.
  @discardableResult
  public func tick(_ names: [String]) async throws -> Int {
    let due = try await queue.run(queue.statements.due(names, queue.clock()))
    var settled = 0
    var broken: [String] = []
    for schedule in due {
      switch Result(catching: { () throws(CronError) in try CronExpression(schedule.cron) }) {
      case .success(let expression): if try await settle(schedule, expression) { settled += 1 }
      case .failure(let error): broken.append("\(schedule.name): \(error)")
      }
    }
    if !broken.isEmpty { throw BrokenSchedules(reasons: broken) }
    return settled
  }

  private func settle(_ schedule: DueSchedule, _ expression: CronExpression) async throws -> Bool {
    let (mark, now) = (schedule.mark.unixSeconds, schedule.moment.unixSeconds)
    let times = CronTimes(expression, in: try await offsets(of: schedule.zone, from: mark, to: now))
    let due = schedule.missed.due(times, after: mark, upTo: now).map(Timestamp.init(unixSeconds:))
    let next = times.next(after: now).map(Timestamp.init(unixSeconds:))
    return try await queue.run(
      queue.statements.settle(
        schedule.name, schedule.revision, due, schedule.missed.isOne,
        Timestamp(unixSeconds: max(mark, now)), next))
  }

  /// Kept for the process's life, for more years than it is likely to have.
  private func offsets(of zone: String, from first: Int64, to last: Int64) async throws -> ZoneOffsets {
    let known = zones.withLock { $0[zone] }
    if let known, known.covers.contains(first), known.covers.contains(last) { return known.offsets }
    let year: Int64 = 366 * 86_400
    // A clock that was set back leaves marks that lie ahead.
    let covered = (min(first, last) - 2 * 86_400)...(max(first, last) + year)
    // Ahead of what is asked for, so that the next run lies within it too.
    let end = Timestamp(unixSeconds: max(first, last) + 10 * year)
    let changes = try await queue.run(
      queue.statements.zone(zone, Timestamp(unixSeconds: covered.lowerBound), end))
    let offsets = ZoneOffsets(changes.map(\.change))
    zones.withLock { $0[zone] = KnownZone(offsets: offsets, covers: covered) }
    return offsets
  }
}

/// Schedules that no one can follow; the others go on.
public struct BrokenSchedules: Error, CustomStringConvertible {
  public let reasons: [String]

  public var description: String { reasons.joined(separator: "; ") }
}
