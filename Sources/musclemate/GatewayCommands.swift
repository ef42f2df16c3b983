internal import MuscleMateServer

let tenantGateway = Subcommand(
  name: "tenant gateway",
  summary: """
    Connect a tenant to a payment provider. The settings are a JSON object. stripe: api_url, secret_key,
    webhook_secrets (a list), return_url. app-store: bundle_id, environment, app_apple_id, roots_pem, and to ask the App
    Store itself issuer_id, key_id, private_key_pem, api_url. They are encrypted and never shown again.
    """,
  operands: ["SLUG", "stripe|app-store"],
  options: [
    .init("--settings", "FILE", "the settings; - reads the standard input"),
    .init("--remove", nil, "disconnect it; subscriptions keep their last known state"),
  ]
) { arguments in
  let tenant = arguments.operands[0]
  let provider = arguments.operands[1].replacing("-", with: "_")
  guard arguments.has("--remove") != (arguments.text("--settings") != nil) else {
    throw UsageError("say --settings FILE or --remove")
  }
  let content = try arguments.text("--settings").map(readContent)
  let configuration = try arguments.configuration()
  let database = try arguments.openDatabase()
  defer { database.closeReporting() }
  if let content {
    try database.setGateway(provider, ofTenant: tenant, settings: content, configuration)
    print("\(tenant) is connected to \(arguments.operands[1])")
  } else {
    let existed = try database.removeGateway(provider, ofTenant: tenant)
    print(existed ? "disconnected" : "there was none")
  }
  try database.printSalesWarning(ofTenant: tenant)
}

let tenantGateways = Subcommand(
  name: "tenant gateways", summary: "List which tenant is connected to which payment provider."
) { arguments in
  let database = try arguments.openDatabase()
  defer { database.closeReporting() }
  printTable(["tenant", "provider", "updated_at"], try database.gateways())
}
