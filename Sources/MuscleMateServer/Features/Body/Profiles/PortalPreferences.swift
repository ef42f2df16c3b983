internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// What an app, such as the portal, keeps for a person: the settings of its screens, the same on all their devices.
enum PortalPreferences: Feature {
  static let title = "Profiles"

  static let routes: [Route] = [
    Route(
      .get, "/v1/profile/preferences", .signedIn, "Get the settings that an app keeps for me across devices",
      reply: .ok(AppPreferences.self), handle: show),
    Route(
      .put, "/v1/profile/preferences", .signedIn,
      "Replace the settings that an app keeps for me across devices", withoutConsent: true,
      body: AppPreferences.self, reply: .ok(AppPreferences.self), limit: 8 * 1024,
      refusals: [.staleVersion, .rule("a text with a NUL character, or a number with an exponent")],
      handle: put),
  ]

  static let statements: [AnyStatement] = [one.erased, upsert.erased]

  private static func show(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    try .found(await call.run(one()))
  }

  private static func put(_ call: Call, _: Nothing, _ body: AppPreferences) async throws -> Response {
    let kept = try await call.run(upsert(body.settings.json, try call.expectedVersion), returning: one())
    return try .found(kept)
  }

  private static let one = Statement<VersionedDocument?>(
    "portal_preferences.one", for: .signedIn,
    """
    select coalesce(kept.version, 0),
           json_build_object(
             'settings', coalesce(kept.document, '{}'), 'version', coalesce(kept.version, 0), 'updated_at',
             kept.updated_at)
      from (select app.tenant_id() as tenant_id, app.account_id() as account_id) as caller
      left join app.portal_preferences as kept
        on kept.tenant_id = caller.tenant_id
       and kept.account_id = caller.account_id
    """)

  /// Takes the settings, and the version that the app saw.
  private static let upsert = Statement<RowCount, JSON, Int64?>(
    "portal_preferences.upsert", for: .signedIn,
    """
    select app.set_portal_preferences($1, $2)
    """)
}
