internal import APISchema
internal import DatabaseAdministration
internal import Localization
internal import MuscleMateAPI
internal import Postgres

extension AdministeredDatabase {
  private static let takenName: [SQLState: String] = [
    .uniqueViolation: "the slug or a host is another tenant's already"
  ]
  private static let takenLogin: [SQLState: String] = [
    .invalid: "the username or the address is taken already"
  ]

  /// Number, slug, name, hosts and how many accounts there are, of each tenant.
  package func tenants() throws -> [[String]] {
    let rows = try ScriptSession(owner).rows(
      "select id, slug, name, array_to_string(hosts, ' '), accounts from app.list_tenants()")
    return rows.map { row in row.map { $0 ?? "" } }
  }

  /// Makes a brand with its hosts, all or nothing, and returns its number.
  package func createTenant(slug: String, name: String, hosts: [String]) throws -> String {
    guard TextFormat.slug.accepts(slug) else {
      throw AdministrationError.refused("\(slug): expected \(TextFormat.slug.name)")
    }
    let rows = try refusing(Self.takenName) {
      try ScriptSession(owner).rows(
        "select app.create_tenant($1, $2, string_to_array($3, ' '))", slug, name, hosts.joined(separator: " ")
      )
    }
    return rows.first?.first.flatMap { $0 } ?? ""
  }

  /// Without a port or a path: what a browser's address names.
  package func addHost(_ host: String, to slug: String) throws {
    try Self.checkHost(host)
    let words: [SQLState: String] = [
      .conflict: "\(host) is a tenant's host already: see musclemate tenant list"
    ]
    _ = try refusing(Self.takenName.merging(words) { $1 }) {
      try ScriptSession(owner).rows("select app.add_tenant_host($1, $2)", slug, host)
    }
  }

  private static func checkHost(_ host: String) throws {
    guard (1...253).contains(host.utf8.count), host.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }),
      !host.contains(where: { ":/@,".contains($0) })
    else { throw AdministrationError.refused("\(host): expected a host name without port and path") }
  }

  /// Sets the address for questions in mails, their sender, and a host that senders may use although no link leads there.
  package func setMail(
    of slug: String, support: String?, sender: String?, senderHost: String?, takesAway: Bool
  ) throws {
    for address in [support, sender].compactMap(\.self) where !TextFormat.email.accepts(address) {
      throw AdministrationError.refused("\(address): expected \(TextFormat.email.name)")
    }
    if let senderHost { try Self.checkHost(senderHost) }
    let codes: [SQLState: String] = [
      .invalid: "the sender is at no host of \(slug): allow its host with --sender-host"
    ]
    _ = try refusing(codes) {
      try ScriptSession(owner).rows(
        "select app.set_tenant_mail($1, nullif($2, ''), nullif($3, ''), nullif($4, ''), $5::boolean)", slug,
        support ?? "", sender ?? "", senderHost ?? "", takesAway ? "t" : "f")
    }
  }

  package func removeHost(_ host: String, from slug: String) throws {
    let rows = try refusing {
      try ScriptSession(owner).rows("select app.remove_tenant_host($1, $2)", slug, host)
    }
    guard rows.first?.first == "t" else {
      throw AdministrationError.refused("\(host) is no host of \(slug): see musclemate tenant list")
    }
  }

  /// Makes an account whose address counts as confirmed, and returns its id.
  package func createAccount(
    tenant: String, role: String, email: String, username: String, displayName: String, password: String
  ) async throws -> String {
    for (text, format) in [(username, TextFormat.username), (email, .email)] where !format.accepts(text) {
      throw AdministrationError.refused("\(text): expected \(format.name)")
    }
    try check(password, tenant: tenant, names: [username, email])
    let hash = try await Self.hash(password)
    let rows = try refusing(Self.takenLogin) {
      try ScriptSession(owner).rows(
        "select auth.create_account($1, array[$2], $3, $4, $5, $6)", tenant, role, email, username,
        displayName, hash)
    }
    return rows.first?.first.flatMap { $0 } ?? ""
  }

  package func setDuties(_ words: [String], of login: String, tenant: String) throws {
    let known = AdminDuty.allCases.map(\.rawValue)
    if let unknown = words.first(where: { !known.contains($0) }) {
      throw AdministrationError.refused("\(unknown): expected \(known.joined(separator: ", "))")
    }
    _ = try refusing([.notFound: "\(tenant) has no admin \(login)"]) {
      try ScriptSession(owner).rows(
        "select auth.set_duties_by_command($1, $2, string_to_array($3, ' '))", tenant, login,
        words.joined(separator: " "))
    }
  }

  /// At once, without the days that an admin's change waits; mails go out with the next server that runs.
  package func setAddress(_ email: String, of login: String, tenant: String) throws {
    guard TextFormat.email.accepts(email) else {
      throw AdministrationError.refused("\(email): expected \(TextFormat.email.name)")
    }
    _ = try refusing(Self.takenLogin) {
      try ScriptSession(owner).rows("select auth.set_address_by_command($1, $2, $3)", tenant, login, email)
    }
  }

  package func removeFactors(of login: String, tenant: String, reason: String) throws {
    _ = try refusing {
      try ScriptSession(owner).rows(
        "select auth.remove_factors_by_command($1, $2, $3)", tenant, login, reason)
    }
  }

  /// Against the tenant's rules, as at a registration.
  private func check(_ password: String, tenant: String, names: [String]) throws {
    let rows = try refusing {
      try ScriptSession(owner).rows(
        "select minimum_length, array_to_string(requires, ' '), blocks_common from auth.password_rules($1)",
        tenant)
    }
    guard let row = rows.first else { return }
    let policy = PasswordPolicy(
      minimumLength: row[0].flatMap { Int($0) } ?? 8,
      requires: (row[1] ?? "").split(separator: " ").map(String.init), blocksCommon: row[2] != "f")
    let kinds = policy.faults(of: password, names: names)
    guard !kinds.isEmpty else { return }
    var faults = Faults()
    for kind in kinds { faults.add("password", kind) }
    let texts = faults.list.map { Language.english.text(.fault($0.code), $0.arguments) }
    throw AdministrationError.refused("the password \(texts.joined(separator: ", "))")
  }

  static func hash(_ password: String) async throws -> String {
    let hasher = try PasswordHasher(atOnce: 1)
    defer { hasher.close() }
    return try await hasher.hash(password)
  }
}

extension TextFormat {
  /// As the table of tenants checks it.
  fileprivate static let slug = TextFormat(
    "a slug of a-z 0-9 -, at most 63", pattern: "^[a-z0-9][a-z0-9-]{0,62}$"
  ) { text in
    (1...63).contains(text.utf8.count) && text.utf8.first != UInt8(ascii: "-")
      && text.utf8.allSatisfy { byte in
        byte == UInt8(ascii: "-") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      }
  }
}
