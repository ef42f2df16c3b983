internal import MuscleMateServer
internal import Primitives

let maintenanceOn = Subcommand(
  name: "maintenance on",
  summary: """
    Announce maintenance of the installation, or of one tenant: users can then only read, or do nothing at all. Servers
    learn of it within five seconds.
    """,
  options: [
    .init("--closed", nil, "nothing can be done (default: everything can be read, nothing written)"),
    .init("--from", "TIME", "when it begins, such as 2026-12-01T02:00:00Z (default: now)"),
    .init("--minutes", "N", "how long it takes (default: 60)"),
    .init("--message", "LANGUAGE=TEXT", "text for users; may be repeated"),
    .init("--tenant", "SLUG", "one tenant's alone"),
  ]
) { arguments in
  let minutes = try arguments.number("--minutes", 1...10_080, default: 60)
  let start = try arguments.text("--from").map { text throws(UsageError) in
    guard let time = Timestamp(text) else {
      throw UsageError("--from takes a time such as 2026-12-01T02:00:00Z")
    }
    return time
  }
  let messages = try arguments.all("--message").map { text throws(UsageError) in
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { throw UsageError("--message takes LANGUAGE=TEXT") }
    return (language: parts[0], text: parts[1])
  }
  let database = try arguments.openDatabase()
  defer { database.closeReporting() }
  let id = try database.planMaintenance(
    tenant: arguments.text("--tenant"), closed: arguments.has("--closed"), from: start ?? .now,
    minutes: minutes, messages: messages)
  for window in try database.maintenance() where window[0] == id { print(window.joined(separator: "  ")) }
}

let maintenanceOff = Subcommand(
  name: "maintenance off",
  summary: "End or cancel maintenance windows: all of the installation, or all of one tenant.",
  options: [
    .init("--window", "ID", "only this window"),
    .init("--tenant", "SLUG", "the windows of this tenant"),
  ]
) { arguments in
  let database = try arguments.openDatabase()
  defer { database.closeReporting() }
  let ended = try database.endMaintenance(tenant: arguments.text("--tenant"), id: arguments.text("--window"))
  print(ended == 0 ? "there was none" : "ended \(ended)")
}

let maintenanceList = Subcommand(
  name: "maintenance list", summary: "List the maintenance that is planned or under way."
) { arguments in
  let database = try arguments.openDatabase()
  defer { database.closeReporting() }
  printTable(["id", "tenant", "mode", "starts_at", "ends_at"], try database.maintenance())
}
