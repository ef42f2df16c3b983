internal import MuscleMateServer

let schema = Subcommand(
  name: "schema", summary: "Print what all of the folder sql makes, as the file sql/schema.sql keeps it.",
  options: [.init("--functions", nil, "print the functions instead, as sql/functions.lock keeps them")]
) { arguments in
  let make = arguments.has("--functions") ? FunctionLock.of : SchemaSnapshot.of
  print(try SchemaSnapshot.inFreshDatabase(make), terminator: "")
}
