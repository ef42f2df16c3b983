internal import Authentication
internal import Postgres
internal import Primitives

/// The settings that decide a tenant's domain for passkeys.
struct RelyingPartyRow: Row {
  static let columns: [PostgresType] = [.text, .text, .text.array, .text, .text.array]

  private let name: String
  private let domain: String?
  private let origins: [String]
  private let publicURL: String?
  private let hosts: [String]

  init(_ row: inout RowReader) throws(ColumnFault) {
    name = try row.next()
    domain = try row.next()
    origins = try row.next()
    publicURL = try row.next()
    hosts = try row.next()
  }

  /// The domain that the tenant set, else that of its links, its first host, the server's; `localhost` for a server
  /// that no one gave a name: never what a request claims to have been sent to.
  func party(_ configuration: Configuration) -> RelyingParty {
    let base = publicURL ?? hosts.first.map { "https://\($0)" } ?? configuration.publicURL
    guard let base else {
      return RelyingParty(
        name: name, id: domain ?? "localhost", origins: Set(origins), takesAnyLocalPort: domain == nil)
    }
    var accepted = Set(origins + hosts.map { "https://\($0)" } + [Self.origin(of: base)])
    if let domain { accepted.insert("https://\(domain)") }
    return RelyingParty(name: name, id: domain ?? HeaderText.host(of: base), origins: accepted)
  }

  /// Scheme and authority, without the path (RFC 6454, section 6.2).
  private static func origin(of url: String) -> String {
    let parts = url.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    return parts.prefix(3).joined(separator: "/").lowercased()
  }
}
