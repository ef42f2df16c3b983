internal import APISchema
internal import Authentication
internal import MuscleMateAPI
internal import Payments
internal import Primitives

/// How a tenant is known at a provider, as its operator wrote it down.
struct ProviderSettings: Sendable {
  let provider: SignInProvider
  let client: String
  let credential: Credential
  /// The provider's name for itself; its endpoints are found there.
  let issuer: String
  /// Our names at the provider that tokens may be for: the web's, and those of apps.
  let audiences: [String]
  /// The addresses of an app that a browser may be sent to in the end.
  let redirectURIs: [String]
  /// Whether an address that this provider calls verified is believed to belong to the person.
  let trustsAddresses: Bool
  private let json: JSON

  enum Credential: Sendable {
    case secret(String)
    /// Apple: a key that signs a secret for some minutes.
    case key(team: String, id: String, pem: String)
  }

  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  init(_ json: JSON, _ provider: SignInProvider) throws(Fault) {
    func text(_ name: String) throws(Fault) -> String {
      guard let text = json[name]?.text, !text.isEmpty else { throw Fault(description: "\(name) is missing") }
      return text
    }
    func list(_ name: String) throws(Fault) -> [String] {
      guard let member = json[name] else { return [] }
      let texts = member.elements?.compactMap(\.text)
      guard let texts, texts.count == member.elements?.count else {
        throw Fault(description: "\(name) is no list of texts")
      }
      return texts
    }
    self.json = json
    self.provider = provider
    client = try text("client_id")
    if provider == .apple {
      let pem = try text("private_key_pem")
      guard PrivateKey(pem: pem) != nil else {
        throw Fault(description: "private_key_pem is no key on P-256")
      }
      credential = .key(team: try text("team_id"), id: try text("key_id"), pem: pem)
    } else {
      credential = .secret(try text("client_secret"))
    }
    if let usual = Self.usualIssuers[provider] {
      issuer = json["issuer"]?.text ?? usual
    } else {
      issuer = try text("issuer")
    }
    for url in [issuer] + ["dialog_url", "graph_url"].compactMap({ json[$0]?.text }) {
      guard SafeURL.isSafe(url) else { throw Fault(description: "\(url) is not by https") }
    }
    audiences = [client] + (try list("client_ids"))
    redirectURIs = try list("redirect_uris")
    trustsAddresses = json["trusts_addresses"]?.boolean ?? false
  }

  private static let usualIssuers: [SignInProvider: String] = [
    .google: "https://accounts.google.com", .apple: "https://appleid.apple.com",
    .facebook: "https://www.facebook.com",
  ]

  /// Google's tokens have named it without the scheme too.
  var issuers: [String] {
    provider == .google && issuer == Self.usualIssuers[.google] ? [issuer, "accounts.google.com"] : [issuer]
  }

  var scope: String {
    switch provider {
    // Apple knows no scope `profile`.
    case .apple: "openid name email"
    default: "openid email profile"
    }
  }

  var facebook: FacebookLogin? {
    guard provider == .facebook, case .secret(let secret) = credential else { return nil }
    return FacebookLogin(
      app: client, secret: secret, dialog: json["dialog_url"]?.text, graph: json["graph_url"]?.text)
  }

  /// Our credential at the provider; for Apple a token of five minutes that we sign
  /// (developer.apple.com, "Creating a client secret").
  func clientSecret(at now: Timestamp) throws -> String {
    switch credential {
    case .secret(let secret): return secret
    case .key(let team, let id, let pem):
      guard let key = PrivateKey(pem: pem),
        let token = SignedJSON.make(
          ["alg": "ES256", "kid": .string(id), "typ": "JWT"],
          [
            "iss": .string(team), "iat": .number("\(now.unixSeconds)"),
            "exp": .number("\(now.unixSeconds + 300)"), "aud": .string(issuer), "sub": .string(client),
          ], with: key)
      else { throw ProviderFault.incomprehensible }
      return token
    }
  }
}

/// The person, as the provider describes them.
struct ProvenPerson: Sendable {
  let subject: String
  let email: String?
  /// The provider has seen that the address is theirs.
  let isVerified: Bool
  /// And is the one to say so: nobody else gives that address away.
  let isAuthority: Bool
  var name: String?

  init(_ token: IDToken, _ settings: ProviderSettings) {
    subject = token.subject
    email = token.email.flatMap { TextFormat.email.accepts($0) ? $0.lowercased() : nil }
    isVerified = token.isEmailVerified && email != nil
    name = token.name
    let isOwn =
      switch settings.provider {
      // Google's own addresses, and those of organisations that keep theirs there
      // (developers.google.com/identity, "Verify the Google ID token").
      case .google: email?.hasSuffix("@gmail.com") == true || token.hostedDomain != nil
      case .apple: true
      case .facebook: false
      case .oidc: settings.trustsAddresses
      }
    isAuthority = isVerified && isOwn
  }

  /// Facebook does not say whether it has seen that the address is theirs.
  init(_ person: FacebookLogin.Person) {
    subject = person.subject
    email = person.email.flatMap { TextFormat.email.accepts($0) ? $0.lowercased() : nil }
    isVerified = false
    isAuthority = false
    name = person.name
  }
}
