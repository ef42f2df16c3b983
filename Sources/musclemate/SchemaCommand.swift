internal import MuscleMateServer

let schema = Subcommand(
  name: "schema", summary: "Print what all of the folder sql makes, as the file sql/schema.sql keeps it."
) { arguments in
  print(try SchemaSnapshot.ofFreshDatabase(), terminator: "")
}
