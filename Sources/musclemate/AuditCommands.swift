internal import MuscleMateServer

let auditVerify = Subcommand(
  name: "audit verify",
  summary: """
    Walk every tenant's audit log against the signed heads, and the records of erasures line by line, and say what was
    changed, taken out or put in, and where; also up to where the log is vouched for. Exits 1 where anything is not as it was written. Heads come from the
    data folder, or better from copies that lie elsewhere. With --public-key those keys alone are believed; without, the data
    folder's and those of the machines that the database knows.
    """,
  options: [
    .init(
      "--checkpoints", "FILE",
      "signed heads: a copy of that file, a log, a backup's manifest; may be repeated"),
    .init("--public-key", "FILE", "the public key of a server that signed; may be repeated"),
  ]
) { arguments in
  let configuration = try arguments.configuration()
  let database = try arguments.openDatabase()
  defer { database.closeReporting() }
  let outcome = try database.verifyAudit(
    configuration, checkpoints: arguments.all("--checkpoints"), publicKeys: arguments.all("--public-key"))
  for line in outcome.lines { print(line) }
  let erasures = try database.verifyErasures(configuration)
  for line in erasures.lines { print(line) }
  guard outcome.isSound, erasures.isSound else { throw AuditError() }
}

private struct AuditError: Error, CustomStringConvertible {
  let description = "the audit log or the record of erasures was changed"
}

let auditCheckpoint = Subcommand(
  name: "audit checkpoint",
  summary: """
    Sign how far each tenant's audit log has come, now; servers do so hourly. Prints what was signed, to be kept where who
    can write to the database can't.
    """
) { arguments in
  let configuration = try arguments.configuration()
  let database = try arguments.openDatabase()
  defer { database.closeReporting() }
  for line in try database.signAudit(configuration) { print(line) }
}

let auditList = Subcommand(
  name: "audit list", summary: "List the latest entries of a tenant's audit log.",
  options: [
    .init("--tenant", "SLUG", "whose (default: musclemate)"),
    .init("--limit", "N", "how many at most (default: 50)"),
  ]
) { arguments in
  let limit = try arguments.number("--limit", 1...100_000, default: 50)
  let database = try arguments.openDatabase()
  defer { database.closeReporting() }
  let entries = try database.auditEntries(
    ofTenant: arguments.text("--tenant") ?? "musclemate", atMost: limit)
  printTable(["number", "at", "actor", "role", "action", "subject", "details", "address"], entries)
}
