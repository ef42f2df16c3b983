internal import MuscleMateServer

let check = Subcommand(
  name: "check",
  summary: """
    Check, without serving, all that a server needs: the settings, the certificate, the database with its roles and
    schema, the mail server, and the target of the backups. Prints all faults, a line each, and exits with 1 if there is one.
    """,
  options: [.init("--quiet", nil, "print faults only")]
) { arguments in
  let configuration = try arguments.configuration()
  let findings = try ServerCheck.run(configuration)
  if arguments.has("--quiet") { return }
  for setting in Configuration.settings {
    guard let value = arguments.allSettings[setting.name] else { continue }
    print("\(setting.name) = \(setting.isSecret ? "(set)" : value)")
  }
  for finding in findings { print(finding) }
}

let health = Subcommand(
  name: "health",
  summary: """
    Ask the server that listens at MUSCLEMATE_LISTEN on this machine whether it can serve. Exits with 1 if it can't, or if
    it does not answer within four seconds.
    """
) { arguments in
  try HealthCheck.run(arguments.configuration(makesBackups: false))
}
