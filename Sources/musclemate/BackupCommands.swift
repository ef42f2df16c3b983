internal import DatabaseAdministration
internal import MuscleMateServer

/// Commands to operate an installation; of names that begin alike the longer one comes first.
let operating: [Subcommand] = [
  backupList, backupVerify, backupMake, restore, maintenanceOn, maintenanceOff, maintenanceList,
]

let backupMake = Subcommand(
  name: "backup",
  summary: """
    Back the database up to MUSCLEMATE_BACKUP_TARGET, encrypted for MUSCLEMATE_BACKUP_RECIPIENT, with the keys of the
    data folder and a signed manifest; then remove the backups whose time is over. A backup made by command is kept for
    MUSCLEMATE_BACKUP_KEEP_ON_PURPOSE days, and replaces no nightly backup.
    """
) { arguments in
  for line in try BackupAdministration(arguments.configuration().installation).make() { print(line) }
}

let backupList = Subcommand(name: "backup list", summary: "List the backups, and who made them.") {
  arguments in
  let configuration = try arguments.configuration(makesBackups: false)
  printTable(
    ["name", "made_at", "bytes", "made_by"], try BackupAdministration(configuration.installation).list())
}

let backupVerify = Subcommand(
  name: "backup verify",
  summary: """
    Restore a backup (its name, or latest) into a temporary PostgreSQL, and compare every checksum. The installation's
    database is not touched. The private key is the one of --key, of MUSCLEMATE_BACKUP_KEY, or of your own GnuPG.
    """,
  operands: ["NAME"],
  options: [
    .init("--key", "FILE", "the private key, exported"),
    .init("--foreign", nil, "take one that another installation signed"),
  ]
) { arguments in
  print(
    try BackupAdministration(arguments.configuration(makesBackups: false).installation).verify(
      arguments.operands[0], key: arguments.text("--key"), takesForeign: arguments.has("--foreign")))
}

let restore = Subcommand(
  name: "restore",
  summary: """
    Restore a backup: one of its files, its name in MUSCLEMATE_BACKUP_TARGET, or latest. It is checked, restored beside
    the existing database, compared with its manifest, migrated to this release, and then takes the database's name. Stop
    the servers first. The keys of the backup are added to the data folder.
    """,
  operands: ["FILE"],
  options: [
    .init(
      "--into", "URL",
      "a superuser's connection to the target database (default: this installation's)"),
    .init("--key", "FILE", "the private key, exported (default: MUSCLEMATE_BACKUP_KEY, or your own GnuPG)"),
    .init(
      "--replace", nil,
      "replace a database that is not empty; the old one is kept under another name"),
    .init("--foreign", nil, "take one that another installation signed"),
  ]
) { arguments in
  var order = RestoreAdministration.Order(what: arguments.operands[0])
  order.into = arguments.text("--into")
  order.key = arguments.text("--key")
  order.replaces = arguments.has("--replace")
  order.takesForeign = arguments.has("--foreign")
  try RestoreAdministration(arguments.configuration(makesBackups: false).installation) { print($0) }.run(
    order)
}
