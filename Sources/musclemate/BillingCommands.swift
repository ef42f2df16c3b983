internal import MuscleMateServer
internal import Primitives

let billingReconcile = Subcommand(
  name: "billing reconcile",
  summary: """
    Ask the payment providers for every subscription, print what differs from what is known here, and settle it. The
    report is kept in the ledger. Exits 1 where a subscription could not be looked at.
    """,
  options: [
    .init("--dry-run", nil, "print the differences, change nothing"),
    .init("--tenant", "SLUG", "one tenant's alone"),
    .init("--provider", "NAME", "stripe or app-store alone"),
  ]
) { arguments in
  let configuration = try arguments.configuration()
  let database = try arguments.openDatabase()
  defer { database.closeReporting() }
  let counts = try await BillingCLI(into: database, configuration).reconcile(
    tenant: arguments.text("--tenant"),
    provider: arguments.text("--provider")?.replacing("-", with: "_"),
    isDryRun: arguments.has("--dry-run")
  ) { print($0) }
  print("\(counts.lookedAt) looked at, \(counts.differing) differ")
  guard counts.failed == 0 else { throw ReconciliationError(failed: counts.failed) }
}

private struct ReconciliationError: Error, CustomStringConvertible {
  let failed: Int
  var description: String { "subscriptions that could not be looked at: \(failed)" }
}

let billingReplay = Subcommand(
  name: "billing replay", summary: "Process a stored event again, with the provider's present data.",
  operands: ["EVENT_ID"]
) { arguments in
  let configuration = try arguments.configuration()
  let database = try arguments.openDatabase()
  defer { database.closeReporting() }
  let lines = try await BillingCLI(into: database, configuration).replay(arguments.operands[0])
  for line in lines { print(line) }
}

let billingEvents = Subcommand(
  name: "billing events", summary: "List the latest events of the ledger and their results.",
  options: [
    .init("--open", nil, "only events that are not settled"),
    .init("--limit", "N", "how many at most (default: 50)"),
    .init("--tenant", "SLUG", "one tenant's alone"),
  ]
) { arguments in
  let limit = try arguments.number("--limit", 1...10_000, default: 50)
  let database = try arguments.openDatabase()
  defer { database.closeReporting() }
  let events = try database.billingEvents(
    tenant: arguments.text("--tenant"), onlyOpen: arguments.has("--open"), atMost: limit)
  printTable(
    [
      "tenant", "provider", "event", "kind", "reference", "occurred_at", "attempts", "outcome", "error",
    ], events)
}

let billingRevenue = Subcommand(
  name: "billing revenue",
  summary: """
    What came in by month, tier, provider and currency: charges, refunds, the store's commission where it follows from
    the contract, and what is left, in minor units.
    """,
  options: [
    .init("--from", "DATE", "the first day, in UTC (default: a year before --to)"),
    .init("--to", "DATE", "the last day, in UTC (default: today)"),
    .init("--tenant", "SLUG", "whose (default: musclemate)"),
  ]
) { arguments in
  let last = try arguments.day("--to") ?? CivilDate(unixDay: Timestamp.now.unixSeconds / 86_400)
  let first = try arguments.day("--from") ?? CivilDate(unixDay: last.unixDay - 365)
  let database = try arguments.openDatabase()
  defer { database.closeReporting() }
  let lines = try database.revenue(
    ofTenant: arguments.text("--tenant") ?? "musclemate", from: first, to: last)
  printTable(
    ["month", "tier", "provider", "currency", "charges", "refunds", "commission", "net"], lines)
}
