/// All samples of one name in Prometheus' text format (version 0.0.4), behind what the name means and its type.
struct MetricFamily {
  let name: String
  private let lines: [String]

  init(_ name: String, lines: [String]) {
    self.name = name
    self.lines = lines
  }

  /// - Parameter samples: labels such as `kind="invite"`, or nothing, and the value.
  init(_ name: String, _ samples: [(labels: String, value: Double)]) {
    self.init(
      name,
      lines: samples.map { labels, value in
        "\(name)\(labels.isEmpty ? "" : "{\(labels)}") \(value)"
      })
  }

  var text: String {
    let help = Self.help[name].map { ["# HELP \(name) \($0)"] } ?? []
    return (help + ["# TYPE \(name) \(type)"] + lines).map { $0 + "\n" }.joined()
  }

  /// A counter's name ends with `_total`.
  private var type: String {
    if name.hasSuffix("_total") { return "counter" }
    return ["musclemate_request_seconds": "histogram", "musclemate_route_seconds": "summary"][name] ?? "gauge"
  }

  /// The help text of each name; a test checks that none is missing.
  static let help: [String: String] = [
    "musclemate_build_info": "The release that runs; the value is always 1.",
    "musclemate_route_seconds": "How long requests took, by route, method and status.",
    "musclemate_request_seconds": "How long requests took, by method and class of status.",
    "musclemate_forbidden_total":
      "Statements that the database refused to a role, which is a fault of the server.",
    "musclemate_failures_total": "Requests that were answered with 500.",
    "musclemate_database_failures_total": "Times that the database did not do its part.",
    "musclemate_database_restarts_total": "Times that the embedded PostgreSQL was started again.",
    "musclemate_mails_sent_total": "Mails that a mail server took.",
    "musclemate_mails_failed_total": "Attempts to send a mail that failed.",
    "musclemate_provider_failures_total":
      "Payment, sign-in and push services that did not answer as they should.",
    "musclemate_slow_statements_total": "Statements that took longer than MUSCLEMATE_SLOW_STATEMENTS.",
    "musclemate_job_runs_total": "Attempts of jobs in this process, by how they ended.",
    "musclemate_job_seconds_total": "How long jobs took in this process.",
    "musclemate_jobs": "Runs in the queue, by state.",
    "musclemate_job_oldest_seconds": "For how long the run that is due longest has waited.",
    "musclemate_pool_connections": "Connections to PostgreSQL that are open.",
    "musclemate_pool_waiting": "Requests that wait for a connection.",
    "musclemate_pool_exchanges_total": "Round trips to PostgreSQL.",
    "musclemate_pool_waited_total": "Round trips that had to wait for a connection.",
    "musclemate_pool_refused_total": "Round trips that were refused since too many waited.",
    "musclemate_streams": "Streams of events that are open.",
    "musclemate_database_up": "1 where the database answered just now, else 0.",
    "musclemate_database_bytes": "Size of the database.",
    "musclemate_database_connections": "Connections of all clients to the database.",
    "musclemate_database_transaction_age":
      "Age of the oldest transaction id; at two thousand million PostgreSQL takes no more writes.",
    "musclemate_mail_waiting": "Mails that wait to be sent.",
    "musclemate_mail_oldest_seconds": "For how long the oldest mail has waited.",
    "musclemate_mail_bounced": "Mails of the last 30 days that came back because the address does not exist.",
    "musclemate_mail_stopped_accounts":
      "Accounts that are sent only what concerns their security, since mail to them came back.",
    "musclemate_audit_entries_total": "Entries of all audit logs.",
    "musclemate_alerts_open": "Alerts that no admin has acknowledged, by kind.",
  ]
}
