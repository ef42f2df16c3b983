internal import Postgres
internal import Primitives
internal import Secrets

/// A tenant's access to a provider, with its settings in clear: for as long as a request lasts, and in no log.
struct PaymentGateway: Sendable {
  let tenant: Int32
  let provider: String
  let settings: JSON

  init(tenant: Int32, provider: String, settings: JSON) {
    self.tenant = tenant
    self.provider = provider
    self.settings = settings
  }

  /// By the slug that a webhook's path names; nil where there is no such tenant, or it has no such gateway.
  static func find(
    _ provider: String, ofTenant slug: String, services: Services, pool: Pool
  ) async throws -> PaymentGateway? {
    let row = try await pool.exchange(as: .server, PaymentStatements.gateway(slug, provider))
    return try await row?.opened(provider, services)
  }

  /// By the number of the tenant that a session belongs to.
  static func find(
    _ provider: String, of tenant: Int32, services: Services, pool: Pool
  ) async throws -> PaymentGateway? {
    let row = try await pool.exchange(as: .server, PaymentStatements.gatewayOf(tenant, provider))
    return try await row?.opened(provider, services)
  }
}

struct SealedGateway: Row {
  let tenant: Int32
  let settings: [UInt8]

  static let columns: [PostgresType] = [.int4, .bytea]

  init(tenant: Int32, settings: [UInt8]) {
    self.tenant = tenant
    self.settings = settings
  }

  init(_ row: inout RowReader) throws(ColumnFault) {
    tenant = try row.next()
    settings = try row.next()
  }

  func opened(_ provider: String, _ services: Services) async throws -> PaymentGateway {
    let purpose = SealedPurpose.paymentGateway(tenant: "\(tenant)", provider: provider)
    let text = try await services.secrets.open(settings, for: purpose, on: services.sidePool)
    return PaymentGateway(tenant: tenant, provider: provider, settings: try JSON.parse(text))
  }
}
