import COpenSSL
import Glibc

@testable import HTTPServer

/// A self-signed certificate and its key in a folder of their own, removed with the value.
final class TestCertificate: Sendable {
  let tls: Server.TLS
  private let folder: String

  init() throws {
    var template = Array("/tmp/http-tls-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw RawClient.Failure(description: "mkdtemp") }
    folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    tls = Server.TLS(certificateFile: "\(folder)/certificate.pem", keyFile: "\(folder)/key.pem")
    guard let key = Self.makeKey(), let certificate = X509_new() else {
      throw RawClient.Failure(description: "no certificate")
    }
    defer {
      EVP_PKEY_free(key)
      X509_free(certificate)
    }
    X509_set_version(certificate, 2)
    ASN1_INTEGER_set(X509_get_serialNumber(certificate), 1)
    X509_gmtime_adj(X509_getm_notBefore(certificate), -60)
    X509_gmtime_adj(X509_getm_notAfter(certificate), 3600)
    X509_set_pubkey(certificate, key)
    let name = X509_get_subject_name(certificate)
    X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_ASC, Array("localhost".utf8), -1, -1, 0)
    X509_set_issuer_name(certificate, name)
    X509_sign(certificate, key, nil)
    try Self.write(tls.certificateFile) { PEM_write_bio_X509($0, certificate) }
    try Self.write(tls.keyFile) { PEM_write_bio_PrivateKey($0, key, nil, nil, 0, nil, nil) }
  }

  deinit {
    unlink(tls.certificateFile)
    unlink(tls.keyFile)
    rmdir(folder)
  }

  private static func makeKey() -> OpaquePointer? {
    let generator = EVP_PKEY_CTX_new_id(EVP_PKEY_ED25519, nil)
    defer { EVP_PKEY_CTX_free(generator) }
    var key: OpaquePointer?
    EVP_PKEY_keygen_init(generator)
    return EVP_PKEY_keygen(generator, &key) == 1 ? key : nil
  }

  private static func write(_ path: String, _ body: (OpaquePointer?) -> Int32) throws {
    let file = BIO_new_file(path, "w")
    defer { BIO_free(file) }
    guard body(file) == 1 else { throw RawClient.Failure(description: "cannot write \(path)") }
  }
}

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
