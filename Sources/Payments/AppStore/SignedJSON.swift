public import Primitives

/// A JSON Web Signature in compact form (RFC 7515, section 7.1), taken apart and not yet believed.
public struct SignedJSON {
  let header: JSON
  let payload: JSON
  /// The bytes that the signature covers: header and payload as they came.
  let signedBytes: [UInt8]
  let signature: [UInt8]

  /// A notification with its two inner signatures is some 10 KB.
  static let limit = 128 * 1024

  init(_ text: String) throws(AppStoreFault) {
    let parts =
      text.utf8.count <= Self.limit ? text.split(separator: ".", omittingEmptySubsequences: false) : []
    guard parts.count == 3, let head = Base64URL.decode(parts[0]), let body = Base64URL.decode(parts[1]),
      let signature = Base64URL.decode(parts[2])
    else { throw .malformed }
    header = try Self.object(head)
    payload = try Self.object(body)
    signedBytes = Array("\(parts[0]).\(parts[1])".utf8)
    self.signature = signature
    // `none` and the HMAC algorithms are how such tokens are forged (RFC 8725, section 2.1); what `crit` names must
    // be understood (RFC 7515, section 4.1.11), and nothing is.
    guard header["alg"]?.text == "ES256", header["crit"] == nil else { throw .wrongAlgorithm }
    guard signature.count == ES256.signatureLength else { throw .wrongSignature }
  }

  /// The certificates of `x5c`, the leaf first: base64 with padding, not base64url (RFC 7515, section 4.1.6).
  var certificates: [[UInt8]] {
    get throws(AppStoreFault) {
      guard let elements = header["x5c"]?.elements, elements.count == 3 else { throw .incompleteChain }
      var certificates: [[UInt8]] = []
      for element in elements {
        guard let text = element.text, let bytes = Base64.decode(text) else { throw .malformedCertificate }
        certificates.append(bytes)
      }
      return certificates
    }
  }

  /// Header and payload, signed; nil where OpenSSL refuses.
  public static func make(_ header: JSON, _ payload: JSON, with key: borrowing PrivateKey) -> String? {
    let text = "\(Base64URL.encode(header.bytes)).\(Base64URL.encode(payload.bytes))"
    guard let signature = ES256.sign(Array(text.utf8), with: key) else { return nil }
    return "\(text).\(Base64URL.encode(signature))"
  }

  private static func object(_ bytes: [UInt8]) throws(AppStoreFault) -> JSON {
    guard let json = try? JSON.parse(bytes), case .object = json else { throw .malformed }
    return json
  }
}

/// Base64 with the standard alphabet and padding (RFC 4648, section 4), read strictly.
enum Base64 {
  static func decode(_ text: String) -> [UInt8]? {
    guard text.utf8.count.isMultiple(of: 4) else { return nil }
    var digits = Substring(text)
    for _ in 0..<2 where digits.last == "=" { digits.removeLast() }
    guard !digits.utf8.contains(where: { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }) else {
      return nil
    }
    let translated = digits.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "+"): UInt8(ascii: "-")
      case UInt8(ascii: "/"): UInt8(ascii: "_")
      default: byte
      }
    }
    return Base64URL.decode(String(decoding: translated, as: UTF8.self))
  }
}
