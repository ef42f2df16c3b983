internal import DatabaseAdministration
internal import MuscleMateServer

let schema = Subcommand(
  name: "schema",
  summary: "Print the schema that the folder sql makes, in the form of the file sql/schema.sql.",
  options: [.init("--functions", nil, "print the functions instead, in the form of sql/functions.lock")]
) { arguments in
  let make = arguments.has("--functions") ? FunctionLock.of : SchemaSnapshot.of
  print(try SchemaSnapshot.inFreshDatabase(make), terminator: "")
}
