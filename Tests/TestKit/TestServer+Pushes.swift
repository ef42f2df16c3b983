internal import Postgres
public import Primitives
internal import PushServices
internal import Secrets

@testable internal import MuscleMateServer

extension TestServer {
  /// Makes a tenant known at a push service, as `musclemate tenant push` does.
  public func offerPushes(_ kind: String, _ settings: JSON, tenant slug: String = "musclemate") throws {
    let number = try database.rows("select id from app.tenants where slug = '\(slug)'").first?.first
    guard let tenant = number.flatMap({ $0 }) else { throw TestKitError("no tenant \(slug)") }
    let sealed = try application.services.secrets.seal(
      settings.bytes, for: SealedPurpose.pushService(tenant: tenant, kind: kind))
    let key = kind == "web" ? try VAPIDSettings(settings).publicKey : ""
    _ = try ScriptSession(database.owner).rows(
      "select app.set_push_service($1, $2, decode($3, 'hex'), nullif($4, ''))", slug, kind,
      Hexadecimal.encode(sealed), key)
  }
}
