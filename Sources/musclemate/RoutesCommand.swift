internal import MuscleMateServer

let routes = Subcommand(
  name: "routes", summary: "List the operations of the API and who may call them.",
  options: [.init("--statements", nil, "list the SQL statements instead, as a line of JSON each")]
) { arguments in
  let lines = arguments.has("--statements") ? RouteListing.statements : RouteListing.routes
  for line in lines { print(line) }
}
