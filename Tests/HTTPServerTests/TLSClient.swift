import COpenSSL
import Glibc

@testable import HTTPServer

/// A blocking TLS client that trusts whatever it meets.
final class TLSClient {
  private let socket: RawClient
  private let context: OpaquePointer?
  private let connection: OpaquePointer?

  init(port: UInt16, newestVersion: Int32 = TLS1_3_VERSION, offering name: String = "http/1.1") throws {
    socket = try RawClient(port: port)
    context = SSL_CTX_new(TLS_client_method())
    // The client itself must be allowed what the server is to refuse.
    SSL_CTX_set_security_level(context, 0)
    SSL_CTX_ctrl(context, SSL_CTRL_SET_MIN_PROTO_VERSION, Int(TLS1_VERSION), nil)
    SSL_CTX_ctrl(context, SSL_CTRL_SET_MAX_PROTO_VERSION, Int(newestVersion), nil)
    let offer = [UInt8(name.utf8.count)] + Array(name.utf8)
    SSL_CTX_set_alpn_protos(context, offer, UInt32(offer.count))
    connection = SSL_new(context)
    SSL_set_fd(connection, socket.descriptor)
    guard SSL_connect(connection) == 1 else {
      ERR_clear_error()
      throw RawClient.Failure(description: "handshake failed")
    }
  }

  deinit {
    SSL_free(connection)
    SSL_CTX_free(context)
  }

  var protocolName: String {
    var name: UnsafePointer<UInt8>?
    var length: UInt32 = 0
    SSL_get0_alpn_selected(connection, &name, &length)
    return String(decoding: UnsafeBufferPointer(start: name, count: Int(length)), as: UTF8.self)
  }

  /// Sends, then reads until what came ends with this text, or to the end of the stream.
  func exchange(_ request: String, until end: String?) throws -> String {
    SSL_write(connection, request, Int32(request.utf8.count))
    var received: [UInt8] = []
    var piece: [UInt8] = Array(repeating: 0, count: 16_384)
    while true {
      if let end, received.suffix(end.utf8.count).elementsEqual(end.utf8) { break }
      let count = SSL_read(connection, &piece, Int32(piece.count))
      if count <= 0 {
        ERR_clear_error()
        guard end == nil else { throw RawClient.Failure(description: "the stream ended") }
        break
      }
      received += piece.prefix(Int(count))
    }
    return String(decoding: received, as: UTF8.self)
  }
}
