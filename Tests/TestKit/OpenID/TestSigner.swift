internal import COpenSSL
public import Primitives

/// A provider's key pair, new for each test: signs tokens, and shows its public half as a JSON Web Key.
///
/// `@unchecked Sendable`: OpenSSL's key is only read once it is made.
public final class TestSigner: @unchecked Sendable {
  public let algorithm: String
  public let id: String
  private let key: OpaquePointer

  /// - Parameter algorithm: `RS256` or `ES256`.
  public init(_ algorithm: String, id: String) throws {
    self.algorithm = algorithm
    self.id = id
    let generator = EVP_PKEY_CTX_new_id(algorithm == "RS256" ? EVP_PKEY_RSA : EVP_PKEY_EC, nil)
    defer { EVP_PKEY_CTX_free(generator) }
    EVP_PKEY_keygen_init(generator)
    if algorithm == "RS256" {
      EVP_PKEY_CTX_set_rsa_keygen_bits(generator, 2048)
    } else {
      EVP_PKEY_CTX_set_ec_paramgen_curve_nid(generator, NID_X9_62_prime256v1)
    }
    var key: OpaquePointer?
    guard EVP_PKEY_keygen(generator, &key) == 1, let key else { throw TestKitError("no key") }
    self.key = key
  }

  deinit { EVP_PKEY_free(key) }

  /// RFC 7517.
  public var publicKey: JSON {
    algorithm == "RS256"
      ? [
        "kty": "RSA", "kid": .string(id), "alg": "RS256", "use": "sig", "n": .string(number("n")),
        "e": .string(number("e")),
      ]
      : [
        "kty": "EC", "kid": .string(id), "alg": "ES256", "use": "sig", "crv": "P-256",
        "x": .string(number("qx", length: 32)), "y": .string(number("qy", length: 32)),
      ]
  }

  /// The private key in PEM, as Apple hands it out.
  public func pem() throws -> String {
    let output = BIO_new(BIO_s_mem())
    defer { BIO_free(output) }
    guard PEM_write_bio_PKCS8PrivateKey(output, key, nil, nil, 0, nil, nil) == 1 else {
      throw TestKitError("no PEM")
    }
    var text = [UInt8](repeating: 0, count: 4096)
    let count = BIO_read(output, &text, Int32(text.count))
    return String(decoding: text.prefix(Int(count)), as: UTF8.self)
  }

  /// A token with these claims; members of the header may be others than the key's own.
  public func token(_ claims: JSON, header: [String: JSON] = [:]) throws -> String {
    var members: [String: JSON] = ["alg": .string(algorithm), "kid": .string(id), "typ": "JWT"]
    members.merge(header) { $1 }
    let head = JSON.object(members.filter { $0.value != .null }.map { JSON.Member($0.key, $0.value) })
    let signed = "\(Base64URL.encode(head.bytes)).\(Base64URL.encode(claims.bytes))"
    return "\(signed).\(Base64URL.encode(try sign(Array(signed.utf8))))"
  }

  private func sign(_ bytes: [UInt8]) throws -> [UInt8] {
    let context = EVP_MD_CTX_new()
    defer { EVP_MD_CTX_free(context) }
    var signature = [UInt8](repeating: 0, count: 512)
    var length = signature.count
    guard EVP_DigestSignInit(context, nil, EVP_sha256(), nil, key) == 1,
      EVP_DigestSign(context, &signature, &length, bytes, bytes.count) == 1
    else { throw TestKitError("no signature") }
    let made = Array(signature.prefix(length))
    return algorithm == "RS256" ? made : try concatenated(made)
  }

  /// OpenSSL's DER as r ‖ s (RFC 7518, section 3.4).
  private func concatenated(_ der: [UInt8]) throws -> [UInt8] {
    let parsed = der.withUnsafeBufferPointer { buffer in
      var start = buffer.baseAddress
      return d2i_ECDSA_SIG(nil, &start, buffer.count)
    }
    defer { ECDSA_SIG_free(parsed) }
    var r = [UInt8](repeating: 0, count: 32)
    var s = r
    BN_bn2binpad(ECDSA_SIG_get0_r(parsed), &r, 32)
    BN_bn2binpad(ECDSA_SIG_get0_s(parsed), &s, 32)
    return r + s
  }

  private func number(_ name: String, length: Int? = nil) -> String {
    var number: OpaquePointer?
    EVP_PKEY_get_bn_param(key, name, &number)
    defer { BN_free(number) }
    let count = length ?? Int((BN_num_bits(number) + 7) / 8)
    var bytes = [UInt8](repeating: 0, count: count)
    BN_bn2binpad(number, &bytes, Int32(count))
    return Base64URL.encode(bytes)
  }
}
