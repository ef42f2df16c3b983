internal import MuscleMateServer

let tenantSignIn = Subcommand(
  name: "tenant sign-in",
  summary: """
    Let a tenant's people sign in through a provider. The settings are a JSON object: client_id, client_secret, and as
    needed client_ids (of apps), redirect_uris (of apps), issuer (needed for oidc), trusts_addresses (oidc: an address
    that it calls verified is the person's). apple: team_id, key_id, private_key_pem instead of client_secret. At the
    provider, list PUBLIC_URL/sign-in/PROVIDER as the address to come back to. They are encrypted and never shown again.
    """,
  operands: ["SLUG", "google|apple|facebook|oidc"],
  options: [
    .init("--settings", "FILE", "the settings; - reads the standard input"),
    .init("--remove", nil, "remove the provider; linked accounts stay linked, but cannot sign in with it"),
  ]
) { arguments in
  let (tenant, provider) = (arguments.operands[0], arguments.operands[1])
  guard arguments.has("--remove") != (arguments.text("--settings") != nil) else {
    throw UsageError("say --settings FILE or --remove")
  }
  let content = try arguments.text("--settings").map(readContent)
  let configuration = try arguments.configuration()
  let database = try arguments.openDatabase()
  defer { database.closeReporting() }
  if let content {
    try database.setSignInProvider(provider, ofTenant: tenant, settings: content, configuration)
    print("\(tenant) is known at \(provider)")
  } else {
    let existed = try database.removeSignInProvider(provider, ofTenant: tenant)
    print(existed ? "removed" : "there was none")
  }
}

let tenantSignIns = Subcommand(
  name: "tenant sign-ins", summary: "List each tenant's sign-in providers."
) { arguments in
  let database = try arguments.openDatabase()
  defer { database.closeReporting() }
  printTable(["tenant", "provider", "updated_at"], try database.signInProviders())
}
