internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Primitives
internal import Synchronization

/// `GET /openapi.json`. No feature, since it is made from all of them.
enum DocumentRoute {
  static let openAPI = Route(
    .get, "/openapi.json", .anyone, "This OpenAPI document, with the operations of the tenant's modules",
    inMaintenance: true,
    reply: .object()
  ) { (call: Call, _: Nothing, _: Nothing) in
    let document = document(of: try await RouteModule.there(call))
    return call.request.head.takesGzip ? document.packed : document.plain
  }

  /// Rendered, named and packed once for each set of modules; the routes don't change while the process runs. Anyone may ask
  /// for it at any time, and the three together take 0.2 s for a document of this length.
  private struct Rendered {
    let plain: Response
    let packed: Response

    init(_ modules: Set<TenantModule>) {
      let bytes = OpenAPIDocument.make(Application.sections, having: modules).bytes
      let tag = Response.tag(of: bytes)
      plain = Response(
        .ok, headers: ["Content-Type": "application/json", "ETag": tag, "Vary": "Accept-Encoding"],
        body: .bytes(bytes))
      packed = Response(
        .ok,
        headers: [
          "Content-Type": "application/json", "Content-Encoding": "gzip", "ETag": EntityTag.ofGzip(tag),
          "Vary": "Accept-Encoding",
        ], body: .bytes(Response.gzip(bytes)))
    }
  }

  private static let rendered = Mutex<[Set<TenantModule>: Rendered]>([:])

  /// Documents that are kept: 1.6 MB each, both forms together.
  private static let mostKept = 16

  private static func document(of modules: Set<TenantModule>) -> Rendered {
    if let kept = rendered.withLock({ $0[modules] }) { return kept }
    let made = Rendered(modules)
    rendered.withLock { kept in
      if kept.count >= mostKept { kept.removeAll() }
      kept[modules] = made
    }
    return made
  }
}
