internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// A tenant's settings, and the part of them that apps need.
enum TenantSettings: Feature {
  static let routes: [Route] = [
    Route(
      .get, "/v1/tenant", .anyone, "Get what an app needs to know of the tenant before anyone signs in",
      inMaintenance: true, reply: .ok(ShownTenant.self), handle: shown),
    Route(
      .get, "/v1/admin/tenant", .admin(.content), "Get the tenant's settings",
      reply: .ok(TenantSettingsDocument.self),
      handle: settings),
    Route(
      .patch, "/v1/admin/tenant", .admin(.content), "Update the tenant's settings", proof: true,
      body: TenantChanges.self,
      reply: .ok(TenantSettingsDocument.self),
      refusals: [.rule("links, senders and passkeys lie at a host of the tenant's")],
      handle: change),
    Route(
      .get, "/v1/admin/tiers", .admin(.content), "List all plans, prices and features of the tenant",
      reply: .ok(TierDocument.self),
      handle: tiers
    ),
    Route(
      .put, "/v1/admin/tiers", .admin(.content),
      "Replace the plans; a plan that is not listed is not sold any more, and its subscribers keep it",
      proof: true, body: TierDocument.self, reply: .ok(TierDocument.self), limit: 256 * 1024,
      refusals: [
        .conflict("a provider's name for a price is another price's already"),
        .rule("a number for what is no limit, or a tier, price or feature listed twice"),
      ],
      handle: setTiers),
    Route(
      .get, "/v1/admin/accounts/{id}/entitlements", .admin(.accounts),
      "List the features that were granted to or revoked from an account",
      reply: .ok(Page<EntitlementOverride>.self),
      handle: overrides),
    Route(
      .put, "/v1/admin/accounts/{id}/entitlements/{feature}", .admin(.accounts),
      "Grant a feature to an account, or revoke it", proof: true, body: EntitlementOverride.self,
      reply: .noContent(),
      refusals: [
        .rule("a number of a limit only, and an end to come"),
        .conflict("it is the admin's own account"),
      ], handle: give),
    Route(
      .delete, "/v1/admin/accounts/{id}/entitlements/{feature}", .admin(.accounts),
      "Remove a grant or revocation, so that the account's plan applies again",
      proof: true, reply: .noContent(), refusals: [.conflict("it is the admin's own account")],
      handle: takeBack),
  ]

  static let statements: [AnyStatement] = [
    shownStatement.erased, settingsStatement.erased, changeStatement.erased, tiersStatement.erased,
    setTiersStatement.erased, overridesStatement.erased, giveStatement.erased,
  ]

  // MARK: - Settings

  private static func shown(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    .ok(try await call.run(shownStatement()))
  }

  private static func settings(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    .ok(try await call.run(settingsStatement()))
  }

  private static func change(_ call: Call, _: Nothing, _: TenantChanges) async throws -> Response {
    .ok(try await call.run(changeStatement(try call.bodyText(of: TenantChanges.self))))
  }

  private static let shownStatement = Statement<Document>(
    "tenants.shown", for: .everyone,
    """
    select app.shown_tenant()
    """)

  static let settingsStatement = Statement<Document>(
    "tenants.settings", for: [.admin],
    """
    select app.tenant_settings()
    """)

  private static let changeStatement = Statement<Document, String>(
    "tenants.change", for: [.admin],
    """
    select app.change_tenant($1::jsonb)
    """)

  // MARK: - What is sold

  private static func tiers(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    .ok(try await call.run(tiersStatement()))
  }

  private static func setTiers(_ call: Call, _: Nothing, _ document: TierDocument) async throws -> Response {
    let now = try await call.run(
      setTiersStatement(document.encoded().description), returning: tiersStatement())
    return .ok(now)
  }

  private static let tiersStatement = Statement<Document>(
    "tenants.tiers", for: [.admin],
    """
    select app.own_tiers_document()
    """)

  private static let setTiersStatement = Statement<RowCount, String>(
    "tenants.set_tiers", for: [.admin],
    """
    select app.change_tiers($1::jsonb)
    """)

  // MARK: - Above the tiers

  private static func overrides(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    try .found(await call.run(overridesStatement(try call.id("id"))))
  }

  private static func give(_ call: Call, _: Nothing, _ body: EntitlementOverride) async throws -> Response {
    let feature = try feature(of: call)
    var faults = Faults()
    if body.atMost != nil, feature.kind == .access {
      faults.add("at_most", .invalid("nothing, for it is no limit"))
    }
    if let end = body.endsAt, end <= call.services.clock() {
      faults.add("ends_at", .invalid("a time to come"))
    }
    guard faults.isEmpty else { throw Problem.invalid(faults.list) }
    _ = try await call.run(
      giveStatement(
        try call.id("id"), feature.rawValue, body.allowed, body.atMost.map(Int32.init), body.endsAt,
        body.reason))
    return .noContent
  }

  private static func takeBack(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    _ = try await call.run(
      giveStatement(try call.id("id"), try feature(of: call).rawValue, nil, nil, nil, nil))
    return .noContent
  }

  private static func feature(of call: Call) throws -> PaidFeature {
    guard let feature = call.parameters["feature"].flatMap(PaidFeature.init(rawValue:)) else {
      throw Problem.notFound
    }
    return feature
  }

  private static let overridesStatement = Statement<Document?, UUID>(
    "tenants.overrides", for: [.admin],
    """
    select app.overrides_of($1)
    """)

  private static let giveStatement = Statement<RowCount, UUID, String, Bool?, Int32?, Timestamp?, String?>(
    "tenants.give_entitlement", for: [.admin],
    """
    select app.give_entitlement($1, $2, $3, $4, $5, $6)
    """)
}
