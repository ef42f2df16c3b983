/// Why signed data is not taken for the App Store's, each reason by itself, so that an operator sees whether it was
/// forged, meant for another app, or whether a certificate is to be exchanged.
public enum AppStoreFault: String, Error, CaseIterable, Sendable {
  /// Not three parts of base64url, no JSON in them, or a member that must be there is not.
  case malformed
  /// Signed with anything but ES256, or with a header that asks for what is not understood.
  case wrongAlgorithm = "wrong_algorithm"
  /// Not exactly leaf, intermediate and root.
  case incompleteChain = "incomplete_chain"
  /// An element of the chain is not a certificate.
  case malformedCertificate = "malformed_certificate"
  /// The chain does not lead to a configured root, or through a certificate that may not issue others.
  case untrustedChain = "untrusted_chain"
  /// A certificate was not valid at the moment of signing.
  case expiredCertificate = "expired_certificate"
  /// A certificate of Apple's, but not made for signing App Store data.
  case wrongPurpose = "wrong_purpose"
  /// The signature is not the leaf's over these bytes.
  case wrongSignature = "wrong_signature"
  /// For another app: its bundle id, or in production its App Store id.
  case wrongApp = "wrong_app"
  /// From the sandbox where production is configured, or the other way round.
  case wrongEnvironment = "wrong_environment"
}
