internal import APISchema
internal import HTTPServer
internal import Localization
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// The portal: a shell for each area, which the browser fills from the public API, and the files that it loads.
enum Portal: Feature {
  static let routes: [Route] =
    [
      Route(
        .get, "/", .anyone, "Redirect to the home page of my role", inMaintenance: true,
        reply: .portal("text/html"),
        handle: home),
      Route(
        .get, "/assets/{digest}/{path...}", .anyone, "A file of the portal", inMaintenance: true,
        reply: .portal("text/javascript"), handle: asset),
      Route(
        .get, "/sw.js", .anyone, "The portal's service worker", inMaintenance: true,
        reply: .portal("text/javascript"), handle: worker),
      Route(
        .get, "/manifest.webmanifest", .anyone, "How the portal is installed", inMaintenance: true,
        reply: .portal("application/manifest+json"), handle: manifest),
      Route(
        .get, "/brand/{file}", .anyone, "A picture of the brand", inMaintenance: true,
        reply: .portal("image/svg+xml"), handle: brand),
    ] + areas.flatMap { [shell("/\($0)"), shell("/\($0)/{path...}")] }

  static let statements: [AnyStatement] = [PortalPage.statement.erased, StoredPicture.named.erased]

  private static let areas = ["train", "coach", "admin", "own"]

  private static func shell(_ path: String) -> Route {
    Route(
      .get, path, .anyone, "A screen of the portal", inMaintenance: true, reply: .portal("text/html"),
      handle: showShell)
  }

  // MARK: - Handlers

  /// By the role that the cookie's token names. Whether its session is still there is seen by the first request.
  private static func home(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    let token = SessionCookie.token(of: call.request.head, call.services.configuration)
    let place =
      switch token?.role {
      case nil: "/sign-in"
      case .coach: "/coach"
      case .admin: "/admin"
      default: "/train"
      }
    return Response(303, headers: ["Location": place, "Cache-Control": "no-store"])
  }

  private static func showShell(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    try await PortalPage(call).shell()
  }

  private static func asset(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    let files = try files(call)
    guard call.parameters["digest"] == files.digest, let file = files.file(call.parameters["path"] ?? "")
    else {
      throw Problem.notFound
    }
    let isKept = files.areSources ? "no-cache" : "public, max-age=31536000, immutable"
    return file.response(to: call.request.head, cacheControl: isKept)
  }

  /// A worker that broke would break every visit. `MUSCLEMATE_PORTAL_WORKER=off` sends one that removes itself and all
  /// that it kept, wherever it is installed.
  private static func worker(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    let files = try files(call)
    guard let file = files.file("worker.js") else { throw Problem.notFound }
    let script =
      call.services.configuration.portalHasWorker
      ? Array("self.BUILD = \"\(files.digest)\";\n".utf8) + file.bytes : Array(removingWorker.utf8)
    let headers: Headers = [
      "Content-Type": file.mediaType, "Cache-Control": "no-cache", "Service-Worker-Allowed": "/",
      // A worker has a policy of its own (CSP 3, section 4.2): it loads from this host what pages ask it for.
      "Content-Security-Policy": "default-src 'none'; connect-src 'self'",
    ]
    return Response(.ok, headers: headers, body: .bytes(script)).taggedByBytes
  }

  private static let removingWorker = """
    self.addEventListener('install', () => self.skipWaiting());
    self.addEventListener('activate', (event) => event.waitUntil((async () => {
      for (const name of await caches.keys()) await caches.delete(name);
      await self.registration.unregister();
      for (const page of await self.clients.matchAll({ type: 'window' })) page.navigate(page.url);
    })()));
    """

  private static func manifest(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    let page = try await PortalPage(call)
    let document: JSON = [
      "name": .string(page.name), "short_name": .string(page.name), "id": "/", "start_url": "/", "scope": "/",
      "display": "standalone", "lang": .string(call.language.rawValue),
      "background_color": .string(page.theme.day.masthead.text),
      "theme_color": .string(page.theme.day.masthead.text), "icons": icons(of: page),
    ]
    let headers: Headers = ["Content-Type": "application/manifest+json", "Cache-Control": "no-cache"]
    return Response(.ok, headers: headers, body: .bytes(document.bytes)).taggedByBytes
  }

