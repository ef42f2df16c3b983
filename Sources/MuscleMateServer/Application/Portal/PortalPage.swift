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

  init(files: PortalFiles, tenant: JSON, language: Language) {
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
    let html =
      head(title: HTMLPage.escaped(name), scripts: ["app.js"])
      + "<body>\(skip)\(masthead)<div id=\"portal\"></div>"
      + "<noscript><main id=\"main\"><p class=\"sheet\">\(language.escaped(.portalNeedsScripts))</p></main></noscript>"
      + "</body></html>"
    var response = response(.ok, html)
    response.headers["Cache-Control"] = "no-cache"
    response.headers["Vary"] = "Accept-Language"
    return response.taggedByBytes
  }

  /// A page that works without scripts; those named make it more comfortable.
  func page(_ status: Status, title: PageText, content: String, scripts: [String] = []) -> Response {
    let title = language.escaped(title)
    let html =
      head(title: "\(title) · \(HTMLPage.escaped(name))", scripts: scripts)
      + "<body class=\"public\">\(skip)\(masthead)<main id=\"main\" tabindex=\"-1\">"
      + "<div class=\"head\"><h1>\(title)</h1></div><section class=\"sheet\">\(content)</section></main></body></html>"
    var response = response(status, html)
    response.headers["Cache-Control"] = "no-store"
    return response
  }

  private func head(title: String, scripts: [String]) -> String {
    let languages = Language.allCases.map(\.rawValue).joined(separator: " ")
    let modules = scripts.map { "<script type=\"module\" src=\"\(files.address(of: $0))\"></script>" }
    let preloads = scripts == ["app.js"] ? files.preloaded : []
    let links = preloads.map { "<link rel=\"modulepreload\" href=\"\(files.address(of: $0))\">" }
    return "<!doctype html><html lang=\"\(language.rawValue)\" data-assets=\"/assets/\(files.digest)\""
      + " data-brand=\"\(HTMLPage.escaped(name))\" data-languages=\"\(languages)\"><head><meta charset=\"utf-8\">"
      + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1, viewport-fit=cover\">"
      + "<meta name=\"theme-color\" content=\"\(theme.day.masthead.text)\">"
      + "<title>\(title)</title><link rel=\"stylesheet\" href=\"\(files.address(of: "style.css"))\">"
      + "<style>\(style)</style><link rel=\"manifest\" href=\"/manifest.webmanifest\">"
      + iconLinks
      + links.joined() + modules.joined() + "</head>"
  }

  private var skip: String {
    "<a class=\"skip\" href=\"#main\">\(language.escaped(.portalSkip))</a>"
  }

  private var iconLinks: String {
    guard let icon else { return "<link rel=\"icon\" href=\"/brand/icon.svg\" type=\"image/svg+xml\">" }
    let path = HTMLPage.escaped(icon.path)
    return "<link rel=\"icon\" href=\"\(path)\" type=\"\(HTMLPage.escaped(icon.mediaType))\">"
      + "<link rel=\"apple-touch-icon\" href=\"\(path)\">"
  }

  private var masthead: String {
    "<header class=\"masthead\"><a class=\"mark\" href=\"/\">\(mark)</a></header>"
  }

  /// A logo has the name in it. Beside an icon, or the drawn mark, the name is written.
  private var mark: String {
    let name = HTMLPage.escaped(self.name)
    if let logo {
      return "<img class=\"logo\" src=\"\(HTMLPage.escaped(logo.path))\" width=\"\(logo.width)\""
        + " height=\"\(logo.height)\" alt=\"\(name)\">"
    }
    let path = HTMLPage.escaped(icon?.path ?? "/brand/mark.svg")
    return "<img src=\"\(path)\" width=\"22\" height=\"22\" alt=\"\"><span translate=\"no\">\(name)</span>"
  }

  /// The policy lets this host's own scripts run and no other, and no text become script: what the pages show was typed
  /// by people (Trusted Types).
  private func response(_ status: Status, _ html: String) -> Response {
    let digest = Base64.encode(SHA256.digest(style.utf8))
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
          "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-\(digest)'; img-src 'self' blob: data:; "
          + "connect-src 'self'; worker-src 'self'; manifest-src 'self'; font-src 'self'; form-action 'self'; "
          + "base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types portal",
      ], body: .bytes(Array(html.utf8)))
  }
}
