extension AccessMatrix {
  private static let account = "tenant_id = 1 and account_id = '\(ownerID)'"

  /// Only functions read the tables that sign people in.
  static let identities: [TableAccess] = [
    TableAccess(
      "auth.sign_in_providers", where: "tenant_id = 1",
      seed: """
        insert into auth.sign_in_providers (tenant_id, provider, sealed)
        values (1, 'google', decode('0201020304' || repeat('00', 40), 'hex'))
        """),
    TableAccess(
      "auth.identities", where: account,
      seed: """
        insert into auth.identities (tenant_id, account_id, id, provider, subject)
        values (1, '\(ownerID)', '\(World.id(950))', 'google', '1')
        """),
    TableAccess(
      "auth.set_aside_addresses", where: account,
      seed: """
        insert into auth.set_aside_addresses (tenant_id, account_id, address_hash)
        values (1, '\(ownerID)', sha256('an address'))
        """),
    TableAccess(
      "auth.sign_in_flows", where: "tenant_id = 1",
      seed: """
        insert into auth.sign_in_flows (tenant_id, id, provider, account_id, state_hash, nonce, address, expires_at)
        values (1, '\(World.id(951))', 'google', '\(ownerID)', sha256('a state'), repeat('n', 43), '192.0.2.1', now())
        """),
    TableAccess(
      "auth.api_keys", where: account,
      seed: """
        insert into auth.api_keys (tenant_id, account_id, id, name, token_hash, role, scopes)
        values (1, '\(ownerID)', '\(World.id(952))', 'a key', sha256('a key'), 'lifter', '{training:read}')
        """),
    TableAccess(
      "auth.known_devices", where: account,
      seed: """
        insert into auth.known_devices (tenant_id, account_id, digest)
        values (1, '\(ownerID)', sha256('a device'))
        """),
  ]
}
