internal import COpenSSL
public import HTTPServer
internal import MuscleMateServer
internal import OperatingSystem

/// A self-signed certificate of `localhost` and its key in a folder of their own, removed with the value.
public final class TestCertificate: Sendable {
  public let tls: Server.TLS
  private let folder: String

  public init() throws {
    folder = try Files.makeTemporaryFolder("/tmp/musclemate-tls-")
    tls = Server.TLS(certificateFile: "\(folder)/certificate.pem", keyFile: "\(folder)/key.pem")
    guard let key = Self.makeKey(), let certificate = X509_new() else { throw TestKitError("no certificate") }
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
    let host = Array("localhost".utf8)
    X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_ASC, host, Int32(host.count), -1, 0)
    X509_set_issuer_name(certificate, name)
    X509_sign(certificate, key, nil)
    try Self.write(tls.certificateFile) { PEM_write_bio_X509($0, certificate) }
    try Self.write(tls.keyFile) { PEM_write_bio_PrivateKey($0, key, nil, nil, 0, nil, nil) }
  }

  deinit { Files.remove(folder) }

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
    guard body(file) == 1 else { throw TestKitError("cannot write \(path)") }
  }
}
