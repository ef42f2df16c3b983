/// Why the database gave no answer. Nothing of a failed exchange was committed, except where said.
public enum DatabaseError: Error, Sendable {
  /// PostgreSQL answered with an error.
  case refused(Refusal)
  /// The connection broke after the exchange was sent: it may have been committed.
  case connectionLost
  /// There is no connection at present; nothing was sent. The text is libpq's reason.
  case unavailable(String)
  /// The queue before the connections is full, or the wait in it was too long; nothing was sent.
  case busy
  /// No answer in time. It may have been committed where PostgreSQL went silent.
  case deadline
  /// The answer is not what the statement declares: a mistake of the program. The exchange was committed.
  case unexpectedAnswer(statement: StaticString, AnswerFault)
  /// The statement is not declared for the role: a mistake of the program.
  case notForRole(statement: StaticString, Role)
  /// The pool or connection is closed.
  case closed

  /// An error as PostgreSQL reports it (documentation, "Error and Notice Message Fields").
  public struct Refusal: Sendable, Equatable {
    public var state: SQLState
    public var message = ""
    public var detail: String?
    public var hint: String?
    public var constraint: String?
    public var table: String?
    public var column: String?
    /// The statement's name; nil for a script or an error at commit.
    public var statement: String?

    public init(state: SQLState) { self.state = state }
  }

  /// PostgreSQL's code, where it answered with one.
  public var state: SQLState? {
    if case .refused(let refusal) = self { refusal.state } else { nil }
  }
}

/// Says what happened without the values: messages and details of PostgreSQL quote rows, which are personal
/// data and stay out of logs.
extension DatabaseError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .refused(let refusal): refusal.description
    case .connectionLost: "the connection to the database was lost"
    case .unavailable: "the database is unavailable"
    case .busy: "all database connections are busy"
    case .deadline: "the database did not answer in time"
    case .unexpectedAnswer(let statement, let fault): "unexpected answer to \(statement): \(fault)"
    case .notForRole(let statement, let role): "\(statement) is not declared for \(role)"
    case .closed: "the database connections are closed"
    }
  }
}

/// The whole text, for a developer's eyes.
extension DatabaseError: CustomDebugStringConvertible {
  public var debugDescription: String {
    switch self {
    case .refused(let refusal): refusal.debugDescription
    case .unavailable(let reason): "\(description): \(reason)"
    default: description
    }
  }
}

extension DatabaseError.Refusal: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { "\(state) in \(statement ?? "no statement")" }

  public var debugDescription: String {
    let parts = [message, detail, hint, constraint.map { "constraint \($0)" }].compactMap(\.self)
    return "\(description): \(parts.joined(separator: "; "))"
  }
}
