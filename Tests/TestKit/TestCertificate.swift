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
    guard let certificate = X509_new() else { throw TestKitError("no certificate") }
    defer { X509_free(certificate) }
    let pair = try TestKey(.ed25519)
    defer { withExtendedLifetime(pair) {} }
    let key = pair.key
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

  private static func write(_ path: String, _ body: (OpaquePointer) -> Int32) throws {
    try Files.write(try textByOpenSSL(body).utf8, to: path)
  }
}
