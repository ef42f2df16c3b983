internal import DatabaseAdministration
internal import MuscleMateServer
internal import Primitives

let entitlementSet = Subcommand(
  name: "entitlement set",
  summary: """
    Give an account a feature besides its tiers, or deny it; the ledger keeps the reason. ACCOUNT is a username, address
    or id.
    """,
  operands: ["ACCOUNT", "FEATURE"],
  options: [
    .init("--at-most", "N", "for a limit: the number (default: unlimited)"),
    .init("--deny", nil, "deny it, whatever the tier contains"),
    .init("--clear", nil, "end the override: the tiers count again"),
    .init("--until", "DATE", "it ends when this day begins in UTC (default: never)"),
    .init("--reason", "TEXT", "why (needed)"),
    .init("--tenant", "SLUG", "whose account (default: musclemate)"),
  ]
) { arguments in
  let end = try arguments.day("--until").map { Timestamp(unixSeconds: $0.unixDay * 86_400) }
  let limit =
    arguments.has("--at-most") ? try arguments.number("--at-most", 0...1_000_000_000, default: 0) : nil
  guard !arguments.has("--deny") || !arguments.has("--clear") else {
    throw UsageError("say --deny or --clear, not both")
  }
  let override = AdministeredDatabase.Override(
    account: arguments.operands[0], feature: arguments.operands[1],
    allowed: arguments.has("--clear") ? nil : !arguments.has("--deny"), atMost: limit, endsAt: end,
    reason: try arguments.required("--reason"))
  let database = try arguments.openDatabase()
  defer { database.closeReporting() }
  try database.set(override, inTenant: arguments.text("--tenant") ?? "musclemate")
  print("done")
}

let entitlementList = Subcommand(
  name: "entitlement list",
  summary: "List the features that accounts were given or denied besides their tiers.",
  options: [.init("--tenant", "SLUG", "whose accounts (default: musclemate)")]
) { arguments in
  let database = try arguments.openDatabase()
  defer { database.closeReporting() }
  let overrides = try database.overrides(ofTenant: arguments.text("--tenant") ?? "musclemate")
  printTable(["account", "feature", "allowed", "ends_at", "reason"], overrides)
}

extension Arguments {
  /// A day such as 2026-01-31; nil where the option is absent.
  func day(_ name: String) throws(UsageError) -> CivilDate? {
    guard let text = text(name) else { return nil }
    guard let day = CivilDate(text) else { throw UsageError("\(name) takes a date such as 2026-01-31") }
    return day
  }
}
