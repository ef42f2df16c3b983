/// The authenticator's data about itself and about the ceremony (WebAuthn, section 6.1).
struct AuthenticatorData {
  let relyingPartyHash: [UInt8]
  let flags: Flags
  let signCount: UInt32
  let attested: AttestedCredential?

  struct Flags: OptionSet {
    let rawValue: UInt8

    static let userPresent = Flags(rawValue: 1 << 0)
    static let userVerified = Flags(rawValue: 1 << 2)
    static let backupEligible = Flags(rawValue: 1 << 3)
    static let backedUp = Flags(rawValue: 1 << 4)
    static let attestedCredential = Flags(rawValue: 1 << 6)
    static let extensions = Flags(rawValue: 1 << 7)
  }

  struct AttestedCredential {
    let id: [UInt8]
    let key: COSEKey
    let keyBytes: [UInt8]
  }

  /// Throws where the bytes are not whole, or more than the flags announce.
  init(_ bytes: [UInt8]) throws(WebAuthnFault) {
    guard bytes.count >= 37 else { throw .malformed }
    relyingPartyHash = Array(bytes[..<32])
    flags = Flags(rawValue: bytes[32])
    signCount = bytes[33..<37].reduce(0) { $0 << 8 | UInt32($1) }
    var position = 37
    if flags.contains(.attestedCredential) {
      attested = try Self.attested(bytes, &position)
    } else {
      attested = nil
    }
    if flags.contains(.extensions) {
      var reader = CBORReader(bytes, from: position)
      guard case .map? = reader.value() else { throw .malformed }
      position = reader.position
    }
    guard position == bytes.count else { throw .malformed }
  }

  /// The model's identifier, which `none` attestation leaves unproved and we don't keep; the credential's; its key.
  private static func attested(
    _ bytes: [UInt8], _ position: inout Int
  ) throws(WebAuthnFault) -> AttestedCredential {
    let start = position + 18
    guard bytes.count >= start else { throw .malformed }
    let length = Int(bytes[start - 2]) << 8 | Int(bytes[start - 1])
    // Section 4: a credential's identifier has 16 bytes at least and 1023 at most.
    guard (16...1023).contains(length), bytes.count > start + length else { throw .malformed }
    var reader = CBORReader(bytes, from: start + length)
    guard let map = reader.value() else { throw .malformed }
    guard let key = COSEKey(map) else { throw .algorithm }
    position = reader.position
    return AttestedCredential(
      id: Array(bytes[start..<(start + length)]), key: key,
      keyBytes: Array(bytes[(start + length)..<reader.position]))
  }
}
