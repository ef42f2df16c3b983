public import HTTPClient
public import Primitives

/// A browser's address at its maker's push service, and the keys that a message to it is encrypted with.
public struct WebPushSubscription: Sendable {
  public let endpoint: String
  /// Scheme and host: who vouches for the token.
  public let origin: String
  let publicPoint: [UInt8]
  let secret: [UInt8]

  /// Nil where the endpoint is no https address of a host, or a key is none.
  ///
  /// - Parameters:
  ///   - publicKey: a point on P-256, in base64url (`p256dh`).
  ///   - secret: 16 bytes in base64url (`auth`).
  public init?(endpoint: String, publicKey: String, secret: String) {
    guard let origin = Self.origin(of: endpoint), let point = Base64URL.decode(publicKey),
      AgreementKey.isPoint(point), let bytes = Base64URL.decode(secret), bytes.count == 16
    else { return nil }
    self.endpoint = endpoint
    self.origin = origin
    publicPoint = point
    self.secret = bytes
  }

  /// Nil where it has a name, a password or a fragment, or leads to an address that is not public.
  public static func origin(of endpoint: String) -> String? {
    let scheme = "https://"
    guard endpoint.hasPrefix(scheme), endpoint.utf8.allSatisfy({ 0x21...0x7E ~= $0 && $0 != 0x5C }) else {
      return nil
    }
    let rest = endpoint.dropFirst(scheme.count)
    let host = rest.prefix { !"/?#".contains($0) }
    guard !host.isEmpty, !host.contains("@"), !rest.contains("#"), PublicAddress.admits(host: host) else {
      return nil
    }
    return scheme + host
  }
}

/// Messages to browsers (RFC 8030), encrypted (RFC 8291) and signed for (RFC 8292).
public enum WebPush {
  /// A notice's id, for the service worker to fetch; nil where OpenSSL refuses.
  ///
  /// - Parameters:
  ///   - contact: taken where the settings name none.
  ///   - seconds: how long the service keeps it for a browser that is away.
  public static func request(
    _ settings: VAPIDSettings, to subscription: WebPushSubscription, notice: UUID, contact: String,
    keptFor seconds: Int, at now: Timestamp
  ) -> OutgoingRequest? {
    var random = SystemRandomNumberGenerator()
    let body: JSON = ["notice": .string(notice.description)]
    guard let sender = AgreementKey(),
      let message = MessageEncryption.encrypt(
        body.bytes, for: subscription, by: sender, salt: random.bytes(16)),
      let token = settings.token(for: subscription.origin, contact: contact, at: now)
    else { return nil }
    return OutgoingRequest(
      "POST", subscription.endpoint,
      headers: [
        ("Authorization", "vapid t=\(token), k=\(settings.publicKey)"), ("Content-Encoding", "aes128gcm"),
        ("Content-Type", "application/octet-stream"), ("TTL", "\(seconds)"), ("Urgency", "high"),
        // At most 32 characters of base64url: one that waits is replaced (RFC 8030, section 5.4).
        ("Topic", notice.description.filter { $0 != "-" }),
      ], body: message)
  }

  /// By RFC 8030, sections 5 and 7.3, and RFC 8292, section 4.2.
  public static func outcome(_ answer: OutgoingResponse) -> PushOutcome {
    switch answer.status {
    case 200...299: .taken
    case 404, 410: .gone
    case 429: .later(seconds: answer.retryAfter, service: false)
    case 500...: .later(seconds: answer.retryAfter, service: true)
    case 401, 403: .notTrusted("\(answer.status)")
    default: .refused("\(answer.status)")
    }
  }
}
