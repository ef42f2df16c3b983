internal import Primitives

/// Registering and using a passkey (Web Authentication, Level 3, sections 7.1 and 7.2): what the server has to check.
public enum WebAuthn {
  /// A passkey as it is registered.
  public struct Credential: Sendable {
    public let id: [UInt8]
    /// In COSE, as the authenticator wrote it.
    public let publicKey: [UInt8]
    public let signCount: UInt32
    public let isBackupEligible: Bool
    public let isBackedUp: Bool
  }

  /// The result of a valid answer.
  public struct Use: Sendable {
    public let signCount: UInt32
    public let isBackedUp: Bool
  }

  /// A passkey as the server knows it.
  public struct KnownKey: Sendable {
    public let publicKey: [UInt8]
    public let isBackupEligible: Bool

    public init(publicKey: [UInt8], isBackupEligible: Bool) {
      self.publicKey = publicKey
      self.isBackupEligible = isBackupEligible
    }
  }

  /// The data that the client signed, as bytes of both parts, and the signature.
  public struct Assertion: Sendable {
    public let clientData: [UInt8]
    public let authenticatorData: [UInt8]
    public let signature: [UInt8]

    public init(clientData: [UInt8], authenticatorData: [UInt8], signature: [UInt8]) {
      self.clientData = clientData
      self.authenticatorData = authenticatorData
      self.signature = signature
    }
  }

  /// The challenge that client data answer, in base64url, before anything of them is checked: by it the server finds
  /// what it asked. Nil where they name none.
  public static func challenge(in clientData: [UInt8]) -> String? {
    (try? ClientData(clientData))?.challenge
  }

  /// Attestation statements are not looked at, `none` or other: we ask for none, and trust no maker more than another.
  public static func register(
    clientData: [UInt8], attestationObject: [UInt8], challenge: String, at party: RelyingParty
  ) throws(WebAuthnFault) -> Credential {
    try ClientData(clientData).check(.create, challenge, party)
    var reader = CBORReader(attestationObject)
    guard let object = reader.value(), reader.isAtEnd, object[.text("fmt")]?.text != nil,
      let bytes = object[.text("authData")]?.bytes
    else { throw .malformed }
    let data = try AuthenticatorData(bytes)
    try check(data, party, needsVerification: true)
    guard let credential = data.attested else { throw .malformed }
    return Credential(
      id: credential.id, publicKey: credential.keyBytes, signCount: data.signCount,
      isBackupEligible: data.flags.contains(.backupEligible), isBackedUp: data.flags.contains(.backedUp))
  }

  /// - Parameter needsVerification: whether the authenticator must have asked for a PIN, a finger or a face: without it
  ///   a passkey is one factor, with it two.
  public static func verify(
    _ assertion: Assertion, challenge: String, with key: KnownKey, at party: RelyingParty,
    needsVerification: Bool
  ) throws(WebAuthnFault) -> Use {
    try ClientData(assertion.clientData).check(.get, challenge, party)
    let data = try AuthenticatorData(assertion.authenticatorData)
    try check(data, party, needsVerification: needsVerification)
    guard data.flags.contains(.backupEligible) == key.isBackupEligible else { throw .backupState }
    guard let publicKey = COSEKey(key.publicKey) else { throw .algorithm }
    let signed = assertion.authenticatorData + sha256(assertion.clientData)
    guard publicKey.verify(assertion.signature, over: signed) else { throw .signature }
    return Use(signCount: data.signCount, isBackedUp: data.flags.contains(.backedUp))
  }

  private static func check(
    _ data: AuthenticatorData, _ party: RelyingParty, needsVerification: Bool
  ) throws(WebAuthnFault) {
    guard data.relyingPartyHash == party.hash else { throw .relyingParty }
    guard data.flags.contains(.userPresent) else { throw .userAbsent }
    guard !needsVerification || data.flags.contains(.userVerified) else { throw .userUnverified }
    guard data.flags.contains(.backupEligible) || !data.flags.contains(.backedUp) else { throw .backupState }
  }
}

/// Why an answer is refused: the check that failed.
public enum WebAuthnFault: String, Error, CaseIterable, Sendable {
  case malformed, type, challenge, origin, crossOrigin, relyingParty, userAbsent, userUnverified
  case algorithm, backupState, signature
}

/// The data that the browser adds to the challenge (section 5.8.1).
struct ClientData {
  enum Ceremony: String { case create = "webauthn.create", get = "webauthn.get" }

  let type: String
  let challenge: String
  let origin: String
  let isCrossOrigin: Bool

  init(_ bytes: [UInt8]) throws(WebAuthnFault) {
    guard let json = try? JSON.parse(bytes), let type = json["type"]?.text,
      let challenge = json["challenge"]?.text, let origin = json["origin"]?.text
    else { throw .malformed }
    self.type = type
    self.challenge = challenge
    self.origin = origin
    // Inside a frame of another origin nobody signs in here.
    isCrossOrigin = json["crossOrigin"].map { $0 != false } ?? false || json["topOrigin"] != nil
  }

  func check(_ ceremony: Ceremony, _ asked: String, _ party: RelyingParty) throws(WebAuthnFault) {
    guard type == ceremony.rawValue else { throw .type }
    guard challenge == asked else { throw .challenge }
    guard party.accepts(origin) else { throw .origin }
    guard !isCrossOrigin else { throw .crossOrigin }
  }
}
