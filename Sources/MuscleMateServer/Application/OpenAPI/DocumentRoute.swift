internal import HTTPServer
internal import MuscleMateAPI
internal import Primitives

/// `GET /openapi.json`. No feature, since it is made from all of them.
enum DocumentRoute {
  static let openAPI = Route(
    .get, "/openapi.json", .anyone, "This document", inMaintenance: true, reply: .object()
  ) { (call: Call, _: Nothing, _: Nothing) in
    call.request.head.takesGzip ? packed : plain
  }

  /// Rendered, named and packed once; the routes don't change while the process runs. Anyone may ask for it at any time, and
  /// each of the three takes milliseconds for a document of this length.
  private static let plain = Response(
    .ok, headers: ["Content-Type": "application/json", "ETag": tag, "Vary": "Accept-Encoding"],
    body: .bytes(bytes))
  private static let packed = Response(
    .ok,
    headers: [
      "Content-Type": "application/json", "Content-Encoding": "gzip", "ETag": EntityTag.ofGzip(tag),
      "Vary": "Accept-Encoding",
    ], body: .bytes(Response.gzip(bytes)))
  private static let tag = Response.tag(of: bytes)
  private static let bytes = OpenAPIDocument.make(Application.sections).bytes
}
