internal import Primitives

/// Facebook's own sign-in, which gives an access token and no ID token on the web: the person is asked for at the Graph
/// API. <https://developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow>
public struct FacebookLogin: Sendable {
  public let app: String
  private let secret: String
  private let dialog: String
  private let graph: String

  public static let usualDialog = "https://www.facebook.com/v23.0/dialog/oauth"
  public static let usualGraph = "https://graph.facebook.com/v23.0"

  public init(app: String, secret: String, dialog: String? = nil, graph: String? = nil) {
    self.app = app
    self.secret = secret
    self.dialog = dialog ?? Self.usualDialog
    self.graph = graph ?? Self.usualGraph
  }

  public func authorizationURL(redirectURI: String, state: String) -> String {
    dialog + "?"
      + PercentEncoding.form([
        "response_type": "code", "client_id": app, "redirect_uri": redirectURI, "state": state,
        "scope": "public_profile,email",
      ])
  }

  public struct Person: Sendable, Equatable {
    public let subject: String
    /// Those who signed up by telephone have none, and anyone may keep it to themselves.
    public let email: String?
    public let name: String?
  }

  /// Blocking, as all of the provider's client is.
  public func person(code: String, redirectURI: String, by client: ProviderClient) throws(ProviderFault)
    -> Person
  {
    let answer = try client.get(
      graph + "/oauth/access_token?"
        + PercentEncoding.form([
          "client_id": app, "client_secret": secret, "redirect_uri": redirectURI, "code": code,
        ]))
    guard let token = answer["access_token"]?.text else { throw .incomprehensible }
    return try person(accessToken: token, by: client)
  }

  /// An access token does not name the app that it was given to: a token of another app would sign its users in here. So it is
  /// checked first (`debug_token`), and every call proves that it comes from the app itself.
  public func person(accessToken: String, by client: ProviderClient) throws(ProviderFault) -> Person {
    let seen = try client.get(
      graph + "/debug_token?"
        + PercentEncoding.form(["input_token": accessToken, "access_token": "\(app)|\(secret)"]))["data"]
    guard seen?["is_valid"] == true, seen?["app_id"]?.text == app, let subject = seen?["user_id"]?.text else {
      throw .refused
    }
    let proof = Hexadecimal.encode(Digest.hmacSHA256(Array(accessToken.utf8), key: Array(secret.utf8)))
    let person = try client.get(
      graph + "/me?"
        + PercentEncoding.form([
          "fields": "id,name,email", "access_token": accessToken, "appsecret_proof": proof,
        ]))
    guard person["id"]?.text == subject, (1...255).contains(subject.utf8.count) else { throw .refused }
    return Person(subject: subject, email: person["email"]?.text, name: person["name"]?.text)
  }
}
