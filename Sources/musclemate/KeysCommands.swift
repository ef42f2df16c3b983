internal import MuscleMateServer

let keysList = Subcommand(
  name: "keys list",
  summary: "List the keys of encrypted columns by their identifiers, and what is under each."
) { arguments in
  let database = try arguments.openDatabase()
  defer { database.closeReporting() }
  let keys = try database.sealingKeys(arguments.configuration()).map { key in
    key.prefix(3) + [key.dropFirst(3).joined(separator: ", ")]
  }
  printTable(["key", "place", "state", "values"], keys.map(Array.init))
}

let keysRotate = Subcommand(
  name: "keys rotate",
  summary: """
    Seal everything encrypted under a new key and retire the old one. Servers may run meanwhile and need no restart;
    cut off, it goes on at the next call. The new key is made in the data folder. Where MUSCLEMATE_SECRET is set, first
    name the new key in MUSCLEMATE_SECRET_PREVIOUS of every server, then run this with the new key in
    MUSCLEMATE_SECRET and the old one in MUSCLEMATE_SECRET_PREVIOUS, then set the new one on every server. Backups made
    before need the old key: keep it with them.
    """
) { arguments in
  let database = try arguments.openDatabase()
  defer { database.closeReporting() }
  try database.rotateKeys(arguments.configuration()) { print($0) }
}

let keysAbandon = Subcommand(
  name: "keys abandon",
  summary: """
    Where a key is lost for good: say what can no longer be read, and with --lost go on without it. Servers start again, with
    the key that is here (or a new one). What the lost key sealed is not deleted: where the key turns up, name it in
    MUSCLEMATE_SECRET_PREVIOUS, and keys rotate opens and seals it anew.
    """,
  options: [.init("--lost", nil, "it is in no backup and on no other machine")]
) { arguments in
  let database = try arguments.openDatabase()
  defer { database.closeReporting() }
  try database.abandonKeys(arguments.configuration(), areLost: arguments.has("--lost")) { print($0) }
}
