public import APISchema
public import Primitives

/// The push service that a device hears from.
public enum PushKind: String, WordValue {
  /// Apple's, for iPhones and iPads.
  case apns
  /// A browser's own, by the Push API.
  case web
}

/// The keys of a browser's subscription.
public struct PushKeys: Message {
  /// The browser's public key, in base64url.
  public var p256dh = ""
  /// The secret that it shares with the sender, in base64url.
  public var auth = ""

  public init() {}

  public static let shape: Shape<Self> = Shape("PushKeys", PushKeys.init) {
    Field("p256dh", \.p256dh, .length(87...87), .format(.base64URL))
    Field("auth", \.auth, .length(22...22), .format(.base64URL))
  }
}

/// A device that notices are sent to. Its address is kept encrypted, and no answer has it.
public struct PushTarget: Message {
  /// How the device is reached.
  public var kind = PushKind.web
  /// The device token that iOS gave the app, in hexadecimal digits. Only for apns.
  public var token: String?
  /// The address that the browser's subscription names. Only for web.
  public var endpoint: String?
  /// The subscription's keys. Only for web.
  public var keys: PushKeys?
  /// The id that the device syncs under, if it does.
  public var deviceID: UUID?

  public init() {}

  public static let shape: Shape<Self> = Shape("PushTarget", PushTarget.init) {
    Field("kind", \.kind)
    Field("token", \.token, .length(64...200), .format(.deviceToken))
    Field("endpoint", \.endpoint, .length(9...1_000), .format(.secureURL))
    Field("keys", \.keys)
    Field("device_id", \.deviceID)
  } check: { target, faults in
    switch target.kind {
    case .apns:
      if target.token == nil { faults.add("token", .missing) }
    case .web:
      if target.endpoint == nil { faults.add("endpoint", .missing) }
      if target.keys == nil { faults.add("keys", .missing) }
    }
  }
}

/// What a browser subscribes with.
public struct PushKey: Message {
  /// The `applicationServerKey` of this tenant, in base64url. Absent: nothing is sent to browsers here.
  public var key: String?

  public init() {}

  public static let shape: Shape<Self> = Shape("PushKey", PushKey.init) {
    Field("key", \.key)
  }
}

extension TextFormat {
  static let deviceToken = TextFormat(
    "a device token in hexadecimal digits", pattern: "^([0-9A-Fa-f]{2})+$"
  ) { text in
    text.utf8.count.isMultiple(of: 2)
      && text.utf8.allSatisfy { 48...57 ~= $0 || 65...70 ~= $0 || 97...102 ~= $0 }
  }
}
