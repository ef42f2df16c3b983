internal import DatabaseAdministration
internal import HTTPServer
internal import JobQueue
internal import Postgres
internal import Primitives

/// An event, reported once; the log and the metrics are its two consumers. Labels are route templates and
/// statement names, never what a client sent.
enum Observation: Sendable {
  case answered(route: String, method: HTTPMethod, status: Int, duration: Duration, request: UUID)
  /// An error that no one foresaw: a bug. The client got the request's id and nothing more.
  case failed(route: String, request: UUID, error: String)
  /// A statement was refused by the database for want of rights: 404 for the client, a hint of a bug for us.
  case forbidden(statement: String, request: UUID)
  /// The database gave no answer: the client got a 503.
  case databaseFailed(error: String)
  /// The embedded PostgreSQL is gone, or is started again.
  case cluster(ClusterEvent)
  case mailSent(kind: String)
  /// `id` is the mail's in the outbox, and of its Message-ID; nil where the outbox itself can't be read.
  case mailFailed(kind: String, id: UUID?, error: String)
  /// A payment provider or a push service did not answer, or not as it should: it is asked again later.
  case providerFailed(provider: String, error: String)
  /// `outcome`: succeeded, skipped, retrying, given_up, superseded, released, lost.
  case jobRan(job: String, outcome: String, duration: Duration)
  case jobFailed(job: String, error: String)
  /// Statements that took longer than is usual, by their names, waiting for a connection included.
  case slowStatements(names: [String], role: String, duration: Duration)
  /// The audit log of a tenant was signed: the signed head (`AuditCheckpoint`), which the log keeps as well.
  case auditSigned(JSON)
  /// Something that an operator should mend, met at the start.
  case warned(String)
  case started(address: String)
  case stopping
}
