internal import COpenSSL
internal import Payments
public import Primitives

/// A certificate authority like Apple's: a root, an authority below it and a leaf that signs App Store data, with
/// Apple's marks on both. New for each, so that one can play the impostor of another.
public final class TestAuthority: Sendable {
  /// The chain as `x5c` holds it, the leaf first, in DER.
  public let chain: [[UInt8]]
  public let rootPEM: String
  /// The leaf's key.
  public let keyPEM: String

  /// Possible flaws of a chain.
  public struct Flaws: Sendable {
    public var leafHasMark = true
    public var intermediateHasMark = true
    public var intermediateIsAuthority = true
    /// Days from now on in which leaf and intermediate are valid.
    public var validDays = -3_650...3_650

    public init() {}
  }

  public init(_ flaws: Flaws = Flaws()) throws {
    let rootKey = try TestKey()
    let middleKey = try TestKey()
    let leafKey = try TestKey()
    let always = -3_650...3_650
    let root = try AuthorityCertificate(
      "Test Root", serial: 1, for: rootKey, by: nil, signedWith: rootKey, isAuthority: true, mark: nil,
      days: always)
    let middle = try AuthorityCertificate(
      "Test Authority", serial: 2, for: middleKey, by: root, signedWith: rootKey,
      isAuthority: flaws.intermediateIsAuthority,
      mark: flaws.intermediateHasMark ? "1.2.840.113635.100.6.2.1" : nil, days: flaws.validDays)
    let leaf = try AuthorityCertificate(
      "Test Signer", serial: 3, for: leafKey, by: middle, signedWith: middleKey, isAuthority: false,
      mark: flaws.leafHasMark ? "1.2.840.113635.100.6.11.1" : nil, days: flaws.validDays)
    chain = [try leaf.der(), try middle.der(), try root.der()]
    rootPEM = try root.pem()
    keyPEM = try leafKey.pem()
  }

  /// A JSON Web Signature of this authority's leaf.
  public func sign(_ payload: JSON, algorithm: String = "ES256", chain: [[UInt8]]? = nil) throws -> String {
    let certificates = (chain ?? self.chain).map { JSON.string(base64($0)) }
    guard let key = PrivateKey(pem: keyPEM),
      let signed = SignedJSON.make(
        ["alg": .string(algorithm), "x5c": .array(certificates)], payload, with: key)
    else { throw TestKitError("could not sign") }
    return signed
  }
}

private final class AuthorityCertificate {
  let certificate: OpaquePointer

  init(
    _ name: String, serial: Int, for key: TestKey, by issuer: AuthorityCertificate?,
    signedWith issuerKey: TestKey,
    isAuthority: Bool, mark: String?, days: ClosedRange<Int>
  ) throws {
    guard let certificate = X509_new() else { throw TestKitError("no certificate") }
    self.certificate = certificate
    let title = X509_NAME_new()
    defer { X509_NAME_free(title) }
    X509_NAME_add_entry_by_txt(title, "CN", MBSTRING_ASC, name, -1, -1, 0)
    X509_set_version(certificate, 2)
    ASN1_INTEGER_set(X509_get_serialNumber(certificate), serial)
    X509_gmtime_adj(X509_getm_notBefore(certificate), days.lowerBound * 86_400)
    X509_gmtime_adj(X509_getm_notAfter(certificate), days.upperBound * 86_400)
    X509_set_subject_name(certificate, title)
    X509_set_issuer_name(certificate, issuer.map { X509_get_subject_name($0.certificate) } ?? title)
    X509_set_pubkey(certificate, key.key)
    // RFC 5280, section 4.2.1: what OpenSSL's strict check wants of an authority and of a leaf.
    let extensions = [
      (NID_basic_constraints, isAuthority ? "critical,CA:TRUE" : "critical,CA:FALSE"),
      (NID_key_usage, isAuthority ? "critical,keyCertSign,cRLSign" : "critical,digitalSignature"),
      (NID_subject_key_identifier, "hash"), (NID_authority_key_identifier, "keyid"),
    ]
    for (kind, value) in extensions { try add(kind, value, issuer: issuer?.certificate ?? certificate) }
    if let mark { try add(mark) }
    guard X509_sign(certificate, issuerKey.key, EVP_sha256()) > 0 else { throw TestKitError("not signed") }
  }

  deinit { X509_free(certificate) }

  private func add(_ kind: Int32, _ value: String, issuer: OpaquePointer) throws {
    var context = X509V3_CTX()
    X509V3_set_ctx(&context, issuer, certificate, nil, nil, 0)
    guard let made = X509V3_EXT_conf_nid(nil, &context, kind, value) else {
      throw TestKitError("no extension \(value)")
    }
    defer { X509_EXTENSION_free(made) }
    X509_add_ext(certificate, made, -1)
  }

  /// An extension whose presence is all that it says; its value is NULL, as in Apple's.
  private func add(_ mark: String) throws {
    let value = ASN1_OCTET_STRING_new()
    let object = OBJ_txt2obj(mark, 1)
    defer {
      ASN1_OCTET_STRING_free(value)
      ASN1_OBJECT_free(object)
    }
    ASN1_OCTET_STRING_set(value, [5, 0], 2)
    guard let made = X509_EXTENSION_create_by_OBJ(nil, object, 0, value) else {
      throw TestKitError("no mark")
    }
    defer { X509_EXTENSION_free(made) }
    X509_add_ext(certificate, made, -1)
  }

  func der() throws -> [UInt8] {
    var output: UnsafeMutablePointer<UInt8>?
    let length = i2d_X509(certificate, &output)
    guard length > 0, let output else { throw TestKitError("no DER") }
    defer { CRYPTO_free(output, #file, #line) }
    return Array(UnsafeBufferPointer(start: output, count: Int(length)))
  }

  func pem() throws -> String { try textByOpenSSL { PEM_write_bio_X509($0, certificate) } }
}

/// Base64 with padding, as `x5c` has it.
private func base64(_ bytes: [UInt8]) -> String {
  var output = [UInt8](repeating: 0, count: (bytes.count + 2) / 3 * 4 + 1)
  let length = EVP_EncodeBlock(&output, bytes, Int32(bytes.count))
  return String(decoding: output.prefix(Int(length)), as: UTF8.self)
}
