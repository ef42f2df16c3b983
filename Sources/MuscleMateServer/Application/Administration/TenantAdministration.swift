internal import Postgres

extension AdministeredDatabase {
  /// Number, slug, name, hosts and how many accounts there are, of each tenant.
  package func tenants() throws -> [[String]] {
    let rows = try ScriptSession(owner).rows(
      "select id, slug, name, array_to_string(hosts, ' '), accounts from app.list_tenants()")
    return rows.map { row in row.map { $0 ?? "" } }
  }

  /// Makes a brand with its hosts, all or nothing, and returns its number.
  package func createTenant(slug: String, name: String, hosts: [String]) throws -> String {
    let rows = try ScriptSession(owner).rows(
      "select app.create_tenant($1, $2, string_to_array($3, ' '))", slug, name, hosts.joined(separator: " "))
    return rows.first?.first.flatMap { $0 } ?? ""
  }

  /// Makes an account whose address counts as confirmed, and returns its id.
  package func createAccount(
    tenant: String, role: String, email: String, username: String, displayName: String, password: String
  ) async throws -> String {
    let hash = try await Self.hash(password)
    let rows = try ScriptSession(owner).rows(
      "select auth.create_account($1, array[$2], $3, $4, $5, $6)", tenant, role, email, username, displayName,
      hash)
    return rows.first?.first.flatMap { $0 } ?? ""
  }

  static func hash(_ password: String) async throws -> String {
    let hasher = try PasswordHasher(atOnce: 1)
    defer { hasher.close() }
    return try await hasher.hash(password)
  }
}
