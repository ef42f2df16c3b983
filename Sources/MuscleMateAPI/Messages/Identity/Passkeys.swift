public import APISchema
public import Primitives

/// A passkey as its owner sees it.
public struct Passkey: Message {
  public var id = UUID.unset
  /// The name that its owner gave it.
  public var name = ""
  /// Whether it may be kept by more than one device.
  public var backupEligible = false
  /// Whether more than one device keeps it now.
  public var backedUp = false
  /// Whether it opens nothing any more, since its counter went back: there may be a copy.
  public var suspended = false
  public var createdAt = Timestamp.unset
  public var lastUsedAt: Timestamp?

  public init() {}

  public static let shape: Shape<Self> = Shape("Passkey", Passkey.init) {
    Field("id", \.id)
    Field("name", \.name)
    Field("backup_eligible", \.backupEligible)
    Field("backed_up", \.backedUp)
    Field("suspended", \.suspended)
    Field("created_at", \.createdAt)
    Field("last_used_at", \.lastUsedAt)
  }
}

/// An object that others define and the server hands through or does not read: WebAuthn's options and extensions.
public struct ForeignObject: FieldValue {
  public var json: JSON

  public init(_ json: JSON = .object([])) { self.json = json }

  public static func decode(_ json: JSON, _: Rules, into faults: inout Faults) -> ForeignObject? {
    guard case .object = json else {
      faults.add(.wrongType(expected: "object"))
      return nil
    }
    return ForeignObject(json)
  }

  public static func schema(_: Rules, _: inout SchemaComponents) -> JSON { ["type": "object"] }
  public func encoded() -> JSON { json }
}

/// The argument of `navigator.credentials.create` or `.get`, through `parseCreationOptionsFromJSON` or
/// `parseRequestOptionsFromJSON` (Web Authentication, Level 3, section 5.1).
public struct PasskeyOptions: Message {
  /// The options for the browser's API.
  public var publicKey = ForeignObject()

  public init(_ publicKey: JSON = .object([])) { self.publicKey = ForeignObject(publicKey) }

  public static let shape: Shape<Self> = Shape("PasskeyOptions", { PasskeyOptions() }) {
    Field("publicKey", \.publicKey)
  }
}

/// A `PublicKeyCredential` of a registration as its `toJSON` gives it.
public struct PasskeyCredential: Message {
  /// The id of the passkey, in base64url.
  public var id = ""
  /// The same id. It is ignored.
  public var rawID: String?
  /// The type of the credential.
  public var type = PublicKeyType.publicKey
  /// What the device made.
  public var response = AttestationResponse()
  /// Where the passkey is. It is ignored.
  public var authenticatorAttachment: String?
  /// The results of extensions. They are ignored.
  public var clientExtensionResults: ForeignObject?

  public init() {}

  public static let shape: Shape<Self> = Shape("PasskeyCredential", PasskeyCredential.init) {
    Field("id", \.id, .length(1...1400), .format(.base64URL))
    Field("rawId", \.rawID, .length(1...1400), .format(.base64URL))
    Field("type", \.type)
    Field("response", \.response)
    Field("authenticatorAttachment", \.authenticatorAttachment, .length(0...100))
    Field("clientExtensionResults", \.clientExtensionResults)
  }
}

public enum PublicKeyType: String, WordValue { case publicKey = "public-key" }

/// What a device makes when a passkey is registered.
public struct AttestationResponse: Message {
  /// What the browser says of the request, in base64url.
  public var clientDataJSON = ""
  /// The new public key with what the device says of itself, in base64url.
  public var attestationObject = ""
  /// How the device can be reached, as for a later sign-in.
  public var transports: [String] = []
  // The attestation object contains it too; it is read from there.
  /// Part of attestationObject. It is ignored.
  public var authenticatorData: String?
  /// Part of attestationObject. It is ignored.
  public var publicKey: String?
  /// Part of attestationObject. It is ignored.
  public var publicKeyAlgorithm: Int?

  public init() {}

  public static let shape: Shape<Self> = Shape("AttestationResponse", AttestationResponse.init) {
    Field("clientDataJSON", \.clientDataJSON, .length(1...8_192), .format(.base64URL))
    Field("attestationObject", \.attestationObject, .length(1...32_768), .format(.base64URL))
    Field("transports", \.transports, .count(0...10), .length(1...32), .defaulted)
    Field("authenticatorData", \.authenticatorData, .length(0...16_384))
    Field("publicKey", \.publicKey, .length(0...8_192))
    Field("publicKeyAlgorithm", \.publicKeyAlgorithm, .range(-65_535...65_535))
  }
}

/// A `PublicKeyCredential` of a sign-in or a proof as its `toJSON` gives it.
public struct PasskeyAssertion: Message {
  /// The id of the passkey, in base64url.
  public var id = ""
  /// The same id. It is ignored.
  public var rawID: String?
  /// The type of the credential.
  public var type = PublicKeyType.publicKey
  /// What the device made.
  public var response = AssertionResponse()
  /// Where the passkey is. It is ignored.
  public var authenticatorAttachment: String?
  /// The results of extensions. They are ignored.
  public var clientExtensionResults: ForeignObject?

  public init() {}

  public static let shape: Shape<Self> = Shape("PasskeyAssertion", PasskeyAssertion.init) {
    Field("id", \.id, .length(1...1400), .format(.base64URL))
    Field("rawId", \.rawID, .length(1...1400), .format(.base64URL))
    Field("type", \.type)
    Field("response", \.response)
    Field("authenticatorAttachment", \.authenticatorAttachment, .length(0...100))
    Field("clientExtensionResults", \.clientExtensionResults)
  }
}

/// What a device makes when someone signs in by a passkey.
public struct AssertionResponse: Message {
  /// What the browser says of the request, in base64url.
  public var clientDataJSON = ""
  /// What the device says of itself, in base64url.
  public var authenticatorData = ""
  /// The signature over both, in base64url.
  public var signature = ""
  /// The account that the passkey was made for, in base64url.
  public var userHandle: String?

  public init() {}

  public static let shape: Shape<Self> = Shape("AssertionResponse", AssertionResponse.init) {
    Field("clientDataJSON", \.clientDataJSON, .length(1...8_192), .format(.base64URL))
    Field("authenticatorData", \.authenticatorData, .length(1...16_384), .format(.base64URL))
    Field("signature", \.signature, .length(1...2_048), .format(.base64URL))
    Field("userHandle", \.userHandle, .length(1...100), .format(.base64URL))
  }
}

/// A passkey that is to open the account from now on.
public struct NewPasskey: Message {
  /// A name by which its owner knows it again. Absent: a usual one.
  public var name: String?
  public var credential = PasskeyCredential()

  public init() {}

  public static let shape: Shape<Self> = Shape("NewPasskey", NewPasskey.init) {
    Field("name", \.name, .length(1...100), .format(.name))
    Field("credential", \.credential, .writeOnly)
  }
}

/// Signing in without a login name: the passkey knows whose it is.
public struct PasskeySignIn: Message {
  public var credential = PasskeyAssertion()
  /// The role to act in, one that the account has. Absent: the one that it was registered with.
  public var role: AccountRole?
  public var device: String?

  public init() {}

  public static let shape: Shape<Self> = Shape("PasskeySignIn", PasskeySignIn.init) {
    Field("credential", \.credential, .writeOnly)
    Field("role", \.role)
    Field("device", \.device, .length(1...100))
  }
}

extension TextFormat {
  /// RFC 4648, section 5, without padding.
  public static let base64URL = TextFormat("base64url without padding", pattern: "^[A-Za-z0-9_-]+$") { text in
    text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
  }
}
