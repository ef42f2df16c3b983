package import Postgres

/// How far a tenant's chain has come.
package struct AuditHead: Row, Equatable {
  package let tenant: Int32
  package let number: Int64
  /// In hexadecimal digits.
  package let hash: String

  package static var columns: [PostgresType] { Int32.columns + Int64.columns + String.columns }

  package init(tenant: Int32, number: Int64, hash: String) {
    self.tenant = tenant
    self.number = number
    self.hash = hash
  }

  package init(_ row: inout RowReader) throws(ColumnFault) {
    tenant = try row.next()
    number = try row.next()
    hash = try row.next()
  }
}
