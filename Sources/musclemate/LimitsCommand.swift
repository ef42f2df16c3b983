internal import MuscleMateServer

let limits = Subcommand(
  name: "limits", summary: "Print the limits for users and programs: docs/limits.md."
) { _ in
  print(try LimitPage().text, terminator: "")
}
