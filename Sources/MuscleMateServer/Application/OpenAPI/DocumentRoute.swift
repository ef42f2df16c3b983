internal import HTTPServer
internal import MuscleMateAPI
internal import Primitives

/// `GET /openapi.json`. No feature, since it is made from all of them.
enum DocumentRoute {
  static let openAPI = Route(
    .get, "/openapi.json", .anyone, "This document", inMaintenance: true, reply: .object()
  ) { (_: Call, _: Nothing, _: Nothing) in
    Response(.ok, headers: ["Content-Type": "application/json", "ETag": tag], body: .bytes(bytes))
  }

  /// Rendered once; the routes don't change while the process runs.
  private static let tag = "\"\(Version.number)\""
  private static let bytes = OpenAPIDocument.make(Application.sections).bytes
}
