internal import COpenSSL

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The state that all TLS connections of a server share: certificate, key and policy (TLS 1.2 or newer).
///
/// `@unchecked Sendable`: OpenSSL counts the references of an SSL_CTX atomically and locks its session cache;
/// nothing is set on it after the initializer.
final class TLSContext: @unchecked Sendable {
  private let context: OpaquePointer

  init(_ files: Server.TLS) throws(ServerError) {
    guard let context = SSL_CTX_new(TLS_server_method()) else { throw ServerError(openSSL: "SSL_CTX_new") }
    self.context = context
    // The two setters are macros over SSL_CTX_ctrl, which Swift cannot see.
    SSL_CTX_ctrl(context, SSL_CTRL_SET_MIN_PROTO_VERSION, Int(TLS1_2_VERSION), nil)
    // A write may stop half-way and go on from another place; idle connections keep no record buffers.
    let modes = SSL_MODE_ENABLE_PARTIAL_WRITE | SSL_MODE_ACCEPT_MOVING_WRITE_BUFFER | SSL_MODE_RELEASE_BUFFERS
    SSL_CTX_ctrl(context, SSL_CTRL_MODE, Int(modes), nil)
    // SSL_OP_NO_RENEGOTIATION and SSL_OP_NO_COMPRESSION, macros that Swift cannot see either.
    SSL_CTX_set_options(context, UInt64(1) << 30 | UInt64(1) << 17)
    SSL_CTX_set_alpn_select_cb(context, selectApplicationProtocol, nil)
    guard SSL_CTX_use_certificate_chain_file(context, files.certificateFile) == 1 else {
      throw ServerError(openSSL: "certificate \(files.certificateFile)")
    }
    guard SSL_CTX_use_PrivateKey_file(context, files.keyFile, SSL_FILETYPE_PEM) == 1,
      SSL_CTX_check_private_key(context) == 1
    else { throw ServerError(openSSL: "private key \(files.keyFile)") }
  }

  deinit { SSL_CTX_free(context) }

  /// The server's side of a connection on this descriptor, its handshake still to come.
  func makeConnection(on descriptor: Int32) -> OpaquePointer? {
    guard let connection = SSL_new(context) else { return nil }
    SSL_set_fd(connection, descriptor)
    SSL_set_accept_state(connection)
    return connection
  }
}

extension ServerError {
  init(openSSL what: String) {
    let code = ERR_get_error()
    let reason = Self.reason(code)
    ERR_clear_error()
    self.init(description: "\(what): \(reason)")
  }

  /// The system's own errors come with the highest bit set (ERR_SYSTEM_FLAG), and OpenSSL has no text for them.
  private static func reason(_ code: UInt) -> String {
    let systemFlag: UInt = 1 << 31
    if code & systemFlag != 0 { return String(cString: strerror(Int32(code & (systemFlag - 1)))) }
    return ERR_reason_error_string(code).map { String(cString: $0) } ?? "error \(code)"
  }
}

/// ALPN (RFC 7301): `http/1.1` or a handshake failure; a client that offers nothing speaks it anyway.
private func selectApplicationProtocol(
  _: OpaquePointer?, _ selected: UnsafeMutablePointer<UnsafePointer<UInt8>?>?,
  _ selectedLength: UnsafeMutablePointer<UInt8>?, _ offered: UnsafePointer<UInt8>?, _ offeredLength: UInt32,
  _: UnsafeMutableRawPointer?
) -> Int32 {
  guard let offered, let selected, let selectedLength else { return SSL_TLSEXT_ERR_ALERT_FATAL }
  var index = 0
  while index < Int(offeredLength) {
    let length = Int(offered[index])
    let name = Slice(base: Bytes(start: offered, count: Int(offeredLength)), bounds: 0..<Int(offeredLength))
      .dropFirst(index + 1).prefix(length)
    if name.equals("http/1.1") {
      selected.pointee = offered + index + 1
      selectedLength.pointee = UInt8(length)
      return SSL_TLSEXT_ERR_OK
    }
    index += 1 + length
  }
  return SSL_TLSEXT_ERR_ALERT_FATAL
}
