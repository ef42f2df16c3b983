internal import MuscleMateServer

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

let accountCreate = Subcommand(
  name: "account create",
  summary: "Make an account, for example of the first admin. The password is read from the standard input.",
  operands: ["USERNAME"],
  options: [
    .init("--email", "ADDRESS", "counts as confirmed (needed)"),
    .init("--role", "ROLE", "lifter, coach or admin (default: admin)"),
    .init("--name", "NAME", "the displayed name (default: the username)"),
    .init("--tenant", "SLUG", "whose account it is (default: musclemate)"),
  ]
) { arguments in
  let username = arguments.operands[0]
  let role = arguments.text("--role") ?? "admin"
  guard ["lifter", "coach", "admin"].contains(role) else {
    throw UsageError("--role takes lifter, coach or admin")
  }
  let email = try arguments.required("--email")
  let password = try readPassword()
  let database = try arguments.openDatabase()
  defer { database.closeReporting() }
  let id = try await database.createAccount(
    tenant: arguments.text("--tenant") ?? "musclemate", role: role, email: email, username: username,
    displayName: arguments.text("--name") ?? username, password: password)
  print("\(role) \(username) \(id)")
}

let accountDuties = Subcommand(
  name: "account duties",
  summary: """
    Say what an admin looks after: accounts, content, moderation, operations, with commas between them, or none. A new admin
    looks after everything.
    """,
  operands: ["LOGIN", "DUTIES"],
  options: [.init("--tenant", "SLUG", "whose account it is (default: musclemate)")]
) { arguments in
  let (login, words) = (arguments.operands[0], arguments.operands[1])
  let duties = words == "none" ? [] : words.split(separator: ",").map(String.init)
  let database = try arguments.openDatabase()
  defer { database.closeReporting() }
  try database.setDuties(duties, of: login, tenant: arguments.text("--tenant") ?? "musclemate")
  print("\(login) looks after \(duties.isEmpty ? "nothing" : duties.joined(separator: ", "))")
}

let accountAddress = Subcommand(
  name: "account address",
  summary: "Change the address of an account immediately; the same change by an admin waits for days.",
  operands: ["LOGIN", "ADDRESS"],
  options: [.init("--tenant", "SLUG", "whose account it is (default: musclemate)")]
) { arguments in
  let database = try arguments.openDatabase()
  defer { database.closeReporting() }
  try database.setAddress(
    arguments.operands[1], of: arguments.operands[0], tenant: arguments.text("--tenant") ?? "musclemate")
  print("the address of \(arguments.operands[0]) is \(arguments.operands[1])")
}

let accountFactors = Subcommand(
  name: "account remove-factors",
  summary: "Remove all second factors, recovery codes and passkeys of an account immediately.",
  operands: ["LOGIN"],
  options: [
    .init("--reason", "TEXT", "kept in the audit log (needed)"),
    .init("--tenant", "SLUG", "whose account it is (default: musclemate)"),
  ]
) { arguments in
  let reason = try arguments.required("--reason")
  let database = try arguments.openDatabase()
  defer { database.closeReporting() }
  try database.removeFactors(
    of: arguments.operands[0], tenant: arguments.text("--tenant") ?? "musclemate", reason: reason)
  print("\(arguments.operands[0]) has no second factor")
}

/// One line, which a terminal does not show.
private func readPassword() throws(UsageError) -> String {
  var settings = termios()
  let isTerminal = tcgetattr(STDIN_FILENO, &settings) == 0
  if isTerminal {
    let shown = settings
    settings.c_lflag &= ~tcflag_t(ECHO)
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings)
    settings = shown
    print("password: ", terminator: "")
    fflush(nil)
  }
  let line = readLine()
  if isTerminal {
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings)
    print()
  }
  guard let line, line.unicodeScalars.count >= 8 else {
    throw UsageError("the password needs 8 characters or more")
  }
  return line
}
