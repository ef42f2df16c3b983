internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// Through whom a tenant's people sign in.
extension AdministeredDatabase {
  /// Looks the settings through, seals them and keeps them.
  package func setSignInProvider(
    _ word: String, ofTenant tenant: String, settings content: [UInt8], _ configuration: Configuration
  ) throws {
    guard let provider = SignInProvider(rawValue: word) else {
      throw AdministrationError.refused(
        "there is no provider \(word): say google, apple, facebook or oidc")
    }
    guard let settings = try? JSON.parse(content), case .object = settings else {
      throw AdministrationError.refused("the settings are no JSON object")
    }
    do throws(ProviderSettings.Fault) {
      _ = try ProviderSettings(settings, provider)
    } catch {
      throw AdministrationError.refused("the settings: \(error)")
    }
    let keys = InstallationKeys(configuration)
    guard keys.isGiven || keys.isMade else {
      throw AdministrationError.refused(
        "there is no key in \(keys.folder): set MUSCLEMATE_SECRET, or --data to the folder of the server")
    }
    try refusing {
      let session = try ScriptSession(owner)
      let number = try session.rows("select app.number_of_tenant($1)", tenant)[0][0] ?? ""
      let sealed = try keys.load().seal(
        settings.bytes, for: SealedPurpose.signInProvider(tenant: number, provider: word))
      _ = try session.rows(
        "select auth.set_sign_in_provider($1, $2, decode($3, 'hex'))", tenant, word,
        Hexadecimal.encode(sealed))
    }
  }

  /// False where there was none.
  package func removeSignInProvider(_ word: String, ofTenant tenant: String) throws -> Bool {
    try refusing {
      try ScriptSession(owner).rows("select auth.remove_sign_in_provider($1, $2)", tenant, word)[0][0] == "t"
    }
  }

  /// Tenant, provider and when it was set; never what is in it.
  package func signInProviders() throws -> [[String]] {
    try ScriptSession(owner).rows("select slug, provider, updated_at from auth.list_sign_in_providers()")
      .map { $0.map { $0 ?? "" } }
  }

  private func refusing<Value>(_ work: () throws -> Value) throws -> Value {
    do {
      return try work()
    } catch let error as ScriptError {
      switch error.sqlState {
      case "MM404":
        throw AdministrationError.refused("there is no such tenant: see musclemate tenant list")
      case "MM503":
        throw AdministrationError.refused("the key here is not the one in use: see musclemate keys list")
      default: throw error
      }
    }
  }
}
