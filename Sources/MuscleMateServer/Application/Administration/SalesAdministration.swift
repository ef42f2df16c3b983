internal import APISchema
package import DatabaseAdministration
internal import Localization
internal import MuscleMateAPI
internal import Postgres
package import Primitives
internal import Secrets

/// The tiers that a tenant sells, and its payment providers.
extension AdministeredDatabase {
  /// The modules that are on afterwards.
  package func setModule(_ module: String, ofTenant tenant: String, isOn: Bool) throws -> [String] {
    let session = try ScriptSession(owner)
    let there = try session.rows("select app.modules_there()").compactMap { $0[0] }
    guard there.contains(module) else {
      throw AdministrationError.refused(
        "there is no module \(module): say one of \(there.joined(separator: ", "))")
    }
    let rows = try refusing {
      try session.rows("select unnest(app.set_module($1, $2, $3::boolean))", tenant, module, "\(isOn)")
    }
    return rows.compactMap { $0[0] }
  }

  /// What keeps people from buying what the tenant asks them to pay for, as a line for the operator; nil where nothing does.
  package func salesWarning(ofTenant tenant: String) throws -> String? {
    try SalesWarning.all(ScriptSession(owner)).first { $0.tenant == tenant.lowercased() }?.description
  }

  // MARK: - Gateways

  /// Seals the settings, a JSON object, and keeps them. They are looked through first, as the provider's part will.
  package func setGateway(
    _ provider: String, ofTenant tenant: String, settings content: [UInt8], _ configuration: Configuration
  ) throws {
    guard let check = PaymentProviders.checks[provider] else {
      throw AdministrationError.refused("there is no provider \(provider): say stripe or app-store")
    }
    try upsertSettings(
      content, of: provider, ofTenant: tenant, configuration,
      by: "select app.set_payment_gateway($1, $2, decode($3, 'hex'))",
      for: { SealedPurpose.paymentGateway(tenant: $0, provider: provider) }, check: check)
  }

  /// False where there was none.
  package func removeGateway(_ provider: String, ofTenant tenant: String) throws -> Bool {
    try refusing {
      try ScriptSession(owner).rows("select app.remove_payment_gateway($1, $2)", tenant, provider)[0][0]
        == "t"
    }
  }

  /// Tenant, provider and when it was set; never what is in it.
  package func gateways() throws -> [[String]] {
    try ScriptSession(owner).rows("select slug, provider, updated_at from app.list_payment_gateways()")
      .map { $0.map { $0 ?? "" } }
  }

  // MARK: - Tiers

  /// All that the tenant sells, as a file that `setTiers` takes.
  package func tiers(ofTenant tenant: String) throws -> String {
    try refusing {
      try ScriptSession(owner).rows("select jsonb_pretty(app.tiers_document($1)::jsonb)", tenant)[0][0] ?? ""
    }
  }

  /// - Throws: `AdministrationError.refused` with every fault of the file on a line of its own; nothing is changed then.
  package func setTiers(ofTenant tenant: String, to content: [UInt8]) throws {
    var faults = Faults()
    let json: JSON
    do { json = try JSON.parse(content) } catch {
      throw AdministrationError.refused("the tiers are no JSON: \(error)")
    }
    guard let document = TierDocument.shape.decode(json, into: &faults) else {
      let lines = faults.list.map { fault in
        "\(fault.pointer) \(Language.english.text(.fault(fault.code), fault.arguments))"
      }
      throw AdministrationError.refused("the tiers are not in order:\n" + lines.joined(separator: "\n"))
    }
    _ = try refusing([.uniqueViolation: "a provider's price is assigned to another price already"]) {
      try ScriptSession(owner).rows(
        "select app.set_tiers($1, $2::jsonb)", tenant, document.encoded().description)
    }
  }

  // MARK: - Overrides

  /// An account's own entitlement above its tiers.
  package struct Override: Sendable {
    let account: String
    let feature: String
    /// Nil: the tiers count again.
    let allowed: Bool?
    let atMost: Int?
    let endsAt: Timestamp?
    let reason: String

    package init(
      account: String, feature: String, allowed: Bool?, atMost: Int?, endsAt: Timestamp?, reason: String
    ) {
      self.account = account
      self.feature = feature
      self.allowed = allowed
      self.atMost = atMost
      self.endsAt = endsAt
      self.reason = reason
    }
  }

  package func set(_ override: Override, inTenant tenant: String) throws {
    guard let feature = PaidFeature(rawValue: override.feature) else {
      let all = PaidFeature.allCases.map(\.rawValue).joined(separator: ", ")
      throw AdministrationError.refused("there is no feature \(override.feature): say one of \(all)")
    }
    guard override.atMost == nil || feature.kind == .limit else {
      let limits = PaidFeature.allCases.filter { $0.kind == .limit }.map(\.rawValue).joined(separator: ", ")
      throw AdministrationError.refused("\(feature.rawValue) is no limit: those are \(limits)")
    }
    // It would end at once, and with it an earlier one that counts.
    guard override.endsAt.map({ $0 > .now }) ?? true else {
      throw AdministrationError.refused("the override would be over already: name a future day")
    }
    _ = try refusing {
      try ScriptSession(owner).rows(
        """
        select app.set_entitlement(
                 $1, $2, $3, nullif($4, '')::boolean, nullif($5, '')::integer, nullif($6, '')::timestamptz, $7)
        """, tenant, override.account, override.feature, override.allowed.map { "\($0)" } ?? "",
        override.atMost.map { "\($0)" } ?? "", override.endsAt?.description ?? "", override.reason)
    }
  }

  /// Username, feature, what was given, until when and why, of each override.
  package func overrides(ofTenant tenant: String) throws -> [[String]] {
    let rows = try refusing {
      try ScriptSession(owner).rows(
        """
        select username, feature,
               case when not allowed then 'denied' when at_most is null then 'allowed' else 'at most ' || at_most end,
               nullif(ends_at, 'infinity'), reason
          from app.list_entitlement_overrides($1)
        """, tenant)
    }
    return rows.map { row in row.map { $0 ?? "for good" } }
  }
}

/// Billing is on, and nobody can buy these tiers.
struct SalesWarning: CustomStringConvertible {
  let tenant: String
  /// Codes, one after the other.
  let tiers: String

  /// By the owner of the database, or by a server.
  static func all(_ session: borrowing ScriptSession) throws -> [SalesWarning] {
    try session.rows("select tenant, tiers from app.tiers_not_for_sale()").compactMap { row in
      guard let tenant = row[0], let tiers = row[1] else { return nil }
      return SalesWarning(tenant: tenant, tiers: tiers)
    }
  }

  var description: String {
    """
    \(tenant): billing is on, and nobody can buy \(tiers). Connect a payment provider (tenant gateway), and name the \
    provider's price of each (stripe_price or app_store_product: tier export, tier apply)
    """
  }
}
