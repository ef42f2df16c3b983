public import Primitives

@testable internal import MuscleMateServer

extension TestServer {
  /// Lets a tenant's people sign in through a provider, as `musclemate tenant sign-in` does.
  public func allowSignIn(_ provider: String, _ settings: JSON, tenant slug: String = "musclemate") throws {
    let number = try database.rows("select id from app.tenants where slug = '\(slug)'").first?.first
    guard let tenant = number.flatMap({ $0 }) else { throw TestKitError("no tenant \(slug)") }
    let sealed = try application.services.secrets.seal(
      settings.bytes, for: SealedPurpose.signInProvider(tenant: tenant, provider: provider))
    try database.administer(
      """
      insert into auth.sign_in_providers (tenant_id, provider, sealed)
      values (\(tenant), '\(provider)', '\\x\(Hexadecimal.encode(sealed))')
          on conflict (tenant_id, provider) do update set sealed = excluded.sealed
      """)
  }
}
