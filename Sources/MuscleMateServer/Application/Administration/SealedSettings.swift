internal import DatabaseAdministration
internal import Postgres
internal import Primitives
internal import Secrets

extension AdministeredDatabase {
  /// Seals a tenant's settings at someone else's service, a JSON object, and keeps them.
  ///
  /// - Parameters:
  ///   - statement: takes the tenant, the provider and the sealed settings in hexadecimal.
  ///   - publicText: beside the sealed settings, in clear: the statement's fourth parameter, empty where there is none.
  ///   - purpose: what they are bound to, by the tenant's number.
  ///   - check: validates them first, as the provider's code will later. The command prints the errors that it throws.
  func upsertSettings(
    _ content: [UInt8], of provider: String, ofTenant tenant: String, _ configuration: Configuration,
    by statement: String, for purpose: (String) -> String, publicText: String? = nil,
    check: (JSON) throws -> Void
  ) throws {
    guard let settings = try? JSON.parse(content), case .object = settings else {
      throw AdministrationError.refused("the settings are no JSON object")
    }
    do { try check(settings) } catch { throw AdministrationError.refused("the settings: \(error)") }
    let keys = InstallationKeys(configuration)
    guard keys.isGiven || keys.isMade else {
      throw AdministrationError.refused(
        "there is no key in \(keys.folder): set MUSCLEMATE_SECRET, or --data to the folder of the server")
    }
    try refusing {
      let session = try ScriptSession(owner)
      let number = try session.rows("select app.number_of_tenant($1)", tenant)[0][0] ?? ""
      let sealed = try keys.load().seal(settings.bytes, for: purpose(number))
      let hexadecimal = Hexadecimal.encode(sealed)
      if let publicText {
        _ = try session.rows(statement, tenant, provider, hexadecimal, publicText)
      } else {
        _ = try session.rows(statement, tenant, provider, hexadecimal)
      }
    }
  }
}
