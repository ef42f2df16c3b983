public import APISchema
public import Primitives

/// An app that makes codes for signing in.
public struct SecondFactor: Message {
  public var id = UUID.unset
  /// The name that its owner gave it.
  public var name = ""
  /// Whether its first code was right; until then it counts for nothing.
  public var confirmed = false
  public var createdAt = Timestamp.unset
  public var lastUsedAt: Timestamp?

  public init() {}

  public static let shape: Shape<Self> = Shape("SecondFactor", SecondFactor.init) {
    Field("id", \.id)
    Field("name", \.name)
    Field("confirmed", \.confirmed)
    Field("created_at", \.createdAt)
    Field("last_used_at", \.lastUsedAt)
  }
}

/// The authenticator apps of an account, and how many recovery codes are left.
public struct SecondFactorList: Message {
  /// The authenticator apps.
  public var items: [SecondFactor] = []
  /// How many recovery codes have not been used.
  public var recoveryCodesLeft = 0

  public init() {}

  public static let shape: Shape<Self> = Shape("SecondFactors", SecondFactorList.init) {
    Field("items", \.items)
    Field("recovery_codes_left", \.recoveryCodesLeft)
  }
}

/// The user's name for a factor or a passkey; absent: a usual name.
public struct FactorNaming: Message {
  /// A name by which its owner knows it again. Absent: a usual one.
  public var name: String?

  public init() {}

  public static let shape: Shape<Self> = Shape("FactorNaming", FactorNaming.init) {
    Field("name", \.name, .length(1...100), .format(.name))
  }
}

/// Another name for a factor or a passkey.
public struct FactorName: Message {
  /// A name by which its owner knows it again.
  public var name = ""

  public init() {}

  public static let shape: Shape<Self> = Shape("FactorName", FactorName.init) {
    Field("name", \.name, .length(1...100), .format(.name))
  }
}

/// The data from which an authenticator app makes codes. Shown here only.
public struct TOTPEnrolment: Message {
  public var id = UUID.unset
  /// The name that its owner gave it.
  public var name = ""
  /// The secret for typing, in base32.
  public var secret = ""
  /// The secret as an address that apps read: otpauth://…
  public var uri = ""
  /// The same as a picture: a data URI of a PNG.
  public var qr = ""

  public init() {}

  public static let shape: Shape<Self> = Shape("TOTPEnrolment", TOTPEnrolment.init) {
    Field("id", \.id)
    Field("name", \.name)
    Field("secret", \.secret)
    Field("uri", \.uri)
    Field("qr", \.qr)
  }
}

/// A code of an app.
public struct CodeRequest: Message {
  /// The six digits that the app shows.
  public var code = ""

  public init() {}

  public static let shape: Shape<Self> = Shape("CodeRequest", CodeRequest.init) {
    Field("code", \.code, .format(.code), .writeOnly)
  }
}

/// Ten codes that sign in once each. Shown here only.
public struct RecoveryCodes: Message {
  /// The codes. Absent where the ones that there are stay.
  public var recoveryCodes: [String]?

  public init() {}

  public static let shape: Shape<Self> = Shape("RecoveryCodes", RecoveryCodes.init) {
    Field("recovery_codes", \.recoveryCodes)
  }
}

/// The second step of a sign-in: one of the three ways.
public struct SecondStep: Message {
  /// The challenge of the problem `second-factor-needed`.
  public var challenge = ""
  /// The six digits that the app shows.
  public var code: String?
  /// A recovery code, which is then used up.
  public var recoveryCode: String?
  /// What the browser's API gave for a passkey.
  public var passkey: PasskeyAssertion?

  public init() {}

  public static let shape: Shape<Self> = Shape("SecondStep", SecondStep.init) {
    Field("challenge", \.challenge, .length(1...100), .writeOnly)
    Field("code", \.code, .format(.code), .writeOnly)
    Field("recovery_code", \.recoveryCode, .length(16...32), .writeOnly)
    Field("passkey", \.passkey, .writeOnly)
  } check: { step, faults in
    oneOnly(
      [
        ("code", step.code != nil), ("recovery_code", step.recoveryCode != nil),
        ("passkey", step.passkey != nil),
      ],
      &faults)
  }
}

/// The ways through a second step.
public enum SecondStepMethod: String, WordValue {
  case code, passkey
  case recoveryCode = "recovery_code"
}

/// A recent proof of identity, in one of the four ways.
public struct Proof: Message {
  /// The password. It is enough for an account without a second factor only.
  public var password: String?
  /// The six digits that the authenticator app shows.
  public var code: String?
  /// A recovery code, which is then used up.
  public var recoveryCode: String?
  /// What the browser's API gave for a passkey.
  public var passkey: PasskeyAssertion?

  public init() {}

  public static let shape: Shape<Self> = Shape("Proof", Proof.init) {
    Field("password", \.password, .length(PasswordText.length), .writeOnly)
    Field("code", \.code, .format(.code), .writeOnly)
    Field("recovery_code", \.recoveryCode, .length(16...32), .writeOnly)
    Field("passkey", \.passkey, .writeOnly)
  } check: { proof, faults in
    oneOnly(
      [
        ("password", proof.password != nil), ("code", proof.code != nil),
        ("recovery_code", proof.recoveryCode != nil), ("passkey", proof.passkey != nil),
      ],
      &faults)
  }
}

private func oneOnly(_ given: [(name: String, isGiven: Bool)], _ faults: inout Faults) {
  let names = given.filter(\.isGiven).map(\.name)
  if names.isEmpty { faults.add(given[0].name, .missing) }
  for name in names.dropFirst() { faults.add(name, .invalid("one way at a time")) }
}

extension TextFormat {
  /// Six digits, as an app shows them.
  public static let code = TextFormat("six digits", pattern: "^[0-9]{6}$") { text in
    text.utf8.count == 6 && text.utf8.allSatisfy { 48...57 ~= $0 }
  }
}
