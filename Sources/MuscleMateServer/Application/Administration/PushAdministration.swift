internal import DatabaseAdministration
internal import Postgres
internal import Primitives
internal import PushServices
internal import Secrets

/// How a tenant is known at push services.
extension AdministeredDatabase {
  /// Looks the settings through, seals them and keeps them.
  package func setPushService(
    _ kind: String, ofTenant tenant: String, settings content: [UInt8], _ configuration: Configuration
  ) throws {
    switch kind {
    case "apns":
      try upsertSettings(
        content, of: kind, ofTenant: tenant, configuration,
        by: "select app.set_push_service($1, $2, decode($3, 'hex'), null)",
        for: { SealedPurpose.pushService(tenant: $0, kind: kind) }, check: { _ = try APNsSettings($0) })
    case "web":
      let settings: VAPIDSettings
      do {
        settings = try VAPIDSettings(try JSON.parse(content))
      } catch {
        throw AdministrationError.refused("the settings: \(error)")
      }
      try upsertSettings(
        content, of: kind, ofTenant: tenant, configuration,
        by: "select app.set_push_service($1, $2, decode($3, 'hex'), $4)",
        for: { SealedPurpose.pushService(tenant: $0, kind: kind) }, publicText: settings.publicKey,
        check: { _ = try VAPIDSettings($0) })
    default: throw AdministrationError.refused("there is no push service \(kind): say apns or web")
    }
  }

  /// Makes a key of the tenant's own for browsers. Not where there is one: each browser would have to subscribe again.
  package func makeWebPushKey(
    ofTenant tenant: String, contact: String?, _ configuration: Configuration
  ) throws {
    if try pushServices().contains(where: { $0[0] == tenant && $0[1] == "web" }) {
      throw AdministrationError.refused("\(tenant) has a key for browsers already: --remove it first")
    }
    let settings = try VAPIDSettings.made(contact: contact)
    try setPushService("web", ofTenant: tenant, settings: settings.bytes, configuration)
  }

  /// False where there was none.
  package func removePushService(_ kind: String, ofTenant tenant: String) throws -> Bool {
    try refusing {
      try ScriptSession(owner).rows("select app.remove_push_service($1, $2)", tenant, kind)[0][0] == "t"
    }
  }

  /// Tenant, kind and when it was set; never what is in it.
  package func pushServices() throws -> [[String]] {
    try ScriptSession(owner).rows("select slug, kind, updated_at from app.list_push_services()")
      .map { $0.map { $0 ?? "" } }
  }
}
