internal import HTTPServer
internal import Postgres

/// Where the pages of a tenant are: its own address, else its first host, else the server's.
struct TenantAddress: Row {
  static let columns: [PostgresType] = [.text, .text]

  static let statement = Statement<TenantAddress>(
    "tenants.address", for: .everyone,
    """
    select public_url, host
      from app.tenant_address()
    """)

  private let publicURL: String?
  private let host: String?

  init(_ row: inout RowReader) throws(ColumnFault) {
    self.init(publicURL: try row.next(), host: try row.next())
  }

  init(publicURL: String?, host: String?) {
    (self.publicURL, self.host) = (publicURL, host)
  }

  /// Without a slash at its end.
  ///
  /// - Parameter server: the server's own address.
  func text(server: String) -> String { publicURL ?? host.map { Self.address(of: $0, server) } ?? server }

  func text(_ call: Call) -> String {
    text(server: call.services.configuration.publicURL ?? call.request.origin)
  }

  /// A name under `localhost` is this machine (RFC 6761, section 6.3), where the server is reached as at its own address:
  /// without TLS, at its port.
  private static func address(of host: String, _ server: String) -> String {
    guard host == "localhost" || host.hasSuffix(".localhost") else { return "https://\(host)" }
    let port = server.split(separator: ":").last.flatMap { UInt16($0) }
    return "http://\(host)\(port.map { ":\($0)" } ?? "")"
  }
}
