internal import HTTPServer
internal import Primitives

/// The cookie by which a browser holds a session, out of reach of the page's scripts (RFC 6265, and its successor's
/// `__Host-` prefix: such a cookie was set by this very host, over TLS, for all of it).
enum SessionCookie {
  /// Nil where there is none, or more than one: the second was planted.
  static func token(of head: RequestHead, _ configuration: Configuration) -> SessionToken? {
    value(of: "session", in: head, configuration).flatMap { SessionToken($0) }
  }

  /// A day less than the session's own life at most; it lives on with use, and the cookie is set again with each sign-in.
  static func field(_ token: SessionToken, _ head: RequestHead, _ configuration: Configuration) -> String {
    field("session", token.text, seconds: 90 * 24 * 3600, head, configuration)
  }

  static func cleared(_ head: RequestHead, _ configuration: Configuration) -> String {
    field("session", "", seconds: 0, head, configuration)
  }

  // MARK: - Cookies of ours

  /// On plain http, as on a developer's machine, there is no prefix: browsers keep it for TLS.
  static func field(
    _ name: String, _ value: String, seconds: Int, _ head: RequestHead, _ configuration: Configuration
  ) -> String {
    // Behind a proxy without a public URL, the page's own origin is compared.
    let isSecure =
      isSecure(head, configuration) || head.headers["Origin"]?.hasPrefix("https://") == true
    return "\(isSecure ? "__Host-" : "")\(name)=\(value); Path=/; Max-Age=\(seconds); HttpOnly; SameSite=Lax"
      + (isSecure ? "; Secure" : "")
  }

  static func value(of name: String, in head: RequestHead, _ configuration: Configuration) -> String? {
    let pairs = head.headers.values("Cookie").flatMap { $0.split(separator: ";") }.map { pair in
      let parts = pair.split(separator: "=", maxSplits: 1).map { $0.trimmingSpaces() }
      return (name: parts.first ?? "", value: parts.count > 1 ? parts[1] : "")
    }
    let hosted = pairs.filter { $0.name == "__Host-\(name)" }
    // Over TLS a name without the prefix may have come from a neighbouring host.
    let fitting =
      hosted.isEmpty && !isSecure(head, configuration) ? pairs.filter { $0.name == name } : hosted
    return fitting.count == 1 ? fitting.first.map { String($0.value) } : nil
  }

  /// Whether the browser speaks TLS, be it to a proxy: then the public URL says so. Fields that any page can set count
  /// nothing.
  private static func isSecure(_ head: RequestHead, _ configuration: Configuration) -> Bool {
    head.isSecure || configuration.publicURL?.hasPrefix("https://") == true
  }
}

extension RequestHead {
  /// Whether a page of this very host sent the request. Browsers say so themselves: `Sec-Fetch-Site` (Fetch Metadata,
  /// section 2.3), and `Origin` with everything but GET (Fetch, section 3.2). A client that sends neither is no modern
  /// browser, and has no business with a cookie.
  var isOfOwnPage: Bool {
    let site = headers["Sec-Fetch-Site"]
    if let site, site != "same-origin" { return false }
    guard let origin = headers["Origin"] else { return site != nil }
    return origin == "https://\(host)" || origin == "http://\(host)" && !isSecure
  }

  var isUnsafe: Bool { ![.get, .head, .options].contains(method) }
}
