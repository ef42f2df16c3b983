internal import DatabaseAdministration
internal import HTTPServer
internal import JobQueue
internal import Postgres
internal import Primitives
internal import Synchronization

/// Counts what is observed, for `/metrics` in Prometheus' text format (version 0.0.4).
final class Metrics: Sendable {
  private let counts = Mutex<Counts>(Counts())

  private struct Counts {
    var requests: [RequestKey: Spent] = [:]
    var durations: [DurationKey: Histogram] = [:]
    var forbidden: [String: Int] = [:]
    var failures: [String: Int] = [:]
    var databaseFailures = 0
    var clusterRestarts = 0
    var providerFailures: [String: Int] = [:]
    var jobs: [JobKey: (count: Int, seconds: Double)] = [:]
    var slowStatements: [String: Int] = [:]
    var mails: [String: (sent: Int, failed: Int)] = [:]
  }

  /// How often, and seconds together.
  private struct Spent {
    var count = 0
    var seconds = 0.0
  }

  /// A histogram has a line a bucket: one for each route, too, would be thousands of lines a scrape.
  private struct DurationKey: Hashable {
    let method: String
    /// "2xx"
    let status: String
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
  fileprivate static let bounds: [Double] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2]

  fileprivate struct Histogram {
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
        let seconds = duration / .seconds(1)
        counts.requests[key, default: Spent()].count += 1
        counts.requests[key, default: Spent()].seconds += seconds
        let kind = DurationKey(method: key.method, status: "\(status / 100)xx")
        counts.durations[kind, default: Histogram()].add(seconds)
      case .forbidden(let statement, _): counts.forbidden[statement, default: 0] += 1
      case .failed(let route, _, _): counts.failures[route, default: 0] += 1
      case .databaseFailed: counts.databaseFailures += 1
      case .cluster(.started): counts.clusterRestarts += 1
      case .mailSent(let kind): counts.mails[kind, default: (0, 0)].sent += 1
      case .mailFailed(let kind, _, _): counts.mails[kind, default: (0, 0)].failed += 1
      case .providerFailed(let provider, _): counts.providerFailures[provider, default: 0] += 1
      case .jobRan(let job, let outcome, let duration):
        let key = JobKey(job: job, outcome: outcome)
        counts.jobs[key, default: (0, 0)].count += 1
        counts.jobs[key, default: (0, 0)].seconds += duration / .seconds(1)
      case .slowStatements(let names, _, _):
        for name in names { counts.slowStatements[name, default: 0] += 1 }
      case .jobFailed, .cluster, .warned, .started, .stopping, .auditSigned: break
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

  /// Each name once, with what it says and its type, then its samples.
  var text: String {
    let counts = counts.withLock { $0 }
    let families =
      [Self.build] + Self.requests(counts) + [
        .counter("musclemate_forbidden_total", "statement", counts.forbidden),
        .counter("musclemate_failures_total", "route", counts.failures),
        MetricFamily("musclemate_database_failures_total", [("", Double(counts.databaseFailures))]),
        MetricFamily("musclemate_database_restarts_total", [("", Double(counts.clusterRestarts))]),
        .counter("musclemate_mails_sent_total", "kind", counts.mails.mapValues { $0.sent }),
        .counter("musclemate_mails_failed_total", "kind", counts.mails.mapValues { $0.failed }),
        .counter("musclemate_provider_failures_total", "provider", counts.providerFailures),
        .counter("musclemate_slow_statements_total", "statement", counts.slowStatements),
      ] + Self.jobs(counts)
    return families.map(\.text).joined()
  }

  private static let build = MetricFamily(
    "musclemate_build_info", [(#"version="\#(Version.number)",compiler="\#(Version.compiler)""#, 1)])

  private static func requests(_ counts: Counts) -> [MetricFamily] {
    let routes = counts.requests.sorted { "\($0.key)" < "\($1.key)" }.map { key, spent in
      (#"route="\#(key.route)",method="\#(key.method)",status="\#(key.status)""#, spent)
    }
    let durations = counts.durations.sorted { "\($0.key)" < "\($1.key)" }.map { key, histogram in
      (#"method="\#(key.method)",status="\#(key.status)""#, histogram)
    }
    return [
      MetricFamily(
        "musclemate_route_seconds",
        lines: routes.flatMap { labels, spent in
          [
            "musclemate_route_seconds_sum{\(labels)} \(spent.seconds)",
            "musclemate_route_seconds_count{\(labels)} \(spent.count)",
          ]
        }),
      MetricFamily(
        "musclemate_request_seconds",
        lines: durations.flatMap { $1.lines("musclemate_request_seconds", labels: $0) }),
    ]
  }

  private static func jobs(_ counts: Counts) -> [MetricFamily] {
    let jobs = counts.jobs.sorted { ($0.key.job, $0.key.outcome) < ($1.key.job, $1.key.outcome) }.map {
      (#"job="\#($0.key.job)",outcome="\#($0.key.outcome)""#, $0.value)
    }
    return [
      MetricFamily("musclemate_job_runs_total", jobs.map { ($0.0, Double($0.1.count)) }),
      MetricFamily("musclemate_job_seconds_total", jobs.map { ($0.0, $0.1.seconds) }),
    ]
  }
}

extension Metrics.Histogram {
  fileprivate func lines(_ name: String, labels: String) -> [String] {
    var total = 0
    var lines: [String] = []
    for (bound, bucket) in zip(Metrics.bounds, buckets) {
      total += bucket
      lines.append(#"\#(name)_bucket{\#(labels),le="\#(bound)"} \#(total)"#)
    }
    return lines + [
      #"\#(name)_bucket{\#(labels),le="+Inf"} \#(count)"#, "\(name)_sum{\(labels)} \(sum)",
      "\(name)_count{\(labels)} \(count)",
    ]
  }
}

extension MetricFamily {
  fileprivate static func counter(_ name: String, _ label: String, _ values: [String: Int]) -> MetricFamily {
    MetricFamily(
      name, values.sorted { $0.key < $1.key }.map { (#"\#(label)="\#($0.key)""#, Double($0.value)) })
  }
}
