public import APISchema
public import Primitives

/// The other services that can vouch for a person.
public enum SignInProvider: String, WordValue { case google, apple, facebook, oidc }

/// The ways into a tenant, for an app's first page.
public struct SignInWays: Message {
  /// The ways in: `password`, and the tenant's providers.
  public var items: [String] = []

  public init() {}

  public static let shape: Shape<Self> = Shape("SignInWays", SignInWays.init) {
    Field("items", \.items)
  }
}

/// Begins a sign-in at a provider.
public struct SignInStart: Message {
  /// The address that the browser goes to in the end, one of those that the tenant's operator listed; absent for a page
  /// of this host, which is then signed in by a cookie.
  public var redirectURI: String?

  public init() {}

  public static let shape: Shape<Self> = Shape("SignInStart", SignInStart.init) {
    Field("redirect_uri", \.redirectURI, .length(1...2000))
  }
}

/// A sign-in that is under way.
public struct StartedSignIn: Message {
  /// The address at which the person goes on, in a browser.
  public var url = ""
  /// Names the sign-in; the provider gives it back.
  public var state = ""
  /// The secret that stays with the app: what comes back through the browser is of use only together with it.
  public var secret: String?
  public var expiresAt = Timestamp.unset

  public init() {}

  public static let shape: Shape<Self> = Shape("StartedSignIn", StartedSignIn.init) {
    Field("url", \.url)
    Field("state", \.state)
    Field("secret", \.secret)
    Field("expires_at", \.expiresAt)
  }
}

/// The provider's answer that came back through the browser, with the secret that stayed here.
public struct SignInReturn: Message {
  /// The state that the provider gave back.
  public var state = ""
  /// The secret that stayed with the app.
  public var secret = ""
  /// The code that the provider gave.
  public var code = ""
  /// The role to act in. Absent: the one that the account was registered with.
  public var role: AccountRole?
  public var device: String?
  /// The mail address. It counts only where the provider has none for the person; it is then confirmed by mail.
  public var email: String?
  /// The day of birth, as for a registration, where an account is made.
  public var birthDate: CivilDate?
  public var consents: [Agreement] = []

  public init() {}

  public static let shape: Shape<Self> = Shape("SignInReturn", SignInReturn.init) {
    Field("state", \.state, .length(43...43))
    Field("secret", \.secret, .length(43...43), .writeOnly)
    Field("code", \.code, .length(43...43), .writeOnly)
    Field("role", \.role)
    Field("device", \.device, .length(1...100))
    Field("email", \.email, .length(1...254), .format(.email), .trimmed)
    Field("birth_date", \.birthDate, .writeOnly)
    Field("consents", \.consents, .count(0...10), .defaulted, .writeOnly)
  }
}

/// A nonce for a provider's own library, so that its token is for this sign-in alone.
public struct SignInNonce: Message {
  public var nonce = ""
  public var expiresAt = Timestamp.unset

  public init() {}

  public static let shape: Shape<Self> = Shape("SignInNonce", SignInNonce.init) {
    Field("nonce", \.nonce)
    Field("expires_at", \.expiresAt)
  }
}

/// A token that an app had from the provider's own library: an ID token, or Facebook's access token.
public struct TokenSignIn: Message {
  public var nonce = ""
  /// The provider's ID token.
  public var idToken: String?
  /// Facebook's access token, instead of an ID token.
  public var accessToken: String?
  /// The person's name. Apple sends it to the app, once, and puts it into no token.
  public var name: String?
  /// The role to act in. Absent: the one that the account was registered with.
  public var role: AccountRole?
  public var device: String?
  /// The mail address. It counts only where the provider has none for the person; it is then confirmed by mail.
  public var email: String?
  /// The day of birth, as for a registration, where an account is made.
  public var birthDate: CivilDate?
  public var consents: [Agreement] = []

  public init() {}

  public static let shape: Shape<Self> = Shape("TokenSignIn", TokenSignIn.init) {
    Field("nonce", \.nonce, .length(43...43))
    Field("id_token", \.idToken, .length(1...16_000), .writeOnly)
    Field("access_token", \.accessToken, .length(1...4000), .writeOnly)
    Field("name", \.name, .length(1...100), .format(.name))
    Field("role", \.role)
    Field("device", \.device, .length(1...100))
    Field("email", \.email, .length(1...254), .format(.email), .trimmed)
    Field("birth_date", \.birthDate, .writeOnly)
    Field("consents", \.consents, .count(0...10), .defaulted, .writeOnly)
  }
}

/// A provider's token that links an identity to the account that is signed in.
public struct IdentityLink: Message {
  /// The state that the provider gave back.
  public var state = ""
  /// The secret that stayed with the app.
  public var secret = ""
  /// The code that the provider gave.
  public var code = ""

  public init() {}

  public static let shape: Shape<Self> = Shape("IdentityLink", IdentityLink.init) {
    Field("state", \.state, .length(43...43))
    Field("secret", \.secret, .length(43...43), .writeOnly)
    Field("code", \.code, .length(43...43), .writeOnly)
  }
}

/// A person at a provider, linked to the account.
public struct Identity: Message {
  public var id = UUID.unset
  /// The provider that vouches for the person.
  public var provider = SignInProvider.google
  /// The address that the provider has for the person.
  public var email: String?
  public var linkedAt = Timestamp.unset
  /// When the person signed in by it last.
  public var lastUsedAt = Timestamp.unset

  public init() {}

  public static let shape: Shape<Self> = Shape("Identity", Identity.init) {
    Field("id", \.id)
    Field("provider", \.provider)
    Field("email", \.email)
    Field("linked_at", \.linkedAt)
    Field("last_used_at", \.lastUsedAt)
  }
}
