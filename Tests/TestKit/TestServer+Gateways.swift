public import Primitives
import Secrets

@testable internal import MuscleMateServer

extension TestServer {
  /// Lets a tenant sell through a provider (`stripe`, `app_store`), as `musclemate tenant gateway` does.
  public func connect(_ provider: String, _ settings: JSON, tenant slug: String = "musclemate") throws {
    let number = try database.rows("select id from app.tenants where slug = '\(slug)'").first?.first
    guard let tenant = number.flatMap({ $0 }) else { throw TestKitError("no tenant \(slug)") }
    let sealed = try application.services.secrets.seal(
      settings.bytes, for: SealedPurpose.paymentGateway(tenant: tenant, provider: provider))
    try database.administer(
      """
      insert into app.payment_gateways (tenant_id, provider, sealed)
      values (\(tenant), '\(provider)', '\\x\(Hexadecimal.encode(sealed))')
          on conflict (tenant_id, provider) do update set sealed = excluded.sealed
      """)
  }

  /// Puts a price of a tier under the provider's own name for it.
  ///
  /// - Parameter column: `stripe_price` or `app_store_product`.
  public func name(
    priceOf tier: String, _ column: String, _ name: String, tenant slug: String = "musclemate"
  ) throws {
    try database.administer(
      """
      update app.tier_prices as price
         set \(column) = '\(name)'
        from app.tenants as tenant
       where tenant.id = price.tenant_id
         and tenant.slug = '\(slug)'
         and price.tier = '\(tier)'
         and price.billing_interval = 'month'
      """)
  }
}
