internal import HTTPServer
public import Primitives
internal import Secrets
internal import Synchronization

@testable internal import MuscleMateServer

/// An OpenID provider in the test process: what a real one does, and whatever a forger would.
public final class OpenIDStandIn: Sendable {
  public let address: String
  private let server: LocalServer
  private let box: BookBox

  /// A test's changes of the provider.
  public struct Book: Sendable {
    public var signer: TestSigner
    /// Keys that the provider publishes.
    public var published: [TestSigner]
    /// Changes a token's claims before they are signed.
    public var tamper: @Sendable (JSON) -> JSON = { $0 }
    /// Members of the header that are others.
    public var header: [String: JSON] = [:]
    /// Makes the token of its claims itself.
    public var forge: (@Sendable (JSON) throws -> String)?
    public var person: JSON = [
      "sub": "248289761001", "email": "anna@gmail.com", "email_verified": true, "name": "Anna Lift",
    ]
    /// How often the keys were asked for.
    public var keyRequests = 0
    public var secrets: [String] = []
    var codes: [String: Asked] = [:]
  }

  struct Asked: Sendable {
    let client: String
    let nonce: String
    let challenge: String
    let redirectURI: String
  }

  /// As long as the body runs.
  public static func run(
    _ algorithm: String = "RS256", _ body: (OpenIDStandIn) async throws -> Void
  ) async throws {
    let signer = try TestSigner(algorithm, id: "first")
    let box = BookBox(Book(signer: signer, published: [signer]))
    let server = try await LocalServer { request in box.answer(request) }
    box.address.withLock { $0 = server.address }
    let standIn = OpenIDStandIn(server, box)
    do {
      try await body(standIn)
    } catch {
      await server.stop()
      throw error
    }
    await server.stop()
  }

  private init(_ server: LocalServer, _ box: BookBox) {
    self.server = server
    self.box = box
    address = server.address
  }

  public func change<Value: Sendable>(_ body: @Sendable (inout Book) throws -> Value) rethrows -> Value {
    try box.book.withLock { book in try body(&book) }
  }

  /// Settings of a tenant that is known here.
  public func settings(_ more: [String: JSON] = [:]) -> JSON {
    var members: [String: JSON] = [
      "client_id": "musclemate", "client_secret": "a secret", "issuer": .string(address),
      "redirect_uris": ["musclemate://signed-in"],
    ]
    members.merge(more) { $1 }
    return .object(members.map { JSON.Member($0.key, $0.value) })
  }

  /// The person agrees. Returns where the browser is sent back to, as a path with its query.
  public func agree(to url: String) throws -> String {
    let query = try Query(String(url[url.index(after: url.firstIndex(of: "?") ?? url.startIndex)...]))
    func value(_ name: String) -> String { query.values(name).first ?? "" }
    guard value("response_type") == "code", value("code_challenge_method") == "S256" else {
      throw TestKitError("not as asked for: \(url)")
    }
    let code = "code-\(UUID.v7(at: .now))"
    let asked = Asked(
      client: value("client_id"), nonce: value("nonce"), challenge: value("code_challenge"),
      redirectURI: value("redirect_uri"))
    change { $0.codes[code] = asked }
    let path = asked.redirectURI.dropFirst("http://".count).drop { $0 != "/" }
    return "\(path)?code=\(code)&state=\(value("state"))&scope=openid&authuser=0"
  }

  /// A token as the provider's own library in an app would get it.
  public func token(nonce: String, audience: String = "musclemate") throws -> String {
    try box.token(nonce: nonce, audience: audience)
  }
}

/// The state that the server's closure and the test share.
final class BookBox: Sendable {
  let book: Mutex<OpenIDStandIn.Book>
  let address = Mutex("")

  init(_ book: OpenIDStandIn.Book) { self.book = Mutex(book) }

  func answer(_ request: Request) -> Response {
    let base = address.withLock { $0 }
    switch request.path {
    case "/.well-known/openid-configuration":
      return json([
        "issuer": .string(base), "authorization_endpoint": .string("\(base)/authorize"),
        "token_endpoint": .string("\(base)/token"), "jwks_uri": .string("\(base)/keys"),
      ])
    case "/keys":
      let keys = book.withLock { book in
        book.keyRequests += 1
        return book.published.map(\.publicKey)
      }
      return json(["keys": .array(keys)])
    case "/token": return exchange(request)
    default: return Response(404)
    }
  }

  /// RFC 6749, section 4.1.3, and RFC 7636, section 4.6.
  private func exchange(_ request: Request) -> Response {
    guard let form = try? Query(String(decoding: request.body, as: UTF8.self)) else { return Response(400) }
    func value(_ name: String) -> String { form.values(name).first ?? "" }
    let asked = book.withLock { book in
      book.secrets.append(value("client_secret"))
      return book.codes.removeValue(forKey: value("code"))
    }
    let challenge = Base64URL.encode(SHA256.digest(value("code_verifier").utf8))
    guard let asked, asked.challenge == challenge, asked.redirectURI == value("redirect_uri"),
      asked.client == value("client_id"),
      let token = try? token(nonce: asked.nonce, audience: asked.client)
    else { return Response(400) }
    return json(["id_token": .string(token), "access_token": "an access token", "token_type": "Bearer"])
  }

  func token(nonce: String, audience: String) throws -> String {
    let book = book.withLock { $0 }
    let now = Timestamp.now.unixSeconds
    var members: [JSON.Member] = [
      .init("iss", .string(address.withLock { $0 })), .init("aud", .string(audience)),
      .init("nonce", .string(nonce)), .init("iat", .number("\(now)")), .init("exp", .number("\(now + 600)")),
      .init("at_hash", .string(Base64URL.encode(SHA256.digest("an access token".utf8).prefix(16)))),
    ]
    if case .object(let person) = book.person { members += person }
    let claims = book.tamper(.object(members))
    return try book.forge?(claims) ?? book.signer.token(claims, header: book.header)
  }

  private func json(_ value: JSON) -> Response {
    Response(.ok, headers: ["Content-Type": "application/json"], body: .bytes(value.bytes))
  }
}

extension JSON {
  /// The same object with this member.
  public func with(_ name: String, _ value: JSON?) -> JSON {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { $0.name != name } + (value.map { [Member(name, $0)] } ?? []))
  }
}
