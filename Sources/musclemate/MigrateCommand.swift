internal import DatabaseAdministration
internal import MuscleMateServer

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

let migrate = Subcommand(
  name: "migrate", summary: "Bring the database's schema up to date.",
  options: [
    .init("--status", nil, "list what is applied, change nothing"),
    .init("--bootstrap", nil, "make the roles first; DATABASE_OWNER_URL must then be a superuser's"),
  ]
) { arguments in
  let database = try arguments.openDatabase(migrated: false)
  defer { database.closeReporting() }
  if arguments.has("--status") {
    for (name, state) in try database.status() { print("\(state.rawValue)\t\(name)") }
  } else {
    // At once, into a file too: one of them may take long.
    let applied = try database.migrate(bootstrap: arguments.has("--bootstrap")) {
      print($0)
      fflush(nil)
    }
    if applied.isEmpty { print("the schema is up to date") }
  }
}
