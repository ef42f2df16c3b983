internal import MuscleMateServer

let tenantPush = Subcommand(
  name: "tenant push",
  summary: """
    Send a tenant's notices to phones (apns) and browsers (web). The settings are a JSON object. apns: team_id, key_id,
    private_key_pem, bundle_id, and environment (production or sandbox). web: private_key_pem (on P-256) and contact
    (mailto:… or https://…); without --settings a key is made. They are encrypted and never shown again.
    """,
  operands: ["SLUG", "apns|web"],
  options: [
    .init("--settings", "FILE", "the settings; - reads the standard input"),
    .init(
      "--contact", "ADDRESS", "web without --settings: mailto:… or https://… for the push services' operators"
    ),
    .init("--remove", nil, "send no more; the devices are forgotten"),
  ]
) { arguments in
  let (tenant, kind) = (arguments.operands[0], arguments.operands[1])
  guard ["apns", "web"].contains(kind) else {
    throw UsageError("tenant push takes apns or web, and got \(kind)")
  }
  guard !arguments.has("--remove") || arguments.text("--settings") == nil else {
    throw UsageError("say --settings FILE or --remove")
  }
  guard kind == "web" || arguments.has("--remove") || arguments.text("--settings") != nil else {
    throw UsageError("say --settings FILE or --remove: Apple makes the key for apns")
  }
  let content = try arguments.text("--settings").map(readContent)
  let configuration = try arguments.configuration()
  let database = try arguments.openDatabase()
  defer { database.closeReporting() }
  if arguments.has("--remove") {
    let existed = try database.removePushService(kind, ofTenant: tenant)
    print(existed ? "removed" : "there was none")
  } else if let content {
    try database.setPushService(kind, ofTenant: tenant, settings: content, configuration)
    print("\(tenant) sends notices by \(kind)")
  } else {
    try database.makeWebPushKey(ofTenant: tenant, contact: arguments.text("--contact"), configuration)
    print("\(tenant) sends notices by web, with a new key")
  }
}

let tenantPushes = Subcommand(
  name: "tenant pushes", summary: "List how each tenant sends notices to phones and browsers."
) { arguments in
  let database = try arguments.openDatabase()
  defer { database.closeReporting() }
  printTable(["tenant", "kind", "updated_at"], try database.pushServices())
}
