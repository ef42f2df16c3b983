public import HTTPClient
internal import Payments
public import Primitives

/// How a tenant's apps are known at Apple's push service.
public struct APNsSettings: Sendable {
  let team: String
  let keyID: String
  let pem: String
  /// The app's bundle id.
  let topic: String
  /// `https://api.push.apple.com`, or the sandbox's.
  public let origin: String
  /// Who vouches for a server of the operator's own, in PEM; nil: the system's authorities.
  public let authorities: String?

  /// Members `team_id`, `key_id`, `private_key_pem`, `bundle_id`; `environment` (`production` unless `sandbox`), or `api_url`
  /// and `roots_pem` of a server in Apple's place.
  public init(_ json: JSON) throws(PushSettingsFault) {
    func text(_ name: String) throws(PushSettingsFault) -> String {
      guard let text = json[name]?.text, !text.isEmpty else {
        throw PushSettingsFault(description: "\(name) is missing")
      }
      return text
    }
    team = try text("team_id")
    keyID = try text("key_id")
    topic = try text("bundle_id")
    pem = try text("private_key_pem")
    guard PrivateKey(pem: pem) != nil else {
      throw PushSettingsFault(description: "private_key_pem is no key on P-256")
    }
    let environment = json["environment"]?.text ?? "production"
    guard let usual = Self.origins[environment] else {
      throw PushSettingsFault(description: "environment: say production or sandbox")
    }
    origin = json["api_url"]?.text ?? usual
    guard origin.hasPrefix("https://") else {
      throw PushSettingsFault(description: "api_url is not by https")
    }
    authorities = json["roots_pem"]?.text
  }

  private static let origins = [
    "production": "https://api.push.apple.com", "sandbox": "https://api.sandbox.push.apple.com",
  ]

  /// Names the credential: another key is another one.
  var credential: String { "\(team)/\(keyID)/\(pem)" }
}

/// Messages to Apple's devices ("Sending notification requests to APNs", developer.apple.com), over HTTP/2.
public enum APNs {
  /// Our credential. Apple refuses one that is older than an hour, and who makes new ones more often than each 20 minutes
  /// ("Establishing a token-based connection to APNs").
  public static func token(_ settings: APNsSettings, at now: Timestamp) -> String? {
    guard let key = PrivateKey(pem: settings.pem) else { return nil }
    return SignedJSON.make(
      ["alg": "ES256", "kid": .string(settings.keyID)],
      ["iss": .string(settings.team), "iat": .number("\(now.unixSeconds)")], with: key)
  }

  /// A notice's id and a sentence that is the same for everyone. The app's extension fetches the notice's own text, since it
  /// may change the content (`mutable-content`). One that replaces an earlier one of the same notice (`apns-collapse-id`).
  public static func request(
    _ settings: APNsSettings, token: String, device: String, notice: UUID, sentence: String,
    expires: Timestamp
  ) -> OutgoingRequest {
    let body: JSON = [
      "aps": ["alert": ["body": .string(sentence)], "mutable-content": .number("1"), "sound": "default"],
      "notice": .string(notice.description),
    ]
    return OutgoingRequest(
      "POST", "\(settings.origin)/3/device/\(device)",
      headers: [
        ("authorization", "bearer \(token)"), ("apns-topic", settings.topic), ("apns-push-type", "alert"),
        ("apns-priority", "10"), ("apns-expiration", "\(expires.unixSeconds)"),
        ("apns-collapse-id", notice.description), ("content-type", "application/json"),
      ], body: body.bytes)
  }

  /// By status and reason ("Handling notification responses from APNs").
  public static func outcome(_ answer: OutgoingResponse) -> PushOutcome {
    let reason = (try? JSON.parse(answer.body))?["reason"]?.text ?? ""
    switch (answer.status, reason) {
    case (200, _): return .taken
    case (410, _), (400, "BadDeviceToken"): return .gone
    case (403, "ExpiredProviderToken"): return .expired
    // Of one device, or of the credential.
    case (429, "TooManyRequests"): return .later(seconds: answer.retryAfter, service: false)
    case (429, _), (500..., _): return .later(seconds: answer.retryAfter, service: true)
    case (403, _): return .notTrusted("\(answer.status) \(plain(reason))")
    default: return .refused("\(answer.status) \(plain(reason))")
    }
  }

  /// Apple's word, and nothing else that a server could write into our log.
  private static func plain(_ reason: String) -> String {
    String(reason.filter { $0.isASCII && $0.isLetter }.prefix(60))
  }
}
