public import Primitives

/// A passkey as its owner sees it.
public struct Passkey: Message {
  public var id = UUID(high: 0, low: 0)
  public var name = ""
  /// Whether it may be kept by more than one device.
  public var backupEligible = false
  public var backedUp = false
  /// Whether it opens nothing any more, since its counter went back: there may be a copy.
  public var suspended = false
  public var createdAt = Timestamp(microseconds: 0)
  public var lastUsedAt: Timestamp?

  public init() {}

  public static let shape = Shape("Passkey", Passkey.init) {
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
  public var publicKey = ForeignObject()

  public init(_ publicKey: JSON = .object([])) { self.publicKey = ForeignObject(publicKey) }

  public static let shape = Shape("PasskeyOptions", { PasskeyOptions() }) {
    Field("publicKey", \.publicKey)
  }
}

/// A `PublicKeyCredential` of a registration as its `toJSON` gives it.
public struct PasskeyCredential: Message {
  public var id = ""
  public var rawID: String?
  public var type = PublicKeyType.publicKey
  public var response = AttestationResponse()
  public var authenticatorAttachment: String?
  public var clientExtensionResults: ForeignObject?

  public init() {}

  public static let shape = Shape("PasskeyCredential", PasskeyCredential.init) {
    Field("id", \.id, .length(1...1400), .format(.base64URL))
    Field("rawId", \.rawID, .length(1...1400), .format(.base64URL))
    Field("type", \.type)
    Field("response", \.response)
    Field("authenticatorAttachment", \.authenticatorAttachment, .length(0...100))
    Field("clientExtensionResults", \.clientExtensionResults)
  }
}

public enum PublicKeyType: String, WordValue { case publicKey = "public-key" }

public struct AttestationResponse: Message {
  public var clientDataJSON = ""
  public var attestationObject = ""
  public var transports: [String] = []
  // The attestation object contains it too; it is read from there.
  public var authenticatorData: String?
  public var publicKey: String?
  public var publicKeyAlgorithm: Int?

  public init() {}

  public static let shape = Shape("AttestationResponse", AttestationResponse.init) {
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
  public var id = ""
  public var rawID: String?
  public var type = PublicKeyType.publicKey
  public var response = AssertionResponse()
  public var authenticatorAttachment: String?
  public var clientExtensionResults: ForeignObject?

  public init() {}

  public static let shape = Shape("PasskeyAssertion", PasskeyAssertion.init) {
    Field("id", \.id, .length(1...1400), .format(.base64URL))
    Field("rawId", \.rawID, .length(1...1400), .format(.base64URL))
    Field("type", \.type)
    Field("response", \.response)
    Field("authenticatorAttachment", \.authenticatorAttachment, .length(0...100))
    Field("clientExtensionResults", \.clientExtensionResults)
  }
}

public struct AssertionResponse: Message {
  public var clientDataJSON = ""
  public var authenticatorData = ""
  public var signature = ""
  public var userHandle: String?

  public init() {}

  public static let shape = Shape("AssertionResponse", AssertionResponse.init) {
    Field("clientDataJSON", \.clientDataJSON, .length(1...8_192), .format(.base64URL))
    Field("authenticatorData", \.authenticatorData, .length(1...16_384), .format(.base64URL))
    Field("signature", \.signature, .length(1...2_048), .format(.base64URL))
    Field("userHandle", \.userHandle, .length(1...100), .format(.base64URL))
  }
}

public struct NewPasskey: Message {
  public var name: String?
  public var credential = PasskeyCredential()

  public init() {}

  public static let shape = Shape("NewPasskey", NewPasskey.init) {
    Field("name", \.name, .length(1...100), .format(.name))
    Field("credential", \.credential, .writeOnly)
  }
}

/// Signing in without a login name: the passkey knows whose it is.
public struct PasskeySignIn: Message {
  public var credential = PasskeyAssertion()
  /// One that the account has; absent: the one it was registered with.
  public var role: AccountRole?
  public var device: String?

  public init() {}

  public static let shape = Shape("PasskeySignIn", PasskeySignIn.init) {
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
