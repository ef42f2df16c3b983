internal import MuscleMateServer
internal import OperatingSystem

let importFile = Subcommand(
  name: "import", summary: "Import a CSV of Strong, Hevy, FitNotes or StrongLifts; again does no harm.",
  operands: ["FILE"],
  options: [
    .init("--lifter", "WHO", "username, address or id of the lifter (needed)"),
    .init("--tenant", "SLUG", "whose tenant (default: musclemate)"),
    .init("--unit", "UNIT", "kg or lb, where the file does not say"),
    .init("--time-zone", "ZONE", "where it was, such as Europe/Berlin (default: the profile's)"),
  ]
) { arguments in
  let lifter = try arguments.required("--lifter")
  let unit = arguments.text("--unit")
  if let unit, !["kg", "lb"].contains(unit) { throw UsageError("--unit takes kg or lb") }
  let content = try Files.read(arguments.operands[0])
  let database = try arguments.openDatabase()
  defer { database.closeReporting() }
  let bar = ProgressBar("steps", total: 3)
  let work = ImportCLI(
    into: database, tenant: arguments.text("--tenant") ?? "musclemate", lifter: lifter)
  let outcome = try await work.run(content, unit: unit, timeZone: arguments.text("--time-zone")) {
    bar.show($0)
  }
  bar.finish()
  print(
    "workouts: \(outcome.workoutsAdded) added, \(outcome.workoutsUpdated) updated, "
      + "\(outcome.workoutsUnchanged) left as they are")
  print("sets: \(outcome.setsAdded) added")
  for problem in outcome.problems { print(problem) }
}
