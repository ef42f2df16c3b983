internal import MuscleMateServer

let privacy = Subcommand(
  name: "privacy", summary: "Print what is kept of people, for how long and for what: docs/privacy.md."
) { _ in
  print(PersonalDataPage.text, terminator: "")
}
