internal import Postgres

/// How far a tenant's chain has come.
struct AuditHead: Row, Equatable {
  let tenant: Int32
  let number: Int64
  /// In hexadecimal digits.
  let hash: String

  static var columns: [PostgresType] { Int32.columns + Int64.columns + String.columns }

  init(tenant: Int32, number: Int64, hash: String) {
    self.tenant = tenant
    self.number = number
    self.hash = hash
  }

  init(_ row: inout RowReader) throws(ColumnFault) {
    tenant = try row.next()
    number = try row.next()
    hash = try row.next()
  }
}
