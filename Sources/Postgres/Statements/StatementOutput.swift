/// A statement's result: a `Row` or `Document` (exactly one row), an optional of one (at most one row),
/// an array of rows, or a `RowCount`.
public protocol StatementOutput: Sendable {
  static var columns: [PostgresType] { get }
  init(_ answer: Answer) throws(AnswerFault)
}

/// The rows that one statement returned.
public struct Answer: Sendable {
  let result: ResultSet

  public var rowCount: Int { Int(result.rowCount) }
  public var affectedRows: Int { result.affectedRows }

  func row<Output: Row>(_ index: Int32, as _: Output.Type = Output.self) throws(AnswerFault) -> Output {
    var reader = RowReader(result, row: index)
    do { return try Output(&reader) } catch { throw .column(Int(reader.column), error) }
  }
}

/// Why an answer is not what its statement declares. Always a mistake of the program.
public enum AnswerFault: Error, Equatable, Sendable {
  case rows(Int)
  case column(Int, ColumnFault)
}

extension Row {
  public init(_ answer: Answer) throws(AnswerFault) {
    guard answer.rowCount == 1 else { throw .rows(answer.rowCount) }
    self = try answer.row(0)
  }
}

/// No row and a row of nulls are both nil.
extension Optional: StatementOutput where Wrapped: Row {
  public static var columns: [PostgresType] { Wrapped.columns }

  public init(_ answer: Answer) throws(AnswerFault) {
    guard answer.rowCount <= 1 else { throw .rows(answer.rowCount) }
    self = answer.rowCount == 0 ? nil : try answer.row(0, as: Wrapped?.self)
  }
}

extension Array: StatementOutput where Element: Row {
  public static var columns: [PostgresType] { Element.columns }

  public init(_ answer: Answer) throws(AnswerFault) {
    self = []
    reserveCapacity(answer.rowCount)
    for index in 0..<answer.result.rowCount { append(try answer.row(index)) }
  }
}

/// How many rows a statement touched; what it returned, if anything, is not looked at.
public struct RowCount: StatementOutput, Equatable {
  public let count: Int

  public init(_ count: Int) { self.count = count }
  public static var columns: [PostgresType] { [] }
  public init(_ answer: Answer) { count = answer.affectedRows }
}
