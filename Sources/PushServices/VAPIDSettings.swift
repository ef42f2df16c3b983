internal import Payments
public import Primitives

/// A tenant's own key, by which push services of browsers know who sends (RFC 8292).
public struct VAPIDSettings: Sendable {
  let pem: String
  /// `mailto:` or `https:`, for a push service's operators; nil: the tenant's own address is taken.
  let contact: String?
  /// The point on P-256, uncompressed, in base64url: what a browser subscribes with.
  public let publicKey: String
  /// Who vouches for a push service of the operator's own, in PEM; nil: the system's authorities.
  public let authorities: String?
  /// Whether a subscription may lead to a machine that is not in the public internet, as in tests.
  public let allowsPrivateAddresses: Bool

  /// Members `private_key_pem`; `contact`, and for a push service of one's own `roots_pem` and `private_addresses`.
  public init(_ json: JSON) throws(PushSettingsFault) {
    guard let pem = json["private_key_pem"]?.text, let key = AgreementKey(pem: pem),
      PrivateKey(pem: pem) != nil
    else { throw PushSettingsFault(description: "private_key_pem is no key on P-256") }
    self.pem = pem
    publicKey = Base64URL.encode(key.publicPoint)
    contact = json["contact"]?.text
    if let contact, !contact.hasPrefix("mailto:"), !contact.hasPrefix("https://") {
      throw PushSettingsFault(description: "contact: expected mailto:… or https://…")
    }
    authorities = json["roots_pem"]?.text
    allowsPrivateAddresses = json["private_addresses"]?.boolean ?? false
  }

  /// The settings with a new key.
  public static func made(contact: String?) throws(PushSettingsFault) -> JSON {
    guard let pem = AgreementKey()?.pem else { throw PushSettingsFault(description: "no key could be made") }
    return .object(
      [JSON.Member("private_key_pem", .string(pem))]
        + (contact.map { [JSON.Member("contact", .string($0))] } ?? []))
  }

  /// - Parameters:
  ///   - origin: of the push service, which takes no token that is for another one.
  ///   - contact: taken where the settings name none.
  func token(for origin: String, contact usual: String, at now: Timestamp) -> String? {
    guard let key = PrivateKey(pem: pem) else { return nil }
    return SignedJSON.make(
      ["typ": "JWT", "alg": "ES256"],
      [
        "aud": .string(origin), "exp": .number("\(now.unixSeconds + Self.lifetime)"),
        "sub": .string(contact ?? usual),
      ], with: key)
  }

  /// Half of the day that is allowed (RFC 8292, section 2), since clocks differ.
  private static let lifetime: Int64 = 12 * 3600
}
