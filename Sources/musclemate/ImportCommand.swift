internal import MuscleMateServer
internal import OperatingSystem

let importFile = Subcommand(
  name: "import",
  summary:
    "Import a file of MuscleMate, Strong, Hevy, FitNotes, StrongLifts or another table. It is safe to repeat.",
  operands: ["FILE"],
  options: [
    .init("--lifter", "WHO", "username, address or id of the lifter (needed)"),
    .init("--tenant", "SLUG", "whose tenant (default: musclemate)"),
    .init("--unit", "UNIT", "kg or lb, where the file does not say"),
    .init("--time-zone", "ZONE", "where it was, such as Europe/Berlin (default: the profile's)"),
    .init(
      "--columns", "LIST",
      "of a table of no known app: date,exercise,weight:kg,reps,- in the order of its columns"),
    .init("--dates", "ORDER", "day_first or month_first, where the file does not show it"),
    .init("--twins", nil, "also what has a twin: another workout of the same day with the same sets"),
  ]
) { arguments in
  let lifter = try arguments.required("--lifter")
  let unit = arguments.text("--unit")
  if let unit, !["kg", "lb"].contains(unit) { throw UsageError("--unit takes kg or lb") }
  let dates = arguments.text("--dates")
  if let dates, !["day_first", "month_first"].contains(dates) {
    throw UsageError("--dates takes day_first or month_first")
  }
  let content = try Files.read(arguments.operands[0])
  let database = try arguments.openDatabase()
  defer { database.closeReporting() }
  let bar = ProgressBar("steps", total: 3)
  let work = ImportCLI(
    into: database, tenant: arguments.text("--tenant") ?? "musclemate", lifter: lifter)
  let choices = ImportCLI.Choices(
    unit: unit, timeZone: arguments.text("--time-zone"), columns: arguments.text("--columns"), dates: dates,
    twins: arguments.has("--twins"))
  let outcome = try await work.importing(content, choices) { bar.show($0) }
  bar.finish()
  print(
    "workouts: \(outcome.workoutsAdded) added, \(outcome.workoutsUpdated) updated, "
      + "\(outcome.workoutsUnchanged) left as they are")
  if outcome.twins > 0 {
    print("twins: \(outcome.twins) of these are there from another source; --twins adds them")
  }
  print("sets: \(outcome.setsAdded) added")
  for (area, count) in outcome.thingsAdded { print("\(area): \(count) added") }
  for problem in outcome.problems { print(problem) }
}
