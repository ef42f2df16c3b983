public import Primitives

/// A provider's published metadata (OpenID Connect Discovery 1.0, section 3).
public struct ProviderMetadata: Sendable, Equatable {
  public let issuer: String
  public let authorizationEndpoint: String
  public let tokenEndpoint: String
  public let keySet: String

  /// The provider's own name for itself must be the one that it was asked under (section 4.3).
  public init(_ json: JSON, issuer: String) throws(ProviderFault) {
    guard json["issuer"]?.text == issuer else { throw .wrongIssuer }
    guard let authorization = json["authorization_endpoint"]?.text, let token = json["token_endpoint"]?.text,
      let keys = json["jwks_uri"]?.text, [authorization, token, keys].allSatisfy(SafeURL.isSafe)
    else { throw .incomprehensible }
    self.issuer = issuer
    authorizationEndpoint = authorization
    tokenEndpoint = token
    keySet = keys
  }

  public static func address(of issuer: String) -> String {
    (issuer.hasSuffix("/") ? String(issuer.dropLast()) : issuer) + "/.well-known/openid-configuration"
  }

  /// The address for signing in (OpenID Connect Core 1.0, section 3.1.2.1; PKCE by RFC 7636).
  public func authorizationURL(_ request: AuthorizationRequest) -> String {
    var query = PercentEncoding.form([
      "response_type": "code", "client_id": request.client, "redirect_uri": request.redirectURI,
      "scope": request.scope, "state": request.state, "nonce": request.nonce,
      "code_challenge": ProofKey.challenge(of: request.verifier), "code_challenge_method": "S256",
    ])
    if let mode = request.responseMode { query += "&response_mode=\(mode)" }
    return authorizationEndpoint + (authorizationEndpoint.contains("?") ? "&" : "?") + query
  }
}

/// The query of the address at the provider that a browser is sent to.
public struct AuthorizationRequest: Sendable {
  public var client: String
  public var redirectURI: String
  public var scope: String
  public var state: String
  public var nonce: String
  public var verifier: String
  /// Apple demands `form_post` where name or address are asked for.
  public var responseMode: String?

  public init(
    client: String, redirectURI: String, scope: String, state: String, nonce: String, verifier: String,
    responseMode: String? = nil
  ) {
    self.client = client
    self.redirectURI = redirectURI
    self.scope = scope
    self.state = state
    self.nonce = nonce
    self.verifier = verifier
    self.responseMode = responseMode
  }
}

/// Proof Key for Code Exchange: who brings the code must be who asked for it (RFC 7636).
public enum ProofKey {
  public static func challenge(of verifier: String) -> String {
    Base64URL.encode(Digest.sha256(verifier.utf8))
  }
}

/// Why a provider's answer is of no use.
public enum ProviderFault: Error, Sendable, Equatable {
  /// Not to be reached, or too slow, or not of the kind that was asked for.
  case unavailable
  case incomprehensible
  case wrongIssuer
  /// The code, or the token, is none that it knows.
  case refused
  case token(IDTokenFault)
}

/// An address that secrets may be sent to: https, or the same machine, as in tests.
public enum SafeURL {
  public static func isSafe(_ url: String) -> Bool {
    if url.hasPrefix("https://") { return url.utf8.count > 8 && url.utf8.count <= 2000 }
    return url.hasPrefix("http://127.0.0.1:") || url.hasPrefix("http://localhost:")
  }
}
