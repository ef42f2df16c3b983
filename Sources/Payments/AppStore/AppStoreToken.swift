internal import Primitives

/// Our credential for the App Store Server API: a JSON Web Token that we sign with the key from App Store Connect.
enum AppStoreToken {
  /// Apple takes up to an hour; each is used for one request, and clocks differ.
  private static let lifetime: Int64 = 5 * 60

  static func make(_ key: AppStoreSettings.Key, bundle: String, at now: Timestamp) -> String? {
    guard let privateKey = PrivateKey(pem: key.pem) else { return nil }
    let header: JSON = ["alg": "ES256", "kid": .string(key.id), "typ": "JWT"]
    let claims: JSON = [
      "iss": .string(key.issuer), "iat": .number("\(now.unixSeconds)"),
      "exp": .number("\(now.unixSeconds + lifetime)"), "aud": "appstoreconnect-v1", "bid": .string(bundle),
    ]
    return SignedJSON.make(header, claims, with: privateKey)
  }
}
