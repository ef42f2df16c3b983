internal import DatabaseAdministration
internal import HTTPServer
internal import Primitives

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Writes one JSON object a line to standard error.
enum Log {
  /// The log line of an observation: failures always, requests only if they failed or took long, or if every one is wanted.
  static func line(for observation: Observation, eachRequest: Bool = false) -> JSON? {
    switch observation {
    case .answered(let route, let method, let status, let duration, let request):
      // Refusals under overload or without a database come by thousands; what caused them has its own line.
      guard eachRequest || status >= 500 && status != 503 || duration > .seconds(1) else { return nil }
      return entry(
        "answered", request,
        [
          "route": .string("\(method.rawValue) \(route)"), "status": .number("\(status)"),
          "ms": milliseconds(duration),
        ])
    case .failed(let route, let request, let error):
      return entry("failed", request, ["route": .string(route), "error": .string(error)])
    case .forbidden(let statement, let request):
      return entry("forbidden", request, ["statement": .string(statement)])
    case .databaseFailed(let error):
      guard outages.allowsOne() else { return nil }
      return entry("database_failed", nil, ["error": .string(error)])
    case .cluster(.died): return entry("database_died", nil, [:])
    case .cluster(.failed(let error)): return entry("database_start_failed", nil, ["error": .string(error)])
    case .cluster(.started(let duration)):
      return entry("database_started_again", nil, ["ms": milliseconds(duration)])
    case .mailSent: return nil
    case .mailFailed(let kind, let id, let error):
      let mail = id.map { JSON.string($0.description) } ?? .null
      return entry("mail_failed", nil, ["kind": .string(kind), "mail": mail, "error": .string(error)])
    case .providerFailed(let provider, let error):
      return entry("provider_failed", nil, ["provider": .string(provider), "error": .string(error)])
    case .jobRan(let job, let outcome, let duration):
      // The history records success.
      guard outcome != "succeeded" else { return nil }
      return entry(
        "job_ran", nil,
        ["job": .string(job), "outcome": .string(outcome), "ms": milliseconds(duration)])
    case .jobFailed(let job, let error):
      return entry("job_failed", nil, ["job": .string(job), "error": .string(error)])
    case .slowStatements(let names, let role, let duration):
      guard slowStatements.allowsOne() else { return nil }
      return entry(
        "slow_statements", nil,
        [
          "statements": .array(names.map(JSON.string)), "role": .string(role), "ms": milliseconds(duration),
        ])
    case .auditSigned(let head): return entry("audit_signed", nil, head)
    case .warned(let warning): return entry("warning", nil, ["warning": .string(warning)])
    case .started(let address): return entry("started", nil, ["address": .string(address)])
    case .stopping: return entry("stopping", nil, [:])
    }
  }

  static func write(_ observation: Observation, eachRequest: Bool) {
    guard var bytes = line(for: observation, eachRequest: eachRequest)?.bytes else { return }
    bytes.append(UInt8(ascii: "\n"))
    // One call a line, so that lines of several threads do not mix. A log that can't be written is nothing
    // that a request could mend.
    writeToStandardError(bytes)
  }

  /// One line in five seconds reports an outage as well as ten thousand.
  private static let outages = LineLimit(1, in: .seconds(5))
  private static let slowStatements = LineLimit(20, in: .seconds(10))

  private static func entry(_ event: String, _ request: UUID?, _ rest: JSON) -> JSON {
    var members: [JSON.Member] = [
      .init("at", .string(Timestamp.now.description)), .init("event", .string(event)),
    ]
    if let request { members.append(.init("request", .string(request.description))) }
    if let trace = TraceParent.current { members.append(.init("trace", .string(trace.trace))) }
    if case .object(let more) = rest { members += more }
    return .object(members)
  }

  private static func milliseconds(_ duration: Duration) -> JSON {
    .number("\(Int64(duration / .milliseconds(1)))")
  }
}

private func writeToStandardError(_ bytes: [UInt8]) { _ = write(STDERR_FILENO, bytes, bytes.count) }
