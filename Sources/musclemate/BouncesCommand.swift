internal import MuscleMateServer

let bounces = Subcommand(
  name: "bounces",
  summary: """
    Read what mail servers report of mail that they could not deliver: the messages of a maildir that are new, one
    message, or - for one on the standard input. What is no such report is passed over; again does no harm.
    """,
  operands: ["PATH"]
) { arguments in
  let outcome = try BounceAdministration(arguments.configuration(makesBackups: false)).run(
    arguments.operands[0])
  print("messages: \(outcome.messages) read, \(outcome.bounces) of mail that came back")
}
