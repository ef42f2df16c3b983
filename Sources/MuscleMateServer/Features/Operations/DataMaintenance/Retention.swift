internal import Primitives

/// The data that the personal-data inventory keeps for a limited time, and the jobs that delete it.
enum Retention {
  /// A table, and how many days its rows are kept; none where they name their end themselves.
  struct Rule: Sendable {
    let table: String
    let days: Int
  }

  /// Tables that another job empties, by that job's name.
  static let elsewhere = [
    "app.data_exports": "expire_exports", "app.data_export_parts": "expire_exports",
    "app.jobs": "forget_job_runs", "app.job_runs": "forget_job_runs", "app.dead_jobs": "forget_job_runs",
    "app.alerts": "forget_alerts",
    "auth.challenges": "expire_challenges", "auth.password_locks": "expire_challenges",
    "auth.sign_in_flows": "expire_sign_ins",
  ]

  /// The rules of `delete_expired`. The numbers are the inventory's own; app.delete_expired knows by which moment
  /// each table's rows count.
  static var rules: [Rule] {
    PersonalData.tables.compactMap { table in
      guard elsewhere[table.name] == nil else { return nil }
      return switch table.retention {
      case .days(let days): Rule(table: table.name, days: days)
      case .expiry: Rule(table: table.name, days: 0)
      case .account, .subscription, .tenant: nil
      }
    }
  }

  /// Table by table; the sample says how many rows of each.
  static func deleteExpired(_ run: JobRun) async throws -> JobReport {
    var report = JobReport()
    for rule in rules {
      let before = run.now.advanced(bySeconds: -86_400 * Int64(rule.days))
      let done = try await run.maintenanceBatches("delete_expired", of: rule.table, at: before)
      guard done.changed > 0 else { continue }
      report.changed += done.changed
      report.sample.append(["table": .string(rule.table), "rows": .number("\(done.changed)")])
    }
    return report
  }
}
