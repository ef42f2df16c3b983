/// One SQL statement with the types that go in and come out: a value of the program, declared once as a
/// `static let`. Its name is also its prepared name, its metric label and its trace name.
public struct Statement<Output: StatementOutput, each Input: Parameter>: Sendable {
  /// The statement without its types.
  public let erased: AnyStatement

  /// `sql` is one statement with parameters `$1`, `$2` … in the order of `Input`.
  public init(_ name: StaticString, for roles: [Role], _ sql: StaticString) {
    var parameters: [PostgresType] = []
    repeat parameters.append((each Input).postgresType)
    erased = AnyStatement(name, roles, sql, parameters: parameters, columns: Output.columns)
  }

  public func callAsFunction(_ input: repeat each Input) -> BoundStatement<Output> {
    var parameters = BinaryWriter()
    repeat parameters.appendFramed(each input)
    return BoundStatement(statement: erased, parameters: parameters.bytes)
  }
}

/// A statement together with the values of its parameters.
public struct BoundStatement<Output: StatementOutput>: Sendable {
  public let statement: AnyStatement
  /// Each behind its length (`BinaryWriter.appendFramed`).
  let parameters: [UInt8]
}

/// A statement without its types: what the tests prepare as every role, and what a connection remembers.
public final class AnyStatement: Sendable {
  public let name: StaticString
  public let sql: StaticString
  public let roles: [Role]
  public let parameterTypes: [PostgresType]
  public let columnTypes: [PostgresType]
  let parameterOIDs: [UInt32]
  private let plans: [StatementPlan]

  init(
    _ name: StaticString, _ roles: [Role], _ sql: StaticString, parameters: [PostgresType],
    columns: [PostgresType]
  ) {
    self.name = name
    self.sql = sql
    self.roles = roles
    parameterTypes = parameters
    parameterOIDs = parameters.map(\.oid)
    columnTypes = columns
    plans = roles.map { StatementPlan(role: $0, name: "\(name)@\($0.name)") }
  }

  /// Nil where the statement is not for this role.
  func plan(for role: Role) -> StatementPlan? { plans.first { $0.role == role } }
}
