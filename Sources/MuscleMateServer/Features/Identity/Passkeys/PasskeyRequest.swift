internal import Postgres
internal import Primitives

/// A passkey in the form that a browser takes (WebAuthn, section 5.8.3).
struct PasskeyDescriptor: Row {
  static let columns: [PostgresType] = [.bytea, .text.array]

  private let id: String
  private let transports: [String]

  init(_ row: inout RowReader) throws(ColumnFault) {
    id = Base64URL.encode(try row.next([UInt8].self))
    transports = try row.next()
  }

  /// Reads `{"id", "transports"}` as auth.ask_second_factor returns it.
  init(_ json: JSON) {
    id = json["id"]?.text ?? ""
    transports = json["transports"]?.elements?.compactMap(\.text) ?? []
  }

  var json: JSON {
    [
      "type": "public-key", "id": .string(id), "transports": .array(transports.map(JSON.string)),
    ]
  }
}

/// PublicKeyCredentialRequestOptionsJSON (WebAuthn, section 5.1.8).
struct PasskeyRequest {
  let challenge: String
  /// Nil: that of the page.
  let domain: String?
  let allowed: [PasskeyDescriptor]
  let verification: String

  /// As long as a challenge lives, in milliseconds.
  static let timeout: JSON = 300_000

  var json: JSON {
    var members: [JSON.Member] = [
      .init("challenge", .string(challenge)), .init("timeout", Self.timeout),
      .init("allowCredentials", .array(allowed.map(\.json))),
      .init("userVerification", .string(verification)),
    ]
    if let domain { members.append(.init("rpId", .string(domain))) }
    return .object(members)
  }
}

/// PublicKeyCredentialCreationOptionsJSON (WebAuthn, section 5.1.8): a passkey that finds its account by itself and asks
/// for a PIN, a finger or a face, so that it is two factors in one.
struct PasskeyCreation {
  let challenge: String
  let domain: String
  let name: String
  let user: PasskeyUser
  let excluded: [PasskeyDescriptor]

  var json: JSON {
    [
      "rp": ["id": .string(domain), "name": .string(name)],
      "user": [
        "id": .string(Base64URL.encode(user.handle)), "name": .string(user.username),
        "displayName": .string(user.displayName),
      ],
      "challenge": .string(challenge),
      "pubKeyCredParams": [
        ["type": "public-key", "alg": -8], ["type": "public-key", "alg": -7],
      ],
      "timeout": PasskeyRequest.timeout,
      "excludeCredentials": .array(excluded.map(\.json)),
      "authenticatorSelection": [
        "residentKey": "required", "requireResidentKey": true, "userVerification": "required",
      ],
      "attestation": "none",
    ]
  }
}
