internal import MuscleMateServer

let tenantCreate = Subcommand(
  name: "tenant create", summary: "Make a tenant: a brand with people of its own.", operands: ["SLUG"],
  options: [
    .init("--name", "NAME", "what people read (default: the slug)"),
    .init("--host", "HOST", "a host name that is its own; may be repeated"),
  ]
) { arguments in
  let slug = arguments.operands[0]
  let database = try arguments.openDatabase()
  defer { database.closeReporting() }
  let number = try database.createTenant(
    slug: slug, name: arguments.text("--name") ?? slug, hosts: arguments.all("--host"))
  print("tenant \(number) \(slug)")
}

let tenantList = Subcommand(name: "tenant list", summary: "List the tenants.") { arguments in
  let database = try arguments.openDatabase()
  defer { database.closeReporting() }
  printTable(["number", "slug", "name", "hosts", "accounts"], try database.tenants())
}

let tenantHost = Subcommand(
  name: "tenant host", summary: "Give a tenant a host name that is its own, or take it away.",
  operands: ["SLUG", "add|remove", "HOST"]
) { arguments in
  let (slug, change, host) = (arguments.operands[0], arguments.operands[1], arguments.operands[2])
  guard ["add", "remove"].contains(change) else {
    throw UsageError("tenant host takes add or remove, and got \(change)")
  }
  let database = try arguments.openDatabase()
  defer { database.closeReporting() }
  if change == "add" {
    try database.addHost(host, to: slug)
  } else {
    try database.removeHost(host, from: slug)
  }
}

let tenantMail = Subcommand(
  name: "tenant mail", summary: "Say whom a tenant's mails come from, and whom people ask.",
  operands: ["SLUG"],
  options: [
    .init("--support", "ADDRESS", "whom people write to; stands in every mail"),
    .init("--sender", "ADDRESS", "whom mails come from, at a host of the tenant's"),
    .init("--sender-host", "HOST", "mails may come from this host too; links do not lead there"),
    .init("--no-sender-host", "HOST", "mails may not come from it any more"),
  ]
) { arguments in
  let (added, removed) = (arguments.text("--sender-host"), arguments.text("--no-sender-host"))
  guard added == nil || removed == nil else {
    throw UsageError("tenant mail takes --sender-host or --no-sender-host")
  }
  let (support, sender) = (arguments.text("--support"), arguments.text("--sender"))
  guard [support, sender, added, removed].contains(where: { $0 != nil }) else {
    throw UsageError("tenant mail needs an option: see musclemate tenant mail --help")
  }
  let database = try arguments.openDatabase()
  defer { database.closeReporting() }
  try database.setMail(
    of: arguments.operands[0], support: support, sender: sender, senderHost: added ?? removed,
    takesAway: removed != nil)
}
