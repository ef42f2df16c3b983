internal import DatabaseAdministration
internal import MuscleMateServer
internal import OperatingSystem

let tenantModule = Subcommand(
  name: "tenant module",
  summary: """
    Switch a module of a tenant on or off: `billing` (without it everyone has everything), `predetermined_routines`,
    `coaching`, `programmes`, `powerlifting`, `goals`, `ideas`. What belongs to one that is off answers with 404.
    """,
  operands: ["SLUG", "MODULE", "on|off"]
) { arguments in
  let state = arguments.operands[2]
  guard ["on", "off"].contains(state) else { throw UsageError("say on or off") }
  let database = try arguments.openDatabase()
  defer { database.closeReporting() }
  let modules = try database.setModule(
    arguments.operands[1], ofTenant: arguments.operands[0], isOn: state == "on")
  print(modules.isEmpty ? "no module is on" : modules.joined(separator: "\t"))
  try database.printSalesWarning(ofTenant: arguments.operands[0])
}

let tierExport = Subcommand(
  name: "tier export", summary: "Print all tiers of a tenant, as the file that tier apply takes.",
  options: [.init("--tenant", "SLUG", "whose tiers (default: musclemate)")]
) { arguments in
  let database = try arguments.openDatabase()
  defer { database.closeReporting() }
  print(try database.tiers(ofTenant: arguments.text("--tenant") ?? "musclemate"))
}

let tierApply = Subcommand(
  name: "tier apply",
  summary: """
    Sell what a file says: tiers with their prices and features. What it does not list is not offered any more, and
    stays what it is for those who have it. `-` reads the standard input.
    """,
  operands: ["FILE"], options: [.init("--tenant", "SLUG", "whose tiers (default: musclemate)")]
) { arguments in
  let content = try readContent(arguments.operands[0])
  let database = try arguments.openDatabase()
  defer { database.closeReporting() }
  let tenant = arguments.text("--tenant") ?? "musclemate"
  try database.setTiers(ofTenant: tenant, to: content)
  print("the tiers are set")
  try database.printSalesWarning(ofTenant: tenant)
}

extension AdministeredDatabase {
  /// After what changes what a tenant sells.
  func printSalesWarning(ofTenant tenant: String) throws {
    if let warning = try salesWarning(ofTenant: tenant) { print("warning: \(warning)") }
  }
}

/// A file's content, or for `-` all of the standard input.
func readContent(_ path: String) throws -> [UInt8] {
  guard path == "-" else { return try Files.read(path) }
  var lines: [String] = []
  while let line = readLine(strippingNewline: false) { lines.append(line) }
  return Array(lines.joined().utf8)
}
