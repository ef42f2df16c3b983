internal import HTTPServer
internal import JobQueue
internal import Postgres
internal import Primitives
internal import Synchronization

/// Counts what is observed, for `/metrics` in Prometheus' text format (version 0.0.4).
final class Metrics: Sendable {
  private let counts = Mutex<Counts>(Counts())

  private struct Counts {
    var requests: [RequestKey: Histogram] = [:]
    var forbidden: [String: Int] = [:]
    var failures: [String: Int] = [:]
    var databaseFailures = 0
    var clusterRestarts = 0
    var providerFailures: [String: Int] = [:]
    var jobs: [JobKey: (count: Int, seconds: Double)] = [:]
    var queue: QueueFigures?
    var slowStatements: [String: Int] = [:]
    var mails: [String: (sent: Int, failed: Int)] = [:]
  }

  private struct JobKey: Hashable {
    let job: String
    let outcome: String
  }

  private struct RequestKey: Hashable {
    let route: String
    let method: String
    let status: Int
  }

  /// Upper bounds in seconds: from a fast read to the two seconds that a request may take at most.
  private static let bounds: [Double] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2]

  private struct Histogram {
    var buckets = [Int](repeating: 0, count: Metrics.bounds.count)
    var count = 0
    var sum = 0.0

    mutating func add(_ seconds: Double) {
      count += 1
      sum += seconds
      if let index = Metrics.bounds.firstIndex(where: { seconds <= $0 }) { buckets[index] += 1 }
    }
  }

  func count(_ observation: Observation) {
    counts.withLock { counts in
      switch observation {
      case .answered(let route, let method, let status, let duration, _):
        let key = RequestKey(route: route, method: method.rawValue, status: status)
        counts.requests[key, default: Histogram()].add(duration / .seconds(1))
      case .forbidden(let statement, _): counts.forbidden[statement, default: 0] += 1
      case .failed(let route, _, _): counts.failures[route, default: 0] += 1
      case .databaseFailed: counts.databaseFailures += 1
      case .clusterStarted: counts.clusterRestarts += 1
      case .mailSent(let kind): counts.mails[kind, default: (0, 0)].sent += 1
      case .mailFailed(let kind, _, _): counts.mails[kind, default: (0, 0)].failed += 1
      case .providerFailed(let provider, _): counts.providerFailures[provider, default: 0] += 1
      case .jobRan(let job, let outcome, let duration):
        let key = JobKey(job: job, outcome: outcome)
        counts.jobs[key, default: (0, 0)].count += 1
        counts.jobs[key, default: (0, 0)].seconds += duration / .seconds(1)
      case .queueStands(let figures): counts.queue = figures
      case .slowStatements(let names, _, _):
        for name in names { counts.slowStatements[name, default: 0] += 1 }
      case .jobFailed, .clusterDied, .clusterFailed, .warned, .started, .stopping, .auditSigned: break
      }
    }
  }

  /// Those of each loop's pool.
  private let pools = Mutex<[PoolCounters]>([])

  /// The counters of one more pool.
  func countersOfPool() -> PoolCounters {
    let counters = PoolCounters()
    pools.withLock { $0.append(counters) }
    return counters
  }

  /// The pools together.
  var poolFigures: [MetricFigure] {
    let pools = pools.withLock { $0 }
    func sum(_ value: (PoolCounters) -> Int) -> Double { Double(pools.reduce(0) { $0 + value($1) }) }
    return [
      MetricFigure("musclemate_pool_connections", sum { $0.connections.load(ordering: .relaxed) }),
      MetricFigure("musclemate_pool_waiting", sum { $0.waiting.load(ordering: .relaxed) }),
      MetricFigure("musclemate_pool_exchanges_total", sum { $0.exchanges.load(ordering: .relaxed) }),
      MetricFigure("musclemate_pool_waited_total", sum { $0.waited.load(ordering: .relaxed) }),
      MetricFigure("musclemate_pool_refused_total", sum { $0.refused.load(ordering: .relaxed) }),
    ]
  }

  /// How often a role was refused what a statement asked for; a test that did not expect one fails.
  var forbiddenStatements: [String: Int] { counts.withLock { $0.forbidden } }

  var text: String {
    counts.withLock { counts in
      var lines = ["# TYPE musclemate_request_seconds histogram"]
      for (key, histogram) in counts.requests.sorted(by: { "\($0.key)" < "\($1.key)" }) {
        let labels = #"route="\#(key.route)",method="\#(key.method)",status="\#(key.status)""#
        var total = 0
        for (bound, bucket) in zip(Self.bounds, histogram.buckets) {
          total += bucket
          lines.append(#"musclemate_request_seconds_bucket{\#(labels),le="\#(bound)"} \#(total)"#)
        }
        lines.append(#"musclemate_request_seconds_bucket{\#(labels),le="+Inf"} \#(histogram.count)"#)
        lines.append("musclemate_request_seconds_sum{\(labels)} \(histogram.sum)")
        lines.append("musclemate_request_seconds_count{\(labels)} \(histogram.count)")
      }
      lines += counter("musclemate_forbidden_total", "statement", counts.forbidden)
      lines += counter("musclemate_failures_total", "route", counts.failures)
      lines += ["# TYPE musclemate_database_failures_total counter"]
      lines += ["musclemate_database_failures_total \(counts.databaseFailures)"]
      lines += ["# TYPE musclemate_database_restarts_total counter"]
      lines += ["musclemate_database_restarts_total \(counts.clusterRestarts)"]
      lines += counter("musclemate_mails_sent_total", "kind", counts.mails.mapValues { $0.sent })
      lines += counter("musclemate_mails_failed_total", "kind", counts.mails.mapValues { $0.failed })
      lines += counter("musclemate_provider_failures_total", "provider", counts.providerFailures)
      lines += jobLines(counts)
      lines += counter("musclemate_slow_statements_total", "statement", counts.slowStatements)
      return lines.joined(separator: "\n") + "\n"
    }
  }

  private func jobLines(_ counts: Counts) -> [String] {
    let jobs = counts.jobs.sorted { ($0.key.job, $0.key.outcome) < ($1.key.job, $1.key.outcome) }
    var lines = ["# TYPE musclemate_job_runs_total counter", "# TYPE musclemate_job_seconds_total counter"]
    for (key, ran) in jobs {
      let labels = #"job="\#(key.job)",outcome="\#(key.outcome)""#
      lines.append("musclemate_job_runs_total{\(labels)} \(ran.count)")
      lines.append("musclemate_job_seconds_total{\(labels)} \(ran.seconds)")
    }
    // As this process last saw it: one that has no workers does not look.
    guard let queue = counts.queue else { return lines }
    return lines + [
      "# TYPE musclemate_jobs gauge", #"musclemate_jobs{state="waiting"} \#(queue.waiting)"#,
      #"musclemate_jobs{state="running"} \#(queue.running)"#,
      #"musclemate_jobs{state="given_up"} \#(queue.givenUp)"#,
      "# TYPE musclemate_job_oldest_seconds gauge", "musclemate_job_oldest_seconds \(queue.oldestSeconds)",
    ]
  }

  private func counter(_ name: String, _ label: String, _ values: [String: Int]) -> [String] {
    ["# TYPE \(name) counter"]
      + values.sorted { $0.key < $1.key }.map { #"\#(name){\#(label)="\#($0.key)"} \#($0.value)"# }
  }
}
