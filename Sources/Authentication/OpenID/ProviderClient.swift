internal import HTTPClient
internal import Primitives

/// Requests to a provider. They block, for a thread that may wait.
public struct ProviderClient: Sendable {
  private let limits: HTTPClient.Limits

  /// - Parameter leniency: the limits of time are multiplied by this. It is more than one only in tests.
  public init(leniency: Int = 1) {
    limits = HTTPClient.Limits(connectTimeout: .seconds(3), totalTimeout: .seconds(10), body: 256 * 1024)
      .timesMultiplied(by: leniency)
  }

  public func metadata(of issuer: String) throws(ProviderFault) -> ProviderMetadata {
    try ProviderMetadata(try get(ProviderMetadata.address(of: issuer)), issuer: issuer)
  }

  public func keys(at url: String) throws(ProviderFault) -> JSONWebKeySet {
    guard let keys = JSONWebKeySet(try get(url)) else { throw .incomprehensible }
    return keys
  }

  /// The answer to the exchange of a code.
  public struct Tokens: Sendable {
    public let idToken: String
    public let accessToken: String?
  }

  /// RFC 6749, section 4.1.3, with the client's secret in the body (section 2.3.1), which Google and Apple take.
  public func exchange(
    code: String, verifier: String, redirectURI: String, client: String, secret: String, at endpoint: String
  ) throws(ProviderFault) -> Tokens {
    let form = PercentEncoding.form([
      "grant_type": "authorization_code", "code": code, "redirect_uri": redirectURI,
      "code_verifier": verifier, "client_id": client, "client_secret": secret,
    ])
    let request = OutgoingRequest(
      "POST", endpoint,
      headers: [("Content-Type", "application/x-www-form-urlencoded"), ("Accept", "application/json")],
      body: Array(form.utf8))
    let answer = try send(request)
    guard let token = answer["id_token"]?.text else { throw .incomprehensible }
    return Tokens(idToken: token, accessToken: answer["access_token"]?.text)
  }

  func get(_ url: String) throws(ProviderFault) -> JSON {
    try send(OutgoingRequest("GET", url, headers: [("Accept", "application/json")]))
  }

  private func send(_ request: OutgoingRequest) throws(ProviderFault) -> JSON {
    guard SafeURL.isSafe(request.url) else { throw .incomprehensible }
    let response: OutgoingResponse
    do throws(HTTPClientError) {
      response = try HTTPClient.perform(request, limits: limits)
    } catch {
      throw .unavailable
    }
    switch response.status {
    case 200..<300: break
    // 5xx and "too many" are the provider's trouble; the rest is what was sent.
    case 429, 500...: throw .unavailable
    default: throw .refused
    }
    guard let json = try? JSON.parse(response.body), case .object = json else { throw .incomprehensible }
    return json
  }
}
