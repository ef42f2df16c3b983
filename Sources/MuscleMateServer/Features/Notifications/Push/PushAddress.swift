internal import MuscleMateAPI
internal import Primitives
internal import PushServices
internal import Secrets

/// Where a device is reached, as it is sealed.
enum PushAddress: Sendable {
  case apns(token: String)
  case web(WebPushSubscription, publicKey: String, secret: String)

  /// Nil where the subscription's key is no point of the curve.
  init?(_ target: PushTarget) {
    switch target.kind {
    case .apns:
      guard let token = target.token else { return nil }
      self = .apns(token: token.lowercased())
    case .web:
      guard let keys = target.keys, let endpoint = target.endpoint else { return nil }
      self.init(endpoint: endpoint, publicKey: keys.p256dh, secret: keys.auth)
    }
  }

  init?(_ json: JSON) {
    if let token = json["token"]?.text {
      self = .apns(token: token)
      return
    }
    guard let endpoint = json["endpoint"]?.text, let key = json["p256dh"]?.text, let auth = json["auth"]?.text
    else { return nil }
    self.init(endpoint: endpoint, publicKey: key, secret: auth)
  }

  private init?(endpoint: String, publicKey: String, secret: String) {
    let subscription = WebPushSubscription(endpoint: endpoint, publicKey: publicKey, secret: secret)
    guard let subscription else { return nil }
    self = .web(subscription, publicKey: publicKey, secret: secret)
  }

  var json: JSON {
    switch self {
    case .apns(let token): ["token": .string(token)]
    case .web(let subscription, let key, let secret):
      ["endpoint": .string(subscription.endpoint), "p256dh": .string(key), "auth": .string(secret)]
    }
  }

  /// By which the same device is known again, without its address.
  var digest: [UInt8] {
    switch self {
    case .apns(let token): SHA256.digest("apns \(token)".utf8)
    case .web(let subscription, _, _): SHA256.digest("web \(subscription.endpoint)".utf8)
    }
  }
}
