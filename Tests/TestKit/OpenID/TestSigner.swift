internal import COpenSSL
public import Primitives

/// A provider's key pair: signs tokens, and shows its public half as a JSON Web Key.
public final class TestSigner: Sendable {
  public let algorithm: String
  public let id: String
  private let pair: TestKey
  private var key: OpaquePointer { pair.key }

  /// - Parameters:
  ///   - algorithm: `RS256` or `ES256`.
  ///   - isForger: whether the key is another one than the provider's.
  public init(_ algorithm: String, id: String, isForger: Bool = false) throws {
    self.algorithm = algorithm
    self.id = id
    pair =
      algorithm == "RS256" ? try (isForger ? Self.forgersRSA : Self.providersRSA).get() : try TestKey(.p256)
  }

  /// Made once in the process: an RSA key takes a tenth of a second of the processor, one on P-256 next to nothing.
  private static let providersRSA = Result { try TestKey(.rsa) }
  private static let forgersRSA = Result { try TestKey(.rsa) }

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
  public func pem() throws -> String { try pair.pem() }

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
