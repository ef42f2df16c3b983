internal import MuscleMateServer

let check = Subcommand(
  name: "check", summary: "Check the configuration and the database, without serving.",
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