  /// An uploaded icon stands alone: a system that asks for a maskable one would show the drawn mark.
  private static func icons(of page: PortalPage) -> JSON {
    guard let icon = page.icon else {
      return [
        ["src": "/brand/icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"],
        ["src": "/brand/maskable.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "maskable"],
      ]
    }
    return [
      [
        "src": .string(icon.path), "sizes": .string("\(icon.width)x\(icon.height)"),
        "type": .string(icon.mediaType), "purpose": "any",
      ]
    ]
  }

  private static func brand(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    let file = call.parameters["file"] ?? ""
    guard let picture = BrandPicture(file: file) else { return try await uploaded(file, call) }
    let svg = picture.svg(try await PortalPage(call).theme)
    let headers: Headers = ["Content-Type": "image/svg+xml", "Cache-Control": "no-cache"]
    return Response(.ok, headers: headers, body: .bytes(Array(svg.utf8))).taggedByBytes
  }

  /// A picture that the tenant's admins uploaded. Its name is the hash of its bytes, so it can be kept for ever. The fields
  /// that every answer has keep a browser from taking it for a page.
  private static func uploaded(_ hash: String, _ call: Call) async throws -> Response {
    guard hash.utf8.count == 64 else { throw Problem.notFound }
    let stored: StoredPicture? = try await call.run(StoredPicture.named(hash))
    guard let picture = stored else { throw Problem.notFound }
    let headers: Headers = [
      "Content-Type": picture.mediaType, "Cache-Control": "public, max-age=31536000, immutable",
    ]
    return Response(.ok, headers: headers, body: .bytes(picture.bytes))
  }

  // MARK: - Parts

  private static func files(_ call: Call) throws -> PortalFiles {
    guard let files = call.services.portal else { throw Problem.notFound }
    return files
  }
}

extension PortalFiles.File {
  fileprivate func response(to head: RequestHead, cacheControl: String) -> Response {
    var headers: Headers = [
      "Content-Type": mediaType, "Cache-Control": cacheControl, "Vary": "Accept-Encoding",
    ]
    guard let gzip, head.takesGzip else { return Response(.ok, headers: headers, body: .bytes(bytes)) }
    headers["Content-Encoding"] = "gzip"
    return Response(.ok, headers: headers, body: .bytes(gzip))
  }
}

/// What stands for a brand until it has pictures of its own: a bar with its plates, in the brand's colours.
enum BrandPicture: String {
  /// In the colour of the masthead's text.
  case mark
  /// On a rounded field.
  case icon
  /// On a field to the edges, of which a system cuts off what it likes (W3C Manifest, "maskable").
  case maskable

  init?(file: String) {
    guard file.hasSuffix(".svg") else { return nil }
    self.init(rawValue: String(file.dropLast(4)))
  }

  func svg(_ theme: BrandTheme) -> String {
    let bar = "M3 4h5v16H3zM16 4h5v16h-5zM10 9.5h4v5h-4z"
    let open = "<svg xmlns=\"http://www.w3.org/2000/svg\""
    switch self {
    case .mark:
      return "\(open) viewBox=\"0 0 24 24\"><path fill=\"\(theme.day.onMasthead.text)\" d=\"\(bar)\"/></svg>"
    case .icon: return field(open, radius: 10, theme, bar)
    case .maskable: return field(open, radius: 0, theme, bar)
    }
  }

  private func field(_ open: String, radius: Int, _ theme: BrandTheme, _ bar: String) -> String {
    "\(open) viewBox=\"0 0 48 48\"><rect width=\"48\" height=\"48\" rx=\"\(radius)\" fill=\"\(theme.day.brand.text)\"/>"
      + "<path fill=\"\(theme.day.onBrand.text)\" transform=\"translate(12 12)\" d=\"\(bar)\"/></svg>"
  }
}
