internal import MuscleMateServer

let check = Subcommand(
  name: "check",
  summary: """
    Check, without serving, what a server would need: the settings, the certificate, the database with its roles and
    schema, the mail server, and what tonight's backup needs. Says everything that is wrong, a line each, and exits 1.
    """,
  options: [.init("--quiet", nil, "say only what is wrong")]
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
    Ask the server that listens at MUSCLEMATE_LISTEN on this machine whether it can serve. Exits 1 where it can't, or does
    not answer within four seconds.
    """
) { arguments in
  try HealthCheck.run(arguments.configuration(makesBackups: false))
}
