internal import MuscleMateServer

let privacy = Subcommand(
  name: "privacy", summary: "Print which personal data is kept, for how long and for what: docs/privacy.md."
) { _ in
  print(PersonalDataPage.text, terminator: "")
}
