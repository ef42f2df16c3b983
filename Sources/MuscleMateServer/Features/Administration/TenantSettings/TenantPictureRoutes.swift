internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// The pictures of a tenant's brand. `Portal` serves them from the tenant's own host, so its pages load from no other.
enum TenantPictureRoutes: Feature {
  static let title = "Tenant settings"

  static let routes: [Route] = [
    Route(
      .put, "/v1/admin/tenant/pictures/{picture}", .admin(.content),
      "Set the logo or the icon of the brand: a PNG or WebP file", proof: true, body: Nothing.self,
      reply: .ok(TenantSettingsDocument.self), limit: 256 * 1024, content: .picture,
      refusals: [
        .rule(
          """
          no PNG or WebP picture, an icon that is not a square of 192 to 1024 pixels, or a logo larger than \
          1024 by 512 pixels
          """)
      ], handle: put),
    Route(
      .delete, "/v1/admin/tenant/pictures/{picture}", .admin(.content),
      "Remove the logo or the icon of the brand, if there is one", proof: true, reply: .noContent(),
      handle: delete),
  ]

  static let statements: [AnyStatement] = [putStatement.erased, deleteStatement.erased]

  private static func put(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    let kind = try kind(of: call)
    guard let picture = PictureFile(call.request.body) else {
      throw refusal(.invalid("a PNG or WebP picture"))
    }
    switch kind {
    case .icon where !picture.isIcon: throw refusal(.invalid("a square of 192 to 1024 pixels"))
    case .logo where !picture.isLogo: throw refusal(.invalid("at most 1024 by 512 pixels"))
    default: break
    }
    let settings = try await call.run(
      putStatement(
        kind.rawValue, picture.mediaType, call.request.body, Int32(picture.width), Int32(picture.height)),
      returning: TenantSettings.settingsStatement())
    return .ok(settings)
  }

  /// Of the whole body.
  private static func refusal(_ kind: Fault.Kind) -> Problem {
    var faults = Faults()
    faults.add(kind)
    return .invalid(faults.list)
  }

  private static func delete(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    _ = try await call.run(deleteStatement(try kind(of: call).rawValue))
    return .noContent
  }

  private static func kind(of call: Call) throws -> TenantPictureKind {
    guard let kind = call.parameters["picture"].flatMap(TenantPictureKind.init(rawValue:)) else {
      throw Problem.notFound
    }
    return kind
  }

  private static let putStatement = Statement<RowCount, String, String, [UInt8], Int32, Int32>(
    "tenant_pictures.put", for: [.admin],
    """
    select app.put_tenant_picture($1, $2, $3, $4, $5)
    """)

  private static let deleteStatement = Statement<RowCount, String>(
    "tenant_pictures.delete", for: [.admin],
    """
    select app.delete_tenant_picture($1)
    """)
}
