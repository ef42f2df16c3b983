internal import CLibpq

extension Connection {
  /// Runs a script of any number of statements in one implicit transaction, unless it has its own, and returns
  /// the notices (documentation, "Simple Query").
  @discardableResult
  public func execute(script: String) async throws(DatabaseError) -> [String] {
    try await command { connection throws(DatabaseError) in
      guard PQsendQuery(connection.wire.connection, script) == 1 else { throw .connectionLost }
      try await connection.flush()
      _ = try await connection.results(of: nil)
      return connection.takeNotices()
    }
  }

  /// Runs one statement in whatever transaction the connection is in.
  public func query<Output>(_ bound: BoundStatement<Output>) async throws(DatabaseError) -> Output {
    try await command { connection throws(DatabaseError) in
      guard connection.wire.sendQuery(bound.statement, parameters: bound.parameters) else {
        throw .connectionLost
      }
      try await connection.flush()
      let results = try await connection.results(of: bound.statement.name.description)
      guard let result = results.last else { throw .connectionLost }
      return try bound.output(of: result)
    }
  }

  /// PostgreSQL's description of a statement, without running it: as the connection's present role.
  public func describe(_ statement: AnyStatement) async throws(DatabaseError) -> StatementDescription {
    try await command { connection throws(DatabaseError) in
      guard connection.wire.sendPrepare(name: [0], statement) else { throw .connectionLost }
      try await connection.flush()
      _ = try await connection.results(of: statement.name.description)
      guard PQsendDescribePrepared(connection.wire.connection, "") == 1 else { throw .connectionLost }
      try await connection.flush()
      let results = try await connection.results(of: statement.name.description)
      guard let result = results.last else { throw .connectionLost }
      return StatementDescription(result)
    }
  }
}

/// The types of a statement's parameters and columns as PostgreSQL sees them.
public struct StatementDescription: Sendable {
  public let parameterTypes: [UInt32]
  public let columnTypes: [UInt32]
  public let columnNames: [String]

  init(_ result: ResultSet) {
    parameterTypes = result.parameterTypes
    columnTypes = (0..<result.columnCount).map { result.type(of: $0) }
    columnNames = (0..<result.columnCount).map { result.columnName($0) }
  }

  /// Whether the statement's declared types are these. A `RowCount` declares no columns and takes any.
  public func matches(_ statement: AnyStatement) -> Bool {
    guard parameterTypes == statement.parameterTypes.map(\.oid) else { return false }
    let declared = statement.columnTypes
    guard !declared.isEmpty else { return true }
    return declared.count == columnTypes.count && zip(declared, columnTypes).allSatisfy { $0.accepts($1) }
  }
}
