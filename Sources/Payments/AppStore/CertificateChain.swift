internal import COpenSSL
internal import Primitives

/// The roots that a chain must lead to: Apple's own in production.
public final class TrustedRoots: Sendable {
  /// `@unchecked` in effect: the store is filled before anyone else sees it, and reading it takes OpenSSL's own lock.
  nonisolated(unsafe) private let store: OpaquePointer

  /// From PEM, one certificate or several. Nil where there is none, or something is none.
  public init?(pem: String) {
    guard let store = X509_STORE_new() else { return nil }
    self.store = store
    guard Self.fill(store, from: Array(pem.utf8)) else { return nil }
    X509_STORE_set_flags(store, UInt(X509_V_FLAG_X509_STRICT))
  }

  deinit { X509_STORE_free(store) }

  private static func fill(_ store: OpaquePointer, from pem: [UInt8]) -> Bool {
    guard pem.count <= 64 * 1024, let source = BIO_new_mem_buf(pem, Int32(pem.count)) else { return false }
    defer {
      BIO_free(source)
      // The end of the text is reported as an error as well.
      ERR_clear_error()
    }
    var count = 0
    while let certificate = PEM_read_bio_X509(source, nil, nil, nil) {
      defer { X509_free(certificate) }
      guard X509_STORE_add_cert(store, certificate) == 1 else { return false }
      count += 1
    }
    return count > 0
  }

  /// Apple's marks: a leaf that signs App Store data, and the authority that issues such leaves.
  private static let leafMark = "1.2.840.113635.100.6.11.1"
  private static let intermediateMark = "1.2.840.113635.100.6.2.1"

  /// The leaf's key, where leaf and intermediate were valid at that time and lead to one of the roots. The third
  /// certificate is the sender's copy of the root and proves nothing.
  func key(of chain: [[UInt8]], at time: Timestamp) throws(AppStoreFault) -> PublicKey {
    guard chain.count == 3 else { throw .incompleteChain }
    guard let leaf = Certificate(chain[0]), let intermediate = Certificate(chain[1]),
      Certificate(chain[2]) != nil
    else { throw .malformedCertificate }
    try verify(leaf, through: intermediate, at: time)
    guard leaf.has(Self.leafMark), intermediate.has(Self.intermediateMark), !leaf.isAuthority else {
      throw .wrongPurpose
    }
    guard let key = PublicKey(X509_get0_pubkey(leaf.certificate)) else { throw .wrongAlgorithm }
    return key
  }

  private func verify(
    _ leaf: Certificate, through intermediate: Certificate, at time: Timestamp
  ) throws(AppStoreFault) {
    guard let context = X509_STORE_CTX_new(), let between = OPENSSL_sk_new_null() else {
      throw .untrustedChain
    }
    defer {
      X509_STORE_CTX_free(context)
      OPENSSL_sk_free(between)
      ERR_clear_error()
    }
    guard OPENSSL_sk_push(between, UnsafeRawPointer(intermediate.certificate)) == 1,
      X509_STORE_CTX_init(context, store, leaf.certificate, between) == 1
    else { throw .untrustedChain }
    X509_STORE_CTX_set_time(context, 0, time_t(time.unixSeconds))
    guard X509_verify_cert(context) != 1 else { return }
    switch X509_STORE_CTX_get_error(context) {
    case X509_V_ERR_CERT_HAS_EXPIRED, X509_V_ERR_CERT_NOT_YET_VALID: throw .expiredCertificate
    default: throw .untrustedChain
    }
  }
}

/// An X.509 certificate, freed with the object.
private final class Certificate {
  let certificate: OpaquePointer

  init?(_ der: [UInt8]) {
    let parsed = der.withUnsafeBufferPointer { buffer -> OpaquePointer? in
      var start = buffer.baseAddress
      guard let parsed = d2i_X509(nil, &start, buffer.count) else { return nil }
      // Nothing may follow it.
      guard start == buffer.baseAddress.map({ $0 + buffer.count }) else {
        X509_free(parsed)
        return nil
      }
      return parsed
    }
    guard let parsed else { return nil }
    certificate = parsed
  }

  deinit { X509_free(certificate) }

  var isAuthority: Bool { X509_check_ca(certificate) != 0 }

  /// Whether it carries this extension, whatever it says.
  func has(_ oid: String) -> Bool {
    guard let object = OBJ_txt2obj(oid, 1) else { return false }
    defer { ASN1_OBJECT_free(object) }
    return X509_get_ext_by_OBJ(certificate, object, -1) >= 0
  }
}
