internal import MuscleMateServer

let keysList = Subcommand(
  name: "keys list",
  summary: "List the keys of encrypted columns by their identifiers, and how much is encrypted with each."
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
    Encrypt everything with a new key and retire the old one. Servers may run meanwhile and need no restart; if it is
    interrupted, the next call continues. The new key is made in the data folder. If MUSCLEMATE_SECRET is set, first put
    the new key into MUSCLEMATE_SECRET_PREVIOUS of every server, then run this with the new key in MUSCLEMATE_SECRET and
    the old one in MUSCLEMATE_SECRET_PREVIOUS, then set both in this way on every server. A server that can't read the new
    key is not ready after the rotation. With a database of your own, or with MUSCLEMATE_SECRET, the command therefore
    requires --servers-ready. Older backups contain the key that they need.
    """,
  options: [
    .init(
      "--servers-ready", nil,
      "each server and worker has the new key in MUSCLEMATE_SECRET_PREVIOUS, or there is only one server and it uses this data folder"
    )
  ]
) { arguments in
  let database = try arguments.openDatabase()
  defer { database.closeReporting() }
  try database.rotateKeys(arguments.configuration(), serversAreReady: arguments.has("--servers-ready")) {
    print($0)
  }
}

let keysAbandon = Subcommand(
  name: "keys abandon",
  summary: """
    If a key is lost for good: list what can no longer be read, and with --lost continue without the key. Servers start
    again, with the key that is here (or a new one). The unreadable data is not deleted: if you find the key, put it into
    MUSCLEMATE_SECRET_PREVIOUS and run keys rotate.
    """,
  options: [.init("--lost", nil, "the key is in no backup and on no other machine")]
) { arguments in
  let database = try arguments.openDatabase()
  defer { database.closeReporting() }
  try database.abandonKeys(arguments.configuration(), areLost: arguments.has("--lost")) { print($0) }
}
