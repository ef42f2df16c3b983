internal import DatabaseAdministration
internal import MuscleMateAPI
internal import Postgres
internal import Primitives
internal import Secrets

/// The sign-in providers of a tenant.
extension AdministeredDatabase {
  /// Looks the settings through, seals them and keeps them.
  package func setSignInProvider(
    _ word: String, ofTenant tenant: String, settings content: [UInt8], _ configuration: Configuration
  ) throws {
    guard let provider = SignInProvider(rawValue: word) else {
      throw AdministrationError.refused(
        "there is no provider \(word): say google, apple, facebook or oidc")
    }
    try upsertSettings(
      content, of: word, ofTenant: tenant, configuration,
      by: "select auth.set_sign_in_provider($1, $2, decode($3, 'hex'))",
      for: { SealedPurpose.signInProvider(tenant: $0, provider: word) },
      check: { _ = try ProviderSettings($0, provider) })
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
}
