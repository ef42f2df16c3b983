internal import HTTPServer
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
    var providerFailures: [String: Int] = [:]
    var mails: [String: (sent: Int, failed: Int)] = [:]
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
      case .mailSent(let kind): counts.mails[kind, default: (0, 0)].sent += 1
      case .mailFailed(let kind, _): counts.mails[kind, default: (0, 0)].failed += 1
      case .providerFailed(let provider, _): counts.providerFailures[provider, default: 0] += 1
      case .started, .stopping: break
      }
    }
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
      lines += counter("musclemate_mails_sent_total", "kind", counts.mails.mapValues { $0.sent })
      lines += counter("musclemate_mails_failed_total", "kind", counts.mails.mapValues { $0.failed })
      lines += counter("musclemate_provider_failures_total", "provider", counts.providerFailures)
      return lines.joined(separator: "\n") + "\n"
    }
  }

  private func counter(_ name: String, _ label: String, _ values: [String: Int]) -> [String] {
    ["# TYPE \(name) counter"]
      + values.sorted { $0.key < $1.key }.map { #"\#(name){\#(label)="\#($0.key)"} \#($0.value)"# }
  }
}
