internal import MuscleMateServer

let bounces = Subcommand(
  name: "bounces",
  summary: """
    Read mail servers' reports of mail that they could not deliver: the new messages of a maildir, one message, or - for
    one on the standard input. Other messages are ignored. A report may be read more than once.
    """,
  operands: ["PATH"]
) { arguments in
  let outcome = try BounceAdministration(arguments.configuration(makesBackups: false)).run(
    arguments.operands[0])
  print("messages: \(outcome.messages) read, \(outcome.bounces) of mail that came back")
}
