public import Primitives
internal import Secrets
internal import Synchronization

@testable internal import MuscleMateServer

extension TestServer {
  /// Lets a tenant sell its tiers through this Stripe: the module is on, the gateway is set, and every price of the
  /// tenant's has one there, named for its tier: `price_lifter_premium`.
  public func sell(
    through stripe: StripeStandIn, tenant: String = "musclemate",
    returnURL: String = "https://app.example.com/account"
  ) throws {
    try connect(stripe.settings(returnURL: returnURL), tenant: tenant)
    let prices = try database.rows(
      """
      update app.tier_prices as price
         set stripe_price = 'price_' || price.tier
        from app.tenants as tenant
       where tenant.id = price.tenant_id
         and tenant.slug = '\(tenant)'
      returning price.stripe_price, price.amount, price.currency, price.billing_interval
      """)
    for price in prices {
      let price = price.map { $0 ?? "" }
      stripe.addPrice(
        price[0], amount: Int64(price[1]) ?? 0, currency: price[2].lowercased(), interval: price[3])
    }
  }

  /// The tenant's gateway to a Stripe of these settings.
  public func connect(_ settings: JSON, tenant: String = "musclemate") throws {
    let id = try database.rows("select id from app.tenants where slug = '\(tenant)'").first?.first ?? nil
    guard let id else { throw TestKitError("no tenant \(tenant)") }
    let sealed = try application.services.secrets.seal(
      settings.bytes, for: SealedPurpose.paymentGateway(tenant: id, provider: "stripe"))
    try database.administer(
      """
      select app.set_module('\(tenant)', 'billing', true);
      select app.set_payment_gateway('\(tenant)', 'stripe', '\\x\(Hexadecimal.encode(sealed))')
      """)
  }

  /// The id of the price that a tier costs, as `GET /v1/tiers` shows it.
  public func price(of tier: String, tenant: String = "musclemate") throws -> String {
    let rows = try database.rows(
      """
      select price.id
        from app.tier_prices as price
        join app.tenants as tenant on tenant.id = price.tenant_id
       where tenant.slug = '\(tenant)'
         and price.tier = '\(tier)'
       order by price.amount
      """)
    guard let id = rows.first?.first ?? nil else { throw TestKitError("\(tier) costs nothing") }
    return id
  }
}
