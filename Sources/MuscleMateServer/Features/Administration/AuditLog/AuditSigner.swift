internal import DatabaseAdministration
internal import Postgres
internal import Primitives

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A server that signs heads, as the database knows it: a public key, the machine's name, the day of its first signature.
struct AuditSigner: Row, Equatable {
  let key: AuditPublicKey
  let machine: String
  let since: String

  static var columns: [PostgresType] { [[UInt8].postgresType, String.postgresType, String.postgresType] }

  init(_ row: inout RowReader) throws(ColumnFault) {
    key = AuditPublicKey(bytes: try row.next())
    machine = try row.next()
    since = try row.next()
  }

  /// The same row as a script reads it, the key in hexadecimal digits.
  init?(_ row: [String?]) {
    guard row.count == 3, let key = row[0].flatMap({ AuditPublicKey($0) }), let machine = row[1],
      let since = row[2]
    else { return nil }
    (self.key, self.machine, self.since) = (key, machine, since)
  }

  /// "key 0011223344556677 of db1, since 2026-11-21".
  var description: String { "key \(key.id) of \(machine), since \(since)" }

  /// The name that distinguishes this machine from the others.
  static var thisMachine: String {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0 else { return "unnamed" }
    let text = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return text.isEmpty ? "unnamed" : text
  }
}
