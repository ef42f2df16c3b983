internal import MuscleMateServer

let routes = Subcommand(
  name: "routes", summary: "List the operations of the API and who may call them.",
  options: [
    .init("--statements", nil, "list the SQL statements instead, as a line of JSON each"),
    .init("--swift", nil, "print the endpoints as Swift source, for apps"),
    .init("--descriptions", nil, "print the doc comments of the messages as Swift source, for /openapi.json"),
    .init("--types", nil, "print the endpoints and their messages as TypeScript types, for the portal"),
  ]
) { arguments in
  let lines =
    if arguments.has("--statements") {
      RouteListing.statements
    } else if arguments.has("--swift") {
      EndpointSource.lines
    } else if arguments.has("--descriptions") {
      try DescriptionSource().lines
    } else if arguments.has("--types") {
      TypeScriptSource.lines
    } else {
      RouteListing.routes
    }
  for line in lines { print(line) }
}
