internal import MuscleMateServer

let limits = Subcommand(
  name: "limits", summary: "Print what people and programs are limited to: docs/limits.md."
) { _ in
  print(try LimitPage().text, terminator: "")
}
