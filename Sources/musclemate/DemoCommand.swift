internal import MuscleMateServer
internal import Primitives

let demo = Subcommand(
  name: "demo", summary: "Fill a demo tenant with coaches, lifters, grants and years of training.",
  options: [
    .init("--lifters", "N", "how many lifters (default: 100)"),
    .init("--clients", "C", "how many of them a coach has (default: 50)"),
    .init("--weeks", "W", "how long they have trained (default: 104)"),
    .init("--seed", "S", "the same seed gives the same data (default: 1)"),
    .init("--until", "DATE", "the day after the training, such as 2026-01-31 (default: today)"),
    .init("--tenant", "SLUG", "the tenant to fill (default: demo)"),
  ]
) { arguments in
  let until: CivilDate
  if let text = arguments.text("--until") {
    guard let date = CivilDate(text) else { throw UsageError("--until takes a date such as 2026-01-31") }
    until = date
  } else {
    until = CivilDate(unixDay: Timestamp.now.unixSeconds / 86_400)
  }
  var plan = DemoPlan(until: until)
  plan.tenant = arguments.text("--tenant") ?? plan.tenant
  plan.lifters = try arguments.number("--lifters", 1...100_000, default: plan.lifters)
  plan.liftersPerCoach = try arguments.number("--clients", 1...1_000, default: plan.liftersPerCoach)
  plan.weeks = try arguments.number("--weeks", 1...1_000, default: plan.weeks)
  plan.seed = UInt64(try arguments.number("--seed", 0...Int.max, default: 1))

  let configuration = try arguments.configuration()
  try DemoLife.check(configuration)
  try await fill(plan, arguments)
  do {
    try await DemoLife.live(plan, configuration)
  } catch {
    throw HalfDemoError(description: "the demo has its training, but not all that is around it: \(error)")
  }
  print(
    """
    The demo's portal: http://\(plan.host):8080 once the server runs (make run).
    Sign in as coach1, lifter1 or admin1, each with the password \(plan.password)
    """)
}

private func fill(_ plan: DemoPlan, _ arguments: Arguments) async throws {
  let database = try arguments.openDatabase()
  defer { database.closeReporting() }
  let bar = ProgressBar("lifters", total: plan.lifters)
  try await Demo(plan, in: database).fill(workers: 2) { bar.show($0) }
  bar.finish()
  _ = try await database.createAccount(
    tenant: plan.tenant, role: "admin", email: "admin1@demo.example", username: "admin1",
    displayName: "Ada Admin", password: plan.password)
}

/// What was filled can be looked at; the rest needs another tenant, since a filled one is refused.
private struct HalfDemoError: Error, CustomStringConvertible {
  let description: String
}
