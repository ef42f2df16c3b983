internal import APISchema
internal import MuscleMateAPI
internal import Postgres

/// A tenant's rules for passwords, as the last columns of an answer.
struct PasswordRules: Row {
  static let columns: [PostgresType] = [.int4, .text.array, .bool]

  let policy: PasswordPolicy

  init(_ row: inout RowReader) throws(ColumnFault) {
    policy = PasswordPolicy(
      minimumLength: Int(try row.next(Int32.self)), requires: try row.next(), blocksCommon: try row.next())
  }
}

/// The rules and the data that a registration is checked against.
struct RegistrationRules: Row {
  static let columns: [PostgresType] = [.bool, .bool, .bool] + PasswordRules.columns

  let emailIsTaken: Bool
  let usernameIsTaken: Bool
  let knowsTimeZone: Bool
  let password: PasswordRules

  init(_ row: inout RowReader) throws(ColumnFault) {
    emailIsTaken = try row.next()
    usernameIsTaken = try row.next()
    knowsTimeZone = try row.next()
    password = try PasswordRules(&row)
  }
}

/// An account's names with the rules for its next password.
struct NamedRules: Row {
  static let columns: [PostgresType] = [.text, .text] + PasswordRules.columns

  let names: [String]
  let password: PasswordRules

  init(_ row: inout RowReader) throws(ColumnFault) {
    names = [try row.next(), try row.next()]
    password = try PasswordRules(&row)
  }

  func check(_ new: String, at pointer: String) throws {
    let kinds = password.policy.faults(of: new, names: names)
    var faults = Faults()
    for kind in kinds { faults.at(.name(String(pointer.drop { $0 == "/" }))) { $0.add(kind) } }
    guard faults.isEmpty else { throw Problem.invalid(faults.list) }
  }
}

/// The caller's own credential, with the booking of the attempt to name it.
struct OwnCredential: Row {
  static let columns: [PostgresType] = [.int4, .int8, .text] + NamedRules.columns

  /// Seconds to wait; 0 where the attempt is booked.
  let retryAfter: Int
  let attempt: Int64?
  /// Nil for an account without a password.
  let hash: String?
  let rules: NamedRules

  init(_ row: inout RowReader) throws(ColumnFault) {
    retryAfter = Int(try row.next(Int32.self))
    attempt = try row.next()
    hash = try row.next()
    rules = try NamedRules(&row)
  }
}
