internal import Primitives

/// A JSON Web Token in compact form (RFC 7519, RFC 7515, section 7.1), taken apart and not yet believed.
struct SignedToken {
  let algorithm: JSONWebKey.Algorithm
  let keyID: String?
  let claims: JSON
  private let signedBytes: [UInt8]
  private let signature: [UInt8]

  /// A token with a few dozen claims takes 2 KB.
  static let limit = 16 * 1024

  init(_ text: String) throws(IDTokenFault) {
    let parts =
      text.utf8.count <= Self.limit ? text.split(separator: ".", omittingEmptySubsequences: false) : []
    guard parts.count == 3, let head = Self.object(parts[0]), let claims = Self.object(parts[1]),
      let signature = Base64URL.decode(parts[2])
    else { throw .malformed }
    // `none` and the HMAC algorithms are how tokens are forged (RFC 8725, section 2.1); what `crit` names must be
    // understood (RFC 7515, section 4.1.11), and nothing is.
    guard let algorithm = head["alg"]?.text.flatMap(JSONWebKey.Algorithm.init(rawValue:)),
      head["crit"] == nil, head["typ"]?.text?.uppercased() ?? "JWT" == "JWT"
    else { throw .wrongAlgorithm }
    self.algorithm = algorithm
    keyID = head["kid"]?.text
    self.claims = claims
    signedBytes = Array("\(parts[0]).\(parts[1])".utf8)
    self.signature = signature
  }

  /// - Throws: `unknownKey` where the set has no such key, which a newer one may have.
  func verify(by keys: JSONWebKeySet) throws(IDTokenFault) {
    guard let key = keys.key(keyID, algorithm) else { throw .unknownKey }
    guard key.verify(signature, over: signedBytes) else { throw .wrongSignature }
  }

  private static func object(_ part: Substring) -> JSON? {
    guard let bytes = Base64URL.decode(part), let json = try? JSON.parse(bytes), case .object = json else {
      return nil
    }
    return json
  }
}
