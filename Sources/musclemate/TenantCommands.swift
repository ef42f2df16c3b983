internal import MuscleMateServer

let tenantCreate = Subcommand(
  name: "tenant create", summary: "Make a tenant: a brand with its own users.", operands: ["SLUG"],
  options: [
    .init("--name", "NAME", "the displayed name (default: the slug)"),
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
  name: "tenant mail", summary: "Set the sender of a tenant's mails, and the address for questions.",
  operands: ["SLUG"],
  options: [
    .init("--support", "ADDRESS", "the address for questions; it is in every mail"),
    .init("--sender", "ADDRESS", "the sender of mails, at a host of the tenant"),
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
