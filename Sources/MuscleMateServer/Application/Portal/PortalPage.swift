internal import APISchema
internal import HTTPServer
internal import Localization
internal import MuscleMateAPI
internal import Postgres
internal import Primitives
internal import Secrets

/// A page of the portal in the tenant's colours: the shell, which is filled by scripts, or one that needs none.
struct PortalPage {
  let files: PortalFiles
  /// As app.portal_tenant returns it.
  let tenant: JSON
  let language: Language
  let name: String
  let theme: BrandTheme
  /// The pictures that admins uploaded.
  let icon: TenantPicture?
  private let logo: TenantPicture?
  private let style: String

  /// What a page has to know of the tenant before anyone has signed in.
  static let statement = Statement<JSON, String>(
    "portal.tenant", for: .everyone,
    """
    select app.portal_tenant($1)
    """)

  init(_ call: Call) async throws {
    guard let files = call.services.portal else { throw Problem.notFound }
    self.init(
      files: files, tenant: try await call.run(Self.statement(call.language.rawValue)),
      language: call.language)
  }

  /// For who read the tenant already.
  init(_ call: Call, tenant: JSON, in language: Language) throws {
    guard let files = call.services.portal else { throw Problem.notFound }
    self.init(files: files, tenant: tenant, language: language)
  }

  private init(files: PortalFiles, tenant: JSON, language: Language) {
    self.files = files
    self.tenant = tenant
    self.language = language
    name = tenant["name"]?.text ?? ""
    theme = BrandTheme(tenant["branding"])
    style = theme.style
    var faults = Faults(reading: .answer)
    let pictures = tenant["pictures"].flatMap { TenantPictures.decode($0, Rules(), into: &faults) }
    icon = pictures?.icon
    logo = pictures?.logo
  }

  /// What the browser fills: the same for everybody of a tenant, in a language.
  func shell() -> Response {
    let guardian = files.file("stale.js").map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
    let html =
      head(title: HTML.escaped(name), scripts: ["app.js"], inline: guardian)
      + "<body>\(skip)\(masthead)<div id=\"portal\"></div>"
      + "<noscript><main id=\"main\"><p class=\"sheet\">\(language.escaped(.portalNeedsScripts))</p></main></noscript>"
      + "</body></html>"
    var response = response(.ok, html, inline: guardian)
    response.headers["Cache-Control"] = "no-cache"
    response.headers["Vary"] = "Accept-Language"
    return response.taggedByBytes
  }

  /// A page that works without scripts; those named make it more comfortable.
  func page(_ status: Status, title: PageText, content: String, scripts: [String] = []) -> Response {
    var response = response(status, sheet(title: language.text(.page(title)), content, scripts))
    response.headers["Cache-Control"] = "no-store"
    return response
  }

  /// A page without scripts, in the tenant's look: what a mailed link leads to. Its address may hold a token, which goes into
  /// no cache and no Referer.
  ///
  /// - Parameter tellsOrigin: for a form whose sender is asked where it comes from: under `no-referrer` a browser says
  ///   `Origin: null` (Fetch, section 3.2). The address's path and query go into no Referer all the same.
  static func plain(
    _ call: Call, _ status: Status, title: String, content: String, tellsOrigin: Bool = false
  ) async throws -> Response {
    try await PortalPage(call).plain(status, title: title, content: content, tellsOrigin: tellsOrigin)
  }

