/// PostgreSQL's five-character error code (documentation, appendix A), or one of our own (`MM404`).
public struct SQLState: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let code: String

  public init(_ code: String) { self.code = code }
  public init(stringLiteral value: String) { code = value }

  public var description: String { code }
  /// The first two characters are the class: 22 is a bad value, 23 a broken constraint.
  public var errorClass: Substring { code.prefix(2) }

  public static let featureNotSupported: SQLState = "0A000"
  public static let stringTooLong: SQLState = "22001"
  public static let numericOutOfRange: SQLState = "22003"
  public static let invalidTextRepresentation: SQLState = "22P02"
  public static let notNullViolation: SQLState = "23502"
  public static let foreignKeyViolation: SQLState = "23503"
  public static let uniqueViolation: SQLState = "23505"
  public static let checkViolation: SQLState = "23514"
  public static let exclusionViolation: SQLState = "23P01"
  public static let readOnlyTransaction: SQLState = "25006"
  public static let invalidStatementName: SQLState = "26000"
  public static let serializationFailure: SQLState = "40001"
  public static let deadlockDetected: SQLState = "40P01"
  public static let insufficientPrivilege: SQLState = "42501"
  public static let lockNotAvailable: SQLState = "55P03"
  public static let queryCanceled: SQLState = "57014"
  public static let adminShutdown: SQLState = "57P01"
}
