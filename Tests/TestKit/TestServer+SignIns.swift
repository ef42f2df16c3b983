internal import Postgres
public import Primitives
internal import Secrets

@testable internal import MuscleMateServer

extension TestServer {
  /// Lets a tenant's people sign in through a provider, as `musclemate tenant sign-in` does.
  public func allowSignIn(_ provider: String, _ settings: JSON, tenant slug: String = "musclemate") throws {
    let number = try database.rows("select id from app.tenants where slug = '\(slug)'").first?.first
    guard let tenant = number.flatMap({ $0 }) else { throw TestKitError("no tenant \(slug)") }
    let sealed = try application.services.secrets.seal(
      settings.bytes, for: SealedPurpose.signInProvider(tenant: tenant, provider: provider))
    _ = try ScriptSession(database.owner).rows(
      "select auth.set_sign_in_provider($1, $2, decode($3, 'hex'))", slug, provider,
      Hexadecimal.encode(sealed))
  }
}
