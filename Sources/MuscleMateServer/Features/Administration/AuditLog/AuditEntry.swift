internal import Postgres
internal import Primitives
internal import Secrets

/// An entry of the audit log as it is hashed: each field in the database's own text, so that what is checked here owes
/// nothing to the functions of the database that is under suspicion.
struct AuditEntry: Sendable, Equatable {
  var number: Int64
  /// Tenant, number, microseconds since 1970, actor, role, action, subject, details, request, origin's digest, the hash of
  /// the entry before: all that `app.audit_hash` takes, in its order.
  var fields: [String?]
  /// In hexadecimal digits, as it was stored.
  var hash: String

  /// The hash of the entry before it, as stored.
  var previousHash: String? { fields.last ?? nil }

  /// The expected hash.
  var digest: String { Hexadecimal.encode(SHA256.digest(Self.text(of: [Self.version] + fields).utf8)) }

  /// As `app.audit_text`: no two lists of fields have the same text.
  static func text(of fields: [String?]) -> String {
    fields.map { field in field.map { "\($0.utf8.count):\($0)" } ?? "-" }.joined(separator: ",")
  }

  private static let version = "musclemate audit 1"

  /// The hash that the first entry of a chain follows.
  static let beginning = String(repeating: "0", count: 64)
}

extension AuditEntry: Row {
  static var columns: [PostgresType] {
    Int64.columns + Array(repeating: String.postgresType, count: fieldCount + 1)
  }

  private static let fieldCount = 11

  init(_ row: inout RowReader) throws(ColumnFault) {
    number = try row.next()
    fields = []
    for _ in 0..<Self.fieldCount { fields.append(try row.next()) }
    hash = try row.next()
  }

  /// The same row as a script reads it.
  init?(_ row: [String?]) {
    guard row.count == Self.fieldCount + 2, let number = row[0].flatMap({ Int64($0) }),
      let hash = row[Self.fieldCount + 1]
    else { return nil }
    self.init(number: number, fields: Array(row[1...Self.fieldCount]), hash: hash)
  }
}