  /// - Parameter meta: what the page's head holds besides.
  func plain(
    _ status: Status, title: String, content: String, meta: String = "", tellsOrigin: Bool = false
  ) -> Response {
    Response(
      status,
      headers: [
        "Content-Type": "text/html; charset=utf-8",
        "Cache-Control": "no-store",
        "Referrer-Policy": tellsOrigin ? "strict-origin" : "no-referrer",
        "Content-Security-Policy":
          "default-src 'none'; style-src 'self' '\(styleDigest)'; img-src 'self'; manifest-src 'self'; "
          + "form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      ], body: .bytes(Array(sheet(title: title, content, [], meta: meta).utf8)))
  }

  private func sheet(
    title: String, _ content: String, _ scripts: [String], meta: String = ""
  ) -> String {
    let title = HTML.escaped(title)
    let style = "<link rel=\"stylesheet\" href=\"\(files.address(of: "public/style.css"))\">"
    return head(title: "\(title) · \(HTML.escaped(name))", scripts: scripts, meta: style + meta)
      + "<body class=\"public\">\(skip)\(masthead)<main id=\"main\" tabindex=\"-1\">"
      + "<div class=\"head\"><h1>\(title)</h1></div><section class=\"sheet\">\(content)</section></main></body></html>"
  }

  /// - Parameter inline: a script that stands in the page itself, since it has to run where no file of this build is there.
  private func head(title: String, scripts: [String], inline: String = "", meta: String = "") -> String {
    let languages = Language.allCases.map(\.rawValue).joined(separator: " ")
    let modules = scripts.map { "<script type=\"module\" src=\"\(files.address(of: $0))\"></script>" }
    let preloads = scripts == ["app.js"] ? files.preloaded : []
    let links = preloads.map { "<link rel=\"modulepreload\" href=\"\(files.address(of: $0))\">" }
    return "<!doctype html><html lang=\"\(language.rawValue)\" data-assets=\"/assets/\(files.digest)\""
      + " data-brand=\"\(HTML.escaped(name))\" data-languages=\"\(languages)\"><head><meta charset=\"utf-8\">"
      + (inline.isEmpty ? "" : "<script>\(inline)</script>")
      + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1, viewport-fit=cover\">"
      + "<meta name=\"theme-color\" content=\"\(theme.day.masthead.text)\">"
      + "<title>\(title)</title><link rel=\"stylesheet\" href=\"\(files.address(of: "style.css"))\">"
      + "<style>\(style)</style><link rel=\"manifest\" href=\"/manifest.webmanifest\">"
      + iconLinks + meta
      + links.joined() + modules.joined() + "</head>"
  }

  private var skip: String {
    "<a class=\"skip\" href=\"#main\">\(language.escaped(.portalSkip))</a>"
  }

  private var iconLinks: String {
    guard let icon else { return "<link rel=\"icon\" href=\"/brand/icon.svg\" type=\"image/svg+xml\">" }
    let path = HTML.escaped(icon.path)
    return "<link rel=\"icon\" href=\"\(path)\" type=\"\(HTML.escaped(icon.mediaType))\">"
      + "<link rel=\"apple-touch-icon\" href=\"\(path)\">"
  }

  private var masthead: String {
    "<header class=\"masthead\"><a class=\"mark\" href=\"/\">\(mark)</a></header>"
  }

  /// A logo has the name in it. Beside an icon, or the drawn mark, the name is written.
  private var mark: String {
    let name = HTML.escaped(self.name)
    if let logo {
      return "<img class=\"logo\" src=\"\(HTML.escaped(logo.path))\" width=\"\(logo.width)\""
        + " height=\"\(logo.height)\" alt=\"\(name)\">"
    }
    let path = HTML.escaped(icon?.path ?? "/brand/mark.svg")
    return "<img src=\"\(path)\" width=\"22\" height=\"22\" alt=\"\"><span translate=\"no\">\(name)</span>"
  }

  private var styleDigest: String { Self.source(style) }

  /// The source of a policy that lets this text run or style (CSP 3, section 2.3.1).
  private static func source(_ text: String) -> String { "sha256-\(Base64.encode(SHA256.digest(text.utf8)))" }

  /// The policy lets this host's own scripts run and no other, and no text become script: what the pages show was typed
  /// by people (Trusted Types).
  private func response(_ status: Status, _ html: String, inline: String = "") -> Response {
    let scripts = inline.isEmpty ? "'self'" : "'self' '\(Self.source(inline))'"
    return Response(
      status,
      headers: [
        "Content-Type": "text/html; charset=utf-8",
        "Referrer-Policy": "strict-origin",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Permissions-Policy":
          "screen-wake-lock=(self), publickey-credentials-get=(self), publickey-credentials-create=(self), "
          + "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
        "Content-Security-Policy":
          "default-src 'none'; script-src \(scripts); style-src 'self' '\(styleDigest)'; img-src 'self' blob: data:; "
          + "connect-src 'self'; worker-src 'self'; manifest-src 'self'; font-src 'self'; form-action 'self'; "
          + "base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types portal",
      ], body: .bytes(Array(html.utf8)))
  }
}
